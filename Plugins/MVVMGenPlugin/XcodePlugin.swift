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
      for dependency in target.dependencies {
        guard case .target(let tested) = dependency else { continue }
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
