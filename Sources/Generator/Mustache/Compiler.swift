/// Makes the instructions of a template in one pass over its tags.
struct Compiler {
  private var scanner: TagScanner
  private let name: String
  private var instructions: [Program.Instruction] = []
  private var paths: [Path] = []
  private var delimiters: [Delimiters]
  private var sections: [Program.Section] = []
  private var inclusions: [Program.Inclusion] = []
  private var blocks: [Program.Block] = []
  /// The tags that are open, innermost last.
  private var openTags: [Open] = []

  private struct Open {
    let tag: Tag
    let name: String
    /// The place of its entry in the table of its kind, or of its own instruction.
    let place: Int
    /// Where its content starts in the source.
    let contentStart: Int
    /// Whether its content starts on a line of its own.
    var startsLine = false
  }

  static func compile(
    _ source: String, name: String, delimiters: Delimiters
  ) throws(TemplateError) -> Program {
    var compiler = Compiler(source, name: name, delimiters: delimiters)
    return try compiler.program()
  }

  private init(_ source: String, name: String, delimiters: Delimiters) {
    scanner = TagScanner(Array(source.utf8), name: name, delimiters: delimiters)
    self.name = name
    self.delimiters = [delimiters]
  }

  private mutating func program() throws(TemplateError) -> Program {
    var textStart = 0
    while let tag = try scanner.next() {
      try add(tag)
      textStart = scanner.place
    }
    addText(textStart..<scanner.bytes.count)
    if let last = openTags.last {
      throw scanner.error("'\(last.name)' is not closed", at: last.tag.start)
    }
    return Program(
      name: name, source: scanner.bytes, instructions: instructions, paths: paths,
      delimiters: delimiters, sections: sections, inclusions: inclusions, blocks: blocks)
  }

  private mutating func add(_ tag: Tag) throws(TemplateError) {
    switch tag.kind {
    case .variable, .unescaped, .triple:
      addText(tag.text)
      instructions.append(
        .variable(
          path: path(try name(of: tag)), isEscaped: tag.kind == .variable, offset: tag.start))
    case .comment: leaveLine(of: tag)
    case .delimiters:
      leaveLine(of: tag)
      try setDelimiters(tag)
    case .section, .inverted: try openSection(tag)
    case .partial: try addPartial(tag)
    case .parent: try openParent(tag)
    case .block: try openBlock(tag)
    case .close: try close(tag)
    }
  }

  /// Adds the text before a tag, and leaves out its line where it stands alone.
  private mutating func leaveLine(of tag: Tag) {
    guard let nextLine = tag.nextLineIfAlone else { return addText(tag.text) }
    addText(tag.textBeforeIndentation)
    scanner.skip(to: nextLine)
  }

  private mutating func addText(_ range: Range<Int>) {
    // Text between the blocks of a parent's tag counts for nothing.
    if isDirectlyInParent { return }
    var start = range.lowerBound
    while start < range.upperBound {
      let newline = scanner.bytes[start..<range.upperBound].firstIndex(of: Byte.newline)
      let end = newline.map { $0 + 1 } ?? range.upperBound
      instructions.append(.text(start..<end))
      start = end
    }
  }

  private var isDirectlyInParent: Bool { openTags.last?.tag.kind == .parent }

  private mutating func open(_ entry: Open) throws(TemplateError) {
    guard openTags.count < TemplateLimits.tags else {
      throw scanner.error(
        "the tags are more than \(TemplateLimits.tags) deep inside each other", at: entry.tag.start)
    }
    openTags.append(entry)
  }

  // MARK: Sections and partials

  private mutating func openSection(_ tag: Tag) throws(TemplateError) {
    let name = try name(of: tag)
    leaveLine(of: tag)
    let start = scanner.place
    let isSection = tag.kind == .section
    try open(
      Open(
        tag: tag, name: name, place: isSection ? sections.count : instructions.count,
        contentStart: start))
    let path = path(name)
    if isSection {
      instructions.append(.section(sections.count))
      sections.append(
        Program.Section(
          path: path, offset: tag.start, delimiters: delimiters.count - 1, source: start..<start,
          end: 0))
    } else {
      instructions.append(.inverted(path: path, offset: tag.start, end: 0))
    }
  }

  private mutating func addPartial(_ tag: Tag) throws(TemplateError) {
    let inclusion = Program.Inclusion(
      name: try inclusionName(of: tag), offset: tag.start, indentation: tag.indentation,
      isStandalone: tag.nextLineIfAlone != nil, end: instructions.count + 1)
    leaveLine(of: tag)
    instructions.append(.partial(inclusions.count))
    inclusions.append(inclusion)
  }

  // MARK: Inheritance

  private mutating func openParent(_ tag: Tag) throws(TemplateError) {
    let inclusion = Program.Inclusion(
      name: try inclusionName(of: tag), offset: tag.start, indentation: tag.indentation,
      isStandalone: false, end: 0)
    // Whether the white space indents what is included is known at the closing tag.
    addText(tag.textBeforeIndentation)
    try open(
      Open(
        tag: tag, name: try name(of: tag), place: inclusions.count, contentStart: scanner.place))
    instructions.append(.parent(inclusions.count))
    inclusions.append(inclusion)
  }

  private mutating func openBlock(_ tag: Tag) throws(TemplateError) {
    let name = try name(of: tag)
    // What else is on the line counts for nothing between the tags of a parent.
    var startsLine = false
    if let nextLine = tag.nextLine, tag.startsLineOrInheritance || isDirectlyInParent {
      addText(tag.textBeforeIndentation)
      scanner.skip(to: nextLine)
      startsLine = true
    } else {
      addText(tag.text)
    }
    let place = blocks.count
    if isDirectlyInParent, let parent = openTags.last {
      inclusions[parent.place].arguments[name] = place
    }
    try open(
      Open(
        tag: tag, name: name, place: place, contentStart: scanner.place, startsLine: startsLine))
    instructions.append(.block(place))
    blocks.append(
      Program.Block(
        name: name, offset: tag.start, start: instructions.count, end: 0,
        indentation: tag.indentation ?? tag.start..<tag.start, dedent: 0))
  }

  // MARK: Closing

  private mutating func close(_ tag: Tag) throws(TemplateError) {
    let name = try name(of: tag)
    guard let last = openTags.last else {
      throw scanner.error("'\(name)' is closed and was not open", at: tag.start)
    }
    guard last.name == name else {
      throw scanner.error("'\(name)' is closed, and '\(last.name)' is open", at: tag.start)
    }
    switch last.tag.kind {
    case .parent:
      closeParent(last, tag)
      openTags.removeLast()
    case .block:
      closeBlock(last, tag)
      openTags.removeLast()
    default:
      leaveLine(of: tag)
      openTags.removeLast()
      closeSection(last, tag)
    }
  }

  private mutating func closeSection(_ last: Open, _ tag: Tag) {
    guard last.tag.kind == .section else {
      if case .inverted(let path, let offset, _) = instructions[last.place] {
        instructions[last.place] = .inverted(
          path: path, offset: offset, end: instructions.count)
      }
      return
    }
    let isAlone = tag.nextLineIfAlone != nil
    let text = isAlone ? tag.textBeforeIndentation : tag.text
    sections[last.place].source = last.contentStart..<max(last.contentStart, text.upperBound)
    sections[last.place].end = instructions.count
  }

  private mutating func closeParent(_ last: Open, _ tag: Tag) {
    // Its two tags need not be on separate lines to stand alone.
    if last.tag.indentation != nil, let nextLine = tag.nextLine {
      inclusions[last.place].isStandalone = true
      scanner.skip(to: nextLine)
    }
    inclusions[last.place].end = instructions.count
  }

  private mutating func closeBlock(_ last: Open, _ tag: Tag) {
    let isArgument = openTags.dropLast().last?.tag.kind == .parent
    // What follows on the line of an argument's closing tag counts for nothing.
    let startsLine = tag.indentation != nil && (isArgument || tag.nextLine != nil)
    let text = startsLine ? tag.textBeforeIndentation : tag.text
    addText(text)
    if startsLine, let nextLine = tag.nextLine { scanner.skip(to: nextLine) }
    blocks[last.place].end = instructions.count

    let content = last.contentStart..<max(last.contentStart, text.upperBound)
    if last.startsLine, let own = scanner.firstIndentation(of: content) {
      blocks[last.place].indentation = own
      blocks[last.place].dedent = own.count
    }
  }

  // MARK: Names

  /// The name in a tag; that of a dynamic template starts with `*`.
  private func name(of tag: Tag) throws(TemplateError) -> String {
    var content = scanner.bytes[tag.content]
    let canBeDynamic = tag.kind == .partial || tag.kind == .parent || tag.kind == .close
    let isDynamic = canBeDynamic && content.first == UInt8(ascii: "*")
    if isDynamic { content = content.dropFirst().drop(while: Byte.isSpace) }
    let name = String(decoding: content, as: UTF8.self)
    guard !name.isEmpty else { throw scanner.error("the tag is empty", at: tag.start) }
    guard !content.contains(where: Byte.isSpace) else {
      throw scanner.error("the name '\(name)' has white space in it", at: tag.start)
    }
    return isDynamic ? "*" + name : name
  }

  private mutating func inclusionName(
    of tag: Tag
  ) throws(TemplateError) -> Program.Inclusion.Name {
    let name = try name(of: tag)
    guard name.utf8.first == UInt8(ascii: "*") else { return .fixed(name) }
    return .dynamic(path: path(String(name.dropFirst())))
  }

  private mutating func path(_ text: String) -> Int {
    paths.append(Path(text))
    return paths.count - 1
  }

  private mutating func setDelimiters(_ tag: Tag) throws(TemplateError) {
    let parts = scanner.bytes[tag.content].split(whereSeparator: Byte.isSpace)
    guard parts.count == 2, !parts.contains(where: { $0.contains(Byte.equals) }) else {
      throw scanner.error("delimiters are two words without '='", at: tag.start)
    }
    scanner.delimiters = Delimiters(open: Array(parts[0]), close: Array(parts[1]))
    delimiters.append(scanner.delimiters)
  }
}
