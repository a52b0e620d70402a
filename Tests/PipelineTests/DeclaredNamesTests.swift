import MVVMGenDiagnostics
import MVVMGenPipeline
import Testing

@Suite struct DeclaredNamesTests {
  private let names = DeclaredNames([
    SourceFile(name: "a.yaml", text: "screen: A\nmodels: { Book: { fields: { id: Int } } }"),
    SourceFile(name: "b.yaml", text: "screen: B\n# Book\nmodels: { BookCover: {} }"),
    SourceFile(name: "c.yaml", text: "# Types\nlibrary: C\ntypes: [Book, Cover]"),
    SourceFile(name: "d.yaml", text: "library: D\nmodels: { Books: {} }"),
    SourceFile(name: "e.yaml", text: "screen: E\nstate:\n  Book: Int"),
  ])

  private func found(_ wanted: Set<String>, screens limit: Int = 9) -> [String] {
    names.specs(declaring: wanted, screens: limit).map(\.name)
  }

  /// A library may name a type without declaring it, a screen has a key for each name.
  @Test func namesAreWordsOfLibrariesAndKeysOfScreens() {
    #expect(found(["Book"]) == ["c.yaml", "a.yaml", "e.yaml"])
    #expect(found(["BookCover"]) == ["b.yaml"])
    #expect(found(["Books", "BookCover", "Cover"]) == ["c.yaml", "d.yaml", "b.yaml"])
    #expect(found(["B"]) == [])
  }

  @Test func soManyScreensAreFoundAsAreWanted() {
    #expect(found(["Book"], screens: 1) == ["c.yaml", "a.yaml"])
    #expect(found(["id", "Book"], screens: 2) == ["c.yaml", "a.yaml", "e.yaml"])
  }
}
