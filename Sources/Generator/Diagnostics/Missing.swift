extension Diagnostic {
  /// What a message misses at its place. Where others of the spec miss the same, and the same was
  /// meant, that is one mistake, and told as one.
  public struct Missing: Hashable, Sendable {
    /// What is missing.
    public var what: What
    /// Whether the hint says what was probably meant, and not only what there is.
    public var isGuessed: Bool
    /// Whether the spec has it, only not at this place: no other spec is meant then.
    public var isElsewhere: Bool
    /// What alone it can be, where a name at another place might be more.
    public var wanted: Kind?

    /// Something missing, and what is known of it.
    public init(
      _ what: What, isGuessed: Bool = false, isElsewhere: Bool = false, wanted: Kind? = nil
    ) {
      self.what = what
      self.isGuessed = isGuessed
      self.isElsewhere = isElsewhere
      self.wanted = wanted
    }

    /// The name that is missing, where that is all.
    public var name: String? {
      if case .name(let name) = what { name } else { nil }
    }
  }
}

extension Diagnostic.Missing {
  /// What can be missing. An owner is named by its path: `Photo`, `Mode.done`, `weather.current`.
  public enum What: Hashable, Sendable {
    /// A name that nothing has, or nothing that can be used so.
    case name(String)
    /// A declaration of that kind, under a name that something else has.
    case declaration(of: String, as: Kind)
    /// A type of that declaration that takes values of this one.
    case type(taking: String, of: String)
    /// A field or case of a type, a method of a service, a parameter of a method or an event.
    case member(String, of: String)
    /// A member of the values of an enum, of which the enum may have a case.
    case memberOfValue(String, of: String)
    /// Values of these fields or parameters.
    case arguments([String], of: String)
    /// A key of one declaration, or of `given`.
    case key(String, of: String)
    /// A key that no map of a form can have; with the hint where each place has its own.
    indirect case formKey(String, of: String, hint: Hint?)
    /// A name of what the call at a place in the file has answered.
    case answerName(String, ofCallAt: UInt32)
    /// What a method answers in a scenario.
    case answer(of: String)
    /// Values of these needs in a scenario.
    case needs([String])
    /// An anchor of YAML.
    case anchor(String)
  }

  /// What a name is wanted as.
  public enum Kind: Sendable {
    /// What the view or a step sends.
    case event
    /// A Bool that tells whether a binding runs.
    case flag
    /// A value that the view sees.
    case output
    /// A value that steps set.
    case state
    /// What a method throws.
    case error
    /// What the screen is opened with.
    case need
  }
}
