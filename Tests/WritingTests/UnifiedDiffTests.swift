import SeededNumbers
import Testing

@testable import MVVMGenWriting

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    unifiedDiff(Array(old.utf8), Array(new.utf8), path: "a.swift")
  }

  @Test func showsChangesWithTheLinesAroundThem() {
    let old = (1...12).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 2\n", with: "").replacing("line 6\n", with: "six\nand more\n")
    #expect(
      diff(old, new) == """
        --- a/a.swift
        +++ b/a.swift
        @@ -1,9 +1,9 @@
         line 1
        -line 2
         line 3
         line 4
         line 5
        -line 6
        +six
        +and more
         line 7
         line 8
         line 9

        """)
  }

  @Test func changesThatAreFarApartStandApart() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 2\n", with: "two\n").replacing("line 19\n", with: "nineteen\n")
    let heads = diff(old, new).split(separator: "\n").filter { $0.hasPrefix("@@") }
    #expect(heads == ["@@ -1,5 +1,5 @@", "@@ -16,5 +16,5 @@"])
  }

  @Test func aNewAFinishedAndAnUnchangedFile() {
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("", "a\n") == "--- a/a.swift\n+++ b/a.swift\n@@ -0,0 +1 @@\n+a\n")
    #expect(
      unifiedDiff([0x61], [], path: "a.swift", as: .remove)
        == "--- a/a.swift\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n\\ No newline at end of file\n")
  }

  /// The way leads from the one to the other, whatever they are, and is no longer than it need be.
  @Test func theWayLeadsThere() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        [UInt8.random(in: 97...100, using: &random)][...]
      }
      let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        [UInt8.random(in: 97...100, using: &random)][...]
      }
      let edits = lineEdits(old, new)
      #expect(edits.filter { $0.kind != .insert }.map { old[$0.old] } == old)
      #expect(
        edits.filter { $0.kind != .delete }.map { $0.kind == .keep ? old[$0.old] : new[$0.new] }
          == new)
      #expect(edits.count { $0.kind == .keep } == longestCommon(old, new))
    }
  }

  private func longestCommon(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> Int {
    var table = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
    for (i, a) in old.enumerated() {
      for (j, b) in new.enumerated() {
        table[i + 1][j + 1] = a == b ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j])
      }
    }
    return table[old.count][new.count]
  }

  @Test func filesWithLittleInCommonAreReplaced() {
    let old = (0..<2_000).map { "a\($0)\n" }.joined()
    let new = (0..<2_000).map { "b\($0)\n" }.joined()
    #expect(diff(old, new).split(separator: "\n").count == 4_003)
  }
}
