import MVVMGenDiagnostics
import MVVMGenExpressions

/// How a value that does not fit becomes one that does.
extension TypeTable {
  /// What fits in a model or a cell, or of the values of a case, which are one thing also where
  /// there is but one.
  func memberHint(_ type: ValueType, where fits: (ValueType) -> Bool) -> Hint? {
    fields(of: type)?.first { fits($0.type) }
      .map { "one of \(type.isSeveral ? "them" : "its fields") is: .\($0.name)" }
  }

  /// How a list becomes one text, where its elements have or make texts.
  private func joining(_ element: ValueType) -> Hint? {
    let text: String
    switch element {
    case .int, .double, .decimal, .bool: text = "x => String(x)"
    default:
      guard let field = fields(of: element)?.first(where: { $0.type == .string }) else {
        return nil
      }
      text = "\\.\(field.name)"
    }
    return "one text of all: '.map(\(text)).joined(\", \")'"
  }

  /// How a value of one type becomes one of another.
  func conversion(from type: ValueType, to expected: ValueType) -> Hint? {
    switch (type, expected) {
    case (.null, _): "what may be nil has a type with '?': \(expected)?"
    case (.int, .double), (.decimal, .double): "Double(...) converts it"
    case (.int, .decimal), (.double, .decimal): "Decimal(...) converts it"
    case (.double, .int), (.decimal, .int): "Int(...) cuts it"
    case (.array(.int), .int):
      "how many there are is its '.count'; one of its elements, or nil, its '.first' or '[i]'; an 'each' step goes through all"
    case (.array, .int), (.set, .int), (.dictionary, .int): "how many there are is its '.count'"
    case (.int, .string), (.double, .string), (.decimal, .string), (.bool, .string):
      "String(...) shows it, or a formatter: | name"
    case (.date, .string), (.optional(.date), .optional(.string)):
      "a formatter shows it: | name"
    case (.uuid, .string), (.url, .string), (.data, .string): Self.formatterInSwift(type)
    case (.named, .string) where cases(of: type) != nil: Self.textOfCase
    case (.anyError, .string): Self.textOfCase
    case (.array(let one), .array(.named(let cell))) where isMade(cell, of: one):
      "a cell is made of each: '.map(\(cell))'"
    case (.array(let one), .array(.named(let cell))) where sources(of: cell, taking: one) != nil:
      "a cell is made of each: map((x, i) => \(cell)(\(sources(of: cell, taking: one) ?? "")))"
    case (let one, .named(let cell)) where isMade(cell, of: one):
      "a cell is made of it: \(cell)(...)"
    case (.optional(let one), .optional(.named(let cell))) where isMade(cell, of: one):
      "a cell is made of it: if ... as x then \(cell)(x) else nil"
    case (.set(let one), .array(let element))
    where one == element && element.isOrdered && element != .bool:
      "its elements in order are its '.sorted'"
    case (let one, .array(let element)) where one == element: "a list of one is written [...]"
    case (.dictionary(_, let value), .array(let element)) where value == element:
      "its values are its '.values'"
    case (.array(let element), .string) where element != .string: joining(element)
    case (.array(let element), .array(let one)):
      fields(of: element)?.first { $0.type == one }.map { "one of each: '.map(\\.\($0.name))'" }
    case (.array(let element), let one) where element == one.unwrapped:
      "one of its elements, or nil, is its '.first' or '[i]'"
    case (let id, .optional(let one))
    where fields(of: one)?.contains { $0.name == "id" && $0.type == id } ?? false:
      "what has this id is one of a list: list.first(x => x.id == ...)"
    case (_, .optional(let wrapped)) where !type.isOptional: conversion(from: type, to: wrapped)
    case (.caseValues, _), (.named, _): memberHint(type) { $0 == expected }
    case (.string, .int): "Int(...) reads it, and gives an optional"
    case (.string, .double): "Double(...) reads it, and gives an optional"
    case (.string, .decimal): "Decimal(...) reads it, and gives an optional"
    default: nil
    }
  }

  /// Whether a cell is made of one value of that type alone.
  private func isMade(_ cell: String, of type: ValueType) -> Bool {
    guard case .cell(let sources, _)? = self[cell]?.kind else { return false }
    return sources.count == 1 && sources[0].type == type
  }

  /// `item: x, index: i` for a cell that has several sources, one of such a type.
  private func sources(of cell: String, taking type: ValueType) -> String? {
    guard case .cell(let sources, _)? = self[cell]?.kind, sources.count > 1,
      let own = sources.firstIndex(where: { $0.type == type })
    else { return nil }
    return sources.indices.map { place in
      let value = place == own ? "x" : sources[place].type == .int ? "i" : "..."
      return "\(sources[place].name): \(value)"
    }.joined(separator: ", ")
  }

  static let textOfCase: Hint = "its text is its 'message'"
}

extension ExpressionChecker {
  /// How an optional gets a default: in parentheses beside a sign that binds more closely. Between
  /// double quotes of YAML, those of a text are escaped.
  func defaultHint(
    _ type: ValueType, for syntax: Expression?, _ scope: Scope, besideSign isOperand: Bool = false
  ) -> Hint {
    let fallback = example(of: type)
    guard let syntax else { return "give a default: '?? \(fallback)'" }
    // Whether it is missing is asked of the chain, not of what it may lead to.
    if case .member(let base, let name, isOptional: false) = syntax.kind, name.text == "isNil" {
      return "ask the chain as a whole: (\(node.written(base))).isNil"
    }
    if isOperand { return "give a default: '(\(node.written(syntax)) ?? \(fallback))'" }
    if fallback == "...", scope.part == .steps {
      return
        "give a default: '?? ...', or name what is there: '- if: \(node.written(syntax))', below it "
        + "'as: x', and under its 'then:' this step, with x"
    }
    if fallback == "..." {
      return
        "give a default: '?? ...', or name what is there: 'if \(node.written(syntax)) as x then ... else ...'"
    }
    return switch syntax.kind {
    case .formatted, .choice: "give a default: '\(node.written(syntax)) ?? \(fallback)'"
    default: "give a default: '?? \(fallback)'"
    }
  }

  func example(of type: ValueType) -> String {
    switch type {
    case .string: node.quotedInYAML("")
    case .bool: "false"
    case .int, .double, .decimal: "0"
    case .array, .set: "[]"
    default: "..."
    }
  }
}
