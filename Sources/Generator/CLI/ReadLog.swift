/// The paths that were read, in order.
final class ReadLog {
  var paths: [String] = []
}
