import MVVMGenDiagnostics

/// A parameter that not all of several events have alike.
struct Unshared: Equatable {
  /// Why no step sees it.
  var reason: String
  /// The event that needs a binding of its own.
  var event: String
  /// What an event without it calls it, it seems.
  var slip: String?

  /// What to do about it.
  var hint: Hint {
    slip.map { "\($0): give both the same name" }
      ?? "the steps see the parameters that all have: give '\(event)' a binding of its own"
  }

  /// `ids` of one event for the `id` of another.
  static func slip(in name: String, _ events: [(event: String, names: [String])]) -> String? {
    for (event, names) in events where !names.contains(name) {
      if let other = names.first(where: { areOneSlipApart($0, name) })
        ?? didYouMean(name, among: names)
      {
        return "'\(event)' has '\(other)' in place of '\(name)'"
      }
    }
    return nil
  }
}
