/// Carries out the instructions of a template.
///
/// It keeps its own stack of frames: however deep templates stand inside each other, the stack of
/// the thread does not grow.
struct Renderer {
  private let partials: Partials
  private let escaping: Template.Escaping
  var writer: LineWriter
  private var state: Frame.State
  private var frames: [Frame] = []
  private let context: MustacheContext
  /// The places of the values that names are looked up in, innermost last.
  private var values = [0]
  /// How many of the frames are of templates, arguments or lambdas.
  private var inclusionCount = 0

  init(
    _ program: Program, _ context: MustacheContext, partials: Partials, escaping: Template.Escaping,
    output: consuming [UInt8]
  ) {
    self.partials = partials
    self.escaping = escaping
    writer = LineWriter(output: output)
    state = Frame.State(program)
    self.context = context
  }

  mutating func run() throws(RenderError) {
    while true {
      guard state.next < state.end else {
        guard !frames.isEmpty else { return }
        leave()
        continue
      }
      let instruction = state.instructions[state.next]
      state.next += 1
      switch instruction {
      case .text(let range): writer.write(range, of: state)
      case .variable(let path, let isEscaped, let offset):
        try show(lookUp(path), isEscaped: isEscaped, offset)
      case .section(let place): try enter(state.program.sections[place])
      case .inverted(let path, _, let end):
        if let place = lookUp(path), !context.isFalsy(place) { state.next = end }
      case .partial(let place): try include(state.program.inclusions[place])
      case .parent(let place): try includeParent(state.program.inclusions[place])
      case .block(let place): try enter(state.program.blocks[place])
      }
    }
  }

  // MARK: Frames

  private mutating func push(_ kind: Frame.Inclusion.Kind, offset: Int) throws(RenderError) {
    guard inclusionCount < TemplateLimits.inclusions else { throw nestedTooDeep() }
    inclusionCount += 1
    frames.append(
      Frame(
        next: state.next, end: state.end,
        inclusion: Frame.Inclusion(kind: kind, state: state, offset: offset)))
  }

  /// Starts a section for the first of some values, which end at a place.
  private mutating func push(
    valuesFrom first: Int, to end: Int, at start: Int, _ section: Program.Section
  ) {
    frames.append(Frame(elementsEnd: end, start: start, next: section.end, end: state.end))
    values.append(first)
    state.next = start
    state.end = section.end
  }

  private mutating func leave() {
    let last = frames.count - 1
    if let inclusion = frames[last].inclusion {
      frames.removeLast()
      return leave(inclusion)
    }
    let next = context.nodes[values[values.count - 1]].end
    if next < frames[last].elementsEnd {
      values[values.count - 1] = next
      state.next = frames[last].start
      return
    }
    values.removeLast()
    state.next = frames[last].next
    state.end = frames[last].end
    frames.removeLast()
  }

  private mutating func leave(_ inclusion: Frame.Inclusion) {
    switch inclusion.kind {
    case .lines: writer.restore(indentation: inclusion.state.indentation)
    case .inline(let count): writer.endInline(since: count)
    case .value(let isEscaped, let count):
      if isEscaped { writer.escape(since: count) }
      writer.endInline(since: count)
    }
    inclusionCount -= 1
    state = inclusion.state
  }

  private func error(_ reason: RenderError.Reason, at offset: Int) -> RenderError {
    RenderError(reason, template: state.program.name, at: state.program.position(offset))
  }

  /// Told at the template that stands most often inside itself, and its outermost tag, inside which
  /// all the others are. The tag that reaches the limit may be of a template that is only included
  /// on the way.
  private func nestedTooDeep() -> RenderError {
    let inclusions = frames.compactMap { $0.inclusion }
    let counts = Dictionary(grouping: inclusions) { $0.state.program.name }.mapValues { $0.count }
    let most = counts.values.max()
    guard let first = inclusions.first(where: { counts[$0.state.program.name] == most }) else {
      return error(.nestedTooDeep, at: 0)
    }
    let program = first.state.program
    return RenderError(
      .nestedTooDeep, template: program.name, at: program.position(first.offset))
  }

  // MARK: Values

  private mutating func show(
    _ place: Int?, isEscaped: Bool, _ offset: Int
  ) throws(RenderError) {
    guard let place else { return }
    let isEscaped = isEscaped && escaping == .html
    switch context.nodes[place].content {
    case .null, .list, .object: break
    case .bool(let flag):
      var text = flag ? "true" : "false"
      text.withUTF8 { writer.write(value: $0) }
    case .text(let range):
      context.text.withUnsafeBufferPointer { text in
        writer.write(value: UnsafeBufferPointer(rebasing: text[range]), isEscaped: isEscaped)
      }
    case .lambda(let lambda):
      let program = try program(of: context.lambdas[lambda](nil), .standard, offset)
      try push(.value(isEscaped: isEscaped, outputCount: writer.output.count), offset: offset)
      beginInline(program)
    }
  }

  private mutating func enter(_ section: Program.Section) throws(RenderError) {
    let start = state.next
    guard let place = lookUp(section.path), !context.isFalsy(place) else {
      state.next = section.end
      return
    }
    switch context.nodes[place].content {
    case .lambda(let lambda):
      state.next = section.end
      let source = String(decoding: state.program.source[section.source], as: UTF8.self)
      let delimiters = state.program.delimiters[section.delimiters]
      let program = try program(of: context.lambdas[lambda](source), delimiters, section.offset)
      try push(.lines, offset: section.offset)
      begin(program)
    case .list: push(valuesFrom: place + 1, to: context.nodes[place].end, at: start, section)
    default: push(valuesFrom: place, to: place + 1, at: start, section)
    }
  }

  private func program(
    of text: String, _ delimiters: Delimiters, _ offset: Int
  ) throws(RenderError) -> Program {
    do throws(TemplateError) {
      return try Compiler.compile(text, name: state.program.name, delimiters: delimiters)
    } catch {
      throw self.error(.lambda(error), at: offset)
    }
  }

  // MARK: Templates and blocks

  private mutating func includeParent(_ inclusion: Program.Inclusion) throws(RenderError) {
    let outer = state.scope
    state.next = inclusion.end
    if !inclusion.isStandalone, let leading = inclusion.indentation {
      writer.write(leading, of: state)
    }
    let isPushed = try include(inclusion)
    if isPushed, !inclusion.arguments.isEmpty, let outside = frames.last?.inclusion?.state {
      state.scope = ArgumentScope(inclusion.arguments, of: outside.program, outer: outer)
    }
  }

  /// Whether there is such a template.
  @discardableResult
  private mutating func include(_ inclusion: Program.Inclusion) throws(RenderError) -> Bool {
    guard let program = template(inclusion.name)?.program else { return false }
    if inclusion.isStandalone, let leading = inclusion.indentation {
      try push(.lines, offset: inclusion.offset)
      indent(by: leading)
      state.dedent = 0
      begin(program)
    } else {
      try push(.inline(outputCount: writer.output.count), offset: inclusion.offset)
      beginInline(program)
    }
    return true
  }

  private mutating func enter(_ block: Program.Block) throws(RenderError) {
    // Without an argument its default is what follows.
    guard let argument = ArgumentScope.argument(block.name, in: state.scope) else { return }
    state.next = block.end
    try push(.lines, offset: block.offset)
    indent(by: block.indentation)
    state.program = argument.program
    state.scope = argument.scope
    state.next = argument.block.start
    state.end = argument.block.end
    state.dedent = argument.block.dedent
  }

  private mutating func begin(_ program: Program) {
    state.program = program
    state.next = 0
    state.end = program.instructions.count
  }

  /// Starts a template in the middle of a line: only the line it starts on is indented.
  private mutating func beginInline(_ program: Program) {
    state.indentation = []
    state.dedent = 0
    begin(program)
  }

  private mutating func indent(by leading: Range<Int>) {
    state.indentation += state.program.source[leading].dropFirst(state.dedent)
    writer.restore(indentation: state.indentation)
  }

  private func template(_ name: Program.Inclusion.Name) -> Template? {
    switch name {
    case .fixed(let name): return partials[name]
    case .dynamic(let path):
      guard let place = lookUp(path), case .text(let range) = context.nodes[place].content
      else { return nil }
      return partials[String(decoding: context.text[range], as: UTF8.self)]
    }
  }

  // MARK: Names

  /// The place of a value; nothing where there is none.
  private func lookUp(_ path: Int) -> Int? {
    switch state.paths[path] {
    case .innermost: return values.last
    case .name(let name): return lookUp(name)
    case .names(let first, let rest):
      var place = lookUp(first)
      for name in rest { place = place.flatMap { context.place(of: name, in: $0) } }
      return place
    }
  }

  private func lookUp(_ name: MustacheName) -> Int? {
    for value in values.reversed() {
      if let place = context.place(of: name, in: value) { return place }
    }
    return nil
  }
}
