// Of Foundation what mvvmgen and its generated code use, as Apple's SDK declares it: what can be sent,
// what is isolated, and since when it is there. Nothing of it runs.

@_exported import Darwin
@_exported import Dispatch

public typealias TimeInterval = Double

public struct Data: Hashable, Sendable, Codable, RandomAccessCollection {
  public init() { fatalError() }
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 { fatalError() }
  public init?(base64Encoded: String) { fatalError() }
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> UInt8 { fatalError() }
  public mutating func append(_ other: Data) { fatalError() }
}

public struct Date: Hashable, Comparable, Sendable, Codable {
  public init() { fatalError() }
  public init(timeIntervalSince1970: TimeInterval) { fatalError() }
  public init(timeIntervalSinceReferenceDate: TimeInterval) { fatalError() }
  public static var distantPast: Date { fatalError() }
  public var timeIntervalSince1970: TimeInterval { fatalError() }
  public var timeIntervalSinceReferenceDate: TimeInterval { fatalError() }
  public func timeIntervalSince(_ other: Date) -> TimeInterval { fatalError() }
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { fatalError() }
  public static func < (first: Date, second: Date) -> Bool { fatalError() }
  public static func + (date: Date, interval: TimeInterval) -> Date { fatalError() }
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Date { fatalError() }

  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public struct ISO8601FormatStyle: Foundation.FormatStyle, Sendable {
    public init(includingFractionalSeconds: Bool = false) { fatalError() }
    public func format(_ value: Date) -> String { fatalError() }
    public func parse(_ text: String) throws -> Date { fatalError() }
  }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension FormatStyle where Self == Date.ISO8601FormatStyle {
  public static var iso8601: Date.ISO8601FormatStyle { fatalError() }
}

public struct Decimal: Hashable, Comparable, SignedNumeric, Sendable, Codable,
  CustomStringConvertible, ExpressibleByFloatLiteral
{
  public init() { fatalError() }
  public init(_ value: Int) { fatalError() }
  public init(integerLiteral value: Int) { fatalError() }
  public init(floatLiteral value: Double) { fatalError() }
  public init?<Number: BinaryInteger>(exactly source: Number) { fatalError() }
  public init?(string: String, locale: Locale? = nil) { fatalError() }
  public init(sign: FloatingPointSign, exponent: Int, significand: Decimal) { fatalError() }
  public static var nan: Decimal { fatalError() }
  public var isNaN: Bool { fatalError() }
  public var exponent: Int { fatalError() }
  public var magnitude: Decimal { fatalError() }
  public var description: String { fatalError() }
  public static func < (first: Decimal, second: Decimal) -> Bool { fatalError() }
  public static func + (first: Decimal, second: Decimal) -> Decimal { fatalError() }
  public static func - (first: Decimal, second: Decimal) -> Decimal { fatalError() }
  public static func * (first: Decimal, second: Decimal) -> Decimal { fatalError() }
  public static func *= (first: inout Decimal, second: Decimal) { fatalError() }
  public static func / (first: Decimal, second: Decimal) -> Decimal { fatalError() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSDecimalRound(
  _ result: UnsafeMutablePointer<Decimal>, _ number: UnsafePointer<Decimal>, _ scale: Int,
  _ mode: NSDecimalNumber.RoundingMode
) { fatalError() }

open class NSDecimalNumber: NSObject, @unchecked Sendable {
  public enum RoundingMode: UInt, Sendable { case plain, down, up, bankers }
  public init(decimal: Decimal) { fatalError() }
  public var doubleValue: Double { fatalError() }
}

public struct URL: Hashable, Sendable, Codable {
  public init?(string: String) { fatalError() }
  public init(fileURLWithPath: String) { fatalError() }
  public var absoluteString: String { fatalError() }
  public var scheme: String? { fatalError() }
  public var host: String? { fatalError() }
  public var port: Int? { fatalError() }
}

public struct URLComponents: Sendable {
  public init?(url: URL, resolvingAgainstBaseURL: Bool) { fatalError() }
  public var percentEncodedPath: String {
    get { fatalError() }
    set { fatalError() }
  }
  public var percentEncodedQuery: String? {
    get { fatalError() }
    set { fatalError() }
  }
  public var fragment: String? {
    get { fatalError() }
    set { fatalError() }
  }
  public var url: URL? { fatalError() }
}

public struct UUID: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  public typealias Bytes = (
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8
  )
  public init() { fatalError() }
  public init?(uuidString: String) { fatalError() }
  public init(uuid: Bytes) { fatalError() }
  public var uuidString: String { fatalError() }
  public var description: String { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static func < (first: UUID, second: UUID) -> Bool { fatalError() }
}

public struct CharacterSet: Sendable {
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
}

extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
}
