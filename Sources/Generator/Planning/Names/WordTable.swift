/// Words that others are looked up among. Only one of the same length and first byte is compared, and
/// there nearly never is one: names that are no keywords are most of what is asked for.
struct WordTable: Sendable {
  private var buckets: [[[UInt8]]] = Array(repeating: [], count: 256)
  let isEmpty: Bool

  init(_ words: Set<String>) {
    isEmpty = words.isEmpty
    for word in words.map({ Array($0.utf8) }) where !word.isEmpty {
      buckets[Self.bucket(of: word[0], word.count)].append(word)
    }
  }

  func contains(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { contains($0) }
  }

  func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first else { return false }
    return buckets[Self.bucket(of: first, word.count)].contains { $0.elementsEqual(word) }
  }

  private static func bucket(of first: UInt8, _ count: Int) -> Int {
    (Int(first) + 32 * count) & 255
  }
}
