import MVVMGenDiagnostics
import MVVMGenReading
import Testing

@Suite struct CommentTests {
  private func comments(_ text: String) -> [String] {
    let file = SourceFile(name: "a.yaml", text: text)
    let id = FileID(rawValue: 0)
    let reading = readYAML(file, id: id)
    return findComments(in: file, id: id, reading.documents).map { comment in
      // The place has to be the one that the bytes tell.
      let range = Int(comment.span.offset)..<Int(comment.span.end)
      #expect(comment.span == file.span(of: range, in: id))
      return "\(comment.span.line):\(comment.span.column)\(comment.text)"
        + (comment.isAlone ? " (alone)" : "")
    }
  }

  @Test func areFoundWhereverTheyStand() {
    let text = """
      # head
      a: 1 # one
      äö: [b, # in a list
        # alone
        c] # end
      d: | # block
        # text
        more # text

      # last
      """
    #expect(
      comments(text) == [
        "1:1 head (alone)", "2:6 one", "3:9 in a list", "4:3 alone (alone)", "5:6 end",
        "10:1 last (alone)",
      ])
  }

  @Test(arguments: [
    "a: \"x # y\"", "a: 'x # y'", "a: b#c", "a: \"x\n  # y\"", "a: >\n  # y\n", "'a # b': c",
  ])
  func textsHoldNone(text: String) {
    #expect(comments(text) == [])
  }

  @Test func linesEndAsOnAnySystem() {
    #expect(
      comments("a: 1 # x\r\n# y\r\nb: 2\r# z") == ["1:6 x", "2:1 y (alone)", "4:1 z (alone)"])
  }

  @Test func aliasesAndDocumentsAreNoHindrance() {
    #expect(
      comments("a: &x [p, q] # one\nb: *x # two\n---\nc: d # three\n") == [
        "1:14 one", "2:7 two", "4:6 three",
      ])
  }
}
