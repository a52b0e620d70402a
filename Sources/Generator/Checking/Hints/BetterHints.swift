import MVVMGenDiagnostics

/// Better hints for what is found by a part that does not see what it is a part of.
extension Diagnosing {
  /// Does something. Where one thing alone is wrong with it, `hint` may know better what to do.
  mutating func hinting<Result>(
    _ work: (inout Self) -> Result, by hint: (Self, Diagnostic) -> Hint?
  ) -> Result {
    let before = diagnostics.count
    let result = work(&self)
    if diagnostics.count == before + 1, let better = hint(self, diagnostics[before]) {
      diagnostics[before].hint = better
    }
    return result
  }

  /// Does something. Of each thing that is wrong with it `hint` may know better what to do.
  mutating func hintingAtEach<Result>(
    _ work: (inout Self) -> Result, by hint: (Self, Diagnostic) -> Hint?
  ) -> Result {
    let before = diagnostics.count
    let result = work(&self)
    hintAtEach(from: before, by: hint)
    return result
  }

  /// Of each thing that has been told since, `hint` may know better what to do.
  mutating func hintAtEach(from told: Int, by hint: (Self, Diagnostic) -> Hint?) {
    for index in diagnostics.indices where index >= told {
      if let better = hint(self, diagnostics[index]) { diagnostics[index].hint = better }
    }
  }
}
