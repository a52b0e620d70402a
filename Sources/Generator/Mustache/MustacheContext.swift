/// What a template shows: values, each followed by what is in it, in one list.
///
/// A file has hundreds of them. None has memory of its own, and a template that is rendered goes
/// from place to place in the list.
public struct MustacheContext: Sendable {
  private(set) var nodes: [Node] = []
  /// All texts, one behind the other.
  private(set) var text: [UInt8] = []
  private(set) var kinds: [(kind: MustacheKind, fields: Range<Int>)] = []
  /// The names of the fields of all kinds.
  private var fields: [MustacheName] = []
  private(set) var lambdas: [MustacheLambda] = []

  struct Node {
    let content: Content
    /// The place behind it and all that is in it.
    var end: Int
  }

  enum Content {
    case null
    case bool(Bool)
    /// Where it is among the texts.
    case text(Range<Int>)
    case list
    /// The place of its kind. A value for each of the kind's names follows.
    case object(Int)
    case lambda(Int)
  }

  /// One value, which the body adds; nothing where it adds none.
  public init(_ body: (inout MustacheContext) -> Void) {
    // Most files have no more.
    nodes.reserveCapacity(256)
    text.reserveCapacity(4096)
    body(&self)
    if nodes.isEmpty { addNull() }
  }

  /// How many bytes all texts have.
  public var size: Int { text.count }

  /// Nothing: shown as an empty text, and sections of it are left out.
  public mutating func addNull() { addNode(.null) }

  /// Shown as `true` or `false`; false leaves sections out.
  public mutating func add(_ flag: Bool) { addNode(.bool(flag)) }

  /// A text; an empty one leaves sections out.
  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  /// The same as bytes of UTF-8.
  public mutating func add(_ text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { add($0) }
  }

  /// A value that is computed when a template comes upon it.
  mutating func add(_ lambda: MustacheLambda) {
    addNode(.lambda(lambdas.count))
    lambdas.append(lambda)
  }

  /// Sections of a list are repeated for each element that the body adds, which means not at all
  /// for an empty list.
  public mutating func addList(_ body: (inout MustacheContext) -> Void) { addNode(.list, body) }

  /// Values by their names: the body adds one for each. Sections look names up in it first.
  public mutating func addObject(_ kind: MustacheKind, _ body: (inout MustacheContext) -> Void) {
    addNode(.object(kinds.firstIndex { $0.kind === kind } ?? add(kind)), body)
  }

  private mutating func add(_ kind: MustacheKind) -> Int {
    kinds.append((kind, fields.count..<fields.count + kind.fields.count))
    fields += kind.fields
    return kinds.count - 1
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    let start = self.text.count
    self.text.append(bytes: text)
    addNode(.text(start..<self.text.count))
  }

  private mutating func addNode(_ content: Content) {
    nodes.append(Node(content: content, end: nodes.count + 1))
  }

  private mutating func addNode(_ content: Content, _ body: (inout MustacheContext) -> Void) {
    let place = nodes.count
    addNode(content)
    body(&self)
    nodes[place].end = nodes.count
  }

  /// Whether sections of the value at a place are left out.
  func isFalsy(_ place: Int) -> Bool {
    switch nodes[place].content {
    case .null: true
    case .bool(let value): !value
    case .text(let range): range.isEmpty
    case .list: nodes[place].end == place + 1
    case .object, .lambda: false
    }
  }

  /// Where the value of a name is; nothing where the one at the place is no object, or has no such
  /// field.
  func place(of name: MustacheName, in object: Int) -> Int? {
    guard case .object(let kind) = nodes[object].content else { return nil }
    let index = fields.withUnsafeBufferPointer { fields in
      UnsafeBufferPointer(rebasing: fields[kinds[kind].fields]).firstIndex(of: name)
    }
    guard let index else { return nil }
    return nodes.withUnsafeBufferPointer { nodes in
      (0..<index).reduce(object + 1) { place, _ in nodes[place].end }
    }
  }
}

extension MustacheContext {
  /// A value that is there already.
  public init(_ value: MustacheValue) {
    self.init { $0.add(value) }
  }

  private mutating func add(_ value: MustacheValue) {
    switch value {
    case .null: addNull()
    case .bool(let flag): add(flag)
    case .string(let text): add(text)
    case .lambda(let lambda): add(lambda)
    case .list(let elements):
      addList { list in
        for element in elements { list.add(element) }
      }
    case .object(let object):
      addNode(.object(add(MustacheKind(object.names)))) { fields in
        for value in object.values { fields.add(value) }
      }
    }
  }

  /// The value again, which may be shown to people.
  public var value: MustacheValue { value(at: 0) }

  private func value(at place: Int) -> MustacheValue {
    switch nodes[place].content {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .text(let range): .string(String(decoding: text[range], as: UTF8.self))
    case .list: .list(values(in: place))
    case .object(let kind): .object(MustacheObject(kinds[kind].kind.names, values(in: place)))
    case .lambda(let lambda): .lambda(lambdas[lambda])
    }
  }

  private func values(in place: Int) -> [MustacheValue] {
    var values: [MustacheValue] = []
    var element = place + 1
    while element < nodes[place].end {
      values.append(value(at: element))
      element = nodes[element].end
    }
    return values
  }
}
