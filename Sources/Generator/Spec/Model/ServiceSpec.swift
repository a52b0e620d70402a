import MVVMGenReading

/// A protocol that the screen calls.
public struct ServiceSpec: Equatable, Sendable {
  public var name: Name
  public var doc: String?
  public var protocolName: Name?
  public var style: Located<String>?
  public var methods: [MethodSpec]
  /// What the live client needs.
  public var http: YAMLNode?
  /// The parameters of the live client's initialiser.
  public var clientNeeds: [ParameterSpec] = []
}

/// A method of a service.
public struct MethodSpec: Equatable, Sendable {
  public var name: Name
  public var doc: String?
  public var takes: [ParameterSpec]
  public var returns: YAMLNode?
  public var streams: YAMLNode?
  public var throwing: YAMLNode?
  public var isSync: Located<Bool>?
  /// The keys of the live client, in the order they are written.
  public var http: [YAMLPair]
}
