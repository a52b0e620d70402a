extension Optional {
  /// An optional of an optional as one: an element that is there and nil is as good as none.
  @inlinable
  public func flattened<Value>() -> Value? where Wrapped == Value? {
    self ?? nil
  }
}
