/// Swift text that is broken into lines only where it has to be: groups are laid out on one line
/// where they fit, and otherwise broken at all of their own places.
///
/// It is flat, a text with marks in it: layouts are put together from smaller ones all the time, and
/// to make and free a tree of them takes several times as long as to copy a few bytes.
struct Layout: Equatable, Sendable {
  /// All of the text, also what is shown in one case only.
  private(set) var text: String
  /// In the order of their places.
  private(set) var marks: [LayoutMark] = []

  static let breakable = Layout(.breakable)
  static let space = Layout(.space)
  static let newLine = Layout(.newLine)

  private init(_ text: String = "") {
    self.text = text
  }

  private init(_ kind: LayoutMark.Kind) {
    text = ""
    marks = [LayoutMark(kind: kind, place: 0)]
  }

  private init(textCount: Int, markCount: Int) {
    text = ""
    // A short text needs no memory of its own, and neither do no marks.
    if textCount > 15 { text.reserveCapacity(textCount) }
    if markCount > 0 { marks.reserveCapacity(markCount) }
  }

  static func text(_ text: String) -> Layout { Layout(text) }

  static func row(_ parts: [Layout]) -> Layout {
    var row = Layout(
      textCount: parts.reduce(0) { $0 + $1.text.utf8.count },
      markCount: parts.reduce(0) { $0 + $1.marks.count })
    for part in parts { row.append(part) }
    return row
  }

  /// Broken at all of its places or at none.
  static func group(_ inner: Layout) -> Layout { inner.between(.group, .groupEnd) }

  /// Lines that start inside are indented by one step more.
  static func nested(_ inner: Layout) -> Layout { inner.between(.nested, .nestedEnd) }

  /// A string literal of several lines, of words that are kept whole.
  static func textBlock(_ words: [String]) -> Layout {
    var block = Layout(.block)
    for word in words {
      block.text += word
      block.mark(.word)
    }
    block.mark(.blockEnd)
    return block
  }

  /// One thing where the group around it is broken, another where it is not.
  static func either(broken: Layout, flat: Layout) -> Layout {
    var either = Layout(
      textCount: broken.text.utf8.count + flat.text.utf8.count,
      markCount: broken.marks.count + flat.marks.count + 3)
    either.mark(.either, distance: broken.marks.count + 1)
    either.append(broken)
    either.mark(.otherwise, distance: flat.marks.count + 1)
    either.append(flat)
    either.mark(.eitherEnd)
    return either
  }

  /// Parts with something between them.
  static func joined(_ parts: [Layout], by separator: Layout) -> Layout {
    var row = Layout()
    for (index, part) in parts.enumerated() {
      if index > 0 { row.append(separator) }
      row.append(part)
    }
    return row
  }

  /// `(a, b)`, or one part a line.
  static func list(
    _ open: String, _ parts: [Layout], _ close: String, lastComma: Bool = false
  ) -> Layout {
    var list = Layout()
    list.append(open, parts, close, lastComma: lastComma)
    return list
  }

  /// What is called, or declared, with its arguments or parameters.
  static func call(_ callee: consuming Layout, _ arguments: [Layout]) -> Layout {
    callee.append("(", arguments, ")", lastComma: false)
    return callee
  }

  private static let commaOfBroken = either(broken: ",", flat: "")

  static func + (left: consuming Layout, right: Layout) -> Layout {
    left.append(right)
    return left
  }

  /// What is in the group that this is; nil where it is no single group.
  var insideOfGroup: Layout? {
    guard marks.first?.kind == .group, marks.first?.place == 0, marks.last?.kind == .groupEnd,
      marks.last.map({ Int($0.place) }) == text.utf8.count
    else { return nil }
    var depth = 0
    for mark in marks.dropLast() {
      if mark.kind == .group { depth += 1 }
      if mark.kind == .groupEnd { depth -= 1 }
      if depth == 0 { return nil }
    }
    var inner = self
    inner.marks.removeLast()
    inner.marks.removeFirst()
    return inner
  }

  private mutating func append(
    _ open: String, _ parts: [Layout], _ close: String, lastComma: Bool
  ) {
    guard !parts.isEmpty else {
      text += open
      text += close
      return
    }
    let textCount = text.utf8.count + open.utf8.count + close.utf8.count + parts.count
    text.reserveCapacity(parts.reduce(textCount) { $0 + $1.text.utf8.count })
    marks.reserveCapacity(parts.reduce(marks.count + parts.count + 8) { $0 + $1.marks.count })
    mark(.group)
    text += open
    mark(.nested)
    mark(.breakable)
    for (index, part) in parts.enumerated() {
      if index > 0 {
        text += ","
        mark(.space)
      }
      append(part)
    }
    if lastComma && parts.count > 1 { append(Self.commaOfBroken) }
    mark(.nestedEnd)
    mark(.breakable)
    text += close
    mark(.groupEnd)
  }

  private mutating func append(_ other: Layout) {
    if !other.marks.isEmpty {
      let count = Int32(text.utf8.count)
      for var mark in other.marks {
        mark.place += count
        marks.append(mark)
      }
    }
    text += other.text
  }

  private mutating func mark(_ kind: LayoutMark.Kind, distance: Int = 0) {
    marks.append(
      LayoutMark(kind: kind, place: Int32(text.utf8.count), distance: Int32(distance)))
  }

  private func between(_ start: LayoutMark.Kind, _ end: LayoutMark.Kind) -> Layout {
    var all: [LayoutMark] = []
    all.reserveCapacity(marks.count + 2)
    all.append(LayoutMark(kind: start, place: 0))
    all += marks
    all.append(LayoutMark(kind: end, place: Int32(text.utf8.count)))
    var layout = self
    layout.marks = all
    return layout
  }
}

extension Layout: ExpressibleByStringInterpolation {
  /// Texts and layouts one after the other: they go straight into the one that is made of them.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var layout: Layout

    init(literalCapacity: Int, interpolationCount: Int) {
      layout = Layout(textCount: literalCapacity + 12 * interpolationCount, markCount: 0)
    }

    mutating func appendLiteral(_ literal: String) { layout.text += literal }

    mutating func appendInterpolation(_ text: String) { layout.text += text }

    mutating func appendInterpolation(_ number: Int) { layout.text += String(number) }

    mutating func appendInterpolation(_ part: Layout) { layout.append(part) }
  }

  init(stringLiteral value: String) { self.init(value) }

  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.layout }
}

extension Layout: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Layout...) { self = .row(elements) }
}
