/// What libyaml reports while it goes through a file, as values of Swift.
struct YAMLEvent: ~Copyable {
  enum Kind {
    case streamStart
    case streamEnd
    case documentStart(explicit: Bool)
    case documentEnd(explicit: Bool)
    case alias(String)
    case scalar(YAMLScalar)
    case sequenceStart(flow: Bool)
    case sequenceEnd
    case mappingStart(flow: Bool)
    case mappingEnd
  }

  var kind: Kind
  var anchor: String?
  var tag: String?
  var start: YAMLMark
  var end: YAMLMark
}
