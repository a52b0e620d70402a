/// The modules that the libraries of some folders belong to: who uses one from elsewhere imports its
/// module.
public struct LibraryModules: Sendable, Equatable {
  private struct Module: Equatable {
    var folder: String
    var name: String
  }

  private var modules: [Module] = []

  /// None: all libraries belong to the module of what uses them.
  public init() {}

  /// Adds a module, with the folder of its sources.
  public mutating func add(_ name: String, in folder: String) {
    modules.append(Module(folder: folder.hasSuffix("/") ? folder : folder + "/", name: name))
  }

  /// The module of a file; nil for that of what is generated.
  func module(of path: String) -> String? {
    modules.filter { path.hasPrefix($0.folder) }
      .max { $0.folder.utf8.count < $1.folder.utf8.count }?.name
  }
}
