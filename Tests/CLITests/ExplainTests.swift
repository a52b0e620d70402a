import Testing

@Suite struct ExplainTests {
  @Test func printsWhatAMessageMeans() throws {
    try Tool.inFolder { tool in
      let result = try tool.run("explain", "mvg042")
      #expect(result.status == 0)
      #expect(
        result.output == """
          MVG042: A name of a screen without a capital

          The name of a screen or a library becomes a part of the names of Swift types, which
          start with a capital.

          Wrong:

              screen: weather

          Right:

              screen: Weather

          """)
      #expect(try tool.run("explain", "42").output == result.output)
      #expect(try tool.run("explain", "042").output == result.output)
      #expect(try tool.run("explain", "mvg42").output == result.output)
    }
  }

  @Test func listsAllWithoutAnID() throws {
    try Tool.inFolder { tool in
      let result = try tool.run("explain")
      #expect(result.status == 0)
      #expect(result.output.contains("\nMVG062  A name that there isn't\n"))
    }
  }

  @Test func knowsNoOther() throws {
    try Tool.inFolder { tool in
      let result = try tool.run("explain", "MVG999")
      #expect(result.status == 64)
      #expect(result.errors.hasPrefix("mvvmgen: there is no message 'MVG999'"))
    }
  }
}
