/// The candidate that a word was most likely meant to be; nothing where none is near.
///
/// Near means a few slips of the keyboard (a letter missing, added or wrong, or two of them
/// swapped): the shorter the word, the fewer. A difference in case hardly counts. Of candidates
/// that are equally near, it is the one whose letters lie beside those that were typed. Where no
/// candidate is near, the only one that starts with the word is taken. The answer does not depend
/// on the order of the candidates.
public func didYouMean(_ word: String, among candidates: some Sequence<String>) -> String? {
  let folded = word.lowercased()
  guard let distance = EditDistance(folded) else { return nil }
  let bound = largestDistance(for: distance.count)
  var exactDistance: EditDistance?
  var best: (distance: Int, exactDistance: Int, farKeys: Int, text: String)?
  var starting: [String] = []
  for candidate in candidates where candidate.utf8.count + bound >= distance.count {
    let isFolded = candidate.allBytes { $0.isFolded }
    let other = isFolded ? candidate : candidate.lowercased()
    let isLonger = distance.count >= 3 && other.utf8.starts(with: folded.utf8)
    let length = isFolded ? candidate.utf8.count : other.unicodeScalars.count
    let slips = abs(length - distance.count) <= bound ? distance.to(other) : bound + 1
    if let best, slips > best.distance { continue }
    // A word of which nothing is left is another word.
    let isMeant = slips <= bound && slips < max(distance.count, length)
    // Few get here, so that only these are looked at closely.
    guard isLonger || isMeant, candidate != word, length <= 64, !isRefused(candidate),
      !areOpposites(other, folded), !differByOpposites(other, folded)
    else { continue }
    if isLonger { starting.append(candidate) }
    guard isMeant else { continue }
    if exactDistance == nil { exactDistance = EditDistance(word) }
    let found = (slips, exactDistance?.to(candidate) ?? slips, farKeys(folded, other), candidate)
    if best.map({ found < $0 }) ?? true { best = found }
  }
  if let best { return best.text }
  return starting.count == 1 ? starting.first : nil
}

/// Whether a candidate can't be a name or a path, which was told where it is declared: nobody means
/// it.
private func isRefused(_ candidate: String) -> Bool {
  candidate.anyByte { " ()".utf8.contains($0) }
    || candidate.utf8.first?.isDigit ?? false && candidate.allBytes { $0.isInName }
}

/// Whether one letter of a word is missing, added, wrong or swapped with the next in another one.
public func areOneSlipApart(_ word: String, _ other: String) -> Bool {
  EditDistance(word)?.to(other) == 1
}

/// The candidate that says the opposite of a word: `isEmpty` of `isNotEmpty`.
public func opposite(of word: String, among candidates: some Sequence<String>) -> String? {
  let isQuestion = word.isQuestion
  let word = word.lowercased()
  return candidates.first { (isQuestion || $0.isQuestion) && areOpposites($0.lowercased(), word) }
}

/// Whether two words, in small letters, are the same but for parts of opposite meaning: `offline`
/// and `online`, `descending` and `ascending`, `unread` and `read`.
private func differByOpposites(_ first: String, _ second: String) -> Bool {
  func isPair(
    _ one: Substring.UTF8View, _ other: Substring.UTF8View, _ parts: (String, String)
  ) -> Bool {
    guard one.starts(with: parts.0.utf8), other.starts(with: parts.1.utf8) else { return false }
    let rest = one.dropFirst(parts.0.utf8.count)
    return rest.count >= 4 && rest.elementsEqual(other.dropFirst(parts.1.utf8.count))
  }
  let (first, second) = (asked(first).utf8, asked(second).utf8)
  return oppositeParts.contains { isPair(first, second, $0) || isPair(second, first, $0) }
}

private let oppositeParts = [
  ("on", "off"), ("as", "des"), ("in", "ex"), ("in", "de"), ("in", "out"), ("im", "ex"),
  ("", "un"), ("", "dis"), ("", "in"), ("", "non"), ("", "not"), ("en", "dis"), ("up", "down"),
]

/// A word in small letters without the `is` of a question.
private func asked(_ text: String) -> Substring {
  text.isQuestion ? text.dropFirst(2) : text[...]
}

extension String {
  /// Whether it starts with `is`, in whatever letters.
  fileprivate var isQuestion: Bool {
    var bytes = utf8.makeIterator()
    return bytes.next().map { $0 | 0x20 } == UInt8(ascii: "i")
      && bytes.next().map { $0 | 0x20 } == UInt8(ascii: "s")
  }
}

/// Whether one of two words, in small letters, denies the other: `isEmpty` and `isNotEmpty`,
/// `notEmpty` or `nonEmpty`, `isValid` and `isInvalid`, `isEnabled` and `isDisabled`.
private func areOpposites(_ first: String, _ second: String) -> Bool {
  (first.isQuestion || second.isQuestion) && (denies(first, second) || denies(second, first))
}

private func denies(_ word: String, _ other: String) -> Bool {
  let (denied, plain) = (asked(word), asked(other))
  guard plain.utf8.count >= 2, other.hasPrefix("is") || word.hasPrefix("isnot") else {
    return false
  }
  let ways = ["not", "non"] + (word.hasPrefix("is") ? ["un", "in", "dis"] : [])
  return ways.contains { denied == $0 + plain }
    || denied.hasPrefix("dis") && plain.hasPrefix("en") && denied.dropFirst(3) == plain.dropFirst(2)
    || denied.hasPrefix("off") && plain.hasPrefix("on") && denied.dropFirst(3) == plain.dropFirst(2)
}

/// What goes with a misspelt word: `did you mean 'title'?`
public func suggestion(for word: String, among candidates: some Sequence<String>) -> Hint? {
  didYouMean(word, among: candidates).map { meant in
    Hint(
      "did you mean '\(meant)'?" + (lookAlike(in: word, and: meant).map { " \($0)" } ?? ""),
      replacement: meant)
  }
}

/// The letter by which two words differ that look the same: one of ASCII in one of them, and one
/// from elsewhere in the other.
private func lookAlike(in word: String, and other: String) -> String? {
  let (left, right) = (word.unicodeScalars, other.unicodeScalars)
  let different = zip(left, right).filter { $0 != $1 }
  guard left.count == right.count, !different.isEmpty,
    different.allSatisfy({ $0.isASCII != $1.isASCII }), let (first, second) = different.first
  else { return nil }
  let (foreign, place) = first.isASCII ? (second, "there") : (first, "here")
  let code = String(foreign.value, radix: 16, uppercase: true).padded(to: 4)
  let name = foreign.properties.name.map { ", \($0)" } ?? ""
  return "the '\(foreign)' \(place) is U+\(code)\(name)"
}

/// How many letters lie on keys that are not beside those that were typed in their place.
private func farKeys(_ typed: String, _ meant: String) -> Int {
  let (typed, meant) = (typed.unicodeScalars, meant.unicodeScalars)
  guard typed.count == meant.count else { return 0 }
  return zip(typed, meant).count { $0 != $1 && !areNeighbours($0, $1) }
}

/// Whether two letters lie beside or above each other on a keyboard.
private func areNeighbours(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
  func place(_ letter: Unicode.Scalar) -> (row: Int, column: Int)? {
    for (row, keys) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
      for (column, key) in keys.unicodeScalars.enumerated() where key == letter {
        return (row, column)
      }
    }
    return nil
  }
  guard let first = place(first), let second = place(second) else { return false }
  return abs(first.row - second.row) <= 1 && abs(first.column - second.column) <= 1
}

/// How many slips a word of that length can have and still be recognised.
private func largestDistance(for length: Int) -> Int {
  switch length {
  case ...2: 0
  case ...5: 1
  case ...8: 2
  default: 3
  }
}

extension UInt8 {
  /// A byte of ASCII that is the same in small letters.
  fileprivate var isFolded: Bool { self < 0x80 && !(0x41...0x5A).contains(self) }
}
