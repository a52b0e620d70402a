import Checking

extension Step.SwiftCode {
  /// Whether a name stands in the code as a word of its own, not as a member of something other than
  /// `self`. It may be in a text: then it is handed to the code in vain, which does no harm.
  public func mentions(_ name: String) -> Bool {
    code.utf8.split(whereSeparator: { !$0.isInName }).contains {
      $0.elementsEqual(name.utf8) && !isMember(at: $0.startIndex)
    }
  }

  /// `$0.total`, but neither `self.total` nor `0...total`.
  private func isMember(at start: String.Index) -> Bool {
    let before = code.utf8[..<start]
    guard before.last == UInt8(ascii: ".") else { return false }
    let owner = before.dropLast()
    return owner.last != UInt8(ascii: ".") && !owner.suffix(4).elementsEqual("self".utf8)
  }
}
