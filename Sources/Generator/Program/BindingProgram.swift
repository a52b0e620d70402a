import MVVMGenChecking

/// What runs when something happens, with all that follows from its steps.
public final class BindingProgram: Sendable {
  /// The place among the bindings as they are written, from 0.
  public let index: Int
  public let binding: CheckedBinding
  /// What happens, as the names of the binding's `when`: for `cancel`.
  public let triggerNames: [String]
  /// Where its steps can be held up.
  public let pauses: Pauses
  /// A `cancel` step names its trigger, and may end it between two of its steps.
  public let isCancelled: Bool

  init(index: Int, binding: CheckedBinding, pauses: Pauses, isCancelled: Bool) {
    self.index = index
    self.binding = binding
    triggerNames = binding.sources.map { $0.name }
    self.pauses = pauses
    self.isCancelled = isCancelled
  }

  /// Where the steps of a binding can be held up, from the fewest places to the most.
  public enum Pauses: Comparable, Sendable {
    /// Nowhere: a run is over when the starting of it returns.
    case nowhere
    /// In calls of services in callback style only, none of them in a loop.
    case inCallbacks
    /// Anywhere else too.
    case anywhere
  }

  /// Whether runs have to be distinguished: one can be held up, ended or watched.
  public var needsRuns: Bool {
    pauses != .nowhere || isCancelled || binding.loading != nil || binding.delay != nil
  }

  /// Whether the team writes it in Swift.
  public var isByHand: Bool { binding.isByHand }

  /// The steps; none where the team writes them in Swift.
  public var steps: [Step] { binding.steps }
}

extension CheckedBinding {
  /// Whether anything is done behind a step that may have ended its run. A name for a value ends
  /// none.
  var goesOnAfterAStep: Bool { isByHand || Self.goOnAfterAStep(steps) }

  private static func goOnAfterAStep(_ steps: [Step]) -> Bool {
    let others = steps.filter { if case .letValue = $0 { false } else { true } }
    guard others.count == 1 else { return !others.isEmpty }
    switch others[0] {
    case .branch, .branchOfOptional: return others[0].bodies.contains(where: goOnAfterAStep)
    case .set, .letValue, .send, .emit, .cancel, .stop: return false
    case .call(let call): return !(call.onError ?? []).isEmpty || call.onElement != nil
    case .forEach, .wait, .swift: return true
    }
  }
}

extension BindingProgram {
  /// Whether its `when` has that source.
  func starts(on source: CheckedBinding.Source) -> Bool {
    binding.sources.contains(source)
  }

  /// The values whose change starts it.
  public var changes: [Reference] {
    binding.sources.compactMap { if case .change(let reference) = $0 { reference } else { nil } }
  }

  /// Whether it is set off in several places: by events, by the start, by changes, which are told
  /// of in one.
  public var isSetOffInSeveralPlaces: Bool {
    binding.sources.count - max(changes.count - 1, 0) > 1
  }
}
