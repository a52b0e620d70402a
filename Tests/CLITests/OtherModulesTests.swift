import Testing

/// Libraries of other modules, as a build tells of them.
@Suite struct OtherModulesTests {
  private static let screen = """
    screen: Order
    uses: ../Core/money.yaml
    inputs: { total: Money? }
    outputs: { cents: { from: "total?.cents ?? 0" } }
    """

  private func build(access: String?, _ check: (Tool.Result, Tool) throws -> Void) throws {
    let library = """
      library: Shared
      \(access.map { "access: \($0)" } ?? "doc: What screens share.")
      models: { Money: { fields: { cents: Int } } }
      """
    try Tool.inFolder([
      "Package.swift": "", "Core/money.yaml": library, "App/order.yaml": Self.screen,
    ]) { tool in
      let result = try tool.run(
        "build", "App/order.yaml", "-o", "Out", "--emit", "viewmodel", "--access", "public",
        "--imports", "Core=./Core", "--imports", "Other=Cor")
      try check(result, tool)
    }
  }

  @Test func aLibraryOfAnotherModuleIsImported() throws {
    try build(access: "public") { result, tool in
      #expect(result.errors == "")
      let code = try tool.read("Out/OrderViewModel.swift")
      // What the view model shows is of that module.
      #expect(code.contains("\npublic import Core\n"))
      #expect(!code.contains("import Other"))
    }
  }

  @Test func nothingOfAnInternalLibraryCanBeUsed() throws {
    try build(access: "internal") { result, _ in
      #expect(
        result.errors.hasPrefix(
          "App/order.yaml:2:7: error: the library 'Shared' belongs to the module 'Core' and is "
            + "internal: nothing of it can be used here [MVG057]\n"))
      #expect(
        result.errors.contains("hint: give the library 'Shared' 'access: public', or 'package'"))
      #expect(result.status == 1)
    }
  }

  @Test func aModuleNeedsItsFolder() throws {
    try Tool.inFolder(["a.yaml": "screen: A\n"]) { tool in
      let result = try tool.run(
        "build", "a.yaml", "-o", "Out", "--emit", "viewmodel", "--imports", "Core")
      #expect(result.errors.contains("--imports takes a module and its folder: NAME=DIR"))
      #expect(result.status == 64)
    }
  }
}
