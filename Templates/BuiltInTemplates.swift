/// The templates that come with the tool.
public enum BuiltInTemplates {
  /// Name and source of each, in the order of their names.
  public static let all: [(name: String, source: String)] = [
    ("Clients", PackageResources.Clients_mustache),
    ("Declaration", PackageResources.Declaration_mustache),
    ("File", PackageResources.File_mustache),
    ("Mocks", PackageResources.Mocks_mustache),
    ("Models", PackageResources.Models_mustache),
    ("Services", PackageResources.Services_mustache),
    ("Tests", PackageResources.Tests_mustache),
    ("ViewModel", PackageResources.ViewModel_mustache),
  ].map { ($0.0, String(decoding: $0.1, as: UTF8.self)) }
}
