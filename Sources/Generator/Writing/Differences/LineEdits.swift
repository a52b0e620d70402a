/// One step of the way from a list of lines to another.
struct LineEdit: Equatable {
  enum Kind { case keep, delete, insert }

  var kind: Kind
  /// Where in the old and the new list the step stands.
  var old: Int
  var new: Int
}

/// A short way from one list of lines to another: Myers' greedy algorithm. Where the lists have
/// little in common, all that differs is replaced as a whole, so that time and memory stay small.
func lineEdits(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [LineEdit] {
  let shared = min(old.count, new.count)
  var start = 0
  while start < shared, old[start] == new[start] { start += 1 }
  var end = 0
  while end < shared - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
  let oldMiddle = start..<(old.count - end)
  let newMiddle = start..<(new.count - end)
  var edits = (0..<start).map { LineEdit(kind: .keep, old: $0, new: $0) }
  edits += middle(old, oldMiddle, new, newMiddle)
  edits += (0..<end).map {
    LineEdit(kind: .keep, old: oldMiddle.upperBound + $0, new: newMiddle.upperBound + $0)
  }
  return edits
}

private let mostSteps = 1_000

private func middle(
  _ old: [ArraySlice<UInt8>], _ oldRange: Range<Int>, _ new: [ArraySlice<UInt8>],
  _ newRange: Range<Int>
) -> [LineEdit] {
  let (x0, y0) = (oldRange.lowerBound, newRange.lowerBound)
  let (width, height) = (oldRange.count, newRange.count)
  let most = min(width + height, mostSteps)
  // How far each diagonal has come, by the number of edits.
  var furthest = [Int](repeating: 0, count: 2 * most + 3)
  var trace: [[Int]] = []
  for steps in 0...most {
    trace.append(Array(furthest[(most + 1 - steps)...(most + 1 + steps)]))
    for diagonal in stride(from: -steps, through: steps, by: 2) {
      let index = diagonal + most + 1
      let goesDown =
        diagonal == -steps || (diagonal != steps && furthest[index - 1] < furthest[index + 1])
      var x = goesDown ? furthest[index + 1] : furthest[index - 1] + 1
      while x < width, x - diagonal < height, old[x0 + x] == new[y0 + x - diagonal] { x += 1 }
      furthest[index] = x
      if x >= width, x - diagonal >= height {
        return wayBack(trace, width, height, from: (x0, y0))
      }
    }
  }
  return oldRange.map { LineEdit(kind: .delete, old: $0, new: y0) }
    + newRange.map { LineEdit(kind: .insert, old: oldRange.upperBound, new: $0) }
}

private func wayBack(
  _ trace: [[Int]], _ width: Int, _ height: Int, from start: (x: Int, y: Int)
) -> [LineEdit] {
  var edits: [LineEdit] = []
  var (x, y) = (width, height)
  func add(_ kind: LineEdit.Kind) {
    edits.append(LineEdit(kind: kind, old: start.x + x, new: start.y + y))
  }
  for steps in stride(from: trace.count - 1, to: 0, by: -1) {
    // What was known before these steps: the diagonals from -steps to steps.
    let furthest = trace[steps]
    let diagonal = x - y
    let goesDown =
      diagonal == -steps
      || (diagonal != steps && furthest[diagonal - 1 + steps] < furthest[diagonal + 1 + steps])
    let previous = goesDown ? diagonal + 1 : diagonal - 1
    let previousX = furthest[previous + steps]
    let previousY = previousX - previous
    while x > previousX, y > previousY {
      (x, y) = (x - 1, y - 1)
      add(.keep)
    }
    if goesDown { y -= 1 } else { x -= 1 }
    add(goesDown ? .insert : .delete)
  }
  while x > 0, y > 0 {
    (x, y) = (x - 1, y - 1)
    add(.keep)
  }
  return edits.reversed()
}
