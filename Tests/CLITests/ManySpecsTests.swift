import Testing

/// So many specs that files are written while others are being generated.
@Suite struct ManySpecsTests {
  private static func name(_ index: Int) -> String {
    let digits = String(index)
    return "s" + String(repeating: "0", count: 3 - digits.count) + digits
  }

  private static func spec(_ index: Int) -> String {
    "screen: S\(index)\nmodels:\n  M\(index):\n    fields:\n      a: Int\n"
  }

  @Test func allFilesAreWrittenAndTheStaleOnesRemoved() throws {
    var files: [String: String] = [:]
    for index in 0..<300 { files["specs/\(Self.name(index)).yaml"] = Self.spec(index) }
    try Tool.inFolder(files) { tool in
      let first = try tool.run("specs", "--output", "out")
      #expect(first.status == 0)
      // A view model, a file of models and one of mocks each.
      #expect(first.output.hasSuffix("900 files written, 0 up to date\n"))
      #expect(first.output.hasPrefix("wrote out/S000ViewModel.swift\nwrote out/S000Models.swift\n"))
      try tool.remove("specs/s299.yaml")
      try tool.write("screen: S0\n", to: "specs/s000.yaml")
      let second = try tool.run("specs", "--output", "out")
      #expect(second.status == 0)
      #expect(
        second.output == """
          removed out/S000Mocks.swift
          removed out/S000Models.swift
          removed out/S299Mocks.swift
          removed out/S299Models.swift
          removed out/S299ViewModel.swift
          0 files written, 5 removed, 895 up to date

          """)
      #expect(try tool.run("specs", "--output", "out", "--check").status == 0)
    }
  }
}
