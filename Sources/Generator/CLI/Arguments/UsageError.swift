/// Why the arguments make no sense.
struct UsageError: Error, Equatable {
  var message: String
  /// Whether the help says more about it.
  var isInHelp = true
}
