/// What one method of a live client sends, and what it makes of the answer.
public struct CheckedRequest: Equatable, Sendable {
  public var verb: Verb
  /// A text, whose holes are parts of the path.
  public var path: TypedExpression
  public var query: [Item]
  public var headers: [Item]
  public var body: Body?
  /// The fields of a form, in place of a body.
  public var form: [Item]?
  /// The way to the value in the answer.
  public var place: [Key]
  /// Nil or empty stands for a value that is not at its place.
  public var mayBeMissing: Bool
  public var statuses: [Status]
  /// The case for a server that can't be reached, or does not answer in time, where it has its own.
  public var network: Failure?
  /// The case for any other failure.
  public var otherwise: Failure?
  /// Where it is nil, the client's holds; so with the others.
  public var retry: Retry?
  public var cache: TimeSpan?
  public var timeout: TimeSpan?

  /// All values that are sent.
  public var values: [TypedExpression] {
    var values = [path] + (query + headers + (form ?? [])).map { $0.value }
    switch body {
    case .value(let value)?: values.append(value)
    case .object(let items)?: values += items.map({ $0.value })
    case nil: break
    }
    return values
  }

  /// The cases of the method's error that it throws.
  var failures: [String] {
    (statuses.map { $0.failure } + [network, otherwise].compactMap { $0 }).map { $0.name }
  }

  public enum Verb: String, Sendable, CaseIterable {
    case get, post, put, patch, delete
  }

  /// A query item or a header.
  public struct Item: Equatable, Sendable {
    public var name: String
    public var value: TypedExpression
  }

  public enum Body: Equatable, Sendable {
    case value(TypedExpression)
    case object([Item])
  }

  public enum Key: Equatable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The case that is thrown for some statuses.
  public struct Status: Equatable, Sendable {
    public var codes: ClosedRange<Int>
    public var failure: Failure
  }

  /// A case of the method's error.
  public struct Failure: Hashable, Sendable {
    public var name: String
    /// The label of its value, which tells what happened.
    public var reason: String?
  }

  public struct Retry: Equatable, Sendable {
    public var times: Int
    public var statuses: [Int]
    public var onNetwork: Bool
    public var wait: TimeSpan
  }
}
