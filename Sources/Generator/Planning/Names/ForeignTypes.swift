import MVVMGenExpressions

/// The types of the modules that mocks and tests import, by their plain names. One of the author's
/// with the same name, in another module, could be either in Swift's eyes.
enum ForeignTypes {
  static func names(in module: String) -> NameSet {
    switch module {
    case "Foundation": foundation
    case "MVVMRuntime": runtime
    case "Testing": testing
    default: []
    }
  }

  /// Those with a name that an app could give to a type of its own.
  private static let foundation: NameSet = [
    "AffineTransform", "AttributeContainer", "AttributedString", "AttributedSubstring",
    "BlockOperation", "Bundle", "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect", "CGSize",
    "Calendar", "CharacterSet", "CocoaError", "Comparator", "ComparisonResult", "Data",
    "DataProtocol", "Date", "DateComponents", "DateFormatter", "DateInterval",
    "DateIntervalFormatter", "Decimal", "Dimension", "EnergyFormatter", "Expression", "FileHandle",
    "FileManager", "FileWrapper", "FormatStyle", "Formatter", "Host", "IndexPath", "IndexSet",
    "InflectionRule", "InputStream", "LengthFormatter", "Locale", "LocalizedError",
    "MassFormatter", "Measurement", "MeasurementFormatter", "Morphology", "Notification",
    "NotificationCenter", "NotificationQueue", "NumberFormatter", "Operation", "OperationQueue",
    "OutputStream", "ParseStrategy", "PersonNameComponents", "Pipe", "Port", "PortMessage",
    "Predicate", "PredicateError", "PredicateExpression", "Process", "ProcessInfo", "Progress",
    "ProgressReporting", "ProgressReporter", "QualityOfService", "RecoverableError", "RunLoop",
    "Scanner", "SortComparator", "SortOrder", "Stream", "StreamDelegate", "StringTransform",
    "Thread", "TimeInterval", "TimeZone", "Timer", "Unit", "UnitConverter", "UnitDuration",
    "UnitLength", "UnitMass", "UnitPower", "UnitSpeed", "UnitTemperature", "UnitVolume",
    "URLComponents", "URLError", "URLQueryItem", "URLRequest", "URLResponse", "URLSession",
    "UserDefaults",
  ]

  private static let testing: NameSet = [
    "Attachable", "Attachment", "Bug", "Comment", "ConditionTrait", "Confirmation", "ExitStatus",
    "ExitTest", "Expectation", "Issue", "SourceLocation", "SuiteTrait", "Tag", "Test",
    "TestScoping",
    "TestTrait", "TimeLimitTrait", "Trait",
  ]

  /// All of the runtime's.
  static let runtime: NameSet = [
    "Box", "CurrencyFormat", "DateFormat", "DerivedBox", "Every", "HTTPClient",
    "HTTPDates", "HTTPFailure", "HTTPFields", "HTTPKey", "HTTPMethod", "HTTPObject", "HTTPPath",
    "HTTPRequest", "HTTPRetry", "HTTPService", "HTTPTime", "HTTPValue", "HeldCall", "HeldStream",
    "Lifetime", "ListFormat", "LoadingFlag", "ManualClock", "MessageError", "MockFunction",
    "MockMethod", "MockStream", "NoArguments", "NumberFormat", "PercentFormat", "Policy",
    "ReadOnlyBox",
    "ReadOnlyRelay", "RelativeFormat", "Relay", "Run", "RunEnded", "Runs", "Screen", "ScreenBox",
    "ScreenClock", "ScreenDraft", "ScreenEnvironment", "ScreenTimer", "Settling", "Signal",
    "Source",
    "StagedSource", "Summable",
    "SystemClock", "TestFailure", "TestPlace", "Token", "TokenBag",
  ]
}
