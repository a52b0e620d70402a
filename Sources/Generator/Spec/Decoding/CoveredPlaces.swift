import MVVMGenDiagnostics

/// Pieces of one file, to be asked often whether one of them holds a place.
struct CoveredPlaces {
  /// In the order of their starts.
  private let spans: [SourceSpan]
  /// How far each, or one before it, goes.
  private var ends: [UInt32] = []

  init(_ spans: [SourceSpan]) {
    self.spans = spans.sorted { $0.offset < $1.offset }
    var end: UInt32 = 0
    for span in self.spans {
      end = max(end, span.end)
      ends.append(end)
    }
  }

  func holds(_ place: SourceSpan) -> Bool {
    guard spans.first?.file == place.file else { return false }
    // How many start at the place or before it.
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].offset <= place.offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && place.end <= ends[low - 1]
  }
}
