import Foundation
import MVVMGenWriting
import Testing

@Suite struct ReadFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func problem(_ path: String) -> String? {
    do throws(FileProblem) {
      _ = try readFile(path)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(arguments: [0, 1, 65_535, 200_000])
  func readsAllBytes(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try Data(bytes).write(to: URL(fileURLWithPath: folder("x")))
    #expect(try readFile(folder("x")) == bytes)
  }

  @Test func readsOneByteBeyondTheLimitOnly() throws {
    try folder.write("0123456789", to: "x")
    #expect(try readFile(folder("x"), limit: 4) == Array("01234".utf8))
    #expect(try readFile(folder("x"), limit: 10) == Array("0123456789".utf8))
  }

  @Test func takesOnlyFiles() throws {
    try folder.write("", to: "file")
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    #expect(problem(folder("pipe")) == "it is a device, pipe or socket, not a file")
    #expect(problem("/dev/zero") == "it is a device, pipe or socket, not a file")
    #expect(problem(folder.path) == "it is a folder")
    #expect(problem(folder("none")) == "there is no such file or folder")
    #expect(problem(folder("file/x")) == "a part of the path is not a folder")
    try folder.link("loop", to: "loop")
    #expect(problem(folder("loop")) == "it is a symbolic link, or links lead in a circle")
  }

  @Test func knowsWhatIsAtAPath() throws {
    try folder.write("", to: "file")
    try folder.link("link", to: "file")
    #expect(FileKind(at: folder("file")) == .file)
    #expect(FileKind(at: folder("link")) == .file)
    #expect(FileKind(at: folder.path) == .folder)
    #expect(FileKind(at: "/dev/null") == .other)
    #expect(FileKind(at: folder("none")) == .missing)
  }
}
