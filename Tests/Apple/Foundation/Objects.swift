// Objects, errors, and what threads share.

open class NSObject: NSObjectProtocol {
  public init() {}
}

public protocol NSObjectProtocol: AnyObject {}

open class NSError: NSObject, Error, @unchecked Sendable {}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

public protocol CustomNSError: Error {}

extension Error {
  public var localizedDescription: String { fatalError() }
}

public struct URLError: Error, Hashable {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var unknown: Code { fatalError() }
    public static var timedOut: Code { fatalError() }
    public static var badServerResponse: Code { fatalError() }
  }
  public var code: Code { fatalError() }
}

open class NSLock: NSObject, @unchecked Sendable {
  public func lock() { fatalError() }
  public func unlock() { fatalError() }
}

open class Thread: NSObject {
  public class var current: Thread { fatalError() }
  public class var isMainThread: Bool { fatalError() }
  public var threadDictionary: NSMutableDictionary { fatalError() }
}

open class NSMutableDictionary: NSObject {
  public subscript(key: String) -> Any? {
    get { fatalError() }
    set { fatalError() }
  }
}

open class FileHandle: NSObject, @unchecked Sendable {
  public class var standardError: FileHandle { fatalError() }
  public func write(_ data: Data) { fatalError() }
}

open class OperationQueue: NSObject, @unchecked Sendable {
  public var maxConcurrentOperationCount: Int {
    get { fatalError() }
    set { fatalError() }
  }
  public func addOperation(_ block: @escaping @Sendable () -> Void) { fatalError() }
}
