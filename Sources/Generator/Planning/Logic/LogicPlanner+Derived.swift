import Checking
import Program

extension LogicPlanner {
  func derivation(of value: DerivedValue) -> Layout {
    let emitter = ExpressionEmitter(unit, .logic)
    return LogicPlanner.derivation(of: value, logic) {
      emitter.reference(Reference($0, .state))
    }
  }

  /// `Logic.total(items: items.value)`
  static func derivation(
    of value: DerivedValue, _ logic: LogicNames, reading: (String) -> Layout
  ) -> Layout {
    var arguments: [Layout] = value.reads.values.map {
      "\(SwiftName.label($0)): \(reading($0))"
    }
    arguments += value.reads.needs.map { SwiftName.passed($0) }
    if value.reads.usesFormatters {
      arguments.append("\(logic.formatters): \(logic.formatters)")
    }
    return .call("Self.\(SwiftName.member(value.name))", arguments)
  }

  func add(_ value: DerivedValue, to members: inout Members) {
    var parameters: [Layout] = value.reads.values.map {
      "\(SwiftName.parameter($0)): \(names.type(unit.value($0)?.type ?? .unknown))"
    }
    parameters += value.reads.needs.map { name in
      let type = unit.screen.needs.first { $0.name == name }?.type ?? .unknown
      return "\(SwiftName.parameter(name)): \(names.type(type))"
    }
    if value.reads.usesFormatters {
      parameters.append("\(logic.formatters): \(names.formatters)")
    }
    members.add { writer in
      writer.block([
        "private static func \(SwiftName.plain(value.name))", .list("(", parameters, ")"),
        " -> \(names.type(value.type))",
      ]) {
        $0.add(ChoiceEmitter(ExpressionEmitter(unit, .pure)).body(value.expression))
      }
    }
  }
}
