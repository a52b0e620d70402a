import MVVMGenDiagnostics
import MVVMGenExpressions

/// What the users of a screen see of it, as far as that is not in its own fields.
struct SharedPart {
  /// The names that it gives, as those of a library.
  let names: SpecNames
  /// Whether its formatters can be made without its needs, and are there.
  let givesFormatters: Bool
  /// Whether any of its formatters depends on the environment, private ones included.
  let formattersUseEnvironment: Bool
  /// Formatters, and cells that can't be made from their sources: each with the reason.
  let hidden: NameTable<Reason>

  /// Why something works in its own screen alone.
  enum Reason: CustomStringConvertible {
    /// It reads a value or a need of the screen.
    case reads(String, screen: String)
    /// What it stands on is made with a need of the screen.
    case isMade(with: String, screen: String)

    var description: String {
      switch self {
      case .reads(let name, let screen): "it shows '\(name)', which only the screen '\(screen)' has"
      case .isMade(let need, let screen):
        "the formatters of the screen '\(screen)' are made with its need '\(need)'"
      }
    }

    var wayOut: Hint {
      switch self {
      case .reads: "declare one here, of what this spec has"
      case .isMade: SharedPart.inLibrary
      }
    }
  }

  static let inLibrary: Hint = "move it to a library, which both use"
}

extension CheckedScreen {
  /// What others see that use it: of a library all, of a screen the declarations that a library has
  /// too. A formatter that takes several kinds of numbers has functions for those that its screen
  /// shows.
  public func shared(numbers: (CheckedFormatter) -> [ValueType]) -> CheckedScreen {
    isLibrary ? self : CheckedScreen(sharedBy: self, numbers)
  }

  /// Whether users may need its formatters: it declares some, or shows something by those of
  /// others.
  public var givesFormatters: Bool {
    sharedPart?.givesFormatters
      ?? (!formatters.isEmpty || cells.contains { reads.reads(of: $0).usesFormatters })
  }

  /// Whether its formatters are made with the environment, for themselves or for those of what it
  /// uses.
  public var formattersUseEnvironment: Bool {
    sharedPart?.formattersUseEnvironment
      ?? withLibraries.contains { library in
        library.sharedPart?.formattersUseEnvironment
          ?? library.formatters.contains { $0.goesItself(by: .locale) }
      }
  }

  /// The names that those see who use it.
  public var namesForUsers: NameSet { sharedPart?.names.all ?? names }

  /// Those among them that stand behind a dot or a label only.
  public var memberNamesForUsers: NameSet { sharedPart?.names.members ?? memberNames }

  /// How messages call it.
  var title: String { "\(isLibrary ? "library" : "screen") '\(name)'" }

  /// Why some of its formatters and cells are of no use to others.
  func hidden() -> (names: NameTable<SharedPart.Reason>, formattersNeed: String?) {
    let need = formatters.lazy.compactMap { self.reads.reads(of: $0).needs.first }.first
    var names = NameTable<SharedPart.Reason>()
    for formatter in formatters {
      let own = reads.reads(of: formatter)
      if let read = own.values.first ?? own.needs.first {
        names.set(formatter.name, to: .reads(read, screen: name))
      } else if let need {
        names.set(formatter.name, to: .isMade(with: need, screen: name))
      }
    }
    for cell in cells {
      let own = reads.reads(of: cell)
      if let read = own.values.first {
        names.set(cell.name, to: .reads(read, screen: name))
      } else if own.usesFormatters, let need {
        names.set(cell.name, to: .isMade(with: need, screen: name))
      }
    }
    return (names, need)
  }
}
