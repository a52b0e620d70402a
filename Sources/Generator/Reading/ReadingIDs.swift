import MVVMGenDiagnostics

/// The kinds of messages about a file as YAML.
extension DiagnosticID {
  /// The file is not UTF-8.
  public static let notUTF8 = DiagnosticID(1)
  /// The file is larger than a spec can be.
  public static let fileTooLarge = DiagnosticID(2)
  /// Lists and maps stand too deep inside each other.
  public static let nestedTooDeep = DiagnosticID(3)
  /// There are more values than a spec can have, aliases followed.
  public static let tooManyNodes = DiagnosticID(4)
  /// A character that no text file should hold.
  public static let controlCharacter = DiagnosticID(5)
  /// A tab where YAML wants spaces.
  static let tab = DiagnosticID(6)
  /// A line is indented so that it belongs nowhere.
  public static let indentation = DiagnosticID(7)
  /// A quote is opened and never closed.
  public static let unclosedQuote = DiagnosticID(8)
  /// A bracket is opened and never closed, or text follows where one should close.
  static let unclosedBracket = DiagnosticID(9)
  /// An unquoted text holds a colon and a space.
  static let colonInText = DiagnosticID(10)
  /// An unquoted text starts with a character that YAML keeps for itself.
  static let reservedStart = DiagnosticID(11)
  /// A tag, or an unquoted text that starts with an exclamation mark.
  public static let tag = DiagnosticID(12)
  /// An alias of nothing, or an unquoted text that starts with an asterisk.
  public static let unknownAlias = DiagnosticID(13)
  /// An anchor that no alias uses, or an unquoted text that starts with an ampersand.
  public static let unusedAnchor = DiagnosticID(14)
  /// A key that is a list or a map.
  public static let keyIsNoText = DiagnosticID(15)
  /// An escape in a double-quoted text that YAML does not know.
  static let badEscape = DiagnosticID(16)
  /// A `|` or `>` with something after it that does not belong there.
  public static let blockHeader = DiagnosticID(17)
  /// A line of YAML's own (`%YAML`, `---`) that is wrong.
  static let directive = DiagnosticID(18)
  /// A line that should be a key and lacks its colon.
  public static let missingColon = DiagnosticID(19)
  /// A comma inside brackets ends an unquoted text in its middle.
  public static let commaInText = DiagnosticID(20)
  /// A number sign after a space ends an unquoted text in its middle.
  public static let commentInText = DiagnosticID(22)
  /// A text that was hardly meant as one, or not as the whole of it.
  public static let textLikeName = DiagnosticID(112)
  /// What version control leaves where two changes are at odds.
  static let mergeMark = DiagnosticID(23)
  /// Any other thing that YAML does not allow.
  static let invalidYAML = DiagnosticID(21)
}
