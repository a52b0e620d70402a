/// Why a spec can't say something.
struct Inexpressible: Error {
  /// What follows a colon: "it can be anything".
  var reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
