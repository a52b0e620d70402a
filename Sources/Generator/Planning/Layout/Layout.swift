/// Swift text that is broken into lines only where it has to be: groups are laid out on one line
/// where they fit, and otherwise broken at all of their own places.
///
/// It is one text with marks in it: layouts are put together from smaller ones all the time, and to
/// make and free a tree of them takes several times as long as to copy a few bytes. Those of a
/// thread are on its `LayoutSheet`, and mean something until that is wiped.
struct Layout {
  /// All of the text, also what is shown in one case only, with a byte for each mark.
  private(set) var bytes: UnsafeBufferPointer<UInt8>

  static var breakable: Layout { Layout(.breakable) }
  static var space: Layout { Layout(.space) }
  static var lateSpace: Layout { Layout(.lateSpace) }
  static var newLine: Layout { Layout(.newLine) }
  static var hangingSpace: Layout { Layout(.hangingSpace) }
  static var broken: Layout { Layout(.broken) }
  static var behindLabel: Layout { Layout(.behindLabel) }
  static var member: Layout { Layout(.member) }
  static var brace: Layout { Layout(.brace) }

  init(_ mark: LayoutMark) {
    self.init { $0.mark(mark) }
  }

  /// What is written on the sheet.
  init(_ write: (inout LayoutSheet) -> Void) {
    let sheet = LayoutSheet.ofThread
    sheet.pointee.begin()
    write(&sheet.pointee)
    bytes = sheet.pointee.written
  }

  static func text(_ text: String) -> Layout {
    Layout { $0.write(text) }
  }

  static func row(_ parts: [Layout]) -> Layout {
    Layout { sheet in
      for part in parts { sheet.write(part) }
    }
  }

  /// Broken at all of its places or at none.
  static func group(_ inner: Layout) -> Layout { inner.between(.group, .groupEnd) }

  /// Lines that start inside are indented by one step more.
  static func nested(_ inner: Layout) -> Layout { inner.between(.nested, .nestedEnd) }

  /// A string literal of several lines, of words that are kept whole, and ends of lines.
  static func textBlock(_ words: [Layout]) -> Layout {
    Layout { sheet in
      sheet.mark(.block)
      for word in words {
        sheet.write(word)
        sheet.mark(.word)
      }
      sheet.mark(.blockEnd)
    }
  }

  /// What stands behind a key in a dictionary, or behind a parameter: the lines of a text that has
  /// several are as deep there as its first.
  static func value(_ value: Layout) -> Layout {
    let first = value.bytes.first { $0 == LayoutMark.block.rawValue || LayoutMark($0) == nil }
    let isBlock = first == LayoutMark.block.rawValue
    return isBlock ? value.between(.nestedEnd, .nested) : value
  }

  /// Where the first that is written is a `(`, or one with a sign before it, its place.
  private var parenthesis: Int? {
    let bytes = bytes
    let isSign = { (byte: UInt8) in byte == UInt8(ascii: "!") || byte == UInt8(ascii: "-") }
    let first = bytes.firstIndex { LayoutMark($0) == nil && !isSign($0) }
    return first.flatMap { bytes[$0] == UInt8(ascii: "(") ? $0 : nil }
  }

  var startsWithParenthesis: Bool { parenthesis != nil }

  /// The same behind an operator where it starts with a parenthesis: the operators in the
  /// parentheses are no deeper than these.
  var besideParenthesis: Layout { parenthesis.map(unnested) ?? self }

  /// The same on a line below a `=`: what goes on with its first part is no deeper than that.
  var belowAssignment: Layout { unnested(from: parenthesis ?? 0) }

  private func unnested(from start: Int) -> Layout {
    var bytes = Array(bytes)
    var place = start
    while bytes[place] == UInt8(ascii: "(") || LayoutMark(bytes[place]) != nil {
      if bytes[place] == LayoutMark.group.rawValue {
        Self.removeNesting(inGroupAt: place, from: &bytes)
      }
      place += 1
    }
    return Layout { sheet in bytes.withUnsafeBufferPointer { sheet.write($0) } }
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
    let bytes = bytes
    guard bytes.first == LayoutMark.group.rawValue else { return false }
    let mark = bytes.dropFirst().first { byte in
      LayoutMark(byte).map { $0 != .behindLabel } ?? false
    }
    return mark == LayoutMark.hang.rawValue
  }

  /// Whether that is one name, which is not left behind a label.
  var startsWithName: Bool {
    bytes.starts(with: [LayoutMark.group.rawValue, LayoutMark.behindLabel.rawValue])
  }

  /// Whether a property or an element of what stands before it ends the text, and there is a place
  /// to break it at.
  var endsWithMember: Bool {
    let bytes = bytes.reversed().drop { LayoutMark($0) != nil }
    if bytes.first == UInt8(ascii: "]") {
      return self.bytes.first { LayoutMark($0) == nil } != UInt8(ascii: "[")
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
    Layout { sheet in
      sheet.mark(.group)
      sheet.write(base)
      sheet.mark(.hang)
      sheet.mark(.groupEnd)
    }
  }

  /// What stands in front of a member that begins a line where it has no room.
  static func linked(_ base: Layout) -> Layout {
    Layout { sheet in
      sheet.write(base)
      sheet.mark(.link)
    }
  }

  /// A chain of calls, whose members begin lines where it has no room on one.
  static func chain(_ calls: Layout) -> Layout { .group([.member, calls]) }

  /// What stands in front of a value: `name =` and the value, or its first line on the next one
  /// where it has no room.
  static func assigning(_ head: Layout) -> Layout {
    Layout { sheet in
      sheet.mark(.group)
      sheet.write(head)
      sheet.write(" =")
      sheet.mark(.hangingSpace)
      sheet.mark(.groupEnd)
    }
  }

  /// One thing where the group around it is broken, another where it is not.
  static func either(broken: Layout, flat: Layout) -> Layout {
    Layout { sheet in
      sheet.mark(.either)
      sheet.write(broken)
      sheet.mark(.otherwise)
      sheet.write(flat)
      sheet.mark(.eitherEnd)
    }
  }

  static func + (left: Layout, right: Layout) -> Layout { .row([left, right]) }

  /// All of it as text, where there are no marks in it.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether there is no place in it to break it at.
  var isPlain: Bool { bytes.allSatisfy { LayoutMark($0) == nil } }

  /// Whether it is something short, with more than one member behind it that may begin a line.
  var isChain: Bool {
    var (groups, count) = (0, 0)
    for (place, byte) in bytes.enumerated() {
      switch LayoutMark(byte) {
      case .group: groups += 1
      case .groupEnd: groups -= 1
      case .member where groups == 0:
        if count == 0, place > Self.longestStart { return false }
        count += 1
      default: break
      }
    }
    return count > 1
  }

  /// What is longer may need lines of its own, and what follows it hangs from these.
  private static let longestStart = 80

  /// Whether there are no marks in it but those between members.
  var isPath: Bool {
    bytes.allSatisfy { LayoutMark($0).map { $0 == .link } ?? true }
  }

  /// Whether it is one name, not a path of them.
  var isName: Bool {
    bytes.allSatisfy { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "(") && $0 >= 0x20 }
  }

  /// Whether there is anything in it but names.
  var hasBrackets: Bool {
    bytes.contains {
      $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{")
    }
  }

  private func between(_ start: LayoutMark, _ end: LayoutMark) -> Layout {
    Layout { sheet in
      sheet.mark(start)
      sheet.write(self)
      sheet.mark(end)
    }
  }
}

extension LayoutSheet {
  mutating func mark(_ mark: LayoutMark) { write(mark.rawValue) }

  mutating func write(_ layout: Layout) { write(layout.bytes) }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }
}

/// It is on the sheet of one thread.
@available(*, unavailable)
extension Layout: Sendable {}

extension Layout: ExpressibleByStringInterpolation {
  /// Texts and layouts one after the other: they go straight into the one that is made of them.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var layout: Layout = ""
    private let sheet = LayoutSheet.ofThread

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: StaticString) {
      appendInterpolation(Layout(stringLiteral: literal))
    }

    mutating func appendInterpolation(_ text: String) {
      var text = text
      text.withUTF8 { add($0) }
    }

    mutating func appendInterpolation(_ number: Int) { appendInterpolation(String(number)) }

    mutating func appendInterpolation(_ part: Layout) {
      if layout.bytes.isEmpty { layout = part } else { add(part.bytes) }
    }

    private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
      layout.bytes = sheet.pointee.add(bytes, behind: layout.bytes)
    }
  }

  /// A literal stays where it is in the program.
  init(stringLiteral value: StaticString) {
    bytes = UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount)
  }

  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.layout }
}

extension Layout: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Layout...) { self = .row(elements) }
}
