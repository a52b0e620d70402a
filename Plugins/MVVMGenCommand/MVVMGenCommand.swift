import Foundation
import PackagePlugin

/// `swift package mvvmgen …`: the command line, in the folder of the package.
@main
struct MVVMGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let targets = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
    try run(
      context.tool(named: "mvvmgen").url, targets.map { ($0.moduleName, $0.directoryURL) },
      arguments, in: context.package.directoryURL)
  }

  /// Runs the tool, and says which libraries belong to which module.
  private func run(
    _ tool: URL, _ modules: [(name: String, folder: URL)], _ arguments: [String], in folder: URL
  ) throws {
    let root = folder.path + "/"
    let imports = modules.flatMap { module in
      let path = module.folder.path
      return [
        "--imports",
        "\(module.name)=\(path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path)",
      ]
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = imports + arguments
    // What the tool tells to run next has to be there.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["MVVMGEN_COMMAND": "swift package --allow-writing-to-package-directory mvvmgen"]
    ) { $1 }
    // Ctrl-C ends this and not the tool, which runs in a group of its own: it ends with its input
    // then.
    let input = Pipe()
    var parent: (any DispatchSourceTimer)?
    if arguments.contains("--watch") || arguments.contains("-w") {
      process.arguments?.append("--ends-with-input")
      process.standardInput = input
      parent = endingWithParent()
    }
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    withExtendedLifetime((input, parent)) {}
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let status = process.terminationStatus
      throw Failure(
        description: status == 2
          ? "not all files are as they would be generated"
          : "mvvmgen ended with status \(status)")
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
      let root = context.xcodeProject.directoryURL
      let modules = context.xcodeProject.targets
        .map { ($0.product?.name ?? $0.displayName, root.appendingPathComponent($0.displayName)) }
        .filter { FileManager.default.fileExists(atPath: $0.1.path) }
      try run(
        context.tool(named: "mvvmgen").url, modules, extractor.remainingArguments, in: root)
    }
  }
#endif
