import Foundation
import PackagePlugin

/// Generates the specs of a target on each build that needs it; in a test target, the mocks and
/// tests of the specs of the targets that it depends on.
@main
struct MVVMGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    var planner = CommandPlanner(
      tool: try context.tool(named: "mvvmgen").url, work: context.pluginWorkDirectoryURL,
      root: context.package.directoryURL, files: target.sourceFiles.map(\.url),
      targets: context.package.targets.compactMap { $0 as? any SourceModuleTarget }
        .map(SpecSource.init))
    let source = SpecSource(target)
    planner.add(source, kinds: target.kind == .test ? FileKind.allCases : FileKind.ofSources)
    defer { planner.finish(source) }
    guard target.kind == .test else { return planner.commands }
    // Of the targets behind those that it depends on only the mocks are wanted: their tests belong
    // to the test targets of their own.
    let own = Set(context.package.targets.map(\.id))
    let direct = Set(target.dependencies.compactMap(\.targetID))
    for tested in target.recursiveTargetDependencies where own.contains(tested.id) {
      guard let tested = tested as? SourceModuleTarget, tested.kind != .test else { continue }
      planner.add(
        SpecSource(tested), kinds: direct.contains(tested.id) ? [.mocks, .tests] : [.mocks],
        isInTests: true)
    }
    return planner.commands
  }
}

extension TargetDependency {
  fileprivate var targetID: Target.ID? {
    if case .target(let target) = self { target.id } else { nil }
  }
}

extension SpecSource {
  fileprivate init(_ target: any SourceModuleTarget) {
    self.init(
      name: target.name, module: target.moduleName, folder: target.directoryURL,
      files: target.sourceFiles.map(\.url),
      dependencies: Set(target.recursiveTargetDependencies.map(\.name)))
  }
}
