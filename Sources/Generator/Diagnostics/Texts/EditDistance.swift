/// How many slips lie between a word and others: a letter missing, added or wrong, or two of them
/// swapped, where no part is edited twice.
///
/// A column of the table of distances is two bits for each letter of the word, one where the
/// distance grows and one where it falls, so that a letter of another word takes a dozen operations
/// for all of them (H. Hyyrö, 2003).
struct EditDistance {
  /// Where in the word a letter stands: a bit for each place, of ASCII by its number.
  private var places = [UInt64](repeating: 0, count: 128)
  private var otherPlaces: [Unicode.Scalar: UInt64] = [:]
  let count: Int

  /// Takes a word apart; nothing for an empty one, or one so long that nobody mistypes it.
  init?(_ word: String) {
    var place: UInt64 = 1
    for letter in word.unicodeScalars {
      guard place != 0 else { return nil }
      if letter.isASCII {
        places[Int(letter.value)] |= place
      } else {
        otherPlaces[letter, default: 0] |= place
      }
      place <<= 1
    }
    count = word.unicodeScalars.count
    guard count > 0 else { return nil }
  }

  /// How many slips away another word is.
  func to(_ other: String) -> Int {
    var distance = count
    let last: UInt64 = 1 << (count - 1)
    var (grows, falls): (UInt64, UInt64) = (.max, 0)
    var (stays, placesBefore): (UInt64, UInt64) = (0, 0)
    for letter in other.unicodeScalars {
      let places = letter.isASCII ? places[Int(letter.value)] : otherPlaces[letter, default: 0]
      let swapped = ((~stays & places) << 1) & placesBefore
      stays = (((places & grows) &+ grows) ^ grows) | places | falls | swapped
      let growsBeside = falls | ~(stays | grows)
      let fallsBeside = grows & stays
      if growsBeside & last != 0 { distance += 1 }
      if fallsBeside & last != 0 { distance -= 1 }
      let above = growsBeside << 1 | 1
      grows = (fallsBeside << 1) | ~(stays | above)
      falls = above & stays
      placesBefore = places
    }
    return distance
  }
}
