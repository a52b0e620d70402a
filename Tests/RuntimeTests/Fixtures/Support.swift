@testable import MVVMRuntime

struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

/// A later turn of the main actor.
enum Turn {
  @MainActor
  static func free() async {
    await Turns.free.ownTurn()
  }
}

/// What happened, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) {
    entries.append(entry)
  }

  func callAsFunction(_ entry: String) {
    entries.append(entry)
  }
}
