import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

/// Values through formatters, and cells, which take formatters with them.
extension ExpressionEmitter {
  /// What leads to the formatters of the unit, or of a library. Scenarios use none.
  private func formatters(of library: CheckedScreen?) -> String {
    let own = unit.names.own("formatters")
    guard let library else { return site == .formatters ? "self" : own }
    let inner = unit.name(ofFormattersIn: library)
    return site == .formatters ? SwiftName.plain(inner) : "\(own).\(SwiftName.member(inner))"
  }

  /// A formatter as a function, and what it takes beside the value.
  private func formatter(_ name: String) -> (function: String, others: [Layout]) {
    let copy = namesOfFormatters[name]
    let holder = copy == nil ? formatters(of: unit.library(ofFormatter: name)) : "self"
    // A formatter calls another by its name alone, where that is not what its own parameter or a
    // value of a case is called.
    let own = copy ?? name
    let function =
      holder == "self" && own != "value" && !locals.contains(own)
      ? SwiftName.plain(own) : "\(holder).\(SwiftName.member(own))"
    let read = unit.formatter(name).map { unit.values(readBy: $0) } ?? []
    return (
      function,
      read.map { "\(SwiftName.label($0.name)): \(reference(Reference($0.name, .state)))" }
    )
  }

  /// Whether a formatter is called once for each part of a value, not with the value.
  private func maps(_ name: String, _ value: TypedExpression) -> Bool {
    value.type.isOptional && unit.formatter(name)?.input?.isOptional != true
  }

  func formatted(_ value: TypedExpression, by name: String) -> SwiftExpression {
    let (function, others) = formatter(name)
    guard maps(name, value) else { return call(function, [layout(value)] + others) }
    let mapper = unit.formatter(name)?.output.isOptional == true ? "flatMap" : "map"
    func closure(_ part: Layout) -> Layout {
      .braced("{", .call(.text(function), [part] + others))
    }
    // `user.map { formatters.short($0.name) }`
    if case .chain(let base, let body) = value.kind, body.goesOnBehindChained,
      !body.type.isOptional
    {
      var inner = self
      inner.chained.append(Chained("$0", isOptional: false))
      return onOptional(base) { applying(mapper, to: $0, closure(inner.layout(body))) }
    }
    guard !others.isEmpty else {
      return onOptional(value, hasClosure: false) { "\($0).\(mapper)(\(function))" }
    }
    return onOptional(value) { applying(mapper, to: $0, closure("$0")) }
  }

  /// The formatter that is all of a function, where it takes nothing else: `map(formatters.money)`.
  func formatter(_ body: TypedExpression, of parameter: String) -> String? {
    guard case .formatted(let value, let name) = body.kind, !maps(name, value),
      value.isLocal(parameter)
    else { return nil }
    let (function, others) = formatter(name)
    return others.isEmpty ? function : nil
  }

  /// The initialiser that makes a cell of each element, where that is all that it takes.
  func initialiser(_ body: TypedExpression, of parameter: String) -> String? {
    guard case .cell(let name, let arguments) = body.kind, arguments.count == 1,
      arguments[0].value.isLocal(parameter), let cell = unit.cell(name),
      cell.sources.map({ $0.type }) == [arguments[0].value.type],
      cellArguments(name, arguments).count == 1, let label = unit.labels(of: cell).first
    else { return nil }
    return "\(type(.named(name))).init(\(SwiftName.label(label)):)"
  }

  func cellArguments(
    _ name: String, _ arguments: [TypedExpression.Argument]
  ) -> [Layout] {
    guard let cell = unit.cell(name) else { return [] }
    var parts: [Layout] = zip(unit.labels(of: cell), arguments).map {
      labelled($0, $1.value)
    }
    let reads = unit.program.reads(of: cell)
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
