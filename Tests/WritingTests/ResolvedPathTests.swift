import MVVMGenWriting
import Testing

/// One name for each file, whatever it is called by.
@Suite struct ResolvedPathTests {
  @Test(arguments: [
    ("/", "/"), ("//", "/"), ("/.", "/"), ("/./..", "/"),
    ("/not-there", "/not-there"), ("/not-there/", "/not-there"), ("//not-there//", "/not-there"),
    ("/not-there/a//b.yaml", "/not-there/a/b.yaml"),
  ])
  func isFromTheRoot(path: String, resolved: String) {
    #expect(resolvedPath(path) == resolved)
  }

  @Test(arguments: [
    ("", ""), (".", ""), ("./", ""), ("not-there", "/not-there"), ("./not-there", "/not-there"),
    ("not-there/a", "/not-there/a"), ("not-there///a/", "/not-there/a"),
  ])
  func isFromTheFolderThatTheToolRunsIn(path: String, rest: String) {
    #expect(resolvedPath(path) == currentFolder() + rest)
  }
}
