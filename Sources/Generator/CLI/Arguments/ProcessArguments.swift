/// What the tool was started with: its own name, and the arguments.
enum ProcessArguments {
  #if hasFeature(Embedded)
    /// Written once, before there is a second thread.
    nonisolated(unsafe) fileprivate(set) static var all: [String] = []
  #else
    static var all: [String] { CommandLine.arguments }
  #endif
}

#if hasFeature(Embedded)
  /// Embedded Swift has no `CommandLine`, so this stands in place of `@main`.
  @_cdecl("main")
  func start(_ count: Int32, _ arguments: UnsafePointer<UnsafePointer<CChar>>) -> Int32 {
    ProcessArguments.all = (0..<Int(count)).map { String(cString: arguments[$0]) }
    Main.main()
    return 0
  }
#endif
