import MVVMGenChecking
import MVVMGenDiagnostics

extension [Diagnostic] {
  /// A name that several places have alike, and a declaration that is a slip away and stands alone:
  /// the declaration has the slip.
  func atMisspelt(in file: SourceFile) -> [Diagnostic] {
    guard contains(where: { $0.isOfNearName }) else { return self }
    let once = file.wordsStandingOnce
    return map { message in
      guard message.isOfNearName, let written = message.hint?.replacement,
        let name = message.missing?.named, abs(name.utf8.count - written.utf8.count) <= 2,
        let start = once[written],
        case let place = start..<start + written.utf8.count, file.declaresName(at: place)
      else { return message }
      let uses = message.otherPlaces.count + 1
      var told = message
      told.title =
        "nothing uses '\(written)', and nothing declares '\(name)', which stands in \(uses) places"
      told.span = file.span(of: place, in: message.span.file)
      told.related.insert(.init(message.span, "it is here"), at: 0)
      told.hint = Hint("write '\(name)', or '\(written)' in the other places", replacement: name)
      return told
    }
  }
}

extension Diagnostic {
  /// Whether one declared name is near to what several places have.
  fileprivate var isOfNearName: Bool {
    guard severity == .error, let missing, missing.isGuessed, missing.named != nil,
      let near = hint?.replacement, !otherPlaces.isEmpty
    else { return false }
    return hint?.text == Hint.didYouMean(near).text
  }
}

extension Diagnostic.Missing {
  /// The name that is missing, also that of a part of something.
  fileprivate var named: String? {
    switch what {
    case .name(let name), .member(let name, _): name
    default: nil
    }
  }
}

extension SourceFile {
  /// Whether the word there is declared: as a key, behind `as`, or in a list of cases.
  fileprivate func declaresName(at place: Range<Int>) -> Bool {
    let isKey =
      bytes[place.upperBound...].first == UInt8(ascii: ":")
      && bytes[..<place.lowerBound].last != UInt8(ascii: ".")
    let before = bytes[lineRange(at: place.lowerBound).lowerBound..<place.lowerBound]
    return isKey || before.suffix(4).elementsEqual("as: ".utf8)
      || String(decoding: before, as: UTF8.self).holds("cases: [")
  }
}
