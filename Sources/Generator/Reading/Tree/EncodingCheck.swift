/// What one pass over the bytes of a file tells about its encoding.
struct EncodingCheck {
  /// The first byte that is not UTF-8.
  var firstBadByte: Int?
  var isASCII = true
  /// Whether a character is there that YAML takes for the end of a line, and an editor does not:
  /// NEL, LINE SEPARATOR and PARAGRAPH SEPARATOR.
  var hasUnusualBreaks = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    let memory = UnsafeRawBufferPointer(bytes)
    while index < bytes.count {
      // Nearly all of it is ASCII, which is seen in eight bytes at once.
      while index + 8 <= bytes.count,
        memory.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        index += 8
      }
      guard index < bytes.count else { return }
      let byte = bytes[index]
      guard byte >= 0x80 else {
        index += 1
        continue
      }
      isASCII = false
      let length = Self.lengthOfScalar(bytes, at: index)
      guard length > 0 else {
        firstBadByte = index
        return
      }
      if byte == 0xC2, bytes[index + 1] == 0x85 { hasUnusualBreaks = true }
      if byte == 0xE2, bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0xA8 {
        hasUnusualBreaks = true
      }
      index += length
    }
  }

  /// How many bytes the scalar at an index has; 0 where it is not well-formed.
  private static func lengthOfScalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    let length: Int
    // The second byte's range rules out what is too long, a surrogate, or beyond Unicode.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for place in index + 2..<index + length where bytes[place] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
