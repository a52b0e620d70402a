extension Layout {
  /// Parts with something between them.
  static func joined(_ parts: [Layout], by separator: Layout) -> Layout {
    guard let last = parts.last else { return "" }
    return Layout { sheet in
      for part in parts.dropLast() {
        sheet.write(part)
        sheet.write(separator)
      }
      sheet.write(last)
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

  /// What is opened by a `{`, as `name { value }` or `{ x in value }`, or on three lines.
  static func braced(_ opening: Layout, _ value: Layout) -> Layout {
    .group([opening, .nested([.space, value]), .space, "}"])
  }

  /// `a && b && c`
  static func allOf(_ conditions: [Layout]) -> Layout {
    conditions.dropFirst().reduce(conditions[0]) { .group([$0, .nested([.space, "&& ", $1])]) }
  }

  /// `name: Type`, or `label: value`, or what is behind the `:` on a line of its own: next to none
  /// are that long.
  static func typed(_ name: String, _ type: String) -> Layout {
    guard name.utf8.count + type.utf8.count > 80 else { return "\(name): \(type)" }
    return .group(["\(name):", .nested([.space, .text(type)])])
  }

  private static func list(
    _ start: Layout, _ open: String, _ parts: [Layout], _ close: String, lastComma: Bool
  ) -> Layout {
    let comma = lastComma && parts.count > 1 ? Layout(.lastComma) : ""
    return Layout { sheet in
      sheet.write(start)
      guard let last = parts.last else {
        sheet.write(open)
        sheet.write(close)
        return
      }
      sheet.mark(.group)
      sheet.write(open)
      sheet.mark(.nested)
      sheet.mark(.breakable)
      for part in parts.dropLast() {
        sheet.write(part)
        sheet.write(UInt8(ascii: ","))
        sheet.mark(.space)
      }
      sheet.write(last)
      sheet.write(comma)
      sheet.mark(.nestedEnd)
      sheet.mark(.breakable)
      sheet.write(close)
      sheet.mark(.groupEnd)
    }
  }
}
