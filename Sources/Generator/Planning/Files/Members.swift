import Diagnostics

/// Collects the members of a declaration.
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
    let lines = writer.together { writer in
      writer.add(lines: doc)
      body(&writer)
    }
    guard let lines else { return }
    if !doc.isEmpty { endGroup() }
    plans.append(.code(lines, keepsWithNext: keepsWithNext))
  }

  /// A member of one statement.
  mutating func add(doc: String? = nil, keepsWithNext: Bool = false, _ layout: Layout) {
    add(doc: doc, keepsWithNext: keepsWithNext) { $0.add(layout) }
  }

  mutating func add(_ declaration: DeclarationPlan) {
    plans.append(.declaration(declaration))
  }

  /// The next group starts after an empty line.
  mutating func endGroup() {
    guard case .code(let code, _)? = plans.last else { return }
    plans[plans.count - 1] = .code(code, keepsWithNext: false)
  }
}

extension DeclarationPlan {
  init(
    doc: String?, attributes: [String] = [], head: String, column: Int = 0, members: Members
  ) {
    let width = column + head.columns
    self.init(
      doc: DocComment.lines(doc, column: column), attributes: attributes,
      head: width > LayoutPrinter.lineWidth
        ? head.exchanging(": ", for: ":\n" + String(repeating: " ", count: column + 2)) : head,
      isLong: width + " {".count > LayoutPrinter.lineWidth, code: members.code,
      members: members.plans)
  }
}
