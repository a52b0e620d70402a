import MVVMGenChecking
import MVVMGenExpressions

extension ExpressionEmitter {
  /// A function of Swift or the runtime, with its module where another of its name is in reach.
  func function(_ name: String) -> String {
    // A value of a case may have that name here.
    locals.contains(name)
      ? "\(KnownNames.module(of: name)).\(name)"
      : unit.names.known(name, besideMembers: site == .member)
  }

  func reference(_ reference: Reference) -> Layout {
    let name = reference.name
    switch reference.kind {
    case .local, .source: return .text(SwiftName.local(name))
    case .constant:
      let isBeside = site == .constants && unit.holder(ofConstant: name) == unit.names.constants
      if isBeside { return .text(SwiftName.plain(name)) }
      let holder = Layout.text(unit.holder(ofConstant: name))
      let isLong = name.utf8.count > Self.longPath
      return "\(isLong ? .linked(holder) : holder).\(SwiftName.member(name))"
    case .need:
      switch site {
      case .test: return "\(viewModel).\(unit.names.own("logic")).\(SwiftName.member(name))"
      // A formatter calls what it shows 'value', whatever else has that name.
      case .logic, .formatters: return property(name)
      case .initialValue, .pure, .member, .constants: return .text(SwiftName.plain(name))
      }
    case .input, .state, .output:
      switch site {
      case .logic: return property(name) + ".value"
      case .test:
        let place =
          switch reference.kind {
          case .input: "input"
          case .output: "output"
          default: unit.names.own("logic")
          }
        return "\(viewModel).\(place).\(SwiftName.member(name)).value"
      case .initialValue, .pure, .member, .formatters, .constants:
        return .text(SwiftName.plain(namesOfValues[name] ?? name))
      }
    }
  }

  /// What a test calls the view model.
  var viewModel: String { unit.names.own("viewModel") }

  /// A property of the logic, with `self` where a local has the same name.
  func property(_ name: String) -> Layout {
    .text(
      locals.contains(name)
        ? "self.\(SwiftName.member(name))" : SwiftName.plain(name))
  }

  func with(_ names: [String]) -> ExpressionEmitter {
    var inner = self
    inner.locals.formUnion(names)
    inner.closuresBehind = 0
    return inner
  }
}
