import MVVMGenExpressions
import Testing

@Suite struct TypeSyntaxTests {
  @Test(arguments: [
    ("String", "String"), (" String ", "String"), ("String?", "String?"), ("T??", "T?"),
    ("[Photo]", "[Photo]"), ("[Photo]?", "[Photo]?"), ("[Photo?]", "[Photo?]"),
    ("[String: Int]", "[String: Int]"), ("[String:[Int?]]?", "[String: [Int?]]?"),
    ("Set<Tag>", "Set<Tag>"), ("Set<[T]>?", "Set<[T]>?"), ("Array<T>", "[T]"),
    ("Optional<T>", "T?"), ("Optional<T>?", "T?"), ("Größe", "Größe"), ("[ T ]", "[T]"),
  ])
  func reads(text: String, shape: String) {
    let (type, messages) = parseType(text)
    #expect(messages == [])
    #expect(shown(type) == shape)
  }

  @Test func knowsWhereItsNamesStand() {
    let (type, _) = parseType("[Key: Set<Größe>]?")
    guard case .optional(let dictionary) = type.kind,
      case .dictionary(let key, let value) = dictionary.kind, case .set(let element) = value.kind
    else {
      Issue.record("\(type)")
      return
    }
    #expect(key.range == 1..<4)
    #expect(value.range == 6..<18)
    #expect(element.range == 10..<17)
  }

  @Test(arguments: [
    ("", 0..<0, "a type is missing"),
    ("[", 1..<1, "a type is missing"),
    ("[]", 1..<2, "a type is missing"),
    ("[T", 0..<2, "']' is missing in the type"),
    ("[A: ]", 4..<5, "a type is missing"),
    ("Set<T", 0..<5, "'>' is missing in the type"),
    ("Box<T>", 0..<6, "'Box<...>' is no type here"),
    ("T]", 0..<2, "this is not how a type is written"),
    ("A B", 2..<3, "the type should have ended before this"),
    ("(A, B)", 0..<1, "a type can't start with '('"),
    ("T!", 1..<2, "the type should have ended before this"),
  ])
  func tellsOneMistake(text: String, range: Range<Int>, title: String) {
    let (type, messages) = parseType(text)
    #expect(type.kind == .invalid)
    #expect(messages.map(\.title) == [title])
    #expect(messages.map(\.range) == [range])
  }

  @Test func isNotReadTooDeep() {
    let text = String(repeating: "[", count: 10_000)
    #expect(parseType(text).1.map(\.title) == ["the type is nested too deep"])
  }

  private func shown(_ type: TypeSyntax) -> String {
    switch type.kind {
    case .name(let name): name
    case .optional(let wrapped): shown(wrapped) + "?"
    case .array(let element): "[\(shown(element))]"
    case .set(let element): "Set<\(shown(element))>"
    case .dictionary(let key, let value): "[\(shown(key)): \(shown(value))]"
    case .invalid: "invalid"
    }
  }
}
