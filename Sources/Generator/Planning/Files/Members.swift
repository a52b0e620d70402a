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

  /// A member. One with documentation stands by itself.
  mutating func add(
    doc: String? = nil, keepsWithNext: Bool = false, _ body: (inout CodeWriter) -> Void
  ) {
    let doc = DocComment.lines(doc, column: column)
    if !doc.isEmpty { endGroup() }
    let count = writer.lineCount
    writer.add(lines: doc)
    body(&writer)
    guard writer.lineCount > count else { return }
    if count > 0 { plans.removeLast() }
    plans.append(.code(writer.block))
    if !keepsWithNext { endGroup() }
  }

  /// A member of one statement.
  mutating func add(doc: String? = nil, keepsWithNext: Bool = false, _ layout: Layout) {
    add(doc: doc, keepsWithNext: keepsWithNext) { $0.add(layout) }
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
