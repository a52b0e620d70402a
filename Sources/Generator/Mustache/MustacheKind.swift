/// A kind of objects: the names of their members.
public final class MustacheKind: Sendable, ExpressibleByArrayLiteral {
  let fields: [MustacheName]

  /// The names of the fields in their order.
  public var names: [String] { fields.map { $0.text } }

  /// A kind with these names.
  init(_ names: [String]) {
    fields = names.map(MustacheName.init)
  }

  /// The same.
  public convenience init(arrayLiteral names: String...) { self.init(names) }
}
