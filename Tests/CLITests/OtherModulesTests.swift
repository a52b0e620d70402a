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

  /// What makes the cells of a screen, its constants and its formatters are for its module alone.
  @Test func aScreenOfAnotherModuleCanNotBeUsed() throws {
    let screen =
      "screen: Wallet\naccess: public\nmodels: { Money: { fields: { cents: Int } } }\n"
      + "inputs: { has: Money? }\noutputs: { cents: { from: has?.cents } }"
    try Tool.inFolder([
      "Package.swift": "", "Core/money.yaml": screen, "App/order.yaml": Self.screen,
    ]) { tool in
      let arguments = ["build", "App/order.yaml", "-o", "Out", "--emit", "viewmodel"]
      let result = try tool.run(arguments + ["--imports", "Core=./Core"])
      #expect(
        result.errors.hasPrefix(
          "App/order.yaml:2:7: error: the screen 'Wallet' belongs to the module 'Core': what it declares "
            + "can't be used here [MVG050]\n"))
      #expect(try tool.run(arguments).errors == "")
    }
  }

  /// Swift warns of a public import that nothing public needs, and takes a type's name for
  /// Foundation's where nobody says which one is meant.
  @Test func eachFileImportsWhatItShows() throws {
    let library = """
      library: Shared
      access: public
      models:
        Money: { fields: { cents: Int } }
        Unit: { cases: { gram: g, piece: "" } }
      """
    let screen = """
      screen: Order
      access: public
      uses: ../Core/shared.yaml
      models: { Item: { fields: { id: UUID, unit: Unit } } }
      cells: { Row: { from: { money: Money }, fields: { cents: { from: money.cents } } } }
      state: { prices: { type: "[Money]", initial: [{ cents: 1 }] } }
      outputs: { rows: { from: prices.map(Row) }, items: { type: "[Item]", initial: [] } }
      inputs: { clear: {} }
      bindings:
        - when: clear
          do: [set: { prices: [], items: [] }]
      """
    let other = """
      screen: Scales
      uses: ../Core/shared.yaml
      needs: { day: Date, units: Set<Unit> }
      outputs: { all: { from: units }, date: { from: day } }
      given: { needs: { day: 2024-05-01, units: [gram] } }
      scenarios: [{ name: weighs, steps: [expect: { all: [gram], date: 2024-05-01 }] }]
      """
    let files = [
      "Package.swift": "", "Core/shared.yaml": library, "App/order.yaml": screen,
      "App/scales.yaml": other,
    ]
    try Tool.inFolder(files) { tool in
      let result = try tool.run(
        "App", "Core", "--imports", "Core=Core", "--testable", "App", "-o", "Out")
      #expect(result.errors == "")
      func imports(_ name: String) throws -> [Substring] {
        try tool.read("Out/\(name).swift").split(separator: "\n").filter { $0.contains("import ") }
      }
      #expect(
        try imports("OrderModels") == [
          "public import Core", "public import Foundation", "import MVVMRuntime",
          "public import enum Core.Unit",
        ])
      #expect(try imports("OrderViewModel") == ["import Core", "public import MVVMRuntime"])
      // What everybody sees needs no build for tests, and each spec is in its own module.
      #expect(
        try imports("OrderMocks") == [
          "public import App", "public import Core", "public import Foundation",
          "public import MVVMRuntime", "public import enum Core.Unit",
        ])
      // In the order of swift-format.
      #expect(
        try imports("ScalesTests") == [
          "import Core", "import Foundation", "import MVVMRuntime", "import Testing",
          "import enum Core.Unit", "@testable import App",
        ])
      #expect(try imports("SharedMocks") == ["public import Core", "import MVVMRuntime"])
    }
  }

  private static let files = [
    "Package.swift": "",
    "Core/money.yaml": """
    library: Shared
    access: public
    uses: base.yaml
    models: { Money: { fields: { cents: Int } } }
    """,
    "Core/base.yaml":
      "library: Base\naccess: public\nmodels: { Code: { fields: { text: String } } }",
    "App/prices.yaml": """
    library: Prices
    uses: ../Core/money.yaml
    models: { Price: { fields: { money: Money } } }
    """,
    "App/order.yaml": """
    screen: Order
    uses: prices.yaml
    inputs: { price: Price? }
    outputs: { cents: { from: "price?.money.cents ?? 0" } }
    """,
  ]

  private static let appAlone = ["OrderViewModel.swift", "PricesMocks.swift", "PricesModels.swift"]

  @Test(arguments: [["App", "--imports", "Core=Core/."], ["--imports", "Core=Core", "App"]])
  func aLibraryOfAnotherModuleIsNotGenerated(arguments: [String]) throws {
    try Tool.inFolder(Self.files) { tool in
      try tool.run("App", "-o", "All")
      #expect(try tool.names(in: "All").contains("MoneyModels.swift"))
      let result = try tool.run(arguments + ["-o", "Out"])
      #expect(result.errors == "")
      #expect(try tool.names(in: "Out") == Self.appAlone)
      #expect(try tool.read("Out/PricesModels.swift").contains("import Core\n"))
      // Its own module generates it, with all that belongs to it.
      #expect(
        try tool.run(["Core/money.yaml", "--imports", "Core=Core", "-o", "More"]).errors == "")
      #expect(try tool.names(in: "More").contains("BaseModels.swift"))
    }
  }

  /// In the module Swift takes its own type for that of the library.
  @Test(arguments: [
    ["App", "--imports", "Core=Core", "-o", "Out"],
    ["module", "App/a.yaml", "App/order.yaml", "-o", "Out"],
    ["module", "App/order.yaml", "App/a.yaml", "-o", "Out"],
  ])
  func aTypeMayNotHideThatOfALibraryThatAnotherSpecUses(arguments: [String]) throws {
    let files = [
      "Core/base.yaml":
        "library: Base\naccess: public\nmodels: { Money: { fields: { cents: Int } } }",
      "App/order.yaml": "screen: Order\nuses: ../Core/base.yaml\noutputs: { total: Money? }",
      "App/a.yaml": "screen: A\nmodels: { Money: { fields: { a: Int } } }\noutputs: { m: Money? }",
    ]
    try Tool.inFolder(files) { tool in
      let result = try tool.run(arguments)
      #expect(result.status == 1)
      let told = result.errors.split(separator: "\n").filter { $0.contains("error:") }
      #expect(
        told == [
          "App/a.yaml:2:11: error: 'Money' hides the one of the library Base, which "
            + "'App/order.yaml' uses [MVG056]"
        ])
    }
  }

  @Test func theConfigurationNamesTheFoldersOfModules() throws {
    try Tool.inFolder(Self.files) { tool in
      try tool.write("imports: { Core: Core }\nspecs: App\noutput: Out", to: "mvvmgen.yaml")
      #expect(try tool.run(in: "App").errors == "")
      #expect(try tool.names(in: "Out") == Self.appAlone)
      // From elsewhere, and with paths of both kinds.
      let app = tool.folder.appendingPathComponent("App").path
      #expect(try tool.run("\(app)/order.yaml", "-o", "Again").errors == "")
      #expect(try tool.names(in: "Again") == Self.appAlone)
      try tool.write("imports: { My App: x }", to: "mvvmgen.yaml")
      #expect(try tool.run("App").errors.contains("1:12: error: 'My App' is no name of a module"))
    }
  }

  @Test func theLanguageServerGoesByTheConfiguration() throws {
    try Tool.inFolder(Self.files) { tool in
      let inner = Self.files["Core/base.yaml"]?.replacing("access: public\n", with: "") ?? ""
      try tool.write(inner, to: "Core/base.yaml")
      try tool.write("screen: A\nuses: ../Core/base.yaml\n", to: "App/a.yaml")
      func told() throws -> String {
        let path = tool.folder.appendingPathComponent("App/a.yaml").path
        let message = """
          {"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file://\(path)",\
          "text":"screen: A\\nuses: ../Core/base.yaml\\n"}}}
          """
        try tool.write("Content-Length: \(message.utf8.count)\r\n\r\n\(message)", to: "input")
        return try tool.shell("'\(tool.path)' lsp --stdio < input").output
      }
      #expect(try !told().contains("MVG057"))
      try tool.write("imports: { Core: Core }", to: "mvvmgen.yaml")
      #expect(try told().contains("MVG057"))
    }
  }

  @Test func aFolderOfAModuleIsThere() throws {
    try Tool.inFolder(Self.files) { tool in
      let result = try tool.run("App", "--imports", "Core=Cor", "-o", "Out")
      #expect(
        result.errors
          == "Cor: error: there is no such folder, where the module Core is to be\n")
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
