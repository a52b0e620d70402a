import MVVMGenDiagnostics
import Testing

@testable import MVVMGenSpec

@Suite struct CoveredPlacesTests {
  private func span(_ range: Range<UInt32>, in file: FileID = .main) -> SourceSpan {
    SourceSpan(
      file: file, line: 1, column: 1, offset: range.lowerBound, length: UInt32(range.count))
  }

  /// Of pieces in each other the outer one holds what is behind the inner one.
  @Test(arguments: [
    (0..<1, false), (5..<6, true), (12..<14, true), (18..<20, true), (18..<21, false),
    (30..<31, false), (40..<45, true), (44..<46, false),
  ])
  func holdsWhatLiesInOneOfThem(place: Range<UInt32>, isHeld: Bool) {
    let places = CoveredPlaces([span(40..<45), span(5..<20), span(10..<14)])
    #expect(places.holds(span(place)) == isHeld)
  }

  @Test func holdsNothingOfAnotherFile() {
    #expect(!CoveredPlaces([span(5..<20)]).holds(span(6..<7, in: FileID(rawValue: 9))))
    #expect(!CoveredPlaces([]).holds(span(6..<7)))
  }
}
