/// The files of a run, by their ids.
public struct SourceFiles: Equatable, Sendable {
  private var files: [SourceFile] = []

  /// A table without files.
  public init() {}

  /// Adds a file, and gives the id that stands for it.
  public mutating func add(_ file: SourceFile) -> FileID {
    files.append(file)
    return FileID(rawValue: UInt32(files.count - 1))
  }

  /// The id of a file, which is added where none of its name is there.
  public mutating func id(of file: SourceFile) -> FileID {
    ids.first { self[$0]?.name == file.name } ?? add(file)
  }

  /// A span of a file as it is in this table, to which the file is added where it is not there.
  public mutating func span(_ span: SourceSpan, in file: SourceFile) -> SourceSpan {
    var span = span
    span.file = id(of: file)
    return span
  }

  /// The file of an id; none where the id is of another table.
  public subscript(id: FileID) -> SourceFile? {
    Int(id.rawValue) < files.count ? files[Int(id.rawValue)] : nil
  }

  /// How many files there are.
  public var count: Int { files.count }

  /// The ids of all files, in the order they were added.
  public var ids: [FileID] { files.indices.map { FileID(rawValue: UInt32($0)) } }
}
