/// What a library and its parts are called.
struct LibraryNames {
  let library: String
  let error: String
  let service: String
  let proto: String

  /// Takes the names, and those that are generated for the service.
  init(_ title: String, _ schemas: inout SchemaImporter) {
    library = schemas.unique(title)
    error = schemas.unique(title + "Error")
    proto = schemas.unique(title + "Service")
    service = schemas.unique(Naming.lower(title))
    for prefix in ["Live", "Mock"] { _ = schemas.unique(prefix + proto) }
  }
}
