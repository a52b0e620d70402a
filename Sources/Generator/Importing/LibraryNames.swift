/// What a library and its parts are called.
struct LibraryNames {
  let library: String
  let error: String
  let service: Service
  /// The service of what is open to all, where the other one needs a key.
  let open: Service

  struct Service {
    let name: String
    let proto: String
  }

  /// Takes the names, and those that are generated for the services.
  init(_ title: String, _ schemas: inout SchemaImporter) {
    let title = Naming.withoutService(title)
    library = schemas.unique(title)
    error = schemas.unique(title + "Error")
    service = Self.service(title, &schemas)
    open = Self.service(title + "Open", &schemas)
  }

  private static func service(_ name: String, _ schemas: inout SchemaImporter) -> Service {
    let proto = schemas.unique(name + "Service")
    for prefix in ["Live", "Mock"] { _ = schemas.unique(prefix + proto) }
    return Service(name: schemas.unique(Naming.lower(name)), proto: proto)
  }
}
