import MVVMGenMustache
import Synchronization

/// The lambdas of the spec in Swift, by the names of their tests.
func specLambda(_ test: String) -> MustacheLambda? {
  switch test {
  case "Interpolation": MustacheLambda { _ in "world" }
  case "Interpolation - Expansion": MustacheLambda { _ in "{{planet}}" }
  case "Interpolation - Alternate Delimiters":
    MustacheLambda { _ in "|planet| => {{planet}}" }
  case "Interpolation - Multiple Calls": countingLambda()
  case "Escaping": MustacheLambda { _ in ">" }
  case "Section": MustacheLambda { $0 == "{{x}}" ? "yes" : "no" }
  case "Section - Expansion": MustacheLambda { "\($0 ?? ""){{planet}}\($0 ?? "")" }
  case "Section - Alternate Delimiters":
    MustacheLambda { "\($0 ?? ""){{planet}} => |planet|\($0 ?? "")" }
  case "Section - Multiple Calls": MustacheLambda { "__\($0 ?? "")__" }
  case "Inverted Section": MustacheLambda { _ in "" }
  default: nil
  }
}

private func countingLambda() -> MustacheLambda {
  let calls = Calls()
  return MustacheLambda { _ in "\(calls.next())" }
}

private final class Calls: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
