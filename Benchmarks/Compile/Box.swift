// The box of the tutorials.
final class Box<Value> {
  var value: Value {
    didSet { listener?(value) }
  }
  private var listener: ((Value) -> Void)?

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
    listener(value)
  }
}
