import Testing

@testable import MVVMGenWriting

@Suite struct ContentHashTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [0, 1, 7, 8, 9, 65_535, 65_536, 65_537, 131_072, 200_001])
  func aFileHasTheHashOfItsContent(size: Int) throws {
    let text = String((0..<size).map { Character(UnicodeScalar(UInt8(97 + $0 % 23))) })
    try folder.write(text, to: "file")
    #expect(ContentHash(ofFileAt: folder("file")) == ContentHash(of: Array(text.utf8)))
  }

  @Test func eachByteCounts() {
    let content = [UInt8](repeating: 0, count: 21)
    var hashes: Set<ContentHash> = [ContentHash(of: content)]
    for place in content.indices {
      for bit in 0..<8 {
        var other = content
        other[place] ^= 1 << bit
        hashes.insert(ContentHash(of: other))
      }
    }
    for count in content.indices { hashes.insert(ContentHash(of: Array(content[..<count]))) }
    #expect(hashes.count == 1 + 21 * 8 + 21)
  }

  @Test func textsAreToldApart() {
    var (one, other) = (ContentHash(), ContentHash())
    one.add("ab")
    one.add("c")
    other.add("a")
    other.add("bc")
    #expect(one != other)
  }
}
