import MVVMGenDiagnostics
import MVVMGenFormatting
import Testing

/// A spec in its usual form.
func formatted(_ text: String) throws -> String {
  let bytes = try #require(formatSpec(SourceFile(name: "a.yaml", text: text)).bytes)
  let again = try #require(formatSpec(SourceFile(name: "a.yaml", bytes: bytes)).bytes)
  #expect(again == bytes, "formatting twice changes more than formatting once")
  return String(decoding: bytes, as: UTF8.self)
}
