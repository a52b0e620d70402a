import MVVMGenChecking
import MVVMGenExpressions

extension PatternEmitter {
  /// Takes the fields that all elements of a list name out of them, and expects each as a list of
  /// its own, which also says how many there are: `rows.map(\.title) == ["Lava", "Lamp"]`. Takes
  /// none where not all elements are known by some of their fields.
  func takeColumns(
    from elements: inout [CheckedScenario.Pattern], _ type: ValueType, of list: Layout
  ) -> [Condition] {
    if elements.contains(where: { whole($0, type) != nil }) { return [] }
    var rows = elements.compactMap { if case .fields(let fields) = $0 { fields } else { nil } }
    guard rows.count == elements.count else { return [] }
    let columns = takeColumns(from: &rows, of: list)
    elements = rows.map { .fields($0) }
    return columns
  }

  /// The same for what is known of each element, here or further in.
  func takeColumns(
    from rows: inout [[CheckedScenario.FieldPattern]], of list: Layout, _ path: Layout = "\\"
  ) -> [Condition] {
    guard !rows.isEmpty else { return [] }
    return rows[0].flatMap { field -> [Condition] in
      let patterns = rows.compactMap { row in row.first { $0.name == field.name }?.pattern }
      guard patterns.count == rows.count else { return [] }
      let path: Layout = "\(path).\(SwiftName.member(field.name))"
      if let values = whole(.list(patterns), .array(field.type)) {
        for index in rows.indices { rows[index].removeAll { $0.name == field.name } }
        return [.lists("\(list).map(\(path))", emitter.expected(values).layout)]
      }
      // Further in, where there always is something.
      var inner = patterns.compactMap { if case .fields(let fields) = $0 { fields } else { nil } }
      guard inner.count == rows.count, !field.type.isOptional else { return [] }
      let columns = takeColumns(from: &inner, of: list, path)
      for (index, fields) in inner.enumerated() {
        rows[index] = rows[index].compactMap {
          var rest = $0
          guard rest.name == field.name else { return rest }
          rest.pattern = .fields(fields)
          return fields.isEmpty ? nil : rest
        }
      }
      return columns
    }
  }
}
