import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenSpec
import Testing

@testable import MVVMGenChecking
@testable import MVVMGenExpressions

/// The reference mentions all that the language has. What is new in the language makes these fail
/// until the page tells of it.
@Suite struct LanguagePageTests {
  private let page: Page

  init() throws {
    page = try #require(Page("Docs/Language.md"))
  }

  /// Each key, with the words that it can hold, where its form is described.
  @Test(arguments: Form.allCases) func hasTheKeys(of form: Form) throws {
    let titles = Self.sections(of: form)
    let text = try titles.map { try #require(page.section($0), "there is no section '\($0)'") }
      .joined()
    var words = form.keys.map(\.name)
    for key in form.keys {
      if case .choice(let choices) = key.value { words += choices }
    }
    #expect(words.filter { !text.mentions($0) } == [], "not to be found in \(titles)")
  }

  @Test func hasTheWordsAndSigns() throws {
    let section = try #require(page.section("Expressions"))
    #expect(expressionWords.names.filter { !page.text.mentions($0) } == [])
    #expect(Token.Sign.allCases.map(\.rawValue).filter { !section.contains($0) } == [])
  }

  @Test func hasTheTypes() throws {
    let section = try #require(page.section("Types"))
    #expect((ValueType.builtIns.names + ["Set", "Void"]).filter { !section.contains($0) } == [])
  }

  @Test(arguments: Builtin.allCases) func hasTheMember(_ builtin: Builtin) throws {
    let (title, text) = Self.place(of: builtin)
    let section = try #require(page.section(title), "there is no section '\(title)'")
    let isThere = section.contains("`\(text)`")
    #expect(isThere, "\(title) says nothing of '\(text)'")
  }

  /// What the checker knows of a type is in the section of the type.
  @Test func hasTheMembersOfEachType() throws {
    let types: [(ValueType, String)] = [
      (.string, "Members of texts"),
      (.array(.int), "Members of arrays"), (.array(.array(.int)), "Members of arrays"),
      (.array(.optional(.int)), "Members of arrays"), (.array(.string), "Members of arrays"),
      (.dictionary(key: .string, value: .int), "Other members"),
      (.set(.int), "Other members"), (.optional(.int), "Other members"),
      (.double, "Other members"), (.decimal, "Other members"), (.anyError, "Other members"),
    ]
    for (type, title) in types {
      let section = try #require(page.section(title))
      let names = TypeTable().memberNames(of: type) + TypeTable().methodNames(of: type)
      #expect(names.filter { !section.contains("`\($0)") } == [], "of \(type)")
    }
  }

  @Test func hasTheLimits() throws {
    let section = try #require(page.section("Limits"))
    #expect(section.contains("\(ExpressionLimits.nesting) levels"))
    #expect(section.contains("1,000 operators") && ExpressionLimits.links == 1000)
  }

  /// Where the keys of a form are described.
  private static func sections(of form: Form) -> [String] {
    switch form {
    case .screen, .library: ["A spec file"]
    case .constant: ["Constants"]
    case .need, .parameter: ["Needs"]
    case .model, .field: ["Models"]
    case .error: ["Errors"]
    case .service: ["Services"]
    case .method: ["Services", "HTTP services"]
    case .http: ["HTTP services"]
    case .formatter, .number, .percent, .dateStyle: ["Formatters"]
    case .cell, .cellField: ["Cells"]
    case .input, .event: ["Inputs"]
    case .value: ["State"]
    case .output: ["Outputs"]
    case .whenBinding, .everyBinding: ["Bindings"]
    case .setStep, .letStep, .callStep, .ifStep, .eachStep, .sendStep, .emitStep, .cancelStep,
      .waitStep, .stopStep, .swiftStep:
      ["Steps"]
    case .scenario, .given, .answer, .sendScenarioStep, .setScenarioStep, .replyStep,
      .advanceStep, .expectStep, .expectChangesStep, .expectEventsStep, .expectCallsStep:
      ["Scenarios"]
    case .configuration, .configurationTests, .configurationNames: ["The configuration"]
    }
  }

  /// How a member or function is written, and where.
  private static func place(of builtin: Builtin) -> (section: String, text: String) {
    switch builtin {
    case .stringCount: ("Members of texts", "count")
    case .stringIsEmpty: ("Members of texts", "isEmpty")
    case .trimmed, .lowercased, .uppercased: ("Members of texts", builtin.rawValue)
    case .stringContains: ("Members of texts", "contains(s)")
    case .hasPrefix, .hasSuffix, .split: ("Members of texts", "\(builtin.rawValue)(s)")
    case .replacingText: ("Members of texts", "replacing(s, with)")
    case .count, .isEmpty, .first, .last, .reversed, .compact, .flat, .sum, .min, .max:
      ("Members of arrays", builtin.rawValue)
    case .contains, .index, .appending: ("Members of arrays", "\(builtin.rawValue)(x)")
    case .joined: ("Members of arrays", "joined(s)")
    case .prefix, .dropFirst: ("Members of arrays", "\(builtin.rawValue)(n)")
    case .inserting: ("Members of arrays", "inserting(x, i)")
    case .removing: ("Members of arrays", "removing(i)")
    case .replacing: ("Members of arrays", "replacing(i, x)")
    case .map, .filter, .all, .sorted: ("Members of arrays", "\(builtin.rawValue)(f)")
    case .firstWhere: ("Members of arrays", "first(f)")
    case .indexWhere: ("Members of arrays", "index(f)")
    case .containsWhere: ("Members of arrays", "contains(f)")
    case .sumOf: ("Members of arrays", "sum(f)")
    case .keys, .values, .isNil: ("Other members", builtin.rawValue)
    case .setContains: ("Other members", "contains(x)")
    case .entrySetting: ("Other members", "setting(key, value)")
    case .entryRemoving: ("Other members", "removing(key)")
    case .setSorted: ("Other members", "sorted")
    case .setInserting: ("Other members", "inserting(x)")
    case .setRemoving: ("Other members", "removing(x)")
    case .rounded: ("Other members", "rounded(digits)")
    case .minOf: ("Functions", "min(a, b)")
    case .maxOf: ("Functions", "max(a, b)")
    case .abs: ("Functions", "abs(a)")
    case .intFromDouble, .intFromDecimal, .intFromString: ("Functions", "Int(x)")
    case .doubleFromInt, .doubleFromDecimal, .doubleFromString: ("Functions", "Double(x)")
    case .decimalFromInt, .decimalFromDouble, .decimalFromString: ("Functions", "Decimal(x)")
    case .stringFrom: ("Functions", "String(x)")
    }
  }
}

extension String {
  /// Whether it has this as code: alone, or as the key that a piece of code begins with.
  fileprivate func mentions(_ name: String) -> Bool {
    ["`\(name)`", "`\(name):", " \(name) ", "`\(name) ", " \(name)`"].contains { contains($0) }
  }
}
