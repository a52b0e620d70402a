import MVVMGenExpressions

/// The runs of a scenario, as far as they are sure to come.
struct SureRuns {
  private let calls: SureCalls
  private let given: [String: CheckedScenario.Answer.Kind]
  /// Those that wait for the first of their parts.
  private var waiting: [ArraySlice<SureCalls.Part>] = []
  /// The bindings of which a run may be under way.
  private var begun: Set<Int> = []

  init(_ calls: SureCalls, given: [String: CheckedScenario.Answer.Kind]) {
    self.calls = calls
    self.given = given
  }

  /// The first call of each run that nothing is given for, where an event is sent; nil is the
  /// start.
  mutating func missing(after event: String?) -> [String] {
    // A run that waits may be ended by a new one.
    waiting = []
    return (calls.chains[event] ?? []).compactMap { chain in
      if let place = chain.onlyFirst, !begun.insert(place).inserted { return nil }
      return go(on: chain.parts[...], isAlone: chain.isAlone)
    }
  }

  /// The same for any other step of a scenario.
  mutating func missing(after step: CheckedScenario.ScenarioStep) -> [String] {
    switch step {
    case .send(let event, _): return missing(after: event)
    case .set:
      waiting = []
      return []
    case .reply(let reply):
      let name = "\(reply.service).\(reply.method)"
      return calls.shared.contains(name)
        ? [] : goOn { $0.continuation(after: reply.kind, of: name) }
    case .advance(let time): return goOn { $0.continuation(after: time) }
    case .expect, .expectChanges, .expectEvents, .expectCalls: return []
    }
  }

  private mutating func goOn(
    _ next: (ArraySlice<SureCalls.Part>) -> ArraySlice<SureCalls.Part>?
  ) -> [String] {
    let before = waiting
    waiting = []
    return before.compactMap { parts in
      guard let rest = next(parts) else {
        waiting.append(parts)
        return nil
      }
      return go(on: rest, isAlone: true)
    }
  }

  /// Goes on up to what waits, or to a call that nothing is given for, which it gives back.
  private mutating func go(on parts: ArraySlice<SureCalls.Part>, isAlone: Bool) -> String? {
    for place in parts.indices {
      guard case .call(let name, let kind, let onError, let onElement) = parts[place] else {
        if isAlone { waiting.append(parts[place...]) }
        return nil
      }
      switch (kind, given[name]) {
      case (.atOnce(returns: true), nil): return name
      case (.atOnce, nil): continue
      case (.later, nil), (.streams, nil):
        if isAlone { waiting.append(parts[place...]) }
        return nil
      // What has thrown ends its run.
      case (_, .fails): return go(on: onError[...], isAlone: isAlone)
      case (.streams, .streams(let elements, _)):
        return elements.isEmpty ? nil : go(on: onElement[...], isAlone: isAlone)
      case (_, .returns), (_, .returnsEach), (_, .streams): continue
      }
    }
    return nil
  }
}

extension ArraySlice<SureCalls.Part> {
  /// What is done when a call is answered; nil where it is another one that is waited for.
  fileprivate func continuation(
    after answer: CheckedScenario.Reply.Kind, of method: String
  ) -> Self? {
    guard case .call(method, let kind, let onError, let onElement)? = first else { return nil }
    return switch (kind, answer) {
    case (_, .fails): onError[...]
    case (.streams, .returns): onElement[...]
    case (_, .returns): dropFirst()
    case (_, .ends): []
    }
  }

  /// What is done when a time is over; nil where something else is waited for, or longer.
  fileprivate func continuation(after time: TimeSpan) -> Self? {
    guard case .wait(let span)? = first, span.milliseconds <= time.milliseconds else { return nil }
    return dropFirst()
  }
}
