/// A method of the spec that is written.
struct ImportedMethod {
  var name: String
  var doc: String?
  var verb: String
  var path = ""
  var takes: [(name: String, type: String)] = []
  var query: [(key: String, parameter: String)] = []
  var headers: [(key: String, parameter: String)] = []
  var body: String?
  var returns: ImportedType?
  /// The cases for statuses.
  var statuses: [(status: String, name: String)] = []
}
