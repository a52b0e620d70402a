import CLibYAML

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// libyaml's parser over bytes in memory, one event at a time.
///
/// The bytes must outlive it. It lives on the heap because libyaml keeps pointers into it.
struct EventSource: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Nothing where there is no memory for it.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    // Without this libyaml would also take UTF-16, whose places nobody could tell.
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event; nothing where libyaml gave up.
  mutating func next() -> YAMLEvent? {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { return nil }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }

  /// Why there was no next event.
  func failure() -> YAMLFailure {
    let error = parser.pointee
    return YAMLFailure(
      context: error.context.map { String(cString: $0) } ?? "",
      contextMark: YAMLMark(error.context_mark),
      problem: error.problem.map { String(cString: $0) } ?? "",
      mark: YAMLMark(error.problem_mark),
      byteOffset: error.error == YAML_READER_ERROR ? error.problem_offset : nil)
  }
}

extension YAMLEvent {
  fileprivate init(_ event: yaml_event_t) {
    start = YAMLMark(event.start_mark)
    end = YAMLMark(event.end_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let data = event.data.scalar
      let bytes = UnsafeBufferPointer(start: data.value, count: data.length)
      kind = .scalar(
        YAMLScalar(String(decoding: bytes, as: UTF8.self), style: .init(data.style)))
      anchor = string(data.anchor)
      tag = string(data.tag)
    case YAML_MAPPING_START_EVENT:
      let data = event.data.mapping_start
      kind = .mappingStart(flow: data.style == YAML_FLOW_MAPPING_STYLE)
      anchor = string(data.anchor)
      tag = string(data.tag)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.data.sequence_start
      kind = .sequenceStart(flow: data.style == YAML_FLOW_SEQUENCE_STYLE)
      anchor = string(data.anchor)
      tag = string(data.tag)
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_ALIAS_EVENT: kind = .alias(string(event.data.alias.anchor) ?? "")
    case YAML_DOCUMENT_START_EVENT:
      kind = .documentStart(explicit: event.data.document_start.implicit == 0)
    case YAML_DOCUMENT_END_EVENT:
      kind = .documentEnd(explicit: event.data.document_end.implicit == 0)
    case YAML_STREAM_START_EVENT: kind = .streamStart
    default: kind = .streamEnd
    }
  }
}

extension YAMLMark {
  fileprivate init(_ mark: yaml_mark_t) {
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
