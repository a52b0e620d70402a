import MVVMGenDiagnostics

/// A screen or a library as its author wrote it: the keys are known, the names, types and
/// expressions are not looked at yet.
public struct ScreenSpec: Equatable, Sendable {
  /// Whether it is a screen or a library.
  public enum Kind: String, Equatable, Sendable {
    case screen, library
  }

  public var kind: Kind
  public var name: Name
  public var span: SourceSpan
  public var doc: String?
  public var access: Located<String>?
  /// Paths of other spec files.
  public var uses: [Located<String>] = []
  public var imports: [Located<String>] = []
  /// Swift types declared elsewhere.
  public var types: [Name] = []
  public var constants: [ConstantSpec] = []
  public var models: [ModelSpec] = []
  public var errors: [ModelSpec] = []
  public var services: [ServiceSpec] = []
  public var formatters: [FormatterSpec] = []
  public var cells: [CellSpec] = []
  public var needs: [ParameterSpec] = []
  public var inputs: [InputSpec] = []
  public var state: [ValueSpec] = []
  public var outputs: [OutputSpec] = []
  public var bindings: [BindingSpec] = []
  /// Whether something is wrong with the keys of a binding, so that nobody knows all that there
  /// are.
  public var hasBrokenBindings = false
  public var given: GivenSpec?
  public var scenarios: [ScenarioSpec] = []
  /// Where `given` and `scenarios` stand: what is wrong there matters to nothing else.
  var placesOfScenarios: [SourceSpan] = []

  /// Whether a message is about what scenarios do alone.
  public func isAboutScenarios(_ message: Diagnostic) -> Bool {
    placesOfScenarios.contains { $0.holds(message.span) }
  }

  /// The names of the values that it declares.
  var valueNames: Set<String> {
    let names =
      constants.map { $0.name } + needs.map { $0.name } + inputs.map { $0.name }
      + state.map { $0.name }
      + outputs.map { $0.name }
    return Set(names.map { $0.text })
  }
}
