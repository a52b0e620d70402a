/// A method of the spec that is written.
struct ImportedMethod {
  var name: String
  var doc: String?
  var verb: String
  /// Whether it needs nothing of a client.
  var isOpen: Bool
  var path = ""
  private(set) var takes: [(name: String, type: String, doc: String?)] = []
  private var labels = UniqueNames()
  /// With their values as a spec writes them: `=name`, or a text.
  var query: [(key: String, value: String)] = []
  var headers: [(key: String, value: String)] = []
  var body: String?
  /// In place of a body that is one value.
  var bodyFields: [(key: String, value: String)] = []
  var form: [(key: String, value: String)] = []
  var returns: ImportedType?
  /// The cases for statuses.
  var statuses: [(status: String, name: String)] = []

  init(name: String, doc: String?, verb: String, isOpen: Bool) {
    self.name = name
    self.doc = doc
    self.verb = verb
    self.isOpen = isOpen
  }

  /// Adds a parameter; what it is called.
  mutating func take(_ wanted: String, _ type: ImportedType, _ doc: String?) -> String {
    let label = labels.name(wanted)
    takes.append((label, type.written, doc))
    return label
  }
}
