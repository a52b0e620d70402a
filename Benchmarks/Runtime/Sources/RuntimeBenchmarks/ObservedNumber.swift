import Observation

/// The same value with the `@Observable` macro.
@Observable
final class ObservedNumber {
  var value = 0
}
