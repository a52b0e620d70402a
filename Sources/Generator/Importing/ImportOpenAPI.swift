import MVVMGenDiagnostics
import MVVMGenReading

/// Makes a library of an OpenAPI 3 document: its schemas as models, its operations (those that are
/// named, or all) as the methods of a service. The notes list what a spec can't express.
public func importOpenAPI(_ root: YAMLNode, operations wanted: [String] = []) -> ImportResult {
  let root = root.merged
  let document = OpenAPIDocument(root: root)
  var schemas = SchemaImporter(document)
  func problem(_ text: String) -> ImportResult {
    ImportResult(
      spec: nil, notes: schemas.notes.sorted, problem: ImportNote(span: root.span, text: text))
  }
  guard root["openapi"]?.text?.hasPrefix("3.") == true else {
    let former = (root["swagger"] ?? root["openapi"])?.text
    return problem(
      former.map { "this is OpenAPI \($0), and 3 is wanted: convert it first" }
        ?? "this is no OpenAPI 3 document: it has no 'openapi: 3.…'")
  }
  let title = Naming.upper(root["info"]?["title"]?.text ?? "API")
  let names = LibraryNames(title, &schemas)
  let security = SecurityImporter(&schemas)
  var importer = OperationImporter(schemas, security, wanted: wanted)
  for (path, item) in root["paths"]?.entries ?? [] { importer.add(path: path, item: item) }
  schemas = importer.schemas
  if let missing = wanted.first(where: { !importer.all.contains($0) }) {
    let hint = suggestion(for: missing, among: importer.all).map { ": \($0)" } ?? ""
    return problem("there is no operation '\(missing)'\(hint)")
  }
  if !wanted.isEmpty, let missing = importer.leftOut.first {
    return problem("'\(missing)' can't be expressed: the note above says why")
  }
  if wanted.isEmpty {
    for (name, schema) in root["components"]?["schemas"]?.entries ?? [] {
      schemas.addComponent(name, schema)
    }
    if let hooks = root["webhooks"] { schemas.notes.add("'webhooks' are left out", hooks) }
  }
  schemas.finish()
  var writer = LibraryWriter()
  let base = base(of: root, &schemas)
  let notes = schemas.notes.sorted
  writer.addHead(title, notes)
  writer.line("library: \(names.library)")
  if let doc = root["info"]?["description"]?.line {
    writer.line("doc: \(LibraryWriter.quoted(doc))")
  }
  writer.add(schemas.models)
  if !importer.methods.isEmpty {
    writer.addErrors(names.error, importer.cases)
    writer.addServices(names, importer.methods, base, security)
  }
  return ImportResult(spec: writer.text, notes: notes, problem: nil)
}

/// The URL that all paths start with.
private func base(of root: YAMLNode, _ schemas: inout SchemaImporter) -> String {
  let servers = root["servers"]?.sequence ?? []
  // A relative one does not say where the server is.
  let chosen =
    servers.firstIndex { $0["url"]?.text?.hasPrefix("http") ?? false } ?? servers.startIndex
  guard chosen < servers.count, case let server = servers[chosen], var url = server["url"]?.text
  else {
    schemas.notes.add("the document names no server: the base has to be changed", root)
    return "https://example.com"
  }
  for (place, other) in servers.enumerated() where place != chosen {
    schemas.notes.add("the server '\(other["url"]?.text ?? "")' is left out: 'base' is one", other)
  }
  for (name, variable) in server["variables"]?.entries ?? [] {
    url = url.exchanging("{\(name)}", for: variable["default"]?.text ?? name)
  }
  while url.hasSuffix("/") { url.removeLast() }
  let isBase = url.hasPrefix("https://") || url.hasPrefix("http://")
  guard isBase, !url.contains(where: { "?#@\\{} ".contains($0) }) else {
    schemas.notes.add("'\(url)' is no URL of a server: the base has to be changed", server)
    return "https://example.com"
  }
  return url
}
