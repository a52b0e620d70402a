import Checking
import Expressions

/// Values through formatters, and cells, which take formatters with them.
extension ExpressionEmitter {
  /// What leads to the formatters of the unit, or of a library.
  private func formatters(of library: CheckedScreen?) -> String {
    let own =
      site == .test
      ? "\(viewModel).\(unit.names.own("logic")).\(unit.names.own("formatters"))"
      : unit.names.own("formatters")
    guard let library else { return site == .formatters ? "self" : own }
    let inner = unit.name(ofFormattersIn: library)
    return site == .formatters ? inner : "\(own).\(inner)"
  }

  func formatted(_ value: TypedExpression, by name: String) -> SwiftExpression {
    let holder = formatters(of: unit.library(ofFormatter: name))
    // A formatter calls another by its name alone, where that is not what its own parameter is called.
    let function =
      holder == "self" && name != "value"
      ? SwiftName.plain(name) : "\(holder).\(SwiftName.member(name))"
    let formatter = unit.formatter(name)
    let others: [Layout] = (formatter.map { unit.values(readBy: $0) } ?? []).map { read in
      "\(SwiftName.label(read.name)): \(reference(Reference(read.name, .state)))"
    }
    let takesOptional = formatter?.input?.isOptional ?? false
    guard value.type.isOptional, !takesOptional else {
      return call(function, [layout(value)] + others)
    }
    let mapper = formatter?.output.isOptional ?? false ? "flatMap" : "map"
    return SwiftExpression(
      applying(
        mapper, to: receiver(value),
        .group([
          "{", .nested([.space, .text(function), .list("(", ["$0"] + others, ")")]), .space, "}",
        ])))
  }

  func cellArguments(
    _ name: String, _ arguments: [TypedExpression.Argument]
  ) -> [Layout] {
    guard let cell = unit.cell(name) else { return [] }
    var parts: [Layout] = zip(unit.labels(of: cell), arguments).map {
      "\(SwiftName.label($0)): \(typed($1.value))"
    }
    let reads = unit.reads(of: cell)
    if reads.usesFormatters {
      let label = unit.names(ofOwnerOfCell: name).own("formatters")
      parts.append("\(label): \(formatters(of: unit.library(ofCell: name)))")
    }
    let labels = unit.namesOfReads(of: cell)
    for value in reads.values {
      parts.append(
        "\(SwiftName.label(labels[value] ?? value)): \(reference(Reference(value, .state)))")
    }
    return parts
  }
}
