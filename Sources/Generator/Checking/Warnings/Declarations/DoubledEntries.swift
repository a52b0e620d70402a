import MVVMGenDiagnostics
import MVVMGenSpec

/// Files and modules that are named twice in one list.
func doubledEntries(in examined: ExaminedScreen) -> [Diagnostic] {
  func doubled(_ entries: [Located<String>], _ key: String) -> [Diagnostic] {
    var places: [String: SourceSpan] = [:]
    return entries.compactMap { entry in
      guard let first = places[entry.value] else {
        places[entry.value] = entry.span
        return nil
      }
      return .warning(
        .doubledEntry, "'\(entry.value)' stands in '\(key)' already", at: entry.span,
        hint: "remove it", related: [.init(first, "it is here")])
    }
  }
  return doubled(examined.spec.uses, "uses") + doubled(examined.spec.imports, "imports")
}
