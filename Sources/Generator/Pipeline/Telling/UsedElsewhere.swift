import MVVMGenChecking
import MVVMGenDiagnostics

extension DiagnosticID {
  /// Whether it tells that nothing in a screen uses what other specs may use too.
  var isOfShared: Bool {
    [.unusedConstant, .unusedType, .unusedFormatter, .unusedService].contains(self)
  }
}

extension [Diagnostic] {
  /// Without messages that nothing in the spec, the first file, uses a declaration, where a spec
  /// that uses it mentions the name; without all of them where nobody knows which specs do.
  func withoutUsed(of file: SourceFile, by specs: () -> [SourceFile]?) -> [Diagnostic] {
    let spec = FileID.main
    func name(_ diagnostic: Diagnostic) -> ArraySlice<UInt8>? {
      guard diagnostic.id.isOfShared, diagnostic.span.file == spec else { return nil }
      return file.bytes(at: diagnostic.span)
    }
    guard contains(where: { name($0) != nil }) else { return self }
    let users = specs()
    return filter { diagnostic in
      guard let name = name(diagnostic) else { return true }
      guard let users else { return false }
      return !users.contains { $0.mentions(name) }
    }
  }
}
