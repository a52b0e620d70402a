import CheckedScreens
import MVVMGenChecking
import MVVMGenProgram
import Testing

@testable import MVVMGenPlanning

/// The boundary between a screen and its Swift, statement by statement.
@Suite struct PlanGoldenTests {
  /// Each line is an expression of the values of one screen.
  @Test func expressions() throws {
    try GoldenFile("Expressions.txt").check { example in
      let lines = example.input.split(separator: "\n").map(String.init)
      let marker = lines.firstIndex { $0 == "of:" } ?? lines.count
      let spec = lines[..<marker].joined(separator: "\n")
      var outputs = "outputs:\n"
      for (index, line) in lines[(marker + 1)...].enumerated() {
        outputs += "  v\(index): { from: '\(line)' }\n"
      }
      let unit = Unit(ScreenProgram(try screen("screen: A\n\(spec)\n\(outputs)")), file: "a.yaml")
      let emitter = ExpressionEmitter(unit, .pure)
      return unit.screen.values.suffix(lines.count - marker - 1).map { value in
        guard case .derived(let expression) = value.content else { return "" }
        return emitter.typed(expression).lines(column: 4).joined(separator: "\n")
      }.joined(separator: "\n")
    }
  }

  /// The logic of small screens.
  @Test func steps() throws {
    try GoldenFile("Steps.txt").check { example in
      let unit = Unit(ScreenProgram(try screen("screen: A\n\(example.input)")), file: "a.yaml")
      let text = PlanText.text(of: [LogicPlanner(unit, LogicNames(unit)).declaration()])
      // What every screen has is not looked at again.
      guard let start = text.range(of: "  init(") else { return text }
      return String(text[start.lowerBound...])
    }
  }

  /// Models, errors, formatters, cells, services and mocks.
  @Test func declarations() throws {
    try GoldenFile("Declarations.txt").check { example in
      let screen = try screen(example.input)
      let kinds: [OutputKind] = example.title.hasPrefix("mocks") ? [.mocks] : [.models, .services]
      return FilePlanner([ScreenProgram(screen)], specFile: "a.yaml", kinds: kinds).plans.map {
        plan in
        plan.imports.map { "\($0.attribute)import \($0.module)\n" }.joined()
          + PlanText.text(of: plan.declarations)
      }.joined(separator: "\n")
    }
  }

  @Test func scenarios() throws {
    try GoldenFile("Scenarios.txt").check { example in
      let plans = FilePlanner(
        [ScreenProgram(try screen(example.input))], specFile: "a.yaml", kinds: [.tests]
      )
      .plans
      return PlanText.text(of: plans.flatMap(\.declarations))
    }
  }
}

/// Plans as text, without any template.
enum PlanText {
  static func text(of declarations: [DeclarationPlan]) -> String {
    declarations.map { lines(of: $0, indentation: "").joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private static func lines(of declaration: DeclarationPlan, indentation: String) -> [String] {
    let head = (declaration.doc + declaration.attributes).map { indentation + $0 }
    guard !declaration.members.isEmpty else {
      return head + [indentation + declaration.head + " {}"]
    }
    var body: [String] = []
    for (index, member) in declaration.members.enumerated() {
      let isLast = index == declaration.members.count - 1
      switch member {
      case .code(let lines):
        let code = String(decoding: declaration.code[lines], as: UTF8.self)
        body.append(indentation + "  " + code)
      case .declaration(let inner):
        body += lines(of: inner, indentation: indentation + "  ")
      }
      if !isLast { body.append("") }
    }
    let brace = declaration.isLong ? "\n" + indentation + "{" : " {"
    return head + [indentation + declaration.head + brace] + body + [indentation + "}"]
  }
}
