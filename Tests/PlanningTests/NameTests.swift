import CheckedScreens
import Foundation
import MVVMGenProgram
import Testing

@testable import MVVMGenPlanning

@Suite struct NameTests {
  @Test(arguments: [
    ("weather.yaml", "Weather"), ("say_hello.yaml", "SayHello"), ("say-hello.yml", "SayHello"),
    ("Weather.YML", "Weather"),
    ("a.b.yaml", "AB"), ("photoList.yaml", "PhotoList"), ("2048.yaml", "Screen2048"),
    ("größe.yaml", "Größe"), (".yaml", "Screen"), ("Specs/deep/cart.yaml", "Cart"),
  ])
  func filesAreNamedAfterTheSpecsFile(file: String, name: String) {
    #expect(baseName(of: file) == name)
  }

  @Test func namesAreWrittenAsTheirPlaceNeeds() {
    #expect(SwiftName.plain("in") == "`in`")
    #expect(SwiftName.member("in") == "in")
    #expect(SwiftName.member("init") == "`init`")
    #expect(SwiftName.label("in") == "in")
    #expect(SwiftName.label("inout") == "`inout`")
    #expect(SwiftName.parameter("let") == "`let`")
    #expect(SwiftName.passed("in").lines() == ["in: `in`"])
    #expect(SwiftName.passed("inout").lines() == ["`inout`: `inout`"])
    #expect(SwiftName.plain("didSet") == "`didSet`")
    // `package(class: a)` would begin a class.
    #expect(SwiftName.plain("package") == "`package`")
    #expect(SwiftName.plain("name") == "name")
  }

  @Test func theGeneratorsNamesGiveWay() throws {
    let names = UnitNames(
      try screen(
        """
        screen: A
        models:
          Box: { fields: { commit: Int } }
          ALogic: { fields: { a: String } }
        inputs: { screen: String, thisRun: Int, run: {}, start: {} }
        """))
    #expect(names.known("Box") == "MVVMRuntime.Box")
    #expect(names.known("Relay") == "Relay")
    #expect(names.own("screen") == "ownScreen")
    #expect(names.own("screen", besides: ["screen"]) == "ownScreen")
    #expect(names.own("screen", besides: ["ownScreen"]) == "ownScreen2")
    #expect(names.own("result", besides: ["result"]) == "result2")
    #expect(names.own("commit") == "commit")
    #expect(names.ownOfService("commit") == "commit2")
    #expect(names.own("run") == "thisRun2")
    #expect(names.own("start") == "begin")
    #expect(names.logic == "ALogic2")
  }

  @Test func swiftsOwnTypesAreToldApartByTheirModule() throws {
    let names = UnitNames(
      try screen(
        "screen: A\nmodels: { Error: { fields: { a: Int } }, MainActor: { fields: { a: Int } } }"))
    #expect(names.type(.anyError) == "any Swift.Error")
    #expect(names.known("MainActor") == "_Concurrency.MainActor")
    #expect(names.type(.dictionary(key: .string, value: .optional(.date))) == "[String: Date?]")
  }

  @Test func allTypesOfTheRuntimeAreKnown() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Runtime")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let declaration = /^public (?:nonisolated |final )*(?:class|struct|enum|protocol) (\w+)/
    var types: Set<String> = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let found = line.firstMatch(of: declaration) {
          types.insert(String(found.1))
        }
      }
    }
    #expect(types == Set(ForeignTypes.runtime.names))
  }

  @Test func aTypeCalledLikeOneOfTheViewModelsHasAnotherNameInside() throws {
    let names = UnitNames(
      try screen("screen: A\nmodels: { Input: { fields: { a: Int } } }\nstate: { i: Input? }"))
    #expect(names.type(.array(.named("Input"))) == "[Input]")
    #expect(names.typeInViewModel(.array(.named("Input"))) == "[ATypes.InputValue]")
    #expect(names.aliases.map(\.alias) == ["InputValue"])
  }

  @Test func onlyTheOtherNamesThatAreUsedAreDeclared() throws {
    func viewModel(_ rest: String) throws -> String {
      let screen = try screen(
        """
        screen: A
        models: { Input: { fields: { a: Int } }, Signals: { fields: { a: Int } } }
        state: { input: Input?, signals: Signals? }
        inputs: { go: {} }
        \(rest)
        """)
      return PlanText.text(
        of: FilePlanner([ScreenProgram(screen)], specFile: "a.yaml", kinds: [.viewModel]).plans
          .flatMap(\.declarations))
    }
    #expect(try !viewModel("").contains("ATypes"))
    let shown = try viewModel("outputs: { all: { emits: [Signals] } }")
    #expect(shown.contains("enum ATypes {\n  typealias SignalsValue = Signals\n}"))
    // A step in Swift is a method of the view model, where `Input` is its own.
    let written = try viewModel("bindings: [{ when: go, do: [{ swift: print(input) }] }]")
    #expect(written.contains("typealias InputValue = Input\n}"))
    #expect(written.contains("InSwift(input: ATypes.InputValue?) async"))
    // What is written in a file of its own may need any of them.
    let byHand = try viewModel("bindings: [{ when: go, by: hand }]")
    #expect(byHand.contains("InputValue = Input\n  typealias SignalsValue = Signals\n}"))
  }

  @Test func testsAreNamedAfterTheirScenarios() {
    #expect(
      TestName.functions(
        for: ["shows the weather", "Shows the weather!", "2 rows", "…", "in", "", "api", "max"],
        besides: ["api"])
        == [
          "showsTheWeather", "showsTheWeather2", "scenario2Rows", "scenario", "scenarioIn",
          "scenario2", "api2", "max2",
        ])
    #expect(
      TestName.functions(for: ["can't wait", "the author’s 'own' name"], besides: [])
        == ["cantWait", "theAuthorsOwnName"])
    let long = "a search that is overtaken by another one before its answer comes changes nothing"
    #expect(
      TestName.functions(for: ["\(long) at all", "\(long) of it"], besides: []) == [
        "aSearchThatIsOvertakenByAnotherOneBeforeItsAnswerComesChangesNothingAt",
        "aSearchThatIsOvertakenByAnotherOneBeforeItsAnswerComesChangesNothingOfIt",
      ])
  }
}
