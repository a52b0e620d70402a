import MVVMGenCLibYAML

#if hasFeature(Embedded)
  import MVVMGenCSystem
#elseif canImport(Glibc)
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
  /// The event that was asked for last.
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// Nothing where there is no memory for it.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    // Without this libyaml would also take UTF-16, whose places nobody could tell.
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_event_delete(event)
    event.deallocate()
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event, in place of the one before; nothing where libyaml gave up.
  mutating func next() -> YAMLEvent? {
    yaml_event_delete(event)
    guard yaml_parser_parse(parser, event) == 1 else { return nil }
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
