import MVVMGenDiagnostics

/// What can be wrong with types and names.
extension DiagnosticID {
  /// A type that is not written as one.
  static let badType = DiagnosticID(60)
  /// A type that there isn't.
  public static let unknownType = DiagnosticID(61)
  /// A name that there isn't.
  public static let unknownName = DiagnosticID(62)
  /// A name that is no value.
  static let notAValue = DiagnosticID(63)
}

/// What can be wrong with expressions and values.
extension DiagnosticID {
  /// An expression that is not written as one.
  static let badSyntax = DiagnosticID(100)
  /// A value of another type than the one that is wanted.
  static let wrongType = DiagnosticID(101)
  /// A literal that does not fit.
  static let badLiteral = DiagnosticID(102)
  /// A member that there isn't.
  static let unknownMember = DiagnosticID(103)
  /// An optional where its value is wanted.
  static let optionalValue = DiagnosticID(104)
  /// Operands that don't go together.
  static let badOperands = DiagnosticID(105)
  /// A case that there isn't.
  static let unknownCase = DiagnosticID(106)
  /// A formatter that there isn't, or that takes something else.
  public static let wrongFormatter = DiagnosticID(107)
  /// Arguments that are too many, too few, or wrongly labelled.
  static let wrongCall = DiagnosticID(108)
  /// A function where there should be none, or none where there should be one.
  static let wrongFunction = DiagnosticID(109)
  /// A value in a text that can't be shown.
  static let cannotShow = DiagnosticID(110)
  /// A value whose type can't be told.
  static let unclearType = DiagnosticID(111)
  /// A key that is given twice.
  static let sameKey = DiagnosticID(113)
}
