import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// What a path under `uses` leads to.
struct UsedFile {
  let path: Located<String>
  let libraries: [CheckedScreen]
}

extension ScreenSpec {
  /// The paths under `uses` of whose libraries the screen mentions no name. Swift that the team
  /// writes may use anything, and what a library uses may be meant for others.
  func unusedFiles(among used: [UsedFile], in file: SourceFile) -> [Diagnostic] {
    guard kind == .screen, !used.isEmpty, !bindings.contains(where: { $0.isByHand }) else {
      return []
    }
    var unused = used
    file.bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for place in 0...bytes.count where place == bytes.count || !bytes[place].isInName {
        defer { start = place + 1 }
        guard start < place, !isInPath(start) else { continue }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<place])
        unused.removeAll { file in file.libraries.contains { $0.declares(word) } }
        if unused.isEmpty { break }
      }
    }
    return unused.map { file in
      Diagnostic(
        .unusedLibrary, "nothing of '\(file.path.value)' is used", at: file.path.span,
        severity: .warning, hint: "remove it from 'uses'")
    }
  }

  private func isInPath(_ place: Int) -> Bool {
    uses.contains { $0.span.offset <= place && place < $0.span.offset + $0.span.length }
  }
}

extension CheckedScreen {
  /// Whether this is the name of something that it declares, or that its libraries declare.
  fileprivate func declares(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    namesForUsers.contains(name) && !memberNamesForUsers.contains(name)
  }
}
