/// What a box is measured against: a closure in a class, called for each value.
final class StoredClosure<Value> {
  var action: ((Value) -> Void)?

  @inline(never)
  func call(_ value: Value) {
    action?(value)
  }
}
