import MVVMGenDiagnostics
import MVVMGenPipeline
import MVVMGenRendering
import Testing

/// What another screen declares, and a spec does not name under `uses`.
@Suite struct ForgottenScreenTests {
  private let gallery = """
    screen: Gallery
    constants: { pageSize: { type: Int, value: 20 } }
    models: { Photo: { fields: { id: Int } } }
    outputs: { photos: "[Photo]", title: String }
    """

  private func hints(_ spec: String, _ files: [String: String]) throws -> [String?] {
    let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
    let source = MemorySource(files: files)
    return pipeline.run(SourceFile(name: "a.yaml", text: spec), using: source).diagnostics
      .filter { $0.severity == .error }.map(\.hint?.text)
  }

  @Test func isToldOnceForEachScreen() throws {
    let spec = """
      screen: A
      needs: { photo: Photo }
      outputs: { o: { from: photo.id + pageSize } }
      """
    let hint = "the screen Gallery declares it: name it under 'uses': gallery.yaml"
    #expect(try hints(spec, ["gallery.yaml": gallery]) == [hint])
    // Done literally, all is right.
    let done = spec + "\nuses: gallery.yaml"
    #expect(try hints(done, ["gallery.yaml": gallery]) == [])
  }

  @Test func aLibraryComesFirst() throws {
    let library = "library: Kit\nmodels: { Photo: { fields: { id: Int } } }"
    let found = try hints(
      "screen: A\nneeds: { photo: Photo }\noutputs: { o: { from: photo.id } }",
      ["gallery.yaml": gallery, "kit.yaml": library])
    #expect(found == ["the library Kit declares it: name it under 'uses': kit.yaml"])
  }

  @Test func aCopyIsNotToUseWhatItWasCopiedFrom() throws {
    let models = "models: { Photo: { fields: { id: Int } }, Mode: { cases: [on] } }"
    let rest = "outputs: { photos: '[Photo]', mode: { type: Mode, initial: on } }"
    let copy = "screen: A\n\(models.replacing("Mode:", with: "Modes:"))\n\(rest)"
    let found = try hints(copy, ["gallery.yaml": "screen: Gallery\n\(models)\n\(rest)"])
    #expect(found == ["did you mean 'Modes'?"])
  }

  @Test func twoThatUseEachOtherNeedALibrary() throws {
    let found = try hints(
      "screen: A\nneeds: { photo: Photo }\noutputs: { o: { from: photo.id } }",
      ["gallery.yaml": gallery + "\nuses: a.yaml"])
    #expect(
      found == [
        "the screen Gallery declares it: move it to a library, which both name under 'uses'"
      ])
  }

  @Test func aValueOfAnotherScreenIsNeeded() throws {
    let spec = "screen: A\noutputs: { o: { text: \"${title}\" } }"
    let hint =
      "it is an output of the screen Gallery, which shares no values: what comes from there is "
      + "named under 'needs': { title: String }"
    #expect(try hints(spec, ["gallery.yaml": gallery]) == [hint])
    #expect(try hints(spec + "\nneeds: { title: String }", ["gallery.yaml": gallery]) == [])
    // Where several have it, it is a word of many.
    let other = gallery.replacing("Gallery", with: "Other")
    #expect(try hints(spec, ["gallery.yaml": gallery, "other.yaml": other]) == [nil])
  }

  /// What steps of the spec itself name is meant sooner.
  @Test func aNameOfTheSpecItselfComesFirst() throws {
    let spec = """
      screen: A
      services: { s: { methods: { load: { returns: String } } } }
      inputs: { go: {}, other: {} }
      outputs: { o: String }
      bindings:
        - when: go
          do:
            - set: { o: =title }
            - call: s.load
              as: title
        - when: other
          do: [set: { o: =title }]
      """
    #expect(
      try hints(spec, ["gallery.yaml": gallery]) == [
        "a step below names it: move that above this one"
      ])
  }
}
