import MVVMGenExpressions

/// The methods that answer at once and are called in any case: behind what is waited for too, where
/// a scenario says how that goes on.
struct SureCalls {
  /// What each run does, as far as nothing is chosen on the way.
  indirect enum Part {
    case call(String, Kind, onError: [Part], onElement: [Part])
    case wait(TimeSpan)
  }

  enum Kind {
    /// Answers at once, and has to be given an answer where it returns anything.
    case atOnce(returns: Bool)
    case later, streams
  }

  struct Chain {
    var parts: [Part]
    /// Whether nothing but the view starts such runs, so that what waits surely goes on.
    var isAlone: Bool
    /// The place of its binding, where a run that is under way may keep the next one from starting:
    /// only the first is sure to come.
    var onlyFirst: Int?
  }

  /// What an event sets off, or the start (nil).
  private(set) var chains: [String?: [Chain]] = [:]
  /// The methods that several steps call: which of the calls a reply answers is not known.
  private(set) var shared = NameSet()

  var isEmpty: Bool { chains.isEmpty }

  init(_ bindings: [CheckedBinding], _ services: [CheckedService]) {
    guard services.contains(where: { $0.methods.contains { $0.answersAtOnce } }) else { return }
    let kinds = Self.kinds(of: services)
    let cancelled = NameSet(bindings.flatMap { $0.cancelled })
    var (sent, called) = (NameSet(), NameSet())
    for binding in bindings {
      for step in binding.steps {
        step.visit { step in
          if case .send(let event, _) = step { sent.insert(event) }
          if case .call(let call) = step, !called.insert(call.methodPath) {
            shared.insert(call.methodPath)
          }
        }
      }
    }
    for (place, binding) in bindings.enumerated() {
      // One that is cancelled ends early.
      guard case .when(let sources) = binding.trigger,
        !sources.contains(where: { cancelled.contains($0.name) })
      else { continue }
      var parts = Self.parts(of: binding.steps, kinds)
      guard parts.contains(where: { $0.isAtOnce }) else { continue }
      let isAlone = sources.allSatisfy { source in
        if case .change = source { false } else { !sent.contains(source.name) }
      }
      var onlyFirst = binding.policy == .first || binding.policy == .queue
      switch binding.delay {
      case .debounce(let pause): parts.insert(.wait(pause), at: 0)
      case .throttle: onlyFirst = true
      case nil: break
      }
      guard isAlone || !onlyFirst else { continue }
      let chain = Chain(parts: parts, isAlone: isAlone, onlyFirst: onlyFirst ? place : nil)
      for source in sources {
        switch source {
        case .start: chains[nil, default: []].append(chain)
        case .event(let name): chains[name, default: []].append(chain)
        case .change: break
        }
      }
    }
  }

  /// How each method answers, by its path.
  private static func kinds(of services: [CheckedService]) -> [String: Kind] {
    var kinds: [String: Kind] = [:]
    for service in services {
      for method in service.methods {
        kinds[service.path(of: method)] =
          switch method.kind {
          case .answersAtOnce(let type): .atOnce(returns: type != .void && type != .unknown)
          case .answers: .later
          case .streams: .streams
          }
      }
    }
    return kinds
  }

  private static func parts(of steps: [Step], _ kinds: [String: Kind]) -> [Part] {
    var parts: [Part] = []
    for step in steps {
      switch step {
      case .set, .letValue, .emit: continue
      case .wait(let span): parts.append(.wait(span))
      case .call(let call):
        guard let kind = kinds[call.methodPath] else { return parts }
        parts.append(
          .call(
            call.methodPath, kind, onError: self.parts(of: call.onError ?? [], kinds),
            onElement: self.parts(of: call.onElement ?? [], kinds)))
      // Of a list that is written out, the steps surely run once.
      case .forEach(let list, _, let body) where !list.listElements.isEmpty:
        return parts + self.parts(of: body, kinds)
      // What these do may keep the next steps from running.
      case .branch, .branchOfOptional, .forEach, .send, .cancel, .stop, .swift: return parts
      }
    }
    return parts
  }
}

extension SureCalls.Part {
  /// Whether it, or anything inside it, is a call that is answered at once.
  fileprivate var isAtOnce: Bool {
    guard case .call(_, let kind, let onError, let onElement) = self else { return false }
    if case .atOnce = kind { return true }
    return onError.contains { $0.isAtOnce } || onElement.contains { $0.isAtOnce }
  }
}
