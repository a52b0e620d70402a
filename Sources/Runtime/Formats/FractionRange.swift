/// How many digits follow the point, made sensible.
nonisolated struct FractionRange {
  let bounds: ClosedRange<Int>

  init(_ least: Int, _ most: Int) {
    let least = min(max(least, 0), 100)
    bounds = least...max(least, min(most, 100))
  }
}
