/// The templates that come with the tool.
public enum BuiltInTemplates {
  /// Name and source of each, in the order of their names.
  public static let all: [(name: String, source: String)] = [
    ("Clients", text(PackageResources.Clients_mustache)),
    ("Declaration", text(PackageResources.Declaration_mustache)),
    ("File", text(PackageResources.File_mustache)),
    ("Mocks", text(PackageResources.Mocks_mustache)),
    ("Models", text(PackageResources.Models_mustache)),
    ("Services", text(PackageResources.Services_mustache)),
    ("Tests", text(PackageResources.Tests_mustache)),
    ("ViewModel", text(PackageResources.ViewModel_mustache)),
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
