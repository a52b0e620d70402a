import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenJSON

/// The methods of the service that stands before a point: `call: api.`; nil where none does.
func methodItems(
  after text: String, _ symbols: [SymbolIndex.Symbol], ending: String = ""
) -> [JSONValue]? {
  let path = text.reversed().prefix { $0.isLetter || $0.isNumber || "._".contains($0) }.reversed()
  let parts = String(path).split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count == 2,
    let service = symbols.first(where: { $0.name == parts[0] && $0.kind == .service })
  else { return nil }
  return service.members.map {
    completionItem($0.name, kind: .method, detail: $0.type, text: $0.name + ending)
  }
}

/// All methods, as keys: `api.load: `.
func methodKeys(_ symbols: [SymbolIndex.Symbol]) -> [JSONValue] {
  symbols.filter { $0.kind == .service }.flatMap { service in
    service.members.map { method in
      let path = "\(service.name).\(method.name)"
      return completionItem(path, kind: .method, detail: method.type, text: path + ": ")
    }
  }
}

/// A field that is given by its name.
func fieldItem(_ field: Sight.Candidate) -> JSONValue {
  completionItem(
    field.name, kind: .field, detail: field.type?.description ?? "", text: field.name + ": ")
}

/// What can stand behind a point, or as the case of an enum. Behind a point, a member of an
/// optional gets its question mark.
func memberItems(_ members: [Sight.Candidate], _ document: Document, _ place: Int) -> [JSONValue] {
  let text = document.line(upTo: place).utf8
  let written = text.reversed().prefix(while: { $0.isInName })
  let point = place - written.count - 1
  let isBehindPoint = written.count < text.count && document.file.bytes[point] == UInt8(ascii: ".")
  return members.filter { isBehindPoint || !$0.isBehindOptional }.map { member in
    let item = completionItem(
      member.name, kind: member.type == nil ? .method : .field,
      detail: member.type?.description ?? "")
    guard member.isBehindOptional else { return item }
    return item.adding("filterText", .string("." + member.name))
      .adding("textEdit", document.edit(point..<place, "?." + member.name))
  }
}
