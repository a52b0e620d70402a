import Foundation
import Testing

/// A screen that is called like a library.
@Suite struct NameOfLibraryTests {
  /// The screen shows a cell of the library, and so has a struct of formatters too.
  @Test func aScreenCannotHaveTheNameOfALibraryWhoseFormattersItUses() throws {
    let library = """
      library: Geo
      formatters: { degrees: { number: { fraction: 1 } } }
      cells: { Row: { from: { at: Double }, fields: { at: { from: at | degrees } } } }

      """
    let screen = """
      screen: Geo
      uses: a.yaml
      needs: { at: Double }
      outputs: { row: { from: Row(at) } }

      """
    try Tool.inFolder(["a.yaml": library, "b.yaml": screen]) { tool in
      let result = try tool.run("b.yaml", "a.yaml", "-o", "Out", "--reporter", "line")
      #expect(result.status == 1)
      #expect(result.errors.contains("error: 'GeoFormatters' is declared by two specs"))
      let others = screen.replacingOccurrences(of: "Row(at)", with: "at * 2")
      try tool.write(others, to: "b.yaml")
      #expect(try tool.run("b.yaml", "a.yaml", "-o", "Out").status == 0)
    }
  }
}
