import Foundation
import Mustache
import Testing

/// All cases of the Mustache spec, read from the folder of shared data.
@Suite struct ConformanceTests {
  struct Case {
    var name: String
    var data: MustacheValue
    var template: String
    var partials: [String: String]
    var expected: String
  }

  @Test func everyCaseOfTheSpec() throws {
    guard let folder = specFolder() else {
      print("The Mustache spec is not there: its conformance tests are skipped.")
      return
    }
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where file.hasSuffix(".json") {
      let cases = try cases(in: "\(folder)/\(file)")
      #expect(!cases.isEmpty, "\(file)")
      for test in cases {
        count += 1
        let partials = Partials(
          try test.partials.mapValues { try Template($0, name: test.name) })
        let text = try Template(test.template, name: test.name)
          .render(test.data, partials: partials)
        #expect(text == test.expected, "\(file): \(test.name)")
      }
    }
    // All files of the spec, the optional ones included.
    #expect(count >= 194)
  }

  private func specFolder() -> String? {
    let shared =
      ProcessInfo.processInfo.environment["MVVMGEN_SHARED"]
      ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../shared")
      .standardizedFileURL.path
    let folder = shared + "/mustache-spec"
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }

  private func cases(in path: String) throws -> [Case] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let tests = try #require(file["tests"] as? [[String: Any]])
    return try tests.map { test in
      let name = try #require(test["name"] as? String)
      let isLambda = path.hasSuffix("~lambdas.json")
      var data = value(test["data"])
      if isLambda, case .object(var object) = data {
        object["lambda"] = .lambda(try #require(lambdas()[name], "\(name)"))
        data = .object(object)
      }
      return Case(
        name: name, data: data, template: try #require(test["template"] as? String),
        partials: test["partials"] as? [String: String] ?? [:],
        expected: try #require(test["expected"] as? String))
    }
  }

  private func value(_ json: Any?) -> MustacheValue {
    switch json {
    case let text as String: return .string(text)
    case let number as NSNumber:
      let isBool = isBoolean(number)
      return isBool ? .bool(number.boolValue) : .string("\(number)")
    case let list as [Any]: return .list(list.map(value))
    case let map as [String: Any]:
      var object = MustacheObject()
      for (name, inner) in map { object[name] = value(inner) }
      return .object(object)
    default: return .null
    }
  }

  private func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }

  /// The spec gives its lambdas in several languages; these are the same in Swift.
  private func lambdas() -> [String: MustacheLambda] {
    let counter = Counter()
    return [
      "Interpolation": MustacheLambda { _ in "world" },
      "Interpolation - Expansion": MustacheLambda { _ in "{{planet}}" },
      "Interpolation - Alternate Delimiters": MustacheLambda { _ in "|planet| => {{planet}}" },
      "Interpolation - Multiple Calls": MustacheLambda { _ in "\(counter.next())" },
      "Escaping": MustacheLambda { _ in ">" },
      "Section": MustacheLambda { $0 == "{{x}}" ? "yes" : "no" },
      "Section - Expansion": MustacheLambda { "\($0 ?? "")" + "{{planet}}" + "\($0 ?? "")" },
      "Section - Alternate Delimiters": MustacheLambda {
        "\($0 ?? "")" + "{{planet}} => |planet|" + "\($0 ?? "")"
      },
      "Section - Multiple Calls": MustacheLambda { "__\($0 ?? "")__" },
      "Inverted Section": MustacheLambda { _ in "" },
    ]
  }

  private final class Counter: @unchecked Sendable {
    // Each test renders on one thread.
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }
}
