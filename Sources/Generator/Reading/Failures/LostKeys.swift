import MVVMGenDiagnostics

/// Keys that stand to the left of what they belong to: `with` in the column of the dash of `-
/// send`.
public struct LostKeys {
  private let names: [String]
  /// What they belong to.
  private let owner: String
  /// What they stand beside there, or under.
  private let place: String
  private let span: SourceSpan
  private let isUnder: Bool
  /// The column, from 0, that they belong in.
  fileprivate let column: Int
  /// By how much what is under them has to go with them; 0 where it is deep enough.
  fileprivate let shift: Int

  /// Makes it from the keys, with the least column of what stands in lines of its own under them.
  public init(
    _ keys: [(name: String, span: SourceSpan, inner: Int?)], of owner: String,
    beside first: String?, at span: SourceSpan
  ) {
    names = keys.map { $0.name }
    self.owner = owner
    self.span = span
    place = first ?? owner
    isUnder = first == nil
    column = Int(span.column) - 1 + (isUnder ? 2 : 0)
    let column = column
    let isShallow = keys.contains { $0.inner.map { $0 < column } ?? false }
    shift = isShallow ? column - Int(keys.first?.span.column ?? 1) + 1 : 0
  }

  /// What is said of them.
  public var title: String {
    names.count > 1
      ? "\(names.quotedSum) belong to '\(owner)' above them, and stand to the left of it"
      : "'\(names[0])' belongs to '\(owner)' above it, and stands to the left of it"
  }

  /// What to do.
  public var hint: Hint {
    let them = names.count > 1 ? "them" : "it"
    let by =
      shift > 0
      ? "\(them), and all that is under \(them), by \(shift) more spaces"
      : "\(them) by \(column) spaces in all"
    return "indent \(by), to put \(them) \(isUnder ? "under" : "beside") '\(place)'"
  }

  /// Where to look as well.
  public var related: Diagnostic.Related { .init(span, "'\(place)' is here") }
}

extension FailureExplainer {
  /// Keys of an element in the column of its dash, where the next element ends the map that they
  /// seem to be part of.
  func keysBesideDash(before element: Range<Int>) -> Diagnostic? {
    let column = source.depth(ofLineAt: element.lowerBound)
    var keys: [(name: String, span: SourceSpan, inner: Int?)] = []
    var inner: Int?
    var place = element.lowerBound
    while let above = source.contentLine(above: place) {
      place = above
      let start = source.firstContent(ofLineAt: above)
      let own = source.column(of: start)
      guard own >= column, let key = source.key(ofLineAt: above) else { return nil }
      if own > column {
        inner = min(inner ?? own, own)
        continue
      }
      let name = source.text(key)
      guard source.isElement(start) else {
        // No element has more.
        guard keys.count < 16 else { return nil }
        keys.insert((name, source.span(key), inner), at: 0)
        inner = nil
        continue
      }
      // Elements in the same column are the steps under such a key, or have it.
      let known = Self.keysOfElements[name] ?? []
      guard keys.contains(where: { known.contains($0.name) }) else {
        inner = own
        continue
      }
      guard keys.allSatisfy({ known.contains($0.name) }) else { return nil }
      let lost = LostKeys(keys, of: name, beside: name, at: source.span(key))
      return Diagnostic(
        .indentation, lost.title, at: keys[0].span, related: [lost.related], hint: lost.hint,
        cause: lost.shift == 0 ? .indented(lost.column) : nil)
    }
    return nil
  }

  /// A key of an element that stands to the left of it, above a line that then fits nowhere: `catch:`
  /// beside `do:`, and the next step.
  func keyToTheLeft() -> Diagnostic? {
    let indent = source.depth(ofLineAt: place)
    guard let line = lineAbove(place, notDeeperThan: indent - 1),
      let key = source.key(ofLineAt: line), !source.isElement(line)
    else { return nil }
    let (name, own) = (source.text(key), source.column(of: key.lowerBound))
    var above = source.contentLine(above: line)
    while let line = above, case let start = source.firstContent(ofLineAt: line),
      source.column(of: start) > own
    {
      if source.isElement(start), let owner = source.key(ofLineAt: line),
        Self.keysOfElements[source.text(owner)]?.contains(name) ?? false
      {
        let column = source.column(of: owner.lowerBound)
        guard indent == column || indent == source.column(of: start) else { return nil }
        let lost = LostKeys(
          [(name, source.span(key), nil)], of: source.text(owner), beside: source.text(owner),
          at: source.span(owner))
        return Diagnostic(
          .indentation, lost.title, at: source.span(key), related: [lost.related], hint: lost.hint,
          cause: .indented(column))
      }
      above = source.contentLine(above: line)
    }
    return nil
  }
}
