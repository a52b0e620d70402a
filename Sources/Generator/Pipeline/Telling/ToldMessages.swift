import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenSpec

/// What is told of all that the stages have found: some of it follows from something else, or is
/// said better in another way. Each step goes by what the ones before it have left.
extension [Diagnostic] {
  /// As soon as a stage is done with a spec.
  func toldOfStage(in file: SourceFile, beside broken: BrokenParts = BrokenParts()) -> [Diagnostic]
  {
    broken
      // 1. What follows from parts that nobody could read.
      .independent(of: self, in: file, mistakesByThemselves, declaring: sectionsDeclaring)
      // 2. A comment of another language in a value is what is wrong with it.
      .aboutComments(in: file)
      // 3. A name that is wrong in several places is one mistake.
      .joiningNames()
      // 4. So is one that got the name of another declaration.
      .joiningDoubles(in: file)
  }
}

extension LoadedFile {
  /// Once the file, and what it uses, is read and checked.
  func told(
    of file: SourceFile, in files: SourceFiles, from source: some SpecSource
  ) -> [Diagnostic] {
    diagnostics
      // 5. Quotes and signs of other scripts are what is wrong with a value.
      .aboutOtherSigns()
      // 6. Warnings that a comment allows.
      .without(allowances, in: .main)
      // 7. A declaration that does not fit what others take it for is one mistake.
      .inSourceOrder().joiningRoots()
      // 8. A name that another spec beside it has: 'uses' is what is missing.
      .aboutForgotten(in: files, source)
      // 9. A declaration that only other specs use is used.
      .withoutUsed(of: file) { source.specs(naming: file) }
      // 10. What a value lacks, and why YAML left it out.
      .joiningEmptyValues()
      // 11. The steps of a call whose key was lost, which belong to nothing.
      .joiningLostLines()
      // 12. Names of a section that the file does not have.
      .joiningSections(in: file)
  }
}
