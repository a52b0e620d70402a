// Of Dispatch what the runtime uses, as Apple's SDK declares it.

open class DispatchQueue: @unchecked Sendable {
  public class var main: DispatchQueue { fatalError() }
  public func async(execute work: @escaping @Sendable () -> Void) { fatalError() }
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) { fatalError() }
  public class func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? { fatalError() }
}

public final class DispatchSpecificKey<Value>: @unchecked Sendable {
  public init() {}
}
