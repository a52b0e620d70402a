// What reads and writes JSON.

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
