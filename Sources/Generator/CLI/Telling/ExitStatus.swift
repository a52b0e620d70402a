/// How a run ended, for whoever started it.
enum ExitStatus: Int32 {
  case done = 0
  /// Something is wrong with a spec, a template or a file.
  case failed = 1
  /// What is on the disk is not what would be generated.
  case outOfDate = 2
  /// The arguments make no sense.
  case usage = 64
}
