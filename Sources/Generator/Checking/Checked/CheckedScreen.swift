import Diagnostics
import Expressions
import Spec

/// A screen or a library that is proven valid: Swift finds nothing wrong in what is made of it.
/// Only this module makes one, so nothing unchecked gets further.
///
/// It is a class because all stages hand it on: a struct so large is copied field by field each time.
// Sendable: the checker fills it in before anybody else has it; from then on nobody changes it.
public final class CheckedScreen: @unchecked Sendable {
  public internal(set) var name: String
  /// Where the name stands.
  public internal(set) var place: SourceSpan
  public internal(set) var isLibrary: Bool
  public internal(set) var doc: String?
  public internal(set) var access: Access
  public internal(set) var imports: [String] = []
  /// The module it belongs to, where that is another one than that of what is generated.
  public internal(set) var module: String?
  /// All declarations in sight, those of used libraries too.
  public internal(set) var types = TypeTable()
  /// Names of Swift types declared elsewhere.
  public internal(set) var opaqueTypes: [String] = []
  public internal(set) var constants: [CheckedConstant] = []
  public internal(set) var models: [CheckedModel] = []
  public internal(set) var services: [CheckedService] = []
  public internal(set) var formatters: [CheckedFormatter] = []
  public internal(set) var cells: [CheckedCell] = []
  public internal(set) var needs: [CheckedNeed] = []
  public internal(set) var events: [CheckedEvent] = []
  /// Value inputs, states and value outputs in the order of their declarations.
  public internal(set) var values: [CheckedValue] = []
  /// Event outputs.
  public internal(set) var signals: [CheckedSignal] = []
  public internal(set) var bindings: [CheckedBinding] = []
  public internal(set) var scenarios: [CheckedScenario] = []
  /// The libraries that this one uses, directly or not, each once, the used before the using.
  public internal(set) var libraries: [CheckedScreen]
  /// Where each name is declared, those of used libraries included.
  public internal(set) var places = NameTable<SourceSpan>()
  /// All names that this one and its libraries give to anything.
  public internal(set) var names = NameSet()
  /// Those among them that stand behind a dot or a label only: of fields, cases and methods.
  public internal(set) var memberNames = NameSet()
  /// Fields, cases and methods that are called like types.
  public internal(set) var hidingMembers = NameSet()
  /// Whether some of its values may be Decimals.
  public internal(set) var knowsDecimals = false
  /// What its expressions depend on.
  public internal(set) var reads = ReadsCollector()
  /// Choices of which one value is never taken.
  var settledChoices: [SettledChoice] = []
  /// Messages of errors that may be the name of a case.
  var shownNames: [ShownName] = []
  /// What expressions know of the formatters.
  var formatterTypes = NameTable<FormatterType>()

  /// A screen or a library of which nothing is known but its head.
  init(_ spec: ScreenSpec, libraries: [CheckedScreen]) {
    name = spec.name.text
    place = spec.name.span
    isLibrary = spec.kind == .library
    doc = spec.doc
    access = spec.access.flatMap { Access(rawValue: $0.value) } ?? .internal
    self.libraries = libraries
  }

  public enum Access: String, Sendable, CaseIterable {
    case `internal`, package, `public`
  }
}

extension CheckedScreen {
  /// It and its libraries, each after those that it uses itself.
  public var withLibraries: [CheckedScreen] { libraries + [self] }

  /// Where the spec holds Swift of its own: steps and formatters.
  public var swiftPlaces: [SourceSpan] {
    var places: [SourceSpan] = []
    for formatter in formatters {
      if case .swift(let code) = formatter.kind { places.append(code.span) }
    }
    visitSteps { if case .swift(let code) = $0 { places.append(code.span) } }
    return places
  }

  /// Goes through the steps of all bindings.
  func visitSteps(_ visit: (Step) -> Void) {
    for binding in bindings { binding.visitSteps(visit) }
  }
}
