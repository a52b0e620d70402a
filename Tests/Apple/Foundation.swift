// Of Foundation what mvvmgen and its generated code use, as Apple's SDK declares it: what can be sent,
// what is isolated, and since when it is there. Nothing of it runs.

@_exported import Darwin
@_exported import Dispatch

public typealias TimeInterval = Double

// MARK: Values

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

// MARK: Objects

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

// MARK: Languages, times and formats

public struct Locale: Hashable, Sendable, Codable {
  public init(identifier: String) { fatalError() }
  public static var autoupdatingCurrent: Locale { fatalError() }
  public var calendar: Calendar { fatalError() }
}

public struct TimeZone: Hashable, Sendable, Codable {
  public init?(identifier: String) { fatalError() }
  public init?(secondsFromGMT: Int) { fatalError() }
  public static var autoupdatingCurrent: TimeZone { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static var gmt: TimeZone { fatalError() }
}

public struct Calendar: Hashable, Sendable, Codable {
  public enum Identifier: Sendable { case gregorian, iso8601 }
  public init(identifier: Identifier) { fatalError() }
  public static var autoupdatingCurrent: Calendar { fatalError() }
  public var locale: Locale? {
    get { fatalError() }
    set { fatalError() }
  }
  public var timeZone: TimeZone {
    get { fatalError() }
    set { fatalError() }
  }
}

open class DateFormatter: NSObject, @unchecked Sendable {
  public enum Style: UInt, Sendable { case none, short, medium, long, full }
  public var calendar: Calendar! {
    get { fatalError() }
    set { fatalError() }
  }
  public var locale: Locale! {
    get { fatalError() }
    set { fatalError() }
  }
  public var timeZone: TimeZone! {
    get { fatalError() }
    set { fatalError() }
  }
  public var gregorianStartDate: Date? {
    get { fatalError() }
    set { fatalError() }
  }
  public var dateFormat: String! {
    get { fatalError() }
    set { fatalError() }
  }
  public var dateStyle: Style {
    get { fatalError() }
    set { fatalError() }
  }
  public var timeStyle: Style {
    get { fatalError() }
    set { fatalError() }
  }
  public func string(from date: Date) -> String { fatalError() }
  public func date(from text: String) -> Date? { fatalError() }
}

open class RelativeDateTimeFormatter: NSObject {
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  public var calendar: Calendar! {
    get { fatalError() }
    set { fatalError() }
  }
  public var locale: Locale! {
    get { fatalError() }
    set { fatalError() }
  }
  public var unitsStyle: UnitsStyle {
    get { fatalError() }
    set { fatalError() }
  }
  public func localizedString(for date: Date, relativeTo other: Date) -> String { fatalError() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public protocol FormatStyle<FormatInput, FormatOutput>: Codable, Hashable {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public enum NumberFormatStyleConfiguration {
  public typealias RoundingRule = FloatingPointRoundingRule
  public struct Grouping: Hashable, Sendable, Codable {
    public static var automatic: Grouping { fatalError() }
    public static var never: Grouping { fatalError() }
  }
  public struct Precision: Hashable, Sendable, Codable {
    public static func fractionLength<Limits: RangeExpression>(_ limits: Limits) -> Precision
    where Limits.Bound == Int { fatalError() }
  }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public protocol StandInForNumberStyle: FormatStyle, Sendable where FormatOutput == String {
  init(locale: Locale)
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension StandInForNumberStyle {
  public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self { fatalError() }
  public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self { fatalError() }
  public func rounded(
    rule: NumberFormatStyleConfiguration.RoundingRule = .toNearestOrEven, increment: Int? = nil
  ) -> Self { fatalError() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: StandInForNumberStyle {
  public init(locale: Locale) { fatalError() }
  public func format(_ value: Value) -> String { fatalError() }
  public struct Percent: StandInForNumberStyle {
    public init(locale: Locale) { fatalError() }
    public func format(_ value: Value) -> String { fatalError() }
  }
  public struct Currency: FormatStyle, Sendable {
    public init(code: String, locale: Locale) { fatalError() }
    public func format(_ value: Value) -> String { fatalError() }
    public func rounded(
      rule: NumberFormatStyleConfiguration.RoundingRule = .toNearestOrEven, increment: Int? = nil
    ) -> Self { fatalError() }
  }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension Decimal {
  public struct FormatStyle: StandInForNumberStyle {
    public init(locale: Locale) { fatalError() }
    public func format(_ value: Decimal) -> String { fatalError() }
    public struct Percent: StandInForNumberStyle {
      public init(locale: Locale) { fatalError() }
      public func format(_ value: Decimal) -> String { fatalError() }
    }
    public struct Currency: Foundation.FormatStyle, Sendable {
      public init(code: String, locale: Locale) { fatalError() }
      public func format(_ value: Decimal) -> String { fatalError() }
      public func rounded(
        rule: NumberFormatStyleConfiguration.RoundingRule = .toNearestOrEven, increment: Int? = nil
      ) -> Self { fatalError() }
    }
  }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public struct StringStyle: FormatStyle, Sendable {
  public func format(_ value: String) -> String { fatalError() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle
where Style.FormatInput == Base.Element, Style.FormatOutput == String {
  public enum ListType: Int, Sendable { case and, or }
  public func format(_ value: Base) -> String { fatalError() }
  public func locale(_ locale: Locale) -> Self { fatalError() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension ListFormatStyle: Sendable where Style: Sendable {}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension FormatStyle {
  public static func list<Base>(type: ListFormatStyle<StringStyle, Base>.ListType) -> Self
  where Self == ListFormatStyle<StringStyle, Base> { fatalError() }
}

// MARK: JSON

open class JSONDecoder {
  public enum DateDecodingStrategy: Sendable {
    case secondsSince1970
    case formatted(DateFormatter)
    case custom(@Sendable (any Decoder) throws -> Date)
  }
  public init() { fatalError() }
  public var dateDecodingStrategy: DateDecodingStrategy {
    get { fatalError() }
    set { fatalError() }
  }
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    fatalError()
  }
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public func decode<Value: DecodableWithConfiguration>(
    _ type: Value.Type, from data: Data, configuration: Value.DecodingConfiguration
  ) throws -> Value { fatalError() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public protocol DecodableWithConfiguration {
  associatedtype DecodingConfiguration
  init(from decoder: any Decoder, configuration: DecodingConfiguration) throws
}

open class JSONEncoder {
  public enum DateEncodingStrategy: Sendable {
    case secondsSince1970
    case formatted(DateFormatter)
    case custom(@Sendable (Date, any Encoder) throws -> Void)
  }
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var sortedKeys: OutputFormatting { fatalError() }
    public static var withoutEscapingSlashes: OutputFormatting { fatalError() }
  }
  public init() { fatalError() }
  public var dateEncodingStrategy: DateEncodingStrategy {
    get { fatalError() }
    set { fatalError() }
  }
  public var outputFormatting: OutputFormatting {
    get { fatalError() }
    set { fatalError() }
  }
  public func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}
