extension Array {
  /// The elements in groups, for threads that are to take several at once.
  func groups(of size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
