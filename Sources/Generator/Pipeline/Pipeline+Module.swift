import Diagnostics
import Planning
import Program

extension Pipeline {
  /// Those of some types of other specs that the code of this one would take for something else, with
  /// the place of the screen or library whose code that is. Nothing where something is wrong.
  func meantOtherwise(
    _ names: Set<String>, in file: SourceFile, using source: some SpecSource
  ) -> [(name: String, place: SourceSpan)] {
    let (screens, result) = checked(file, using: source)
    guard !result.diagnostics.hasErrors else { return [] }
    return screens.map { ScreenProgram($0) }.flatMap { program in
      let alone = planner(of: [program], in: file).plans
      // What is called otherwise where the type is known of is what would be mistaken.
      return names.sorted().filter { planner(of: [program], in: file, beside: [$0]).plans != alone }
        .map { ($0, program.screen.place) }
    }
  }
}
