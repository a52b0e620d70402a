import MVVMGenCLibYAML

/// What libyaml reports while it goes through a file. It is read where libyaml keeps it, which is
/// until the next one is asked for.
struct YAMLEvent {
  enum Kind {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias
    case scalar
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
  }

  private let event: UnsafePointer<yaml_event_t>

  init(_ event: UnsafePointer<yaml_event_t>) { self.event = event }

  var start: YAMLMark { YAMLMark(event.pointee.start_mark) }

  var end: YAMLMark { YAMLMark(event.pointee.end_mark) }

  var kind: Kind {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: .scalar
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_MAPPING_END_EVENT: .mappingEnd
    case YAML_SEQUENCE_END_EVENT: .sequenceEnd
    case YAML_ALIAS_EVENT: .alias
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_STREAM_START_EVENT: .streamStart
    default: .streamEnd
    }
  }

  /// The text, where it is a scalar.
  var scalar: YAMLScalar {
    let data = event.pointee.data.scalar
    let bytes = UnsafeBufferPointer(start: data.value, count: data.length)
    return YAMLScalar(String(decoding: bytes, as: UTF8.self), style: .init(data.style))
  }

  /// Whether a list or map that starts stands in brackets.
  var isFlow: Bool {
    switch kind {
    case .mappingStart: event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    case .sequenceStart: event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    default: false
    }
  }

  /// The name that a value gets, or that stands for one.
  var anchor: String? {
    switch kind {
    case .scalar: string(event.pointee.data.scalar.anchor)
    case .mappingStart: string(event.pointee.data.mapping_start.anchor)
    case .sequenceStart: string(event.pointee.data.sequence_start.anchor)
    case .alias: string(event.pointee.data.alias.anchor)
    default: nil
    }
  }

  var tag: String? {
    switch kind {
    case .scalar: string(event.pointee.data.scalar.tag)
    case .mappingStart: string(event.pointee.data.mapping_start.tag)
    case .sequenceStart: string(event.pointee.data.sequence_start.tag)
    default: nil
    }
  }
}

extension YAMLMark {
  init(_ mark: yaml_mark_t) {
    self.init(index: Int(mark.index), line: Int(mark.line), column: Int(mark.column))
  }
}

extension YAMLScalar.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}

private func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
  text.map { String(cString: $0) }
}
