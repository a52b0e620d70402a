import MVVMGenLanguageServer
import Testing

@Suite struct FramingTests {
  @Test func messagesComeInAnyPieces() {
    let stream = Array((Framing.framed("{\"é\":1}") + Framing.framed("{}")).utf8)
    for size in 1...stream.count {
      var framing = Framing()
      var found: [String] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        framing.take(stream[start..<min(start + size, stream.count)])
        while let message = framing.next() {
          found.append(String(decoding: message, as: UTF8.self))
        }
      }
      #expect(found == ["{\"é\":1}", "{}"], "in pieces of \(size)")
    }
  }

  @Test func otherHeadersAreNoHindrance() {
    var framing = Framing()
    framing.take("Content-Type: x; charset=utf-8\r\ncontent-length:2\r\n\r\n{}".utf8)
    #expect(framing.next() == Array("{}".utf8))
    #expect(framing.next() == nil)
  }
}
