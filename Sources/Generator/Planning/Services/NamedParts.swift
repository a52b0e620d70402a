import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions

/// A request whose parts are short: what is calculated at length stands before it, with a name.
/// Readers look at one after the other, and so does Swift, which gives up on too much at once.
struct NamedParts {
  /// What stands before the request.
  private(set) var parts: [(name: String, value: TypedExpression)] = []
  private(set) var request: CheckedRequest
  private var taken: NameSet

  /// `taken` are the names of parameters and of what the client needs.
  init(_ request: CheckedRequest, besides taken: NameSet) {
    self.request = request
    self.taken = taken
    guard request.values.contains(where: { $0.isLong }) else { return }
    for value in request.values { self.taken.formUnion(value.localNames) }
    if case .text(let pieces) = request.path.kind {
      self.request.path.kind = .text(
        pieces.map { piece in
          if case .hole(let value) = piece { .hole(named(value, "part")) } else { piece }
        })
    }
    self.request.query = named(request.query)
    self.request.headers = named(request.headers)
    self.request.form = request.form.map { named($0) }
    switch request.body {
    case .value(let value)?: self.request.body = .value(named(value, "body"))
    case .object(let items)?: self.request.body = .object(named(items))
    case nil: break
    }
  }

  private mutating func named(_ items: [CheckedRequest.Item]) -> [CheckedRequest.Item] {
    items.map { item in
      var item = item
      // A parameter may have that name, and mean something else.
      let isFree = Self.isName(item.name) && !taken.contains(item.name)
      item.value = named(item.value, isFree ? item.name : "value")
      return item
    }
  }

  /// Whether what the server calls it is a name in Swift.
  private static func isName(_ text: String) -> Bool {
    text.utf8.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } == true
      && text.utf8.allSatisfy { $0.isInName }
  }

  private mutating func named(_ value: TypedExpression, _ wanted: String) -> TypedExpression {
    guard value.isLong else { return value }
    if let same = parts.first(where: { $0.value == value }) {
      return .local(same.name, value.type)
    }
    let name = GeneratedNames.free(wanted, taken.contains)
    taken.insert(name)
    parts.append((name, value))
    return .local(name, value.type)
  }
}

extension TypedExpression {
  /// Whether there is more in it than fits into a request.
  fileprivate var isLong: Bool {
    var count = 0
    visit { part in
      switch part.kind {
      case .binary, .coalesce, .choice, .choiceOfOptional, .function, .list, .dictionary, .text:
        count += 1
      default: break
      }
    }
    return count > 3
  }
}
