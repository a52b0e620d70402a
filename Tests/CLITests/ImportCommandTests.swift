import Testing

/// `mvvmgen import openapi`.
@Suite struct ImportCommandTests {
  private static let document = """
    openapi: 3.0.0
    info: { title: Pets }
    servers: [{ url: https://pets.example }]
    paths:
      /pets:
        get:
          operationId: listPets
          responses:
            '200': { content: { application/json: { schema: { type: array, items: { type: string } } } } }
        post:
          operationId: sendForm
          requestBody: { content: { multipart/form-data: {} } }
          responses: { '201': {} }

    """

  @Test func writesALibraryThatPasses() throws {
    try Tool.inFolder(["api.yaml": Self.document]) { tool in
      let result = try tool.run("import", "openapi", "api.yaml", "-o", "Specs/pets.yaml")
      #expect(result.status == 0)
      #expect(result.output == "wrote Specs/pets.yaml\n")
      #expect(result.errors.contains("its body is no JSON, but multipart/form-data: "))
      let written = try tool.read("Specs/pets.yaml")
      #expect(written.contains("'sendForm' is left out"))
      #expect(try tool.run("Specs", "-o", "Out", "--strict").errors == "")
      #expect(try tool.run("format", "Specs", "--check").status == 0)
      let same = try tool.run("import", "openapi", "api.yaml", "-o", "Specs/pets.yaml")
      #expect(same.status == 0)
      #expect(same.output == "Specs/pets.yaml is as it would be written\n")
      // It is the user's from now on.
      try tool.write(written + "# Mine.\n", to: "Specs/pets.yaml")
      let again = try tool.run("import", "openapi", "api.yaml", "-o", "Specs/pets.yaml")
      #expect(again.status == 1)
      #expect(again.errors.contains("Specs/pets.yaml: error: the file is there already"))
      #expect(try tool.read("Specs/pets.yaml").hasSuffix("# Mine.\n"))
      let forced = try tool.run(
        "import", "openapi", "api.yaml", "-o", "Specs/pets.yaml", "--force")
      #expect(forced.output == "wrote Specs/pets.yaml\n")
      #expect(try tool.read("Specs/pets.yaml") == written)
      // To standard output it may go as often as it likes.
      #expect(try tool.run("import", "openapi", "api.yaml").output == written)
    }
  }

  @Test func whatIsNotThereIsTold() throws {
    try Tool.inFolder(["api.yaml": Self.document, "bad.json": "{\"openapi\": "]) { tool in
      let missing = try tool.run("import", "openapi", "api.yaml", "--operation=listPet")
      #expect(missing.status == 1)
      #expect(
        missing.errors
          == "api.yaml:1:1: error: there is no operation 'listPet': did you mean 'listPets'?\n")
      #expect(try tool.run("import", "openapi", "other.yaml").status == 1)
      let bad = try tool.run("import", "openapi", "bad.json")
      #expect(bad.status == 1)
      #expect(bad.errors.hasPrefix("bad.json:1:"))
    }
  }

  @Test(arguments: [
    [], ["swagger", "a"], ["openapi"], ["openapi", "a", "b"], ["openapi", "a", "--all"],
    ["openapi", "a", "-o"],
  ])
  func wrongUsageIsTold(arguments: [String]) throws {
    try Tool.inFolder { tool in
      let list = (["import"] + arguments).map { "'\($0)'" }.joined(separator: " ")
      let result = try tool.shell("'\(tool.path)' \(list)")
      #expect(result.status == 64)
    }
  }
}
