/// How a struct with a field called `hashValue` is hashed: Swift would take the field for what it
/// hashes by.
struct HashPlanner {
  private let unit: Unit

  init(_ unit: Unit) {
    self.unit = unit
  }

  func add(_ fields: [String], _ access: String, to members: inout Members) {
    guard fields.contains("hashValue") else { return }
    members.add { writer in
      writer.block(.text("\(access)func hash(into hasher: inout \(unit.names.known("Hasher")))")) {
        for field in fields {
          $0.add(.text("hasher.combine(self.\(SwiftName.member(field)))"))
        }
      }
    }
  }
}
