import Foundation
import Testing

/// The same specs give the same bytes: what is written, and what is said.
@Suite struct DeterminismTests {
  /// Specs with something of everything that a hash or a locale could put into another order, and
  /// some that are wrong.
  private static let specs: [String: String] = {
    var specs = [
      "Specs/lib.yaml": """
      library: Lib
      models:
        Tag: { fields: { name: String, İndex: Int, size: Double } }
        Kind: { cases: { big: Groß, small: ıi, none: "" } }
      errors: { Failed: { gone: Gone, lost: null } }
      services:
        api: { methods: { load: { takes: { id: Int, of: Kind }, returns: [Tag], throws: Failed } } }
        log: { methods: { say: { takes: { text: String }, sync: true } } }
      formatters: { size: { number: { fraction: 1 } }, day: { date: dd.MM.yyyy } }
      """
    ]
    for number in 10..<34 {
      // Every fourth has mistakes, each with names to choose a hint from.
      let target = number.isMultiple(of: 4) ? "tagz" : "tags"
      specs["Specs/screen_\(number).yaml"] = """
        screen: Screen\(number)
        uses: lib.yaml
        inputs: { load: { takes: { id: Int } }, stop: {}, İnput: Int }
        outputs:
          tags: [Tag]
          table: { type: "[String: Int]", initial: { z: 1, a: 2, i: 3, I: 4, ı: 5 } }
          total: { from: tags.map(t => t.size).sum | size }
          names: { from: 'tags.map(t => t.name).joined(", ")' }
        bindings:
          - when: load
            do:
              - call: api.load
                with: { id: =id, of: big }
                as: found
                catch: []
              - set: { \(target): =found }
          - when: stop
            do: [ { cancel: [load] }, { set: { tagss: [] } } ]
        scenarios:
          - name: the \(number)th
            given: { now: 2024-05-06, api.load: { throws: gone } }
            steps: [ { send: load, with: { id: 1 } }, { expect: { names: "" } } ]
        """
    }
    // The last step is wrong everywhere but in a few.
    for number in [11, 13, 17, 19, 23] {
      specs["Specs/screen_\(number).yaml"] = specs["Specs/screen_\(number).yaml"]?
        .replacing("tagss", with: "tags")
    }
    return specs
  }()

  /// What a run wrote and said, with the name of its output folder left out.
  private struct Outcome: Equatable {
    var files: [String: String] = [:]
    var said = ""
  }

  private func outcome(_ tool: Tool, _ script: String, in folder: String = ".") throws -> Outcome {
    let result = try tool.shell("cd \(folder) && rm -rf Out && \(script)")
    var outcome = Outcome(said: "\(result.status)\n\(result.output)\(result.errors)")
    for name in try tool.names(in: "\(folder)/Out") + [".mvvmgen-files"] {
      outcome.files[name] = try tool.read("\(folder)/Out/\(name)")
    }
    return outcome
  }

  @Test func theSameBytesWhereverAndHoweverItRuns() throws {
    try Tool.inFolder(Self.specs) { tool in
      let run = "'\(tool.path)' Specs -o Out"
      let first = try outcome(tool, run)
      #expect(first.files.count > 15)
      #expect(first.said.contains("did you mean 'tags'?"))
      #expect(try outcome(tool, run) == first, "a second time")
      for locale in ["C", "tr_TR.UTF-8", "de_DE@collation=phonebook", "nonsense"] {
        let environment = "LANG=\(locale) LC_ALL=\(locale) LANGUAGE=\(locale)"
        #expect(try outcome(tool, "\(environment) \(run)") == first, "\(locale)")
      }
      for zone in ["Asia/Kolkata", "America/St_Johns", "Nowhere/Else"] {
        #expect(try outcome(tool, "TZ=\(zone) \(run)") == first, "\(zone)")
      }
      try tool.shell("mkdir -p elsewhere/ö; cp -r Specs elsewhere/ö/")
      #expect(try outcome(tool, run, in: "elsewhere/ö") == first, "another folder")
      // Given one by one, backwards; and each on its own, on one thread.
      let reversed = try outcome(tool, "'\(tool.path)' $(ls -r Specs/*.yaml) -o Out")
      #expect(reversed.files == first.files)
      #expect(reversed.said.split(separator: "\n").sorted() == lines(first))
      let alone = try outcome(
        tool, "for spec in Specs/*.yaml; do '\(tool.path)' $spec -o Out; done")
      #expect(alone.files == first.files)
    }
  }

  private func lines(_ outcome: Outcome) -> [Substring] {
    outcome.said.split(separator: "\n").sorted()
  }
}
