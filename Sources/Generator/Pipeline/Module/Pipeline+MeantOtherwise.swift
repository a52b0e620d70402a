import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenPlanning
import MVVMGenProgram

extension Pipeline {
  /// Those of some types of other specs that the code of this one would take for something else,
  /// with the place of the screen or library whose code that is. Nothing where something is wrong.
  func meantOtherwise(
    _ names: Set<String>, in file: SourceFile, using source: some SpecSource
  ) -> [(name: String, place: SourceSpan)] {
    let checked = check(file, using: source)
    guard !checked.result.diagnostics.hasErrors else { return [] }
    return checked.screens.flatMap { screen -> [(name: String, place: SourceSpan)] in
      let program = ScreenProgram(screen)
      let alone = planner(of: [program], in: checked).plans
      // What is called otherwise where the type is known of is what would be mistaken.
      func isOther(beside names: [String]) -> Bool {
        planner(of: [program], in: checked, beside: names).plans != alone
      }
      let names = names.sorted()
      guard isOther(beside: names) else { return [] }
      return names.filter { isOther(beside: [$0]) }.map { ($0, screen.place) }
    }
  }
}
