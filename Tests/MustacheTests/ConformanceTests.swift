import MVVMGenMustache
import Testing

@Suite struct ConformanceTests {
  @Test func everyCaseOfTheSpec() throws {
    guard let files = try SpecFile.all() else {
      print("The Mustache spec is not beside the repository: its conformance tests are skipped.")
      return
    }
    for (name, file, text) in files {
      var count = 0
      for test in file.tests {
        do {
          #expect(try render(test) == test.expected, "\(name): \(test.name)")
        } catch {
          Issue.record("\(name): \(test.name): \(error)")
        }
        count += 1
      }
      // Counted in the text itself, so that no case is lost where the file is decoded.
      #expect(count > 0 && count == text.ranges(of: "\"expected\":").count, "\(name)")
    }
    let names = Set(files.map(\.name))
    #expect(names.isSuperset(of: Self.modules), "modules are missing")
  }

  private static let modules: Set = [
    "comments.json", "delimiters.json", "interpolation.json", "inverted.json", "partials.json",
    "sections.json", "~dynamic-names.json", "~inheritance.json", "~lambdas.json",
  ]

  private func render(_ test: SpecFile.Case) throws -> String {
    var partials = Partials()
    for (name, source) in test.partials ?? [:] {
      partials[name] = try Template(source, name: name)
    }
    return try Template(test.template, name: test.name)
      .render(try test.data.value(lambda: specLambda(test.name)), partials: partials)
  }
}
