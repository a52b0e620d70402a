import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  /// Formatters, cells and derived values may use each other in any order, so each is checked
  /// after what it uses.
  mutating func declareFormattersCellsAndDerivedValues() {
    let parts = derivedParts()
    for index in dependencyOrder(parts) {
      switch parts[index].kind {
      case .formatter(let formatter): declare(formatter)
      case .cell(let cell): declare(cell)
      case .value(let value, let role): declare(value, role)
      }
    }
  }

  /// What has a name and is made of others.
  private struct Part {
    enum Kind {
      case formatter(FormatterSpec)
      case cell(CellSpec)
      case value(ValueSpec, CheckedValue.Role)
    }

    var kind: Kind
    var name: Name
    var uses: NameSet
  }

  private mutating func derivedParts() -> [Part] {
    var parts: [Part] = []
    for formatter in spec.formatters {
      var uses = names(in: formatter)
      if case .of(let type, let content) = formatter.kind {
        // What is wrong with the type is told where it is declared.
        var probe = values.probe
        let type = probe.type(type, firstValue: .ofFormatters)
        uses.formUnion(cells(in: [type], readBy: [content]))
      }
      parts.append(Part(kind: .formatter(formatter), name: formatter.name, uses: uses))
    }
    for cell in spec.cells {
      var uses = NameSet()
      for field in cell.fields { uses.formUnion(expressions.namesUsed(in: field.content)) }
      uses = uses.subtracting(cell.sources.map { $0.name.text })
      if case .cell(let sources, _)? = expressions.types[cell.name.text]?.kind {
        uses.formUnion(cells(in: sources.map { $0.type }, readBy: cell.fields.map { $0.content }))
      }
      parts.append(Part(kind: .cell(cell), name: cell.name, uses: uses))
    }
    func add(_ value: ValueSpec, _ role: CheckedValue.Role) {
      guard case .derived(let content, _) = value.kind else { return }
      parts.append(
        Part(kind: .value(value, role), name: value.name, uses: expressions.namesUsed(in: content)))
    }
    for state in spec.state { add(state, .state) }
    for output in spec.outputs {
      if case .value(let value) = output { add(value, .output) }
    }
    addCells(ofConstantsTo: &parts)
    return parts
  }

  /// What is read of a constant may be a field of a cell.
  private func addCells(ofConstantsTo parts: inout [Part]) {
    guard !spec.cells.isEmpty else { return }
    var cellsOfConstants = NameTable<NameSet>()
    for constant in screen.constants {
      let cells = cells(in: [constant.type], naming: nil)
      if !cells.isEmpty { cellsOfConstants.add(constant.name, cells) }
    }
    guard !cellsOfConstants.isEmpty else { return }
    for place in parts.indices {
      for name in parts[place].uses.names {
        if let cells = cellsOfConstants[name] { parts[place].uses.formUnion(cells) }
      }
    }
  }

  /// The cells whose fields may be read where this is made of values of these types.
  private func cells(in types: [ValueType], readBy contents: [ContentSpec]) -> NameSet {
    let all = cells(in: types, naming: nil)
    // Nearly always there are none.
    if all.isEmpty { return all }
    let texts = contents.map { content in
      switch content {
      case .from(let node), .text(let node): node.scalar?.text ?? ""
      }
    }
    return cells(in: types, naming: NameSet(texts.flatMap { MentionedWords.words(in: $0[...]) }))
  }

  /// The cells that can be reached from values of these types, by members with these names, or by
  /// any.
  private func cells(in types: [ValueType], naming names: NameSet?) -> NameSet {
    var cells = NameSet()
    var seen = NameSet()
    func look(_ type: ValueType, _ names: NameSet?, isOfCell: Bool = false) {
      for name in type.parts.compactMap({ $0.name }) where seen.insert(name) {
        guard let type = expressions.types[name] else { continue }
        if case .cell(let sources, _) = type.kind {
          // One that another cell is made from comes before that one.
          if !isOfCell { cells.insert(name) }
          // Its fields may hold what it is made from.
          for source in sources { look(source.type, nil, isOfCell: true) }
        }
        for field in type.allFields where names?.contains(field.name) ?? true {
          look(field.type, names)
        }
      }
    }
    for type in types { look(type, names) }
    return cells
  }

  private mutating func names(in formatter: FormatterSpec) -> NameSet {
    switch formatter.kind {
    case .of(_, let content): expressions.namesUsed(in: content).subtracting(["value"])
    case .currency(let node): expressions.namesUsed(in: .text(node))
    default: []
    }
  }

  /// The parts so that each comes after what it uses; a circle is told, and broken.
  private mutating func dependencyOrder(_ parts: [Part]) -> [Int] {
    var places = NameTable<Int>()
    for (index, part) in parts.enumerated() { places.add(part.name.text, index) }
    let order = DependencyOrder(parts.count) { index in
      parts[index].uses.names.sorted().compactMap { places[$0] }
    }
    for circle in order.circles {
      let names = circle.map { parts[$0].name.text }
      let formatters = spec.formatters.map { $0.name.text }
      let makers = formatters + spec.cells.map { $0.name.text }
      // `points[red]`, where the output that shows it has the name of the case.
      let owner = spec.models.first { model in
        if case .cases(let cases) = model.content {
          cases.contains { $0.name.text == names[0] }
        } else {
          false
        }
      }
      reportCircle(names, "derived from") { first in
        if names.count == 1, let owner {
          return "for the case of \(owner.name.text) write '.\(first)'"
        }
        if names.count == 1, formatters.contains(first) {
          return "what is formatted is called 'value': write that, without the formatter itself"
        }
        return makers.contains(first)
          ? names.count == 1 ? "write it without itself" : "write one of them without the other"
          : "make \(names.count == 1 ? "it" : "one of them") a state that steps set"
      }
      for name in names { expressions.poisoned.insert(name) }
    }
    return lastWithSlips(order.order, parts)
  }

  /// The same order, but what uses a name that nothing has comes last, with what is made of that:
  /// all that can have been meant is known by then.
  private func lastWithSlips(_ order: [Int], _ parts: [Part]) -> [Int] {
    var last = NameSet()
    var (first, rest): ([Int], [Int]) = ([], [])
    for index in order {
      let isLast = parts[index].uses.names.contains {
        last.contains($0)
          || declared[$0] == nil && expressions.types[$0] == nil
            && !expressionFunctions.contains($0)
      }
      if isLast { last.insert(parts[index].name.text) }
      if isLast { rest.append(index) } else { first.append(index) }
    }
    return first + rest
  }

  private mutating func declare(_ value: ValueSpec, _ role: CheckedValue.Role) {
    guard case .derived(let content, let typeNode) = value.kind else { return }
    guard !expressions.poisoned.contains(value.name.text) else {
      add(value.name, role.referenceKind, .unknown)
      return
    }
    let expected = typeNode.map { values.type($0, firstValue: .key("initial")) }
    if case .text = content, let expected, let typeNode, expected != .unknown,
      expected.unwrapped != .string
    {
      report(
        .wrongType, "a text is a String, and 'type' says \(expected)", at: typeNode.span,
        hint: "remove 'type', or write 'from' and an expression")
      addMeaningless(value.name, role)
      return
    }
    let before = diagnostics.count
    let expression = self.expression(content, in: scope, expected: expected)
    guard !value.isPartial else { return addMeaningless(value.name, role) }
    if expected == nil, diagnostics.count > before, reportType(in: content, from: before) {
      addMeaningless(value.name, role)
      return
    }
    let type = expected ?? expression.type
    if type.isOpen {
      report(
        .needsInitial, "the type of '\(value.name.text)' can't be told from this",
        at: value.name.span, hint: "write it: { type: ..., from: ... }")
      addMeaningless(value.name, role)
      return
    }
    let isUnfit = diagnostics[before...].contains { wrong in
      wrong.id == .wrongType || wrong.id == .optionalValue && wrong.span == content.node.span
    }
    if expected != nil, isUnfit {
      // Which of the two is wrong, the type or the expression, nobody knows.
      addMeaningless(value.name, role)
      return
    }
    screen.values.append(
      CheckedValue(
        name: value.name.text, type: type, role: role, content: .derived(expression),
        doc: value.doc))
    add(value.name, role.referenceKind, type)
  }

  /// Says so where a type stands in the place of an expression, whatever was told of that.
  private mutating func reportType(in content: ContentSpec, from before: Int) -> Bool {
    guard case .from(let node) = content, let text = node.scalar?.text else { return false }
    var probe = values.probe
    let type = probe.type(node, firstValue: .key("initial"))
    guard type != .unknown, probe.diagnostics.isEmpty else { return false }
    var orCase = ""
    if case .named(let name) = type {
      // By the name of one with fields, a value is made.
      guard expressions.types[name]?.cases != nil else { return false }
      orCase = ", or name one of its cases: \(name).case"
    }
    let written = text.utf8.contains(UInt8(ascii: "[")) ? "\"\(text)\"" : text
    diagnostics.removeSubrange(before...)
    report(
      .notAValue, "'\(text)' is a type, and a value is wanted", at: node.span,
      hint: "write 'type: \(written)' in place of 'from'\(orCase)")
    return true
  }

  private mutating func addMeaningless(_ name: Name, _ role: CheckedValue.Role) {
    expressions.poisoned.insert(name.text)
    add(name, role.referenceKind, .unknown)
  }

  private mutating func declare(_ cell: CellSpec) {
    guard var type = expressions.types[cell.name.text], case .cell(let sources, _) = type.kind,
      !sources.isEmpty
    else { return }
    if cell.fields.isEmpty {
      report(
        .badCell, "the cell '\(cell.name.text)' shows nothing", at: cell.name.span,
        hint: "add 'fields: { title: { from: expression } }'")
    }
    var cellScope = constantScope
    cellScope.limit = "a cell sees its sources and constants: add a source for it under 'from'"
    cellScope.siblings = cell.fields.map { $0.name.text }
    cellScope.cell = Scope.Declared(path: cell.name.text, span: cell.name.span)
    for source in sources {
      cellScope.add(source.name, .source, source.type, at: source.span)
    }
    var fields: [CheckedCell.Field] = []
    let before = diagnostics.count
    defer { noteLostParameters(of: [cell.name.text], from: before) }
    checkBesideSelf(cell.fields.map { $0.name })
    for field in cell.fields {
      checkName(field.name, as: .part)
      let value = expression(field.content, in: cellScope, expected: nil)
      checkKept(value.type, as: field.name)
      fields.append(
        CheckedCell.Field(
          name: field.name.text, type: value.type, value: value, doc: field.doc))
    }
    type.kind = .cell(
      sources: sources,
      fields: zip(fields, cell.fields).map { field, spec in
        TypeDeclaration.Field(
          name: field.name, type: field.type, hasDefault: false, span: spec.name.span)
      })
    expressions.types.declare(type)
    screen.cells.append(
      CheckedCell(
        name: cell.name.text, doc: cell.doc,
        sources: sources.map { TypedExpression.Parameter(name: $0.name, type: $0.type) },
        docOfSources: ParameterDocs.added(to: nil, cell.sources), fields: fields))
  }

  /// A field has the type of its value, so it needs one.
  private mutating func checkKept(_ type: ValueType, as name: Name) {
    guard type.isOpen else { return }
    report(
      .needsInitial, "the type of '\(name.text)' can't be told from this", at: name.span,
      hint: "make it of something that has a type")
  }

  mutating func expression(
    _ content: ContentSpec, in scope: Scope, expected: ValueType?
  ) -> TypedExpression {
    switch content {
    case .from(let node): expressions.expression(node, in: scope, expected: expected)
    case .text(let node): values.text(node, in: scope, expected: expected)
    }
  }

  /// Observers hear of changes in the order of the declarations, and so they are listed.
  mutating func restoreWrittenOrder() {
    let declared = declared
    func place(_ name: String) -> UInt32 { declared[name]?.offset ?? 0 }
    screen.values.sort { place($0.name) < place($1.name) }
    screen.formatters.sort { place($0.name) < place($1.name) }
    screen.cells.sort { place($0.name) < place($1.name) }
  }
}
