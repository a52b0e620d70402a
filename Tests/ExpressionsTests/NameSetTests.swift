import MVVMGenExpressions
import Testing

@Suite struct NameSetTests {
  @Test func findsEachOfManyNamesAndNoOthers() {
    let names = (0..<5000).map { "name\($0)" }
    let set = NameSet(names)
    #expect(set.names == names)
    #expect(names.allSatisfy(set.contains))
    #expect((5000..<10_000).allSatisfy { !set.contains("name\($0)") })
  }

  @Test func keepsANameOnceWhereItWasAddedFirst() {
    var set: NameSet = ["b", "a"]
    set.formUnion(["a", "c", "b", ""])
    set.insert("")
    #expect(set.names == ["b", "a", "c", ""])
    #expect(set.contains(""))
  }

  @Test(arguments: [0, 6, 7, 8, 9, 100])
  func doesTheSameAmongFewNamesAndMany(others: Int) {
    var set = NameSet((0..<others).map { "other\($0)" })
    let inserted = [set.insert("größe"), set.insert("größe")]
    #expect(inserted == [true, false])
    #expect(set.count == others + 1)
    #expect(set.contains("größe") && !set.contains("grüße") && !set.contains(""))
    var text = "größe grüße"
    text.withUTF8 { bytes in
      #expect(set.contains(UnsafeBufferPointer(rebasing: bytes[..<7])))
      #expect(!set.contains(UnsafeBufferPointer(rebasing: bytes[8...])))
    }
    #expect(set.subtracting(["größe"]) == NameSet((0..<others).map { "other\($0)" }))
    #expect(set.isSuperset(of: ["größe"]) && !set.isSuperset(of: ["größe", "grüße"]))
    #expect(set.isDisjoint(with: ["grüße"]) && !set.isDisjoint(with: ["grüße", "größe"]))
  }

  /// As `String` has it, and with it all that is looked up elsewhere.
  @Test(arguments: [0, 100])
  func takesTheSpellingsOfANameForOne(others: Int) {
    var set = NameSet((0..<others).map { "other\($0)" } + ["caf\u{E9}"])
    #expect(set.contains("cafe\u{301}") && set.place(of: "cafe\u{301}") == others)
    let isNew = set.insert("cafe\u{301}")
    #expect(!isNew && !set.contains("cafe"))
    var marks = NameSet((0..<others).map { "other\($0)" } + ["a\u{323}\u{307}"])
    let isOther = marks.insert("a\u{307}\u{323}")
    #expect(!isOther)
  }

  @Test func isEqualInAnyOrder() {
    #expect(NameSet(["a", "b"]) == NameSet(["b", "a"]))
    #expect(NameSet(["a", "b"]) != NameSet(["a"]))
    #expect(NameSet(["a", "b"]) != NameSet(["a", "c"]))
  }

  @Test func tellsNamesApartThatStartAndEndAlike() {
    let set: NameSet = ["total", "größe"]
    #expect(set.contains("größe"))
    #expect(!set.contains("tidal"))
    #expect(!set.contains("grüße"))
  }

  @Test func findsANameInAText() {
    let set: NameSet = ["price", "priceOfTheWholeOrder"]
    var text = "a price of priceOfTheWholeOrders"
    text.withUTF8 { bytes in
      #expect(set.contains(UnsafeBufferPointer(rebasing: bytes[2..<7])))
      #expect(set.contains(UnsafeBufferPointer(rebasing: bytes[11..<31])))
      #expect(!set.contains(UnsafeBufferPointer(rebasing: bytes[11...])))
      #expect(!NameSet().contains(UnsafeBufferPointer(rebasing: bytes[2..<7])))
    }
  }
}
