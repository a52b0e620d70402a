extension SymbolIndex {
  /// What a name stands for, in the words that are shown.
  enum Kind: String {
    case type, constant, model, error, service, method, formatter, cell, need, input, event, state
    case output
    case derivedState = "derived state"
    case derivedOutput = "derived output"
    case eventOutput = "event output"

    /// Whether an expression can start with it.
    var isInExpressions: Bool {
      ![.type, .service, .method, .formatter, .event, .eventOutput].contains(self)
    }

    /// Whether the expressions under a key at the top see it.
    func isInSight(of section: String) -> Bool {
      switch self {
      case .need, .state, .derivedState: !["cells", "constants"].contains(section)
      case .input, .output, .derivedOutput:
        !["cells", "constants", "formatters"].contains(section)
      default: true
      }
    }

    /// Whether those see it who use its spec.
    var isShared: Bool {
      [.type, .constant, .model, .error, .service, .method, .formatter, .cell].contains(self)
    }

    /// Whether its fields or cases are shown with it.
    var showsMembers: Bool { [.model, .error, .cell].contains(self) }

    /// The protocol's number for it among the symbols of a file.
    var ofSymbol: Int {
      switch self {
      case .type: 5
      case .method: 6
      case .need, .input, .state, .output, .derivedState, .derivedOutput: 7
      case .error: 10
      case .service: 11
      case .formatter: 12
      case .constant: 14
      case .model, .cell: 23
      case .event, .eventOutput: 24
      }
    }

    /// What it is among what can be written.
    var ofCompletion: ItemKind {
      switch self {
      case .method: .method
      case .formatter: .function
      case .need, .input, .state, .output, .derivedState, .derivedOutput: .variable
      case .type: .type
      case .service: .interface
      case .error: .enumeration
      case .constant: .constant
      case .model, .cell: .structure
      case .event, .eventOutput: .event
      }
    }
  }
}
