import Observation

/// What SwiftUI, and whoever else uses `withObservationTracking`, sees of a box.
///
/// A class of its own that is not generic, because its key path is then a constant.
@usableFromInline
nonisolated final class ObservationCell: Observable {
  // Unsafe without danger: a key path never changes.
  private nonisolated(unsafe) static let path: KeyPath<ObservationCell, Void> = \.value

  private let registrar = ObservationRegistrar()
  /// Whoever tracks hears of one change, and reads again to hear of the next one. So a change that
  /// nobody has read before needs no telling.
  @exclusivity(unchecked) private var isRead = false

  // Only its key path is used.
  private var value: Void {}

  @usableFromInline
  init() {}

  @usableFromInline
  func read() {
    isRead = true
    registrar.access(self, keyPath: Self.path)
  }

  func changed() {
    guard isRead else { return }
    isRead = false
    registrar.willSet(self, keyPath: Self.path)
    registrar.didSet(self, keyPath: Self.path)
  }
}
