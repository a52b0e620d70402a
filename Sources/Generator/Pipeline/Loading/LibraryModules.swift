import MVVMGenPaths

/// The modules that the libraries of some folders belong to: who uses one from elsewhere imports
/// its module.
public struct LibraryModules: Sendable {
  private struct Module {
    var folder: String
    var name: String
  }

  private var modules: [Module] = []
  /// Where relative paths start.
  private var start = ""

  /// None: all libraries belong to the module of the spec that uses them.
  public init() {}

  var isEmpty: Bool { modules.isEmpty }

  /// Adds a module, with the folder of its sources, in place of one with the same folder. Paths are
  /// without `.` and `a/..`; those that are relative start in a folder that is not.
  public mutating func add(_ name: String, in folder: String, from start: String) {
    self.start = start
    let folder = withSlash(full(folder))
    modules.removeAll { $0.folder == folder }
    modules.append(Module(folder: folder, name: name))
  }

  /// The module of a file; nil for the one that is generated.
  public func module(of path: String) -> String? {
    guard !modules.isEmpty else { return nil }
    let path = full(path)
    return modules.filter { path.hasPrefix($0.folder) }
      .max { $0.folder.utf8.count < $1.folder.utf8.count }?.name
  }

  private func full(_ path: String) -> String {
    path.hasPrefix("/") ? path : normalized("\(start)/\(path)")
  }
}
