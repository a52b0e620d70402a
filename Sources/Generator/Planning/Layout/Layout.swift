/// Swift text that is broken into lines only where it has to be: groups are laid out on one line
/// where they fit, and otherwise broken at all of their own places.
///
/// It is one text with marks in it: layouts are put together from smaller ones all the time, and to
/// make and free a tree of them takes several times as long as to copy a few bytes.
struct Layout: Equatable, Sendable {
  /// All of the text, also what is shown in one case only, with a byte for each mark.
  let text: String

  static let breakable = Layout(.breakable)
  static let space = Layout(.space)
  static let lateSpace = Layout(.lateSpace)
  static let newLine = Layout(.newLine)
  static let hangingSpace = Layout(.hangingSpace)
  static let broken = Layout(.broken)
  static let behindLabel = Layout(.behindLabel)
  static let brace = Layout(.brace)

  private init(_ text: String) {
    self.text = text
  }

  private init(_ mark: LayoutMark) {
    self.init(room: 1) { $0.mark(mark) }
  }

  /// A layout of so many bytes.
  private init(room: Int, _ write: (inout LayoutBytes) -> Void) {
    text = String(unsafeUninitializedCapacity: room) { room in
      var bytes = LayoutBytes(room)
      write(&bytes)
      return bytes.count
    }
  }

  static func text(_ text: String) -> Layout { Layout(text) }

  static func row(_ parts: [Layout]) -> Layout {
    Layout(room: count(of: parts)) { bytes in
      for part in parts { bytes.add(part) }
    }
  }

  /// Broken at all of its places or at none.
  static func group(_ inner: Layout) -> Layout { inner.between(.group, .groupEnd) }

  /// Lines that start inside are indented by one step more.
  static func nested(_ inner: Layout) -> Layout { inner.between(.nested, .nestedEnd) }

  /// A string literal of several lines, of words that are kept whole, and ends of lines.
  static func textBlock(_ words: [Layout]) -> Layout {
    Layout(room: count(of: words) + words.count + 2) { bytes in
      bytes.mark(.block)
      for word in words {
        bytes.add(word)
        bytes.mark(.word)
      }
      bytes.mark(.blockEnd)
    }
  }

  /// What stands behind a key in a dictionary, or behind a parameter: the lines of a text that has
  /// several are as deep there as its first.
  static func value(_ value: Layout) -> Layout {
    let marks = value.text.utf8.prefix { $0 != LayoutMark.block.rawValue && LayoutMark($0) != nil }
    let isBlock = value.text.utf8[marks.endIndex...].first == LayoutMark.block.rawValue
    return isBlock ? value.between(.nestedEnd, .nested) : value
  }

  /// Where the first that is written is a `(`, or one with a sign before it, its place.
  private var parenthesis: String.Index? {
    let bytes = text.utf8
    let isSign = { (byte: UInt8) in byte == UInt8(ascii: "!") || byte == UInt8(ascii: "-") }
    let first = bytes.firstIndex { LayoutMark($0) == nil && !isSign($0) }
    return first.flatMap { bytes[$0] == UInt8(ascii: "(") ? $0 : nil }
  }

  var startsWithParenthesis: Bool { parenthesis != nil }

  /// The same behind an operator where it starts with a parenthesis: the operators in the parentheses are
  /// no deeper than these.
  var besideParenthesis: Layout { parenthesis.map(unnested) ?? self }

  /// The same on a line below a `=`: what goes on with its first part is no deeper than that.
  var belowAssignment: Layout { unnested(from: parenthesis ?? text.startIndex) }

  private func unnested(from start: String.Index) -> Layout {
    var bytes = Array(text.utf8)
    var place = text.utf8.distance(from: text.startIndex, to: start)
    while bytes[place] == UInt8(ascii: "(") || LayoutMark(bytes[place]) != nil {
      if bytes[place] == LayoutMark.group.rawValue {
        Self.removeNesting(inGroupAt: place, from: &bytes)
      }
      place += 1
    }
    return Layout(String(decoding: bytes, as: UTF8.self))
  }

  /// Removes what is nested in a group itself, and in none that is in it, nor in brackets.
  private static func removeNesting(inGroupAt start: Int, from bytes: inout [UInt8]) {
    var (groups, nested, place) = (0, [Int](), start)
    repeat {
      switch LayoutMark(bytes[place]) {
      case .group: groups += 1
      case .groupEnd: groups -= 1
      case .nested: nested.append(place)
      case .nestedEnd:
        guard let start = nested.popLast(), nested.isEmpty, groups == 1,
          !["(", "[", "{"].contains(UnicodeScalar(bytes[start - 1]))
        else { break }
        bytes.remove(at: place)
        bytes.remove(at: start)
        return
      default: break
      }
      place += 1
    } while groups > 0
  }

  /// Whether names come first that what follows hangs from.
  var startsWithHangingPath: Bool {
    let bytes = text.utf8
    guard bytes.first == LayoutMark.group.rawValue else { return false }
    return bytes.dropFirst().first { LayoutMark($0) != nil } == LayoutMark.hang.rawValue
  }

  /// Whether a property or an element of what stands before it ends the text, and there is a place to
  /// break it at.
  var endsWithMember: Bool {
    let bytes = text.utf8.reversed().drop { LayoutMark($0) != nil }
    if bytes.first == UInt8(ascii: "]") {
      return text.utf8.first { LayoutMark($0) == nil } != UInt8(ascii: "[")
    }
    let rest = bytes.drop {
      $0 >= 0x80 || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "`")
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
    }
    return rest.first == UInt8(ascii: ".") && !isPlain
  }

  /// What stands in front of a member: `base` and `.member { … }`, or the member on the next line.
  static func hanging(_ base: Layout) -> Layout {
    Layout(room: base.count + 3) { bytes in
      bytes.mark(.group)
      bytes.add(base)
      bytes.mark(.hang)
      bytes.mark(.groupEnd)
    }
  }

  /// What stands in front of a member that begins a line where it has no room.
  static func linked(_ base: Layout) -> Layout {
    Layout(room: base.count + 1) { bytes in
      bytes.add(base)
      bytes.mark(.link)
    }
  }

  /// What stands in front of a value: `name =` and the value, or its first line on the next one where
  /// it has no room.
  static func assigning(_ head: Layout) -> Layout {
    Layout(room: head.count + 5) { bytes in
      bytes.mark(.group)
      bytes.add(head)
      bytes.add(" =")
      bytes.mark(.hangingSpace)
      bytes.mark(.groupEnd)
    }
  }

  /// One thing where the group around it is broken, another where it is not.
  static func either(broken: Layout, flat: Layout) -> Layout {
    Layout(room: broken.count + flat.count + 3) { bytes in
      bytes.mark(.either)
      bytes.add(broken)
      bytes.mark(.otherwise)
      bytes.add(flat)
      bytes.mark(.eitherEnd)
    }
  }

  /// Parts with something between them.
  static func joined(_ parts: [Layout], by separator: Layout) -> Layout {
    guard let last = parts.last else { return "" }
    return Layout(room: count(of: parts) + (parts.count - 1) * separator.count) { bytes in
      for part in parts.dropLast() {
        bytes.add(part)
        bytes.add(separator)
      }
      bytes.add(last)
    }
  }

  /// `(a, b)`, or one part a line.
  static func list(
    _ open: String, _ parts: [Layout], _ close: String
  ) -> Layout {
    list("", open, parts, close, lastComma: false)
  }

  /// `[a, b]`, or one element a line, each with its comma.
  static func array(_ elements: [Layout]) -> Layout {
    list("", "[", elements, "]", lastComma: true)
  }

  /// `[a: 1, b: 2]` in the same way.
  static func dictionary(_ entries: [(key: Layout, value: Layout)]) -> Layout {
    entries.isEmpty ? "[:]" : array(entries.map { "\($0.key): \(value($0.value))" })
  }

  /// `values[key]`, with the key on lines of its own where it has no room.
  static func element(of base: Layout, at key: Layout) -> Layout {
    .group([base, "[", .nested([.breakable, key]), "]"])
  }

  /// What is called, or declared, with its arguments or parameters.
  static func call(_ callee: Layout, _ arguments: [Layout]) -> Layout {
    list(callee, "(", arguments, ")", lastComma: false)
  }

  /// `head { value }`, or on three lines.
  static func braced(_ head: Layout, _ value: Layout) -> Layout {
    .group([head, " {", .nested([.space, value]), .space, "}"])
  }

  private static func list(
    _ start: Layout, _ open: String, _ parts: [Layout], _ close: String, lastComma: Bool
  ) -> Layout {
    let comma = lastComma && parts.count > 1 ? Layout(.lastComma) : ""
    let around = start.count + open.utf8.count + close.utf8.count + comma.count
    return Layout(room: around + 6 + count(of: parts) + 2 * parts.count) { bytes in
      bytes.add(start)
      guard let last = parts.last else {
        bytes.add(open)
        bytes.add(close)
        return
      }
      bytes.mark(.group)
      bytes.add(open)
      bytes.mark(.nested)
      bytes.mark(.breakable)
      for part in parts.dropLast() {
        bytes.add(part)
        bytes.add(",")
        bytes.mark(.space)
      }
      bytes.add(last)
      bytes.add(comma)
      bytes.mark(.nestedEnd)
      bytes.mark(.breakable)
      bytes.add(close)
      bytes.mark(.groupEnd)
    }
  }

  static func + (left: Layout, right: Layout) -> Layout { Layout(left.text + right.text) }

  /// Whether there is no place in it to break it at.
  var isPlain: Bool { text.utf8.allSatisfy { LayoutMark($0) == nil } }

  /// Whether there are no marks in it but those between members.
  var isPath: Bool {
    text.utf8.allSatisfy { LayoutMark($0).map { $0 == .link } ?? true }
  }

  /// Whether it is one name, not a path of them.
  var isName: Bool {
    text.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "(") && $0 >= 0x20 }
  }

  /// Whether there is anything in it but names.
  var hasBrackets: Bool {
    text.utf8.contains {
      $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{")
    }
  }

  /// What is in the group that this is; nil where it is no single group.
  var insideOfGroup: Layout? {
    let bytes = text.utf8
    guard bytes.first == LayoutMark.group.rawValue, bytes.last == LayoutMark.groupEnd.rawValue
    else { return nil }
    let inner = bytes.dropFirst().dropLast()
    var depth = 1
    for byte in inner {
      if byte == LayoutMark.group.rawValue { depth += 1 }
      if byte == LayoutMark.groupEnd.rawValue { depth -= 1 }
      if depth == 0 { return nil }
    }
    return Layout(String(Substring(inner)))
  }

  private var count: Int { text.utf8.count }

  private static func count(of parts: [Layout]) -> Int {
    var count = 0
    for part in parts { count += part.count }
    return count
  }

  private func between(_ start: LayoutMark, _ end: LayoutMark) -> Layout {
    Layout(room: count + 2) { bytes in
      bytes.mark(start)
      bytes.add(self)
      bytes.mark(end)
    }
  }
}

/// Room for a layout that is being put together.
private struct LayoutBytes {
  private let room: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ room: UnsafeMutableBufferPointer<UInt8>) {
    self.room = room
  }

  mutating func mark(_ mark: LayoutMark) {
    room[count] = mark.rawValue
    count += 1
  }

  mutating func add(_ layout: Layout) { add(layout.text) }

  mutating func add(_ text: String) {
    let rest = UnsafeMutableBufferPointer(rebasing: room[count...])
    count += rest.initialize(from: text.utf8).index
  }
}

extension Layout: ExpressibleByStringInterpolation {
  /// Texts and layouts one after the other: they go straight into the one that is made of them.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      let capacity = literalCapacity + 2 * interpolationCount
      // What is short needs no memory of its own.
      if capacity > 15 { text.reserveCapacity(capacity) }
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ text: String) { self.text += text }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }

    mutating func appendInterpolation(_ part: Layout) { text += part.text }
  }

  init(stringLiteral value: String) { self.init(value) }

  init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.text) }
}

extension Layout: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Layout...) { self = .row(elements) }
}
