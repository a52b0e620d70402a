import Foundation

/// A value somewhere inside of a JSON document; nil where there is nothing at its place.
nonisolated struct PlacedValue<Value: Decodable>: DecodableWithConfiguration {
  let value: Value?

  init(from decoder: any Decoder, configuration way: [HTTPKey]) throws {
    value = try Self.value(in: decoder, at: way[...])
  }

  private static func value(in decoder: any Decoder, at way: ArraySlice<HTTPKey>) throws -> Value? {
    switch way.first {
    case nil:
      // Through a container, which knows how dates are written.
      let container = try decoder.singleValueContainer()
      // What is optional itself takes null; for anything else it is as good as nothing.
      return container.decodeNil()
        ? try? container.decode(Value.self) : try container.decode(Value.self)
    case .key(let name):
      if try decoder.singleValueContainer().decodeNil() { return nil }
      let container = try decoder.container(keyedBy: HTTPKey.self)
      guard container.contains(.key(name)) else { return nil }
      return try value(in: container.superDecoder(forKey: .key(name)), at: way.dropFirst())
    case .index(let index):
      if try decoder.singleValueContainer().decodeNil() { return nil }
      var container = try decoder.unkeyedContainer()
      for _ in 0..<index where !container.isAtEnd { _ = try container.superDecoder() }
      guard !container.isAtEnd else { return nil }
      return try value(in: container.superDecoder(), at: way.dropFirst())
    }
  }
}
