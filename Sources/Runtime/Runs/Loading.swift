/// Keeps a box true while any run of the bindings that share this is under way.
@MainActor
public final class Loading {
  private let box: Box<Bool>
  private var count = 0

  /// Makes the loading flag of some bindings.
  public init(_ box: Box<Bool>) {
    self.box = box
  }

  func begin() {
    count += 1
    if count == 1 { box.value = true }
  }

  func end() {
    count -= 1
    if count == 0, box.screen?.isEnded != true { box.value = false }
  }
}
