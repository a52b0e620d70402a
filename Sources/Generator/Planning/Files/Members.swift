import MVVMGenDiagnostics

/// Collects the members of a declaration. Those of code that are kept together are one in the plan.
struct Members {
  private(set) var plans: [MemberPlan] = []
  private var writer: CodeWriter
  /// How deep the members stand in the file.
  let column: Int

  init(column: Int = 2) {
    self.column = column
    writer = CodeWriter(column: column)
  }

  /// The lines of those of code.
  var code: [UInt8] { writer.bytes }

  var isEmpty: Bool { plans.isEmpty }

  /// A member that stands by itself.
  mutating func add(doc: String? = nil, _ body: (inout CodeWriter) -> Void) {
    add(documented: DocComment.lines(doc, column: column), body)
  }

  private mutating func add(documented doc: [String], _ body: (inout CodeWriter) -> Void) {
    endGroup()
    writer.add(lines: doc)
    body(&writer)
    guard writer.lineCount > 0 else { return }
    plans.append(.code(writer.block))
    endGroup()
  }

  /// The same of one statement.
  mutating func add(doc: String? = nil, _ layout: Layout) {
    add(doc: doc) { $0.add(layout) }
  }

  /// A member that stands with those of its group before and behind it, unless it has
  /// documentation.
  mutating func addToGroup(doc: String? = nil, _ layout: Layout) {
    let doc = DocComment.lines(doc, column: column)
    guard doc.isEmpty else { return add(documented: doc) { $0.add(layout) } }
    if writer.lineCount > 0 { plans.removeLast() }
    writer.add(layout)
    plans.append(.code(writer.block))
  }

  /// An initialiser that stores what it is given, each part under its own name.
  mutating func addInitialiser(
    access: String, _ parts: [(name: String, parameter: Layout)]
  ) {
    add { writer in
      writer.block(.call("\(access)init", parts.map { $0.parameter })) { body in
        for part in parts { body.add(SwiftName.storing(part.name)) }
      }
    }
  }

  mutating func add(_ declaration: DeclarationPlan) {
    endGroup()
    plans.append(.declaration(declaration))
  }

  /// The next group starts after an empty line.
  mutating func endGroup() { writer.startBlock() }
}

extension DeclarationPlan {
  init(
    doc: String?, attributes: [String] = [], head: Layout, column: Int = 0, members: Members
  ) {
    let width = column + head.bytes.columns
    let head = head.string
    self.init(
      doc: DocComment.lines(doc, column: column), attributes: attributes,
      head: width > LayoutPrinter.lineWidth
        ? head.exchanging(": ", for: ":\n" + String(repeating: " ", count: column + 2)) : head,
      isLong: width + " {".count > LayoutPrinter.lineWidth, code: members.code,
      members: members.plans)
  }
}
