import Foundation
import Testing

@Suite struct GenerateTests {
  private let hello = """
    screen: Hello
    inputs: { name: String, greet: {} }
    outputs: { greeting: String }
    bindings:
      - when: greet
        do:
          - set: { greeting: "Hello ${name}!" }
    """

  @Test func writesAndThenHasNothingToDo() throws {
    try Tool.inFolder(["hello.yaml": hello]) { tool in
      let first = try tool.run("hello.yaml", "-o", "Out")
      #expect(first.status == 0)
      #expect(
        first.output == "wrote Out/HelloViewModel.swift\n1 file written, 0 up to date\n")
      #expect(first.errors == "")
      let second = try tool.run("hello.yaml", "--output=Out")
      #expect(second.output == "0 files written, 1 up to date\n")
    }
  }

  /// What stands beside a file that is not there is what is meant.
  @Test(arguments: ["parts/libs.yaml", "parts/Lib.yaml", "parts/lib", "parts/lib.yml"])
  func namesTheFileThatIsMeant(path: String) throws {
    let files = ["hello.yaml": hello + "\nuses: \(path)\n", "parts/lib.yaml": "library: Parts\n"]
    try Tool.inFolder(files) { tool in
      let result = try tool.run("hello.yaml", "-o", "Out")
      #expect(result.status == 1)
      let told = result.output + result.errors
      #expect(told.contains("'\(path)' can't be used: there is no such file or folder"), "\(told)")
      #expect(told.contains("did you mean 'parts/lib.yaml'?"), "\(told)")
    }
  }

  @Test func theDefaultFolderIsBesideThePackage() throws {
    try Tool.inFolder(["Package.swift": "", "Specs/hello.yaml": hello]) { tool in
      let result = try tool.run("Specs/hello.yaml")
      #expect(result.output.contains("wrote Generated/Hello/HelloViewModel.swift\n"))
    }
  }

  @Test func aFolderStandsForAllSpecsInIt() throws {
    let other = hello.replacingOccurrences(of: "screen: Hello", with: "screen: Other")
    try Tool.inFolder(["Specs/a/hello.yaml": hello, "Specs/other.yml": other]) { tool in
      let result = try tool.run("Specs", "-o", "Out", "-q")
      #expect(result.output == "")
      #expect(tool.exists("Out/HelloViewModel.swift"))
      #expect(tool.exists("Out/OtherViewModel.swift"))
    }
  }

  @Test func scenariosCanBeForXCTest() throws {
    let spec =
      hello + "\nscenarios:\n  - { name: greets, steps: [ { expect: { greeting: '' } } ] }\n"
    try Tool.inFolder(["hello.yaml": spec]) { tool in
      #expect(try tool.run("hello.yaml", "-o", "Out", "--tests", "xctest").status == 0)
      let suite = try tool.read("Out/HelloTests.swift")
      #expect(suite.contains("import XCTest\n"))
      #expect(suite.contains("func testGreets() async {"))
      let wrong = try tool.run("hello.yaml", "--tests", "xctests")
      #expect(wrong.status == 64)
      #expect(wrong.errors.contains("--tests knows no 'xctests': did you mean 'xctest'?"))
    }
  }

  @Test func aCopyOfASpecIsOneMistake() throws {
    let rows = """
      screen: Rows
      models: { Row: { fields: { name: String } }, A: { cases: [b] } }
      needs: { row: Row, kind: A }
      outputs: { name: { from: row.name }, isB: { from: kind == .b } }

      """
    try Tool.inFolder(["a.yaml": rows, "b.yaml": rows]) { tool in
      let result = try tool.run("a.yaml", "b.yaml", "-o", "Out", "--reporter", "line")
      #expect(
        result.errors.hasPrefix(
          "b.yaml:1:9: error: 'RowsViewModel', 'Row', 'A' are declared by two specs of one module "
            + "[MVG056]\na.yaml:1:9: note: 'a.yaml' declares them too\nb.yaml:1:9: note: "))
      #expect(result.errors.split(separator: "\n").count == 3)
    }
  }

  @Test func twoSpecsOfOneModuleCannotDeclareTheSameType() throws {
    let rows = """
      screen: Rows
      models: { Row: { fields: { name: String } } }
      needs: { row: Row }
      outputs: { name: { from: row.name } }

      """
    let other = rows.replacingOccurrences(of: "Rows", with: "Others")
    try Tool.inFolder(["a.yaml": rows, "b.yaml": other]) { tool in
      let result = try tool.run("a.yaml", "b.yaml", "-o", "Out", "--reporter", "line")
      #expect(result.status == 1)
      #expect(
        result.errors.hasPrefix(
          "b.yaml:2:11: error: 'Row' is declared by two specs of one module [MVG056]\n"
            + "a.yaml:2:11: note: the other one is here\n"))
      #expect(tool.exists("Out/AModels.swift"))
      #expect(!tool.exists("Out/BModels.swift"))
      try tool.write(other.replacingOccurrences(of: "Row", with: "OtherRow"), to: "b.yaml")
      #expect(try tool.run("a.yaml", "b.yaml", "-o", "Out").status == 0)
    }
  }

  @Test func aTypeThatThreeScreensOfAFileDeclareIsToldByOneName() throws {
    let screens = ["A", "B", "C"].map {
      """
      screen: \($0)
      services: { clock: { methods: { tick: {} } } }
      bindings: [ { when: start, do: [ { call: clock.tick } ] } ]

      """
    }
    try Tool.inFolder(["a.yaml": screens.joined(separator: "---\n")]) { tool in
      let errors = try tool.run("a.yaml", "-o", "Out", "--reporter", "line").errors
      #expect(
        errors.hasPrefix(
          "a.yaml:6:13: error: 'ClockService' is declared by two specs of one module [MVG056]\n"
            + "a.yaml:2:13: note: the other one is here\n"))
    }
  }

  @Test func aTypeThatIsInTheWayOfAnotherSpecsCodeIsTold() throws {
    let runs = """
      screen: Runs
      models:
        Run: { fields: { length: Int } }
      needs: { run: Run }
      outputs: { length: { from: run.length } }

      """
    let screen = """
      screen: Other
      inputs: { go: {} }
      outputs: { count: Int }
      bindings: [{ when: go, do: [{ wait: 1s }, { set: { count: =count + 1 } }] }]

      """
    try Tool.inFolder(["a.yaml": screen, "runs.yaml": runs]) { tool in
      let result = try tool.run("a.yaml", "runs.yaml", "-o", "Out")
      #expect(result.status == 1)
      #expect(
        result.errors == """
          runs.yaml:3:3: error: 'Run' hides MVVMRuntime.Run, which the code of another spec of this \
          module needs [MVG058]
                Run: { fields: { length: Int } }
                ^~~
          a.yaml:1:9: note: this is it
              screen: Other
                      ^~~~~
              hint: give it another name, or let that one know of it: 'types: Run'

          """)
      #expect(tool.exists("Out/AViewModel.swift"))
      #expect(!tool.exists("Out/RunsModels.swift"))
      try tool.write(screen + "types: Run\n", to: "a.yaml")
      #expect(try tool.run("a.yaml", "runs.yaml", "-o", "Out").status == 0)
      #expect(try tool.read("Out/AViewModel.swift").contains("_ run: MVVMRuntime.Run"))
    }
  }

  @Test func aTypeThatNoCodeNeedsIsInNobodysWay() throws {
    let tasks = "screen: Tasks\nmodels:\n  Task: { fields: { name: String } }\n"
    try Tool.inFolder(["hello.yaml": hello, "tasks.yaml": tasks]) { tool in
      let result = try tool.run("hello.yaml", "tasks.yaml", "-o", "Out")
      #expect(result.status == 0)
    }
  }

  @Test func screensOfOneFileKnowOfEachOthersTypes() throws {
    let specs = """
      screen: Runs
      models: { Run: { fields: { length: Int } } }
      ---
      screen: Other
      inputs: { go: {} }
      outputs: { count: Int }
      bindings: [{ when: go, do: [{ wait: 1s }, { set: { count: =count + 1 } }] }]

      """
    try Tool.inFolder(["a.yaml": specs]) { tool in
      let result = try tool.run("a.yaml", "-o", "Out")
      #expect(result.status == 0)
      let code = try tool.read("Out/AViewModel.swift")
      #expect(code.contains("_ run: MVVMRuntime.Run"))
    }
  }

  @Test func twoSpecsOfOneNameInOneFolderAreTold() throws {
    let other = hello.replacingOccurrences(of: "screen: Hello", with: "screen: Other")
    try Tool.inFolder(["a/hello.yaml": hello, "b/hello.yaml": other]) { tool in
      let result = try tool.run("a", "b", "-o", "Out")
      #expect(result.status == 1)
      #expect(
        result.errors
          == "b/hello.yaml: error: a/hello.yaml makes Out/HelloViewModel.swift already: give one of "
          + "them another name\n")
      #expect(try tool.read("Out/HelloViewModel.swift").contains("class HelloViewModel"))
    }
  }

  @Test func filesThatDifferInCaseAloneAreTold() throws {
    let other = hello.replacingOccurrences(of: "screen: Hello", with: "screen: HelLo")
    try Tool.inFolder(["a/hello.yaml": hello, "b/hel_lo.yaml": other]) { tool in
      let result = try tool.run("a", "b", "-o", "Out")
      #expect(result.status == 1)
      #expect(
        result.errors
          == "b/hel_lo.yaml: error: a/hello.yaml makes Out/HelloViewModel.swift, which differs from "
          + "Out/HelLoViewModel.swift in case alone: give one of them another name\n")
    }
  }

  @Test func aWrongSpecKeepsNoOtherFromBeingWritten() throws {
    let wrong = "screen: Wrong\noutputs:\n  a: Strng\n"
    try Tool.inFolder(["a.yaml": wrong, "b.yaml": hello]) { tool in
      let result = try tool.run("a.yaml", "b.yaml", "-o", "Out")
      #expect(result.status == 1)
      #expect(
        result.errors == """
          a.yaml:3:6: error: there is no type 'Strng' [MVG061]
                a: Strng
                   ^~~~~
              hint: did you mean 'String'?

          """)
      #expect(!tool.exists("Out/AViewModel.swift"))
      #expect(tool.exists("Out/BViewModel.swift"))
    }
  }

  @Test func onlyTheKindsThatAreAskedFor() throws {
    let spec = hello + "\nmodels: { M: { fields: { a: Int } } }\n"
    try Tool.inFolder(["hello.yaml": spec]) { tool in
      try tool.run("hello.yaml", "-o", "Out", "--emit", "models,mocks")
      #expect(tool.exists("Out/HelloModels.swift"))
      #expect(tool.exists("Out/HelloMocks.swift"))
      #expect(!tool.exists("Out/HelloViewModel.swift"))
    }
  }

  @Test func mocksInAnotherModuleSeeWhatTheyAreFor() throws {
    let spec = hello + "\nmodels: { M: { fields: { a: Int } } }\n"
    try Tool.inFolder(["hello.yaml": spec]) { tool in
      try tool.run("hello.yaml", "-o", "Out", "--testable", "App")
      #expect(
        try tool.read("Out/HelloMocks.swift").hasPrefix(
          """
          // @generated by mvvmgen from hello.yaml. Do not edit.

          import MVVMRuntime

          @testable import App

          nonisolated extension M {
          """))
      #expect(try !tool.read("Out/HelloViewModel.swift").contains("@testable"))
    }
  }

  @Test func aTypeCalledLikeOneOfAnotherModuleIsImportedByItself() throws {
    let spec = """
      screen: Inbox
      models:
        Notification: { fields: { sent: Date, unit: Unit } }
        Unit: { cases: [day, week] }
        Token: { fields: { text: String } }
        Tag: { fields: { text: String } }
      services: { pipe: { protocol: Pipe, methods: { load: { returns: [Notification] } } } }
      state: { draft: Token?, tag: Tag? }
      """
    try Tool.inFolder(["inbox.yaml": spec]) { tool in
      try tool.run("inbox.yaml", "-o", "Out", "--testable", "App")
      #expect(
        try tool.read("Out/InboxMocks.swift").hasPrefix(
          """
          // @generated by mvvmgen from inbox.yaml. Do not edit.

          import Foundation
          import MVVMRuntime

          @testable import App
          @testable import struct App.Notification
          @testable import protocol App.Pipe
          @testable import struct App.Token
          @testable import enum App.Unit

          """))
      #expect(try !tool.read("Out/InboxViewModel.swift").contains("import struct"))
      try tool.run("inbox.yaml", "-o", "Beside")
      #expect(try !tool.read("Beside/InboxMocks.swift").contains("import struct"))
    }
  }

  @Test func aUsedLibraryIsGeneratedOnce() throws {
    let files = [
      "lib.yaml": "library: Lib\nmodels: { Photo: { fields: { id: Int } } }",
      "a.yaml": "screen: A\nuses: lib.yaml\nstate: { photo: Photo? }",
      "b.yaml": "screen: B\nuses: ./lib.yaml\nstate: { photo: Photo? }",
    ]
    try Tool.inFolder(files) { tool in
      let result = try tool.run("a.yaml", "b.yaml", "-o", "Out")
      #expect(result.status == 0)
      #expect(result.output.components(separatedBy: "LibModels.swift").count == 2)
      #expect(try tool.read("Out/LibModels.swift").contains("struct Photo"))
    }
  }

  /// With what it declares; that its own screen does not use something of that is told of no user.
  @Test func aUsedScreenIsGeneratedOnce() throws {
    let files = [
      "shop.yaml": "screen: Shop\nmodels: { Item: { fields: { id: Int } } }\n"
        + "formatters: { no: { of: Int, text: \"No. ${value}\" }, vain: { relative: true } }\n"
        + "outputs: { n: { from: 1 } }",
      "a.yaml":
        "screen: A\nuses: shop.yaml\nneeds: { i: Item }\noutputs: { n: { from: i.id | no } }",
      "b.yaml": "screen: B\nuses: ./shop.yaml\nneeds: { i: Item }\noutputs: { n: { from: i.id } }",
    ]
    try Tool.inFolder(files) { tool in
      let result = try tool.run("a.yaml", "b.yaml", "-o", "Out")
      #expect(result.output.components(separatedBy: "ShopModels.swift").count == 2)
      #expect(try tool.read("Out/ShopModels.swift").contains("struct Item"))
      #expect(try tool.read("Out/AModels.swift").contains("let shop: ShopFormatters"))
      #expect(result.errors.components(separatedBy: "[MVG").count == 2)
      #expect(result.errors.contains("nothing uses the formatter 'vain'"))
    }
  }

  @Test func aFileThatItDidNotWriteIsLeftAlone() throws {
    let mine = "// Mine.\n"
    try Tool.inFolder(["hello.yaml": hello, "Out/HelloViewModel.swift": mine]) { tool in
      let result = try tool.run("hello.yaml", "-o", "Out")
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("Out/HelloViewModel.swift: error: a file that mvvmgen did"))
      #expect(try tool.read("Out/HelloViewModel.swift") == mine)
      #expect(try tool.run("hello.yaml", "-o", "Out", "--force").status == 1)
      #expect(try tool.read("Out/HelloViewModel.swift") == mine)
    }
  }

  @Test func templatesAndContext() throws {
    try Tool.inFolder(["hello.yaml": hello]) { tool in
      #expect(try tool.run("templates", "T").status == 0)
      try tool.write("// mine, from {{source}}\n", to: "T/ViewModel.mustache")
      // What somebody changed is not overwritten, whatever it starts with.
      try tool.write("// @generated by mvvmgen from mine\n", to: "T/File.mustache")
      let again = try tool.run("templates", "T")
      #expect(again.status == 1)
      let reason =
        "error: it is there already, and differs from the built-in one: move it away to get that"
      #expect(again.errors == "T/File.mustache: \(reason)\nT/ViewModel.mustache: \(reason)\n")
      #expect(try tool.read("T/ViewModel.mustache") == "// mine, from {{source}}\n")
      #expect(try tool.read("T/File.mustache") == "// @generated by mvvmgen from mine\n")
      // A file that the next run would take for somebody's own is not written.
      let unmarked = try tool.run("hello.yaml", "-o", "Out", "--templates", "T")
      #expect(unmarked.errors.contains("the template 'ViewModel' has to make it"))
      #expect(!tool.exists("Out"))
      let marked = "// @generated by mvvmgen from {{source}}\n"
      try tool.write(marked + "{{>Mine}}", to: "T/ViewModel.mustache")
      try tool.write("// {{file}}\n", to: "T/Mine.mustache")
      #expect(try tool.run("hello.yaml", "-o", "Out", "--templates", "T/").status == 0)
      #expect(
        try tool.read("Out/HelloViewModel.swift")
          == "// @generated by mvvmgen from hello.yaml\n// HelloViewModel.swift\n")
      try tool.write("a\n{{fil}}\n", to: "T/Mine.mustache")
      #expect(
        try tool.run("hello.yaml", "-o", "Out", "--templates", "T").errors
          == "mvvmgen: error: T/Mine.mustache:2:1: a template gets nothing that is called 'fil'; "
          + "did you mean 'file'?\n")
      let context = try tool.run("context", "hello.yaml")
      let json = try JSONSerialization.jsonObject(with: Data(context.output.utf8))
      let files = try #require(json as? [[String: Any]])
      #expect(files.first?["file"] as? String == "HelloViewModel.swift")
    }
  }

  @Test func aSpecIsOneWhateverWaysLeadToIt() throws {
    let files = [
      "in/a.yaml": "# allow MVG200\nscreen: A\nuses: lib.yaml\noutputs: { m: M? }",
      "in/lib.yaml": "library: Lib\nmodels: { M: { fields: { a: Int } } }",
    ]
    try Tool.inFolder(files) { tool in
      let path = tool.folder.appendingPathComponent("in/a.yaml").path
      let result = try tool.run(
        "a.yaml", "../in/a.yaml", path, "../in/lib.yaml", "-o", "Out", in: "in")
      #expect(result.errors == "")
      #expect(result.output.hasSuffix("\n3 files written, 0 up to date\n"))
    }
  }
}
