/// A copy of a value with some of its fields changed.
@inlinable
public nonisolated func changing<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var copy = value
  change(&copy)
  return copy
}
