import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

/// The view model: what a view can do and see, and nothing of how.
struct FacadePlanner {
  private let unit: Unit
  private let names: UnitNames
  private let logic: LogicNames
  private let access: String
  private let isByHand: Bool
  /// Names that the view model has for everybody, with no labels that tell a short form from them.
  /// What is its own business gives way instead.
  private let ownNames: NameSet

  init(_ unit: Unit, _ logic: LogicNames) {
    self.unit = unit
    names = unit.names
    self.logic = logic
    access = unit.access
    isByHand = unit.hasHandwork
    let labelled = unit.screen.events.filter { !$0.parameters.isEmpty }.map { $0.name }
    ownNames = NameSet(["input", "output", "settle"].filter { !labelled.contains($0) })
  }

  func declarations() -> [DeclarationPlan] {
    var plans = [viewModel(), SignalsPlanner(unit).declaration()]
    if let steps = HandEmitter(unit, logic).declaration() { plans.append(steps) }
    if let aliases = aliases(usedIn: plans) { plans.append(aliases) }
    return plans
  }

  /// Other names for the author's types that the view model has types of the same name beside, as
  /// far as it uses them, or code by hand may.
  private func aliases(usedIn plans: [DeclarationPlan]) -> DeclarationPlan? {
    let isOpen = unit.program.bindings.contains { $0.isByHand }
    let aliases = names.aliases.filter { alias, _ in
      if isOpen { return true }
      let word = WordSet([alias])
      return plans.contains { word.isMentioned(in: $0) }
    }
    guard !aliases.isEmpty else { return nil }
    var members = Members()
    for (alias, name) in aliases {
      members.addToGroup("\(access)typealias \(alias) = \(name)")
    }
    return DeclarationPlan(
      doc: "Types that the view model has others of the same name beside.",
      head: "\(access)nonisolated enum \(names.holderOfAliases)", members: members)
  }

  /// What input and output call the view model that they belong to.
  private var viewModelName: String { names.own("viewModel") }

  /// The parameter that sets values before the start.
  private var prepare: String { names.own("prepare") }

  private var logicName: String { names.own("logic") }

  // MARK: The class

  private func viewModel() -> DeclarationPlan {
    var members = Members()
    members.add(
      doc:
        "What happens behind the screen: for tests and code by hand, not for views.",
      "let \(logicName): \(names.logic)")
    let optional = isByHand ? "?" : ""
    members.add(
      "private let \(names.own("lifetime")): \(names.known("Lifetime"))\(optional)")
    addInitialisers(to: &members)
    // What others see has a comment, however little there is to say.
    let isSeen = !access.isEmpty
    members.addToGroup(
      doc: isSeen ? "What the view can do." : nil,
      "\(access)var input: Input { Input(\(viewModelName): self) }")
    members.addToGroup(
      doc: isSeen ? "What the view shows." : nil,
      "\(access)var output: Output { Output(\(viewModelName): self) }")
    members.endGroup()
    for event in publicEvents where !ownNames.contains(event.name) {
      add(event, receiver: logicName, to: &members)
    }
    for value in visibleValues where !ownNames.contains(value.name) {
      let part = value.role == .input ? "box" : "readOnly"
      add(value, "\(logicName).\(SwiftName.member(value.name)).\(part)", to: &members)
    }
    for signal in unit.screen.signals where !ownNames.contains(signal.name) {
      add(signal, "\(logicName).\(SwiftName.member(signal.name)).readOnly", to: &members)
    }
    addSettle(to: &members)
    if isByHand {
      addUpdate(to: &members)
      addWhatHandsNeed(to: &members)
    }
    members.add(inputs())
    members.add(outputs())
    return DeclarationPlan(
      doc: unit.screen.doc,
      attributes: ["@\(names.known("MainActor"))"],
      head: "\(access)final class \(SwiftName.plain(names.viewModel))", members: members)
  }

  private var publicEvents: [CheckedEvent] { unit.screen.events.filter { !$0.isPrivate } }

  private var visibleValues: [CheckedValue] { unit.screen.values.filter { $0.role != .state } }

  private func addInitialisers(to members: inout Members) {
    let (environment, label) = (names.own("environment"), unit.environmentLabel)
    let screen = logic.screen
    let type = names.known("ScreenEnvironment")
    let ofEnvironment: Layout =
      "\(label == environment ? label : "\(label) \(environment)"): \(type) = \(type)()"
    let parameters = LogicInitPlanner.parameters(unit, inViewModel: true)
    let others: [Layout] =
      unit.screen.needs.map { SwiftName.passed($0.name) }
      + unit.usedServices.map { SwiftName.passed($0.name) }
    let draft = "\(names.known("ScreenDraft"))<\(names.logic)>"
    // The name of the logic does not matter outside of the module.
    let isOneForAll = access.isEmpty
    if !isOneForAll {
      members.add(doc: docOfInitialiser("Opens the screen.")) { writer in
        writer.block(.call("\(access)convenience init", parameters + [ofEnvironment])) {
          $0.add(
            .call("self.init", others + ["\(label): \(environment)", "\(prepare): { _ in }"]))
        }
      }
    }
    let doc =
      isOneForAll
      ? docOfInitialiser(
        "Opens the screen; `\(prepare)` sets values before anything runs, for tests and previews.")
      : "For tests and previews: `\(prepare)` sets values before anything runs."
    members.add(doc: doc) { writer in
      let ofPreparation: Layout = "\(prepare): (\(draft)) -> \(names.known("Void"))"
      writer.block(
        .call(
          "init",
          parameters + [ofEnvironment, isOneForAll ? "\(ofPreparation) = { _ in }" : ofPreparation])
      ) { body in
        body.add("let \(screen) = \(names.known("Screen"))(environment: \(environment))")
        body.add(
          .call("\(logicName) = \(names.logic)", others + ["\(screen): \(screen)"]))
        body.add(
          .call(
            "\(names.own("lifetime")) = \(names.known("Lifetime"))",
            ["of: \(screen)", "keeping: \(logicName)"]))
        body.add("\(prepare)(\(names.known("ScreenDraft"))(\(logicName)))")
        if unit.needsStart { body.add("\(logicName).\(names.own("start"))()") }
      }
    }
    if isByHand { addHand(to: &members) }
  }

  /// With what the screen is opened with, as far as a `doc` says anything of it.
  private func docOfInitialiser(_ text: String) -> String {
    ParameterDocs.added(to: text, unit.screen.needs)
  }

  /// A method that runs keeps its `self` alive, and a run must not keep the view model.
  private func addHand(to members: inout Members) {
    members.add(
      doc:
        "What code written by hand calls `self`: the same screen, apart from the view model of the view, "
        + "which code that runs does not keep alive."
    ) { writer in
      writer.block("fileprivate init(of \(logicName): \(names.logic))") {
        $0.add("self.\(logicName) = \(logicName)")
        $0.add("\(names.own("lifetime")) = nil")
      }
    }
  }

  private func add(_ event: CheckedEvent, receiver: String, to members: inout Members) {
    members.add(doc: event.doc) { writer in
      let parameters = event.parameters.map { names.parameterInViewModel($0.name, $0.type) }
      writer.block(.call("\(access)func \(SwiftName.plain(event.name))", parameters)) {
        $0.add(
          .call(
            "\(receiver).\(SwiftName.member(event.name))",
            event.parameters.map { SwiftName.passed($0.name) }))
      }
    }
  }

  private func add(_ value: CheckedValue, _ path: Layout, to members: inout Members) {
    let (box, type) = (value.role == .input ? "Box" : "ReadOnlyBox", value.type)
    add(
      value.name, value.doc, "\(names.known(box))<\(names.typeInViewModel(type))>", path,
      to: &members)
  }

  private func add(_ signal: CheckedSignal, _ path: Layout, to members: inout Members) {
    let relay: Layout =
      "\(names.known("ReadOnlyRelay"))<\(names.typeInViewModel(signal.type))>"
    add(signal.name, signal.doc, relay, path, to: &members)
  }

  private func add(
    _ name: String, _ doc: String?, _ type: Layout, _ path: Layout, to members: inout Members
  ) {
    members.addToGroup(
      doc: doc, .braced("\(access)var \(SwiftName.plain(name)): \(type) {", path))
  }

  private func addSettle(to members: inout Members) {
    // A value that can be called knows the line of the call, and so do the failures of a test.
    let type = names.known("Settling")
    members.add(
      doc: "`await settle()` returns when all that can run has run.",
      .braced("\(access)var settle: \(type) {", "\(logicName).\(logic.screen).settle"))
  }

  private func addUpdate(to members: inout Members) {
    members.add(
      doc: "Sets values in one step, from code written by hand; does nothing in a run that is over."
    ) { writer in
      let draft = names.known("ScreenDraft")
      writer.block("func update(_ changes: (\(draft)<\(names.logic)>) -> Void)") {
        $0.add("\(logicName).\(logic.screen).update { changes(\(draft)(\(logicName))) }")
      }
    }
  }

  /// Services, needs and formatters in reach of code written by hand, as they are in a spec.
  private func addWhatHandsNeed(to members: inout Members) {
    var parts: [(name: String, type: String)] = []
    parts += unit.usedServices.map { ($0.name, names.serviceInViewModel($0)) }
    parts += unit.screen.needs.map { ($0.name, names.typeInViewModel($0.type)) }
    if unit.hasFormatters { parts.append((logic.formatters, names.formatters)) }
    for part in parts where !ownNames.contains(part.name) {
      members.addToGroup(
        .braced(
          "var \(SwiftName.plain(part.name)): \(part.type) {",
          "\(logicName).\(SwiftName.member(part.name))"))
    }
  }

  // MARK: Input and output

  private func inputs() -> DeclarationPlan {
    part("Input", doc: "What the view can do.") { members in
      for event in publicEvents {
        add(event, receiver: receiver(of: event.name), to: &members)
      }
      for value in visibleValues where value.role == .input {
        add(value, path(to: value.name, orElse: ".box"), to: &members)
      }
    }
  }

  /// Where input and output find a name: the view model's short form of it, which says the least
  /// to the compiler, or else the logic.
  private func receiver(of name: String) -> String {
    ownNames.contains(name) ? "\(viewModelName).\(logicName)" : viewModelName
  }

  private func path(to name: String, orElse suffix: String) -> Layout {
    let path: Layout = "\(receiver(of: name)).\(SwiftName.member(name))"
    return ownNames.contains(name) ? "\(path)\(suffix)" : path
  }

  private func outputs() -> DeclarationPlan {
    part("Output", doc: "What the view shows. It keeps the view model alive.") { members in
      for value in visibleValues where value.role == .output {
        add(value, path(to: value.name, orElse: ".readOnly"), to: &members)
      }
      for signal in unit.screen.signals {
        add(signal, path(to: signal.name, orElse: ".readOnly"), to: &members)
      }
    }
  }

  /// A struct in the view model that knows nothing but that.
  private func part(
    _ name: String, doc: String, _ add: (inout Members) -> Void
  ) -> DeclarationPlan {
    var members = Members(column: 4)
    members.add("fileprivate let \(viewModelName): \(SwiftName.plain(names.viewModel))")
    add(&members)
    return DeclarationPlan(
      doc: doc, attributes: ["@\(names.known("MainActor"))"], head: "\(access)struct \(name)",
      column: 2, members: members)
  }
}
