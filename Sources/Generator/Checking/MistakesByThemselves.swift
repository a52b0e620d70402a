import MVVMGenDiagnostics

/// What is a mistake by itself, whatever other names there may be: it is told too where a library
/// is wrong, or a section is missing.
public let mistakesByThemselves: Set<DiagnosticID> = [
  .notAName, .lowercaseName, .declaredTwice, .badDuration, .sameScenario, .badEnvironment, .badType,
  .badFormatter, .badSyntax, .badLiteral, .unknownMember, .optionalValue, .badOperands, .wrongType,
  .badImport, .needsInitial, .reservedName, .hidesName, .containsItself, .derivedCircle,
  .bindingCircle, .sameKey, .badField, .badCell, .cannotShow, .badBase, .badPath, .cannotSend,
  .badPlace, .notJSON, .badHTTPPolicy,
]

/// The sections that may declare what such a message misses, and 'steps' where those name it:
/// beside one in which nothing else could be read it is told too.
public let sectionsDeclaring: [DiagnosticID: Set<String>] = [
  .unknownType: ["models", "errors", "cells"], .notAnError: ["errors", "models"],
  .unknownMethod: ["services"], .wrongFormatter: ["formatters"],
  .cannotSet: ["inputs", "state", "outputs"], .unknownTrigger: ["inputs", "state", "outputs"],
  .unknownEvent: ["inputs", "outputs"], .badLoading: ["state", "outputs"],
  .missingNeed: ["needs"], .cannotGive: ["needs", "inputs", "state", "outputs"],
  .cannotExpect: ["inputs", "state", "outputs"],
  .unknownName: [
    "constants", "models", "errors", "cells", "needs", "inputs", "state", "outputs", "steps",
  ],
]
