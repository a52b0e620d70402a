import CheckedScreens
import MVVMGenProgram
import Testing

@testable import MVVMGenPlanning

/// What stands for an argument that is left out is a part of the interface: Swift wants an import
/// for what it takes of Foundation, and warns of one that is not needed.
@Suite struct ImportTests {
  private func modules(_ type: String, default expression: String) throws -> [String] {
    let spec = """
      library: Shop
      access: public
      constants: { rate: { type: Decimal, value: 2.5 }, rates: { type: "[Decimal]", value: [2] } }
      models: { Price: { fields: { value: { type: \(type), default: '\(expression)' } } } }
      """
    let plans = FilePlanner([ScreenProgram(try screen(spec))], specFile: "a.yaml", kinds: [.mocks])
      .plans
    return plans.flatMap(\.imports).map { "\($0.attribute)\($0.module)" }
  }

  @Test(arguments: [
    ("String", "x ${rate}"), ("String", "=String(rate)"), ("Bool", "=rate > rate"),
    ("Bool", "=rates == rates"), ("Int", "=Int(-rate)"), ("Int", "=Int(rate + rate)"),
    ("Bool", "=rates.contains(rate)"), ("Bool", "=rates.contains(x => x > rate)"),
    ("Bool", "=rates.first.isNil"), ("Int", "=Int(rates.max ?? rate)"),
    ("Int", "=rates.sorted(x => x).count"), ("Int", "=Int(max(rate, rate))"),
    ("Int", "=Int(rate * 2)"), ("[Bool]", #"=rates.map(x => "${x}" == "2")"#),
  ])
  func aDefaultThatComparesShowsOrCountsTakesFoundation(type: String, code: String) throws {
    #expect(try modules("\"\(type)\"", default: code).contains("public Foundation"))
  }

  /// `swift format` sorts all imports that have no `@testable`.
  @Test func mocksOfAPublicModuleImportItInOrder() throws {
    func imports(_ access: String) throws -> [String] {
      let shop = try screen("library: Shop\n\(access)models: { A: { fields: { at: Date } } }")
      var options = FileOptions()
      options.testableImports = ["Core"]
      return FilePlanner(
        [ScreenProgram(shop)], specFile: "a.yaml", kinds: [.mocks], options: options
      ).plans.flatMap(\.imports).map { ($0.startsGroup ? "/ " : "") + $0.attribute + $0.module }
    }
    #expect(
      try imports("access: public\n") == ["public Core", "public Foundation", "MVVMRuntime"])
    #expect(try imports("") == ["Foundation", "MVVMRuntime", "/ @testable Core"])
  }

  /// What a mock conforms to needs no import that the package sees, of which Swift would warn.
  @Test(arguments: [
    ("call: { takes: { number: Int } }", false), ("call: { takes: { a: A } }", true),
    ("call: { returns: [A] }", true), ("call: { throws: Failure }", true),
    ("call: { takes: { other: Other? } }", true), ("call: { takes: { A: Int } }", false),
  ])
  func mocksOfAPackageImportWhatTheyShow(method: String, isSeen: Bool) throws {
    let shop = try screen(
      """
      screen: Shop
      access: package
      types: [Other]
      models: { A: { external: true, fields: { at: Date } } }
      errors: { Failure: { cases: { offline: Offline } } }
      services: { shop: { methods: { \(method) } } }
      """)
    var options = FileOptions()
    options.testableImports = ["Core"]
    let core = FilePlanner(
      [ScreenProgram(shop)], specFile: "a.yaml", kinds: [.mocks], options: options
    ).plans.flatMap(\.imports).first { $0.module == "Core" }
    #expect(core?.isPackage == isSeen)
    // What the package sees stands below it: no empty line comes before.
    #expect(core?.startsGroup == false)
  }

  /// Words of texts, labels and what is declared are no types.
  @Test(arguments: [
    "title: { type: String, default: 'Sort by Date' }", "Date: Int",
    "title: { type: String, default: 'The URL of a Signal, and all of the Data in a long text' }",
  ])
  func whatIsOnlyCalledLikeATypeTakesNothing(field: String) throws {
    let spec = """
      screen: Shop
      access: public
      models: { Column: { fields: { \(field), number: Int } }, Sort: { cases: [Date, URL] } }
      state: { sort: { type: Sort, initial: Date } }
      inputs: { go: { takes: { Data: Int } } }
      outputs: { column: Column?, UUID: Int, URL: { from: UUID } }
      services: { shop: { methods: { get: { takes: { URL: Int, ScreenEnvironment: Int } } } } }
      """
    let plans = FilePlanner([ScreenProgram(try screen(spec))], specFile: "a.yaml").plans
    #expect(
      !plans.flatMap(\.imports).contains { "\($0.attribute)\($0.module)" == "public Foundation" })
    let models = FilePlanner(
      [ScreenProgram(try screen(spec))], specFile: "a.yaml", kinds: [.models]
    ).plans
    #expect(!models.isEmpty)
    #expect(!models.flatMap(\.imports).contains { $0.attribute == "public " })
  }

  /// Swift warns of an import that is public for nothing.
  @Test func aTypeOfTheSpecIsNoneOfFoundationAndTheRuntime() throws {
    let spec = """
      screen: Clocks
      access: public
      models:
        TimeZone: { fields: { name: String } }
        Signal: { fields: { level: { type: Int, default: '=2 + offset' } } }
      constants: { offset: { type: Int, value: 3 } }
      formatters: { hour: { date: HH:mm, timeZone: Europe/Berlin } }
      state: { at: { type: Date, initial: 2024-05-01T08:00:00Z } }
      outputs: { zone: TimeZone?, signal: Signal?, text: { from: at | hour } }
      """
    let planner = FilePlanner(
      [ScreenProgram(try screen(spec))], specFile: "a.yaml", kinds: [.viewModel])
    #expect(
      planner.plans.flatMap(\.imports).map { "\($0.attribute)\($0.module)" }
        == ["Foundation", "public MVVMRuntime"])
  }

  @Test func whatNamesATypeTakesIt() throws {
    for type in ["Date", "Date?", "[Date: Int]", "[String: [Date]]", "Set<Date>"] {
      let spec = """
        library: Shop
        access: public
        models: { Column: { fields: { Date: "\(type)" } } }
        """
      let plans = FilePlanner([ScreenProgram(try screen(spec))], specFile: "a.yaml").plans
      let imports = plans.flatMap(\.imports).map { "\($0.attribute)\($0.module)" }
      #expect(imports.contains("public Foundation"), "\(type)")
    }
  }

  @Test(arguments: [
    ("Int", "=Int(rate)"), ("Double", "=Double(rate)"), ("Int", "=Int(rate * rate)"),
    ("Int", "=Int(rates.sum)"), ("Int", "=rates.count"), ("Int", "=Int(rates.first ?? rate)"),
    ("Int", "=Int(rate.rounded(1))"), ("Int", "=Int(2.5)"), ("String", "${rates.count}"),
  ])
  func aDefaultThatOnlyReadsDoesNot(type: String, code: String) throws {
    #expect(try !modules(type, default: code).contains("public Foundation"))
  }
}
