/// A sign that means something elsewhere and nothing here.
struct SignOfOthers {
  let length: Int
  let title: String
  let hint: String
  let cause: SyntaxMessage.Cause?

  init(_ length: Int, _ title: String, _ hint: String, cause: SyntaxMessage.Cause? = nil) {
    self.length = length
    self.title = title
    self.hint = hint
    self.cause = cause
  }
}
