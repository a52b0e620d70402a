import Testing

@testable import MVVMGenDiagnostics

/// The suggestions are those of the distance by its definition, tried on many short words.
@Suite struct EditDistanceTests {
  @Test func isTheDistanceByDefinition() {
    var state: UInt64 = 42
    func word() -> String {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let length = 3 + Int(state >> 60) % 7
      return String(
        (0..<length).map {
          "abcd"[("abcd".index("abcd".startIndex, offsetBy: Int(state >> (8 + 3 * $0)) & 3))]
        })
    }
    for _ in 0..<5000 {
      let (left, right) = (word(), word())
      guard left != right, !right.hasPrefix(left) else { continue }
      let bound = left.count <= 5 ? 1 : left.count <= 8 ? 2 : 3
      let isNear = distance(Array(left), Array(right)) <= bound
      #expect((didYouMean(left, among: [right]) == right) == isNear, "\(left) \(right)")
    }
  }

  @Test func countsEachSlipUpToTheLongestWords() throws {
    let letters: [Character] = ["a", "b", "é", "ж", "水", "7"]
    var state: UInt64 = 7
    func word(_ lengths: ClosedRange<Int>) -> [Character] {
      func number(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
      }
      let length = lengths.lowerBound + number(below: lengths.count)
      return (0..<length).map { _ in letters[number(below: letters.count)] }
    }
    for _ in 0..<300 {
      let (left, right) = (word(1...64), word(0...80))
      #expect(
        try #require(EditDistance(String(left))).to(String(right)) == distance(left, right),
        "\(left) \(right)")
    }
    #expect(EditDistance("") == nil)
    #expect(EditDistance(String(repeating: "a", count: 65)) == nil)
  }

  private func distance(_ left: [Character], _ right: [Character]) -> Int {
    var table = [[Int]](
      repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in 0...left.count {
      for column in 0...right.count {
        guard row > 0, column > 0 else {
          table[row][column] = row + column
          continue
        }
        let (a, b) = (left[row - 1], right[column - 1])
        table[row][column] = min(
          table[row - 1][column] + 1, table[row][column - 1] + 1,
          table[row - 1][column - 1] + (a == b ? 0 : 1))
        if row > 1, column > 1, a == right[column - 2], left[row - 2] == b {
          table[row][column] = min(table[row][column], table[row - 2][column - 2] + 1)
        }
      }
    }
    return table[left.count][right.count]
  }
}
