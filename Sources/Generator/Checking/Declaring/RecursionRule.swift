import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

extension ScreenChecker {
  /// A model that contains itself other than through an array, a set or a dictionary has no size.
  ///
  /// Of models it is said before anything uses them, of cells when their fields have types.
  mutating func checkRecursion(besidesCells: Bool = false) {
    for circle in circlesOfTypes(besidesCells: besidesCells) {
      if circle.contains(where: expressions.poisoned.contains) { continue }
      let start = expressions.types[circle[0]]
      var what = "model"
      if case .cell? = start?.kind { what = "cell" }
      report(
        .containsItself, "the \(what) '\(circle[0])' contains itself",
        at: start?.span ?? spec.span,
        hint: "a list can hold it: [\(circle.count > 1 ? circle[1] : circle[0])]",
        related: steps(of: circle))
      // Nobody can make one, and nobody knows what the fields were meant to be.
      expressions.poisoned.formUnion(circle)
      for type in circle { expressions.types.forgetFields(of: type, in: circle) }
    }
  }

  /// Collections keep what is in them elsewhere; optionals keep it in place.
  ///
  /// What is asked in the closure is no part of the checker: it would be copied for that.
  private func circlesOfTypes(besidesCells: Bool) -> [[String]] {
    let names =
      (spec.models + spec.errors).map { $0.name } + (besidesCells ? [] : spec.cells.map { $0.name })
    let types = expressions.types
    return DependencyOrder.separateCircles(names.map { $0.text }) { name in
      types[name]?.allFields.compactMap { $0.type.unwrapped.name } ?? []
    }
  }

  private func steps(of circle: [String]) -> [Diagnostic.Related] {
    circle.indices.compactMap { index in
      let next = circle[(index + 1) % circle.count]
      guard
        let field = expressions.types[circle[index]]?.allFields
          .first(where: { $0.type.unwrapped.name == next })
      else { return nil }
      return Diagnostic.Related(
        field.span, "'\(circle[index])' contains '\(next)' here, as '\(field.name)'")
    }
  }
}
