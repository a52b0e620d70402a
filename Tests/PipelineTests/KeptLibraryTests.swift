import MVVMGenDiagnostics
import MVVMGenPipeline
import MVVMGenRendering
import Testing

/// A library that one spec has loaded is taken by the next: nothing may differ from a run without.
@Suite struct KeptLibraryTests {
  /// Keeps libraries, and counts how often one is taken.
  private final class KeepingSource: SpecSource {
    let files: [String: String]
    private var kept: [String: LoadedLibrary] = [:]
    private(set) var taken = 0

    init(_ files: [String: String]) { self.files = files }

    func file(at path: String, usedBy file: SourceFile) throws(SpecSourceError) -> SourceFile {
      try MemorySource(files: files).file(at: path, usedBy: file)
    }

    func specs(beside file: SourceFile) -> [SourceFile] {
      MemorySource(files: files).specs(beside: file)
    }

    func library(_ file: SourceFile, at id: FileID) -> LoadedLibrary? {
      let library = kept["\(file.name) \(id.rawValue)"]
      if library != nil { taken += 1 }
      return library
    }

    func keep(_ library: () -> LoadedLibrary) {
      let library = library()
      kept["\(library.files[0].name) \(library.id.rawValue)"] = library
    }
  }

  private static let libraries = [
    "base.yaml": "library: Base\nmodels:\n  Photo:\n    fields: { id: Int }\n",
    "left.yaml":
      "library: Left\nuses: base.yaml\nmodels:\n  Album:\n    fields: { first: Photo }\n",
    "right.yaml":
      "library: Right\nuses: base.yaml\nmodels:\n  Wall:\n    fields: { first: Photo }\n",
    "warned.yaml": "library: Warned\nformatters:\n  unused: { number: { fraction: 0 } }\n",
    "allowed.yaml":
      "# allow MVG200, MVG201, MVG202, MVG203\nlibrary: Allowed\nuses: warned.yaml\n",
    "wrong.yaml": "library: Wrong\nmodels:\n  Photo: 3\n",
    "circle.yaml": "library: Circle\nuses: around.yaml\n",
    "around.yaml": "library: Around\nuses: circle.yaml\n",
    "both.yaml": "library: Both\nuses: [left.yaml, right.yaml]\n",
  ]

  private static let uses = [
    "left.yaml", "left.yaml", "right.yaml", "left.yaml, right.yaml", "right.yaml, left.yaml",
    "base.yaml, left.yaml", "left.yaml, base.yaml", "both.yaml", "both.yaml",
    "base.yaml, both.yaml",
    "warned.yaml", "warned.yaml", "allowed.yaml", "allowed.yaml", "wrong.yaml", "wrong.yaml",
    "circle.yaml", "around.yaml", "circle.yaml", "missing.yaml", "left.yaml, right.yaml",
  ]

  @Test func nothingDiffers() throws {
    let source = KeepingSource(Self.libraries)
    let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
    for (index, uses) in Self.uses.enumerated() {
      let text = "screen: S\(index)\nuses: [\(uses)]\nneeds: { photo: Photo }\n"
      let file = SourceFile(name: "s\(index).yaml", text: text)
      let kept = pipeline.run(file, using: source)
      let alone = pipeline.run(file, using: MemorySource(files: Self.libraries))
      #expect(kept.diagnostics == alone.diagnostics, "\(uses)")
      #expect(kept.files == alone.files, "\(uses)")
      #expect(kept.generated == alone.generated, "\(uses)")
    }
    #expect(source.taken > 5)
  }
}
