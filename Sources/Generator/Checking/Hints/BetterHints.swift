import Diagnostics

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
    for index in diagnostics.indices where index >= before {
      if let better = hint(self, diagnostics[index]) { diagnostics[index].hint = better }
    }
    return result
  }
}
