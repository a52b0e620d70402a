/// A parameter that not all of several events have alike.
struct Unshared: Equatable {
  /// Why no step sees it.
  var reason: String
  /// The event that needs a binding of its own.
  var event: String
}
