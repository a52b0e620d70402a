import CheckedScreens
import MVVMGenProgram
import Testing

@testable import MVVMGenPlanning

/// Where the documentation of a library goes.
@Suite struct LibraryDocTests {
  private func files(_ sections: String) throws -> [FilePlan] {
    let library = try screen("library: Shop\ndoc: |\n  What is sold.\n\n  Here.\n" + sections)
    return FilePlanner([ScreenProgram(library)], specFile: "shop.yaml").plans
  }

  @Test func itStandsWithTheTypeThatHasItsName() throws {
    let formatters = "formatters: { price: { currency: EUR } }\n"
    let constants = "constants: { least: { type: Int, value: 3 } }\n"
    let both = try #require(files(formatters + constants).first)
    #expect(
      both.declarations.map(\.doc) == [
        ["/// How values are shown as text.", "///", "/// What is sold.", "///", "/// Here."],
        ["/// Values that never change."],
      ])
    let alone = try #require(files(constants).first?.declarations.first)
    #expect(
      alone.doc == [
        "/// Values that never change.", "///", "/// What is sold.", "///", "/// Here.",
      ])
  }

  @Test func withoutSuchATypeItStandsAtTheTopOfTheFirstFile() throws {
    let services = "services: { shop: { methods: { open: { throws: true } } } }\n"
    let models = "models: { Good: { fields: { id: Int } } }\n"
    #expect(
      try files(models + services).map(\.header).filter { !$0.isEmpty } == [
        ["What is sold.", "", "Here."]
      ])
    #expect(
      try files(services).first { $0.kind == .services }?.header == ["What is sold.", "", "Here."])
  }
}
