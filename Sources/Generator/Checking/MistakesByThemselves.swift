import Diagnostics

/// What is a mistake by itself, whatever other names there may be: it is told too where a library
/// is wrong, or a section is missing.
public let mistakesByThemselves: Set<DiagnosticID> = [
  .notAName, .lowercaseName, .declaredTwice, .badDuration, .sameScenario, .badEnvironment, .badType,
  .badFormatter, .badSyntax, .badLiteral, .unknownMember, .optionalValue, .badOperands, .wrongType,
  .badImport,
]
