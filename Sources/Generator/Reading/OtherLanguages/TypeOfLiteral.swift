/// The type of a number or of a Bool, by how it is written; nil where it is none of them.
public func typeOfLiteral(_ text: some StringProtocol) -> String? {
  if Int(text) != nil { return "Int" }
  if Double(text) != nil { return "Double" }
  return text == "true" || text == "false" ? "Bool" : nil
}
