import MVVMGenChecking
import MVVMGenReading

/// Makes methods of operations.
struct OperationImporter {
  var schemas: SchemaImporter
  private(set) var methods: [ImportedMethod] = []
  /// The cases of the error, by the statuses that they stand for.
  private(set) var cases: [String: String] = [:]
  private var names = UniqueNames()
  private let wanted: Set<String>
  private let security: SecurityImporter
  /// All operations of the document.
  private(set) var all: [String] = []
  /// Those that were asked for and can't be expressed.
  private(set) var leftOut: [String] = []

  init(_ schemas: SchemaImporter, _ security: SecurityImporter, wanted: [String]) {
    self.schemas = schemas
    self.security = security
    self.wanted = Set(wanted)
  }

  mutating func add(path: String, item: YAMLNode) {
    guard let item = schemas.document.resolved(item) else {
      schemas.notes.add("'\(path)' is left out: its reference leads nowhere", item)
      return
    }
    for (verb, operation) in item.entries {
      switch verb {
      case "get", "put", "post", "patch", "delete":
        let id = operation["operationId"]?.text ?? "\(verb) \(path)"
        all.append(id)
        guard wanted.isEmpty || wanted.contains(id) else { continue }
        if item["servers"] != nil { schemas.notes.add(.ownServers, item) }
        let before = schemas
        do throws(Inexpressible) {
          let shared = item["parameters"]?.sequence ?? []
          methods.append(try method(id, verb, path, operation, shared))
        } catch {
          // Nor are there the models that only it would have.
          schemas = before
          leftOut.append(id)
          schemas.notes.add(
            "'\(id)' is left out: \(error.reason)", at: error.span ?? operation.span)
        }
      case "head", "options", "trace":
        if wanted.isEmpty {
          schemas.notes.add(
            "\(verb.uppercased()) \(path) is left out: a spec has no such request", operation)
        }
      default: break
      }
    }
  }

  private mutating func method(
    _ id: String, _ verb: String, _ path: String, _ operation: YAMLNode, _ shared: [YAMLNode]
  ) throws(Inexpressible) -> ImportedMethod {
    schemas.notes.addIgnoredKeys(of: operation)
    if path.first != "/" {
      schemas.notes.add("'\(path)' starts with no '/', and is given one", operation)
    }
    if !security.fits(operation) { schemas.notes.add(.ownSecurity, operation) }
    var method = ImportedMethod(
      name: Naming.lower(id),
      doc: operation["summary"]?.line ?? operation["description"]?.line, verb: verb,
      isOpen: security.isOpen(operation))
    var holes: [String: String] = [:]
    for parameter in parameters(shared, operation["parameters"]?.sequence ?? []) {
      try add(parameter, of: id, to: &method, &holes)
    }
    method.path = try self.path(path.first == "/" ? path : "/\(path)", holes)
    if let body = operation["requestBody"] {
      try addBody(body, of: id, to: &method)
    }
    addAnswer(operation, of: id, to: &method)
    method.name = names.name(method.name)
    return method
  }

  /// A path with the names of parameters in its holes.
  private func path(
    _ path: String, _ labels: [String: String]
  ) throws(Inexpressible) -> String {
    guard !path.contains(where: { "?#$".contains($0) }) else {
      throw Inexpressible("its path is more than a path")
    }
    guard !path.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) else {
      throw Inexpressible("its path has '.' or '..'")
    }
    var result = ""
    for (index, piece) in path.split(separator: "{", omittingEmptySubsequences: false).enumerated()
    {
      guard index > 0 else {
        result += piece
        continue
      }
      let parts = piece.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let label = labels[String(parts[0])] else {
        throw Inexpressible("there is no parameter for '{\(parts[0])}' of its path")
      }
      result += "${\(label)}" + parts[1]
    }
    return result
  }

  // MARK: Parameters

  /// Those of the path and of the operation, which has the last word.
  private func parameters(_ shared: [YAMLNode], _ own: [YAMLNode]) -> [YAMLNode] {
    var all: [YAMLNode] = []
    for node in (shared + own).compactMap(schemas.document.resolved) {
      let place = all.firstIndex { parameterKey(of: $0) == parameterKey(of: node) }
      if let place { all[place] = node } else { all.append(node) }
    }
    return all
  }

  /// What tells parameters apart: in the names of headers capitals make no difference.
  private func parameterKey(of node: YAMLNode) -> [String?] {
    let (name, place) = (node["name"]?.text, node["in"]?.text)
    return [place == "header" ? name?.lowercased() : name, place]
  }

  private mutating func add(
    _ node: YAMLNode, of id: String, to method: inout ImportedMethod,
    _ holes: inout [String: String]
  ) throws(Inexpressible) {
    guard let key = node["name"]?.text, let place = node["in"]?.text else { return }
    let isRequired = place == "path" || node["required"]?.isTrue == true
    let setByClient = ["accept", "content-type", "authorization"]
    if place == "header", setByClient.contains(key.lowercased()) { return }
    let own = Naming.upper(method.name) + Naming.upper(key)
    let told = "the parameter '\(key)' of '\(id)'"
    var type: ImportedType
    let before = schemas
    do throws(Inexpressible) {
      if place == "query", node["style"]?.text == "deepObject", let schema = node["schema"] {
        let object = try object(schema, PropertyCollector(schemas.document, own, told: told))
        let sent = SentObject(content: object, isRequired: isRequired, told: told, outer: key)
        method.query += try fields(of: sent, to: &method)
        return
      }
      type = try self.type(of: node, place, own, told: told)
      guard place != "header" || key.isHeaderName else {
        throw Inexpressible("no header can be called so")
      }
    } catch {
      guard !isRequired else {
        throw Inexpressible(
          "its parameter '\(key)' can't be sent: \(error.reason)", at: error.span ?? node.span)
      }
      schemas = before
      schemas.notes.add("\(told) is left out: \(error.reason)", node)
      return
    }
    type.isOptional = !isRequired
    let label = method.take(
      Naming.lower(key), type, schemas.doc(of: node, node["schema"], type))
    switch place {
    case "path": holes[key] = label
    case "query": method.query.append((key, "=" + label))
    default: method.headers.append((key, "=" + label))
    }
  }

  private mutating func type(
    of node: YAMLNode, _ place: String, _ name: String, told: String
  ) throws(Inexpressible) -> ImportedType {
    guard ["path", "query", "header"].contains(place) else {
      throw Inexpressible("a \(place) is for the session to keep")
    }
    guard let schema = node["schema"] else { throw Inexpressible("it has no schema") }
    if let style = node["style"]?.text, !["form", "simple"].contains(style) {
      throw Inexpressible("its style is '\(style)'")
    }
    return try sentType(
      of: schema, place, name, told: told, isWhole: node["explode"]?.text == "false")
  }

  /// The type of a value that is sent as text; as a whole where a list would be one text.
  mutating func sentType(
    of schema: YAMLNode, _ place: String, _ name: String, told: String, isWhole: Bool,
    isShared: Bool = false
  ) throws(Inexpressible) -> ImportedType {
    let type = try schemas.type(ofProperty: schema, called: name, isShared: isShared)
    let element = element(of: type.text) ?? type.text
    let texts = ["String", "Int", "Double", "Decimal", "Bool"]
    let isList = element != type.text
    if place == "path" {
      // Of what stands in a path the client encodes each sign.
      guard !isList else { throw Inexpressible("it is a list") }
      return ImportedType(text: (texts + ["UUID"]).contains(element) ? element : "String")
    }
    let isSent =
      (texts + ["Date", "UUID", "URL"]).contains(element) || schemas.cases(of: element) != nil
    guard isSent else { throw Inexpressible("it is no text, number or list of those") }
    if isList, place != "header", isWhole {
      throw Inexpressible("its items are sent as one")
    }
    guard let pattern = type.datePattern else { return type }
    schemas.notes.add("\(told) is a date of the form \(pattern), and is sent as a text", schema)
    return ImportedType(text: "String")
  }

  /// The type of the elements of a plain list.
  func element(of type: String) -> String? {
    guard type.hasPrefix("["), !type.contains(":"), !type.contains("?") else { return nil }
    let inner = type.dropFirst().dropLast()
    return inner.contains("[") ? nil : String(inner)
  }

  // MARK: Answers

  func json(_ content: YAMLNode?) -> (key: String, value: YAMLNode)? {
    let forms = content?.entries ?? []
    return forms.first { $0.key.hasPrefix("application/json") }
      ?? forms.first { $0.key.hasSuffix("+json") || $0.key == "*/*" }
  }

  /// A kind of JSON by a name of its own, which the client has to be told.
  func ownForm(_ form: String) -> String? {
    form.hasSuffix("+json") && !form.contains("*") ? form : nil
  }

  private mutating func addAnswer(
    _ operation: YAMLNode, of id: String, to method: inout ImportedMethod
  ) {
    let responses = operation["responses"]?.entries ?? []
    let hasSuccess = responses.contains { $0.key.first == "2" }
    var isEmptyToo = false
    for (status, node) in responses {
      guard let response = schemas.document.resolved(node) else { continue }
      schemas.notes.addIgnoredKeys(of: response)
      if response["headers"] != nil { schemas.notes.add(.answerHeaders, response) }
      let content = response["content"].flatMap { $0.mapping?.isEmpty == false ? $0 : nil }
      if status.first == "2" || status == "default" && !hasSuccess {
        guard let content else {
          isEmptyToo = true
          continue
        }
        guard method.returns == nil else {
          schemas.notes.add(
            "'\(id)' reads only the first of its answers, not that of status \(status)", response)
          continue
        }
        method.returns = answer(content, of: id, &method, response)
      } else {
        if content != nil { schemas.notes.add(.failures, response) }
        guard let status = failure(status) else { continue }
        method.statuses.append((status, statusCase(status)))
      }
    }
    // An answer that may be empty is none then.
    if isEmptyToo, method.returns?.isOptional == false { method.returns?.isOptional = true }
  }

  private mutating func answer(
    _ content: YAMLNode, of id: String, _ method: inout ImportedMethod, _ response: YAMLNode
  ) -> ImportedType {
    guard let json = json(content) else { return ImportedType(text: "Data") }
    if let form = ownForm(json.key) { method.headers.append(("Accept", form)) }
    if content.entries.count > 1 { schemas.notes.add(.otherForms, response) }
    do throws(Inexpressible) {
      guard let schema = json.value["schema"] else { throw Inexpressible("it has no schema") }
      let type = try schemas.type(of: schema, called: Naming.upper(method.name) + "Answer")
      guard type.datePattern == nil else { throw Inexpressible("it is a date") }
      if type.text == "Data" {
        schemas.notes.add("what '\(id)' answers is read as it is, and not from base64", response)
      }
      return type
    } catch {
      schemas.notes.add("what '\(id)' answers is read as Data: \(error.reason)", response)
      return ImportedType(text: "Data")
    }
  }

  /// A status of a failure as a spec writes it.
  private func failure(_ status: String) -> String? {
    if let code = Int(status) { return (300...599).contains(code) ? status : nil }
    let range = status.lowercased()
    return ["3xx", "4xx", "5xx"].contains(range) ? range : nil
  }

  private mutating func statusCase(_ status: String) -> String {
    let name = StatusNames.name(of: status)
    cases[name] = status
    return name
  }
}
