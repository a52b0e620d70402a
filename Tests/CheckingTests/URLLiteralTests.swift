import Foundation
import SeededNumbers
import Testing

/// A URL that Foundation can't read is told, before the app opens another one.
@Suite struct URLLiteralTests {
  private func found(_ url: String) -> [String] {
    messages(of: "library: A\nconstants: { a: { type: URL, value: \"\(url)\" } }", warns: true)
  }

  @Test(arguments: [
    "https://example.com/a/b.html?q=%C3%BC&x[]=1#top", "http://[::1]:8080/x", "mailto:ann@b.de",
    "http://ann:pw@localhost:8080", "/relative", "a", "//host:80", "tel:+49-1",
    "data:text/plain;base64,AA==",
  ])
  func knownOnesAreFine(url: String) {
    #expect(found(url) == [])
  }

  @Test(arguments: [
    ("https://example.com/a b/ü", "write https://example.com/a%20b/%C3%BC"),
    ("https://example.com/100%", "write https://example.com/100%25"),
    ("https://ex ample.com", "for example https://example.com"),
    ("https://example.com:port/", "for example https://example.com"),
    ("https://example.com/${id}", "for example https://example.com"),
    ("127.0.0.1:8080/x", "for example https://example.com"), ("12:30", "for example"),
    ("http://[::1", "for example"), ("a b", "for example"), ("", "for example"),
  ])
  func othersAreTold(url: String, hint: String) {
    let messages = found(url)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("2:37 MVG102 '\(url)' is not a URL") ?? false, "\(messages)")
    #expect(messages.first?.contains(hint) ?? false, "\(messages)")
  }

  @Test func foundationReadsWhatIsTaken() {
    var numbers = SeededGenerator(seed: 50)
    let parts = ["a", "1", ":", "/", "//", "[", "]", "@", "%41", "http:", "?", "#", ".", "80"]
    for _ in 0..<2000 {
      let url = (0...Int.random(in: 0..<6, using: &numbers))
        .map { _ in parts.randomElement(using: &numbers) ?? "" }.joined()
      if found(url).isEmpty { #expect(URL(string: url) != nil, "\(url)") }
    }
  }
}
