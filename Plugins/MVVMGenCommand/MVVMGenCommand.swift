import Foundation
import PackagePlugin

/// `swift package mvvmgen …`: the command line, in the folder of the package.
@main
struct MVVMGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      context.tool(named: "mvvmgen").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(description: "mvvmgen ended with status \(process.terminationStatus)")
    }
  }

  /// The tool has said what is wrong; this makes the command fail too.
  private struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MVVMGenCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the targets that were chosen, which the tool has no use for.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try run(
        context.tool(named: "mvvmgen").url, extractor.remainingArguments,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
