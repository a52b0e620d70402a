import MVVMGenDiagnostics

/// What is legal in a spec, and surely not meant.
extension DiagnosticID {
  /// An output that nothing sets or emits, or a state that nothing sets.
  static let neverSet = DiagnosticID(200)
  /// An input that nothing uses.
  static let unusedInput = DiagnosticID(201)
  /// A state that nothing reads.
  static let unreadState = DiagnosticID(202)
  /// A step or a value that is never reached.
  static let unreachableStep = DiagnosticID(203)
  /// A scenario that expects nothing.
  static let expectsNothing = DiagnosticID(204)
  /// A formatter that nothing uses.
  public static let unusedFormatter = DiagnosticID(205)
  /// A service that nothing calls.
  public static let unusedService = DiagnosticID(206)
  /// A need that nothing uses.
  static let unusedNeed = DiagnosticID(207)
  /// A private event that nothing sends.
  static let neverSent = DiagnosticID(208)
  /// A time zone that is not in the list of them.
  static let unknownZone = DiagnosticID(209)
  /// A name that says itself what is added to it.
  static let doubledName = DiagnosticID(210)
  /// A name that a step gives, and that no step uses.
  static let unusedName = DiagnosticID(211)
  /// A value that is called as the start of the screen.
  static let startValue = DiagnosticID(212)
  /// A method that a scenario speaks of, and that nothing calls.
  static let neverCalled = DiagnosticID(213)
  /// A value that is read when it may be a newer one.
  static let lateRead = DiagnosticID(214)
  /// A loading flag of a run that is over at once.
  static let idleLoading = DiagnosticID(215)
  /// A plain space where formats write another: beside the sign of a currency, before AM.
  static let plainSpace = DiagnosticID(216)
  /// A formatter that shows nothing of its value.
  static let ignoredValue = DiagnosticID(217)
  /// A file of libraries of which nothing is used.
  public static let unusedLibrary = DiagnosticID(218)
  /// A reply to calls that are answered already.
  static let answeredReply = DiagnosticID(219)
  /// An event that is emitted before anybody can listen.
  static let unheardEvent = DiagnosticID(220)
  /// A `cancel` of runs that are over at once.
  static let vainCancel = DiagnosticID(221)
  /// Runs that end each other before they get to their end.
  static let endedRuns = DiagnosticID(222)
  /// A loading flag that is set by a step of its own binding.
  static let ownLoading = DiagnosticID(223)
  /// A `per` without effect.
  static let vainPer = DiagnosticID(224)
  /// A message that is only the name of a case.
  static let shownName = DiagnosticID(226)
  /// A pause that starts anew before it is over.
  static let endlessPause = DiagnosticID(227)
  /// What a field is in JSON, where its model has no form there.
  static let vainNameInJSON = DiagnosticID(228)
  /// A value that is compared with itself.
  static let comparedWithItself = DiagnosticID(229)
  /// A value that a step sets to itself.
  static let setToItself = DiagnosticID(230)
  /// Two minus signs beside each other.
  static let doubleMinus = DiagnosticID(231)
  /// Nearly the name of a known module.
  static let lettersOfModule = DiagnosticID(232)
  /// A constant that nothing uses.
  public static let unusedConstant = DiagnosticID(233)
  /// A model or an error that nothing uses.
  public static let unusedType = DiagnosticID(234)
  /// A flag that is taken back after a call, but not where that fails.
  static let stuckFlag = DiagnosticID(235)
  /// A locale or a time zone that a formatter has no use for.
  static let vainEnvironment = DiagnosticID(236)
  /// A step that does nothing.
  static let emptyStep = DiagnosticID(237)
  /// A file or a module that is named twice.
  static let doubledEntry = DiagnosticID(238)
  /// A reply before anything is called.
  static let earlyReply = DiagnosticID(239)
  /// A change that is not taken back where a newer run ends the one that made it.
  static let lostRollback = DiagnosticID(240)
  /// An answer that another binding may have a newer one of.
  static let racingAnswer = DiagnosticID(241)
  /// A value that is made before a call of what others change while it is under way.
  static let staleCopy = DiagnosticID(242)
  /// A row that is changed after a call, where it stood before.
  static let staleIndex = DiagnosticID(243)
  /// An event that a run sends to itself, and that is dropped.
  static let droppedSend = DiagnosticID(244)
  /// The next page of a list that may be a new one by then.
  static let racingPage = DiagnosticID(245)
  /// A type for other modules that hides one of Swift's there.
  static let publicNameOfSwift = DiagnosticID(246)
  /// A percentage of whole numbers, divided without a rest.
  static let wholeShare = DiagnosticID(247)
  /// A parameter of an event that nothing reads.
  static let unusedParameter = DiagnosticID(248)
  /// A page that is counted before it is asked for.
  static let skippedPage = DiagnosticID(249)
  /// A value that sets off the binding that sets it back, behind a call.
  static let callMadeAgain = DiagnosticID(250)
  /// A part of a path that may be empty, so that nothing is sent.
  static let emptyPart = DiagnosticID(251)
  /// A key of JSON that is a number, where the place of an element may be meant.
  static let numberAsKey = DiagnosticID(252)
  /// A division by a zero that is written out.
  static let dividedByZero = DiagnosticID(253)
  /// A loading flag that is true while something is only shown for a while.
  static let lingeringLoading = DiagnosticID(257)
  /// A count that is compared with a number that it is always beside.
  static let sureCount = DiagnosticID(259)
  /// A default that is missing itself.
  static let missingDefault = DiagnosticID(260)
  /// A row that is not changed where a newer run ends the one that would.
  static let lostRow = DiagnosticID(261)
  /// The name of a server that is the path of a URL.
  static let noScheme = DiagnosticID(262)
}
