import Diagnostics
import Pipeline
import Rendering
import Testing

/// A name that nothing has is one mistake, wherever it stands, if the same is to be done about it.
@Suite struct JoinedNamesTests {
  /// The places of each message, as lines and columns.
  private func messages(_ text: String) throws -> [String] {
    let options = Pipeline.Options(templates: try TemplateSet())
    let result = Pipeline(options).check(
      SourceFile(name: "a.yaml", text: text), using: MemorySource())
    return result.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let places = [diagnostic.span] + diagnostic.related.map(\.span)
      return places.map { "\($0.line):\($0.column)" }.joined(separator: " ") + " "
        + diagnostic.title
    }
  }

  @Test func aServiceThatWasRemovedIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      inputs: { load: {}, again: {} }
      bindings:
        - when: load
          do: [{ call: photos.load }]
        - when: again
          do: [{ call: photos.load }]
        - when: start
          do: [{ call: photo.load }]
      """)
    #expect(
      found == [
        "5:18 7:18 there is no service 'photos'", "9:18 there is no service 'photo'",
      ])
  }

  @Test func aSlipInADeclarationIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      state: { coutn: Int }
      outputs: { text: { text: "${count}" }, isEmpty: { from: count == 0 } }
      """)
    #expect(found == ["3:29 3:57 there is no 'count' here"])
  }

  /// Each binding may lack an answer of its own.
  @Test func localNamesAreNoOtherBindings() throws {
    let found = try messages(
      """
      screen: A
      services: { photos: { methods: { load: { returns: Int } } } }
      inputs: { load: {}, again: {} }
      outputs: { count: Int }
      bindings:
        - when: load
          do: [{ call: photos.load }, { set: { count: =found } }]
        - when: again
          do: [{ call: photos.load }, { set: { count: =found } }]
      """)
    #expect(found == ["7:50 there is no 'found' here", "9:50 there is no 'found' here"])
  }

  @Test func whatIsToBeDoneDecides() throws {
    let found = try messages(
      """
      screen: A
      outputs: { shown: Shwn }
      inputs: { load: {} }
      bindings: [{ when: load, do: [{ emit: Shwn }] }]
      """)
    #expect(
      found == ["2:19 there is no type 'Shwn'", "4:39 there is no event output 'Shwn'"])
  }
}
