/// Swift text that is broken into lines only where it has to be: groups are laid out on one line
/// where they fit, and otherwise broken at all of their own places.
indirect enum Layout: Equatable, Sendable {
  case text(String)
  case row([Layout])
  /// Broken at all of its places or at none.
  case group(Layout)
  /// Lines that start inside are indented by one step more.
  case nested(Layout)
  /// Nothing, or the end of a line.
  case breakable
  /// A space, or the end of a line.
  case space
  /// The end of a line in any case.
  case newLine
  /// A string literal of several lines, of words that are kept whole.
  case textBlock([String])
  /// One thing where the group around it is broken, another where it is not.
  case either(broken: Layout, flat: Layout)
}

extension Layout: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension Layout: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Layout...) { self = .row(elements) }
}

extension Layout {
  static func + (left: Layout, right: Layout) -> Layout { .row([left, right]) }

  /// Parts with something between them.
  static func joined(_ parts: [Layout], by separator: Layout) -> Layout {
    var row: [Layout] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { row.append(separator) }
      row.append(part)
    }
    return .row(row)
  }

  /// `(a, b)`, or one part a line.
  static func list(
    _ open: String, _ parts: [Layout], _ close: String, lastComma: Bool = false
  ) -> Layout {
    guard !parts.isEmpty else { return .text(open + close) }
    let inner: Layout = [.breakable, joined(parts, by: [",", .space])]
    let comma: Layout = lastComma && parts.count > 1 ? .either(broken: ",", flat: "") : ""
    return .group([.text(open), .nested([inner, comma]), .breakable, .text(close)])
  }
}
