import Diagnostics
import Testing

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
