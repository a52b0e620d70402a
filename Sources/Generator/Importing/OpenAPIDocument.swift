import MVVMGenDiagnostics
import MVVMGenReading

/// An OpenAPI document, and what its references lead to.
struct OpenAPIDocument {
  let root: YAMLNode
  /// Nearly all references lead to one of these: `schemas/Pet`.
  private let components: [[String]: YAMLNode]

  init(root: YAMLNode) {
    self.root = root
    var components: [[String]: YAMLNode] = [:]
    for (kind, group) in root["components"]?.entries ?? [] {
      for (name, node) in group.entries { components[[kind, name]] = node }
    }
    self.components = components
  }

  /// What a reference in the document leads to; nil for one to another document.
  func target(of reference: String) -> YAMLNode? {
    guard reference.hasPrefix("#/") else { return nil }
    let parts = reference.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
      .map(unescaped)
    if parts.count == 3, parts[0] == "components" { return components[Array(parts.dropFirst())] }
    var node: YAMLNode? = root
    for part in parts { node = node?[part] }
    return node
  }

  /// How a schema of the document is referred to.
  static func reference(toSchema name: String) -> String {
    let escapes = [("%", "%25"), ("~", "~0"), ("/", "~1")]
    return "#/components/schemas/"
      + escapes.reduce(name) { name, escape in name.exchanging(escape.0, for: escape.1) }
  }

  /// What a reference calls what it leads to.
  static func name(in reference: String) -> String {
    reference.split(separator: "/").last.map(String.init) ?? reference
  }

  /// A node, or what it refers to, through as many references as there are.
  func resolved(_ node: YAMLNode) -> YAMLNode? {
    var node = node
    for _ in 0..<50 {
      guard let reference = node["$ref"]?.text else { return node }
      guard let next = target(of: reference) else { return nil }
      node = next
    }
    return nil
  }

  /// A part of a reference, without the escapes of URLs and then those of JSON pointers.
  private func unescaped(_ part: Substring) -> String {
    percentDecoded(part).exchanging("~1", for: "/").exchanging("~0", for: "~")
  }
}
