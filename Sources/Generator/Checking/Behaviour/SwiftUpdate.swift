import MVVMGenDiagnostics

/// Where Swift code has `update { … }` as a statement of its own: the function that changes the
/// screen, whatever else has that name.
func callOfUpdate(inSwift code: String) -> Range<Int>? {
  let name = Array("update".utf8)
  return statement(inSwift: code) { rest in
    guard rest.starts(with: name) else { return nil }
    let next = rest.dropFirst(name.count).drop { $0 == UInt8(ascii: " ") }.first
    return next == UInt8(ascii: "{") || next == UInt8(ascii: "(") ? name.count : nil
  }
}

/// How a statement of Swift changes what has a name.
enum SwiftChange: Equatable {
  /// `name = …`, or `name += …`
  case assignment
  /// `name.value = …`, as if it were a box.
  case assignmentOfValue
  /// `name.append(…)`
  case call(String)

  fileprivate init?(_ rest: ArraySlice<UInt8>) {
    func assigns(_ rest: ArraySlice<UInt8>) -> Bool {
      var signs = rest.drop { $0 == UInt8(ascii: " ") }
      if let sign = signs.first, "+-*/".utf8.contains(sign) { signs.removeFirst() }
      return signs.first == UInt8(ascii: "=") && signs.dropFirst().first != UInt8(ascii: "=")
    }
    if assigns(rest) {
      self = .assignment
      return
    }
    guard rest.first == UInt8(ascii: ".") else { return nil }
    let member = rest.dropFirst().prefix { $0.isInName }
    let name = String(decoding: member, as: UTF8.self)
    if name == "value", assigns(rest[member.endIndex...]) {
      self = .assignmentOfValue
    } else if name == "value", case .call(let method)? = SwiftChange(rest[member.endIndex...]) {
      self = .call(method)
    } else if Self.changing.contains(name),
      rest[member.endIndex...].first == UInt8(ascii: "(") || rest[member.endIndex...].first == 0x20
    {
      self = .call(name)
    } else {
      return nil
    }
  }

  /// Methods that change a value of Swift's own.
  private static let changing: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "removeSubrange", "popLast", "sort", "reverse", "shuffle", "swapAt", "updateValue", "merge",
    "formUnion", "formIntersection", "subtract", "toggle",
  ]
}

/// Where Swift code has a statement that changes one of some names, and how: what it looks for is
/// asked whether it stands behind `self`, too.
func change(
  inSwift code: String, of isOne: (String, SwiftChange, _ isOfSelf: Bool) -> Bool
) -> (name: Range<Int>, SwiftChange)? {
  var found: SwiftChange?
  var owner = 0
  let name = statement(inSwift: code) { rest in
    owner = rest.starts(with: "self.".utf8) ? "self.".utf8.count : 0
    let name = rest.dropFirst(owner).prefix(while: { $0.isInName })
    guard name.first?.startsName ?? false, let change = SwiftChange(rest[name.endIndex...]),
      isOne(String(decoding: name, as: UTF8.self), change, owner > 0)
    else { return nil }
    found = change
    return owner + name.count
  }
  guard let name, let found else { return nil }
  return (name.dropFirst(owner), found)
}

/// The start of the first statement that is one of those looked for: so long as it says.
private func statement(inSwift code: String, _ length: (ArraySlice<UInt8>) -> Int?) -> Range<Int>? {
  let bytes = Array(code.utf8)
  var startsStatement = true
  var last = UInt8(ascii: ";")
  for place in bytes.indices {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): continue
    case UInt8(ascii: "\n"):
      // A condition may go on in the next line.
      startsStatement =
        last != UInt8(ascii: ",") && last != UInt8(ascii: "&") && last != UInt8(ascii: "|")
      continue
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): startsStatement = true
    default:
      if startsStatement, let length = length(bytes[place...]) { return place..<place + length }
      startsStatement = false
    }
    last = byte
  }
  return nil
}
