/// Why the arguments make no sense.
struct UsageError: Error, Equatable {
  var message: String
}
