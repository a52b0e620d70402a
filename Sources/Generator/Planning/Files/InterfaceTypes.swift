import MVVMGenDiagnostics

/// Lines of an interface without what only looks like a type in them: texts, labels, what is
/// declared, and bodies.
struct InterfaceTypes {
  private var isInTextBlock = false

  /// The types of the next line, among signs.
  mutating func types(in line: UnsafeBufferPointer<UInt8>) -> String {
    var result: [UInt8] = []
    var place = 0
    var isInText = false
    var declares = false
    func byte(_ index: Int) -> UInt8 { line.indices.contains(index) ? line[index] : Self.space }
    while place < line.count {
      let start = place
      if line[start...].starts(with: Self.block) {
        isInTextBlock.toggle()
        place += Self.block.count
      } else if isInTextBlock || isInText {
        if line[start] == UInt8(ascii: "\\") { place += 1 }
        if line[start] == Self.quote, !isInTextBlock { isInText = false }
        place += 1
      } else if line[start] == Self.quote {
        isInText = true
        place += 1
      } else if line[start] == UInt8(ascii: "{") {
        break
      } else if !line[start].isInName {
        if line[start] != Self.space { declares = false }
        result.append(line[start])
        place += 1
      } else {
        while place < line.count, line[place].isInName { place += 1 }
        let word = line[start..<place]
        let before = byte(start - 1)
        // `literal: "..."` is a call. A key of a dictionary is no label, as in `[Date: Int]`.
        let isLabel =
          byte(place) == UInt8(ascii: ":") && byte(place + 2) != Self.quote
          && !"[.".utf8.contains(before)
        let isMember = before == UInt8(ascii: ".") && !byte(start - 2).isInName
        result += declares || isLabel || isMember ? [Self.space] : Array(word)
        declares = Self.declaring.contains { word.elementsEqual($0.utf8) }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let space = UInt8(ascii: " ")
  private static let quote = UInt8(ascii: "\"")
  private static let block = Array("\"\"\"".utf8)
  private static let declaring = [
    "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
