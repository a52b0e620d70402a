/// One key of the language: what it is called, what it means, and what it can hold.
///
/// The decoder checks specs by these tables; the JSON Schema and the reference are made from them.
public struct KeyForm: Equatable, Sendable {
  public var name: String
  public var summary: String
  public var value: ValueForm
  public var isRequired: Bool

  init(_ name: String, _ value: ValueForm, _ summary: String, isRequired: Bool = false) {
    self.name = name
    self.summary = summary
    self.value = value
    self.isRequired = isRequired
  }
}
