import Reading

/// What every request of a service needs.
struct SecurityImporter {
  private(set) var needs: [String] = []
  private(set) var query: [(key: String, value: String)] = []
  private(set) var headers: [(key: String, value: String)] = []
  private var names = UniqueNames()

  /// Takes the first way in that the document offers to all, or else that any operation offers.
  init(_ schemas: inout SchemaImporter) {
    let document = schemas.document
    let schemes = document.root["components"]?["securitySchemes"]?.entries ?? []
    let operations = (document.root["paths"]?.entries ?? []).flatMap(\.value.entries)
      .compactMap(\.value["security"])
    let ways = ([document.root["security"]] + operations).compactMap { $0?.sequence }
      .joined().map { $0.entries.map(\.key) }
    let names = ways.first { !$0.isEmpty } ?? Array(schemes.map(\.key).prefix(1))
    for name in names {
      guard let found = schemes.first(where: { $0.key == name })?.value,
        let scheme = document.resolved(found)
      else { continue }
      add(scheme, name, &schemas)
    }
    for (name, scheme) in schemes where !names.contains(name) {
      schemas.notes.add("the security scheme '\(name)' is left out: there is another", scheme)
    }
  }

  private mutating func add(_ scheme: YAMLNode, _ name: String, _ schemas: inout SchemaImporter) {
    let kind = (scheme["type"]?.text, scheme["scheme"]?.text?.lowercased())
    switch kind {
    case ("oauth2", _), ("openIdConnect", _), ("http", "bearer"), ("http", "basic"):
      guard !headers.contains(where: { $0.key == "Authorization" }) else {
        schemas.notes.add("the security scheme '\(name)' is left out: there is another", scheme)
        return
      }
      guard kind.1 != "basic" else {
        // The name and the password, as base64.
        needs.append(names.name("credentials"))
        headers.append(("Authorization", "Basic ${credentials}"))
        return
      }
      needs.append(names.name("token"))
      headers.append(("Authorization", "Bearer ${token}"))
    case ("apiKey", _):
      guard let key = scheme["name"]?.text, let place = scheme["in"]?.text, place != "cookie" else {
        schemas.notes.add(
          "the security scheme '\(name)' is left out: a cookie is for the session to keep", scheme)
        return
      }
      let need = names.name(needs.contains("apiKey") ? "\(Naming.lower(name))Key" : "apiKey")
      needs.append(need)
      if place == "query" {
        query.append((key, "=" + need))
      } else {
        headers.append((key, "=" + need))
      }
    default:
      schemas.notes.add("the security scheme '\(name)' is left out: a spec has none of it", scheme)
    }
  }
}
