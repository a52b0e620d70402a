import Diagnostics

/// Reads the YAML documents of a file.
///
/// A broken file gives one error for the place where it breaks, and the documents before it.
public func readYAML(
  _ file: SourceFile, id: FileID, limits: ReadingLimits = .default
) -> ReadingResult {
  guard file.bytes.count <= limits.bytes else {
    return ReadingResult(documents: [], diagnostics: [.fileTooLarge(id, file, limits)])
  }
  return file.bytes.withUnsafeBufferPointer { bytes in
    let check = EncodingCheck(bytes)
    if let place = check.firstBadByte {
      return ReadingResult(documents: [], diagnostics: [.notUTF8(id, file, at: place)])
    }
    let base = file.endOfByteOrderMark
    let places = Places(file: id, bytes: bytes, base: base, check: check)
    guard var source = EventSource(UnsafeBufferPointer(rebasing: bytes[base...])) else {
      return ReadingResult(documents: [], diagnostics: [.outOfMemory(id)])
    }
    var builder = TreeBuilder(file: file, id: id, places: places, limits: limits)
    while true {
      guard let event = source.next() else {
        builder.take(source.failure())
        break
      }
      if case .streamEnd = event.kind { break }
      guard builder.take(event) else { break }
    }
    return builder.result()
  }
}
