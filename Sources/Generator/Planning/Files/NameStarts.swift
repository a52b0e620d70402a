/// Names that words are asked to start with, however many there are.
struct NameStarts {
  /// In order, without those that start with another: so the last one that is not behind a word is
  /// the only one that it can start with.
  private let sorted: [String]

  init(_ names: [String]) {
    var sorted: [String] = []
    for name in names.sorted() where sorted.last.map({ !name.hasPrefix($0) }) ?? true {
      sorted.append(name)
    }
    self.sorted = sorted
  }

  var isEmpty: Bool { sorted.isEmpty }

  func start(_ word: String) -> Bool {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] <= word { low = middle + 1 } else { high = middle }
    }
    return low > 0 && word.hasPrefix(sorted[low - 1])
  }
}
