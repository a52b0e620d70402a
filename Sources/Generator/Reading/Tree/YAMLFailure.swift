/// Why libyaml gave up.
struct YAMLFailure: Equatable {
  /// What it was doing: `while scanning a quoted scalar`; often empty.
  var context: String
  /// Where what it was doing began.
  var contextMark: YAMLMark
  /// What it stumbled upon.
  var problem: String
  /// Where it stumbled.
  var mark: YAMLMark
  /// The byte it stumbled upon, where it could not even read the character.
  var byteOffset: Int?
}
