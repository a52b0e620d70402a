/// What is to be done about one file.
public struct WriteAction: Equatable, Sendable {
  /// The kinds of things to do.
  public enum Kind: Equatable, Sendable {
    /// Write a file that is not there yet.
    case create
    /// Replace a file whose content differs.
    case update
    /// Nothing: the content is the same.
    case keep
    /// Remove a file that no spec stands for any more.
    case remove
    /// Nothing: the file must not, or cannot, be written.
    case refuse(reason: String)

    /// Whether the disk differs after it.
    public var isChange: Bool { self == .create || self == .update || self == .remove }
  }

  /// What is to be done.
  public var kind: Kind
  /// The file as it is to be.
  public var file: OutputFile
  /// The spec that the file is from, where one is known.
  public var spec: String?
  /// Whether that spec is gone: it was deleted, or has another name now.
  public var isOfGone = false
  /// Whether it is not done yet: another file of the same spec is refused, and they belong
  /// together.
  public var isHeld = false

  /// Whether it is a file of another spec that is there still, which would be the same of this one:
  /// it stays a file of that one.
  public var isOfOther = false

  /// Makes an action.
  init(_ kind: Kind, _ file: OutputFile, spec: String? = nil) {
    self.kind = kind
    self.file = file
    self.spec = spec
  }
}
