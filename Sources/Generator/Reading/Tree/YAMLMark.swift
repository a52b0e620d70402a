/// A place as libyaml counts it: everything from 0, and in scalars instead of bytes.
struct YAMLMark: Equatable, Sendable {
  var index: Int
  var line: Int
  var column: Int
}
