// Of Xcode's part of plugins what those of mvvmgen use.

import Foundation
import PackagePlugin

public protocol XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
  public var xcodeProject: XcodeProject { fatalError() }
  public var pluginWorkDirectoryURL: URL { fatalError() }
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}

public struct XcodeProject {
  public var displayName: String { fatalError() }
  public var directoryURL: URL { fatalError() }
  public var targets: [XcodeTarget] { fatalError() }
}

public struct XcodeTarget {
  public var displayName: String { fatalError() }
  public var product: XcodeProduct? { fatalError() }
  public var inputFiles: FileList { fatalError() }
  public var dependencies: [XcodeTargetDependency] { fatalError() }
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(Product)
}

public struct XcodeProduct {
  public enum Kind {
    case application, executable, framework, library
    case other(String)
  }
  public var name: String { fatalError() }
  public var kind: Kind { fatalError() }
}
