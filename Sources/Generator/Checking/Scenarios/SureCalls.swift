import Expressions

/// The methods that answer at once and are called in any case, where all that is waited for before
/// is answered by what is given.
struct SureCalls {
  private struct Call {
    var name: String
    var returns: Bool
    var isAwaited = false
  }

  /// The calls of each binding that an event sets off, or the start (nil).
  private var chains: [String?: [[Call]]] = [:]

  var isEmpty: Bool { chains.isEmpty }

  init(_ bindings: [CheckedBinding], _ services: [CheckedService]) {
    guard services.contains(where: { $0.methods.contains(where: \.answersAtOnce) }) else { return }
    var methods: [String: Call] = [:]
    for service in services {
      for method in service.methods {
        let name = service.path(of: method)
        switch method.kind {
        case .answersAtOnce(let type):
          methods[name] = Call(name: name, returns: type != .void && type != .unknown)
        case .answers: methods[name] = Call(name: name, returns: true, isAwaited: true)
        case .streams: break
        }
      }
    }
    let cancelled = NameSet(bindings.flatMap(\.cancelled))
    for binding in bindings {
      // A run that is under way may keep others from starting, and one that is cancelled ends
      // early.
      guard case .when(let sources) = binding.trigger, binding.delay == nil,
        !sources.contains(where: { cancelled.contains($0.name) }),
        binding.policy == .latest || binding.policy == .all, case .steps(let steps) = binding.body
      else { continue }
      let chain = Self.calls(steps, methods)
      guard chain.contains(where: { !$0.isAwaited }) else { continue }
      for source in sources {
        switch source {
        case .start: chains[nil, default: []].append(chain)
        case .event(let name): chains[name, default: []].append(chain)
        case .change: break
        }
      }
    }
  }

  private static func calls(_ steps: [Step], _ methods: [String: Call]) -> [Call] {
    var calls: [Call] = []
    for step in steps {
      switch step {
      case .set, .letValue, .emit: continue
      case .call(let call):
        guard let method = methods[call.methodPath] else { return calls }
        calls.append(method)
      // What these do may keep the next steps from running.
      case .branch, .branchOfOptional, .forEach, .send, .cancel, .wait, .stop, .swift: return calls
      }
    }
    return calls
  }

  /// The first call of each binding that nothing is given for. What has thrown ends its run.
  func withoutAnswer(
    after event: String?, _ given: [String: CheckedScenario.Answer.Kind]
  ) -> [String] {
    (chains[event] ?? []).compactMap { chain in
      for call in chain {
        switch given[call.name] {
        case nil where call.isAwaited: return nil
        case nil where call.returns: return call.name
        case .fails: return nil
        default: continue
        }
      }
      return nil
    }
  }
}
