import Foundation
import MVVMGenMustache

/// A file of the Mustache spec, read from the folder of shared data beside the repository.
struct SpecFile: Decodable {
  struct Case: Decodable {
    let name: String
    let data: JSON
    let template: String
    let partials: [String: String]?
    let expected: String
  }

  let tests: [Case]

  /// The files in their order; nothing where the folder is not there.
  static func all() throws -> [(name: String, file: SpecFile, text: String)]? {
    let folder = sharedFolder().appendingPathComponent("mustache-spec")
    guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".json") }
      .map { name in
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        let file = try JSONDecoder().decode(SpecFile.self, from: data)
        return (name, file, String(decoding: data, as: UTF8.self))
      }
  }

  private static func sharedFolder() -> URL {
    if let path = ProcessInfo.processInfo.environment["MVVMGEN_SHARED"] {
      return URL(fileURLWithPath: path)
    }
    var url = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    // This file, its folder, `Tests` and the repository.
    for _ in 1...4 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("shared")
  }
}

/// What a test of the spec gives a template.
enum JSON: Decodable {
  case value(MustacheValue)
  case map([String: JSON])
  case list([JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .value(.null)
    } else if let flag = try? container.decode(Bool.self) {
      self = .value(.bool(flag))
    } else if let text = try? container.decode(String.self) {
      self = .value(.string(text))
    } else if let number = try? container.decode(Int.self) {
      self = .value(.string("\(number)"))
    } else if let number = try? container.decode(Double.self) {
      self = .value(.string("\(number)"))
    } else if let elements = try? container.decode([JSON].self) {
      self = .list(elements)
    } else {
      self = .map(try container.decode([String: JSON].self))
    }
  }

  /// The value, with this in place of each lambda, which the spec gives as code in many languages.
  func value(lambda: MustacheLambda?) throws -> MustacheValue {
    switch self {
    case .value(let value): return value
    case .list(let elements): return .list(try elements.map { try $0.value(lambda: lambda) })
    case .map(let fields):
      if fields["__tag__"] != nil {
        guard let lambda else { throw UnknownLambda() }
        return .lambda(lambda)
      }
      let fields = fields.sorted { $0.key < $1.key }
      return .object(
        MustacheObject(fields.map(\.key), try fields.map { try $0.value.value(lambda: lambda) }))
    }
  }

  struct UnknownLambda: Error {}
}
