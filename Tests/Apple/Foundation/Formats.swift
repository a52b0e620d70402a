// Languages, times, and what shows values.

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
