import MVVMGenDiagnostics

/// What can be wrong with the keys of a spec.
extension DiagnosticID {
  /// A file without a screen or a library.
  static let nothingDeclared = DiagnosticID(30)
  /// A key that the language does not have there.
  static let unknownKey = DiagnosticID(31)
  /// A key that is given twice.
  static let duplicateKey = DiagnosticID(32)
  /// A key that has to be there.
  static let missingKey = DiagnosticID(33)
  /// A map, a list or a text where another of them is wanted.
  static let wrongShape = DiagnosticID(34)
  /// A text that is none of the words that can stand there.
  static let wrongWord = DiagnosticID(35)
  /// Keys that can't stand together.
  static let conflictingKeys = DiagnosticID(36)
  /// A step that does not say what it does.
  static let unknownStep = DiagnosticID(37)
  /// What is not `service.method`.
  static let notAMethod = DiagnosticID(38)
  /// What a library can't have.
  static let notInLibrary = DiagnosticID(39)
}
