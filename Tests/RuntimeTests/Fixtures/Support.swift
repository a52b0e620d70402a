@testable import MVVMRuntime

struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object?) {
    self.object = object
  }
}

/// Later turns of the main actor.
@MainActor
enum Turn {
  static func free() async {
    await Turns.free.ownTurn()
  }

  /// Goes on when something is so, or gives up, for an expectation to say that it is not.
  static func until(_ condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await free() }
  }
}

/// What happened, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  func callAsFunction(_ entry: String) {
    entries.append(entry)
  }
}

/// Does something when it goes.
final class Going {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  deinit { action() }
}
