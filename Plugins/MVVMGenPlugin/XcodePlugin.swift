#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension MVVMGenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let root = context.xcodeProject.directoryURL
      var planner = CommandPlanner(
        tool: try context.tool(named: "mvvmgen").url, work: context.pluginWorkDirectoryURL,
        root: root, files: target.inputFiles.map(\.url),
        targets: context.xcodeProject.targets.map { SpecSource($0, in: root) })
      let isTest = target.isTest
      let source = SpecSource(target, in: root)
      planner.add(source, kinds: isTest ? FileKind.allCases : FileKind.ofSources)
      defer { planner.finish(source) }
      guard isTest else { return planner.commands }
      for tested in target.tested(among: context.xcodeProject.targets) {
        planner.add(
          SpecSource(tested, in: root), kinds: [.mocks, .tests], isInTests: true)
      }
      return planner.commands
    }
  }

  extension XcodeTarget {
    fileprivate var isTest: Bool {
      guard case .other(let kind)? = product?.kind else { return false }
      return kind.contains("test")
    }

    /// The targets that this one tests. Where Xcode tells of no dependencies, as it does of many
    /// projects, it is the one that its own name begins with: `App` for `AppTests`.
    fileprivate func tested(among targets: [XcodeTarget]) -> [XcodeTarget] {
      let told = dependencies.compactMap { dependency in
        if case .target(let target) = dependency { target } else { nil }
      }
      guard told.isEmpty else { return told }
      return targets.filter { displayName.hasPrefix($0.displayName) && !$0.isTest }
        .max { $0.displayName.count < $1.displayName.count }.map { [$0] } ?? []
    }
  }

  extension SpecSource {
    fileprivate init(_ target: XcodeTarget, in project: URL) {
      self.init(
        name: target.displayName, module: target.product?.name ?? target.displayName,
        folder: project.appendingPathComponent(target.displayName),
        files: target.inputFiles.map(\.url))
    }
  }
#endif
