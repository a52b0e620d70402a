import MVVMGenDiagnostics

/// What can be wrong with the declarations of a spec.
extension DiagnosticID {
  /// What is no Swift identifier, or a word of the expression language.
  public static let notAName = DiagnosticID(40)
  /// A name that is declared twice.
  public static let declaredTwice = DiagnosticID(41)
  /// A name of a screen or library that does not start with a capital.
  static let lowercaseName = DiagnosticID(42)
  /// A model that contains itself.
  static let containsItself = DiagnosticID(43)
  /// A value without a first one.
  static let needsInitial = DiagnosticID(44)
  /// Derived values, or formatters, that need each other.
  static let derivedCircle = DiagnosticID(45)
  /// What can't stand in a service or its methods.
  static let badMethod = DiagnosticID(46)
  /// What is thrown is no error.
  public static let notAnError = DiagnosticID(47)
  /// A formatter that can't be what it says.
  static let badFormatter = DiagnosticID(48)
  /// A cell without sources or fields, or with more than it can have.
  static let badCell = DiagnosticID(49)
  /// A path in `uses` that can't be used.
  public static let badUse = DiagnosticID(50)
  /// An enum that can't be as it is.
  static let badEnum = DiagnosticID(51)
  /// What is no Swift module.
  static let badImport = DiagnosticID(52)
  /// What a field can't have.
  static let badField = DiagnosticID(53)
  /// A name that Swift keeps for itself.
  public static let reservedName = DiagnosticID(55)
  /// A type that two specs of one module declare.
  public static let declaredInModule = DiagnosticID(56)
  /// A declaration that others see, made of something that they don't see.
  public static let narrowAccess = DiagnosticID(57)
  /// A type that the code of another spec of the module would take for Swift's or the runtime's.
  public static let hidesInModule = DiagnosticID(58)
}

/// What can be wrong with the bindings of a screen.
extension DiagnosticID {
  /// What `when` names is nothing that happens.
  public static let unknownTrigger = DiagnosticID(150)
  /// What is no length of time.
  static let badDuration = DiagnosticID(151)
  /// What `loading` names is no Bool that can be set.
  static let badLoading = DiagnosticID(152)
  /// What a `set` can't set.
  public static let cannotSet = DiagnosticID(153)
  /// A service or method that there isn't.
  public static let unknownMethod = DiagnosticID(154)
  /// Arguments that the method or event does not take, or that are missing.
  static let wrongArguments = DiagnosticID(155)
  /// A method that throws, without `catch`.
  static let missingCatch = DiagnosticID(156)
  /// `catch`, `each` or `as` where there is nothing for it.
  static let nothingForIt = DiagnosticID(157)
  /// An event or event output that there isn't.
  public static let unknownEvent = DiagnosticID(158)
  /// A local name that hides another.
  public static let hidesName = DiagnosticID(159)
  /// An `emit` without its value, or with one too many.
  static let wrongEmit = DiagnosticID(160)
  /// A `cancel` of a binding that never runs.
  static let nothingToCancel = DiagnosticID(161)
  /// Bindings that set each other off in a circle.
  static let bindingCircle = DiagnosticID(162)
  /// What `per` can't be.
  static let badPer = DiagnosticID(163)
  /// What `each` can't go through.
  static let notAnArray = DiagnosticID(164)
  /// `swift:` or `by: hand` where they are refused.
  public static let swiftRefused = DiagnosticID(165)
  /// Swift code whose brackets do not close each other.
  static let openSwift = DiagnosticID(166)
  /// Swift code whose lines YAML joins.
  static let joinedSwift = DiagnosticID(167)
  /// A value that Swift code sets as if it were a variable.
  static let setInSwift = DiagnosticID(168)
}

/// What can be wrong with the scenarios of a screen.
extension DiagnosticID {
  /// A need without a value.
  static let missingNeed = DiagnosticID(180)
  /// What can't be given.
  static let cannotGive = DiagnosticID(181)
  /// An answer that the method can't give.
  static let wrongAnswer = DiagnosticID(182)
  /// What can't be expected.
  static let cannotExpect = DiagnosticID(183)
  /// Two scenarios of one name.
  static let sameScenario = DiagnosticID(184)
  /// A locale, time zone or time that there isn't.
  static let badEnvironment = DiagnosticID(185)
  /// A call that is sure to come, of a method that answers at once, without an answer.
  static let missingAnswer = DiagnosticID(186)
}
