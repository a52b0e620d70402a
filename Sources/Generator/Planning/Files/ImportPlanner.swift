import MVVMGenChecking
import MVVMGenExpressions

/// The modules that a file imports: those that its own text needs, and those that the spec names.
enum ImportPlanner {
  static func imports(
    of declarations: [DeclarationPlan], _ kind: OutputKind, _ units: [Unit],
    _ testLibrary: TestLibrary, testable: [String]
  ) -> [ImportPlan] {
    var imports = imports(of: declarations, kind, units, testLibrary)
    // What is for tests may stand in another module than what is tested.
    let isForTests = kind == .mocks || kind == .tests
    let modules = isForTests ? Set(testable).sorted() : []
    let access = kind == .mocks ? access(ofTested: units, in: declarations) : nil
    // Mocks of what everybody sees stand beside an app too, which nobody builds for tests.
    let isTestable = kind == .tests || units.contains { $0.screen.access != .public }
    let tested = modules.map { module in
      ImportPlan(module, seenBy: access, isTestable: isTestable)
    }
    if !isTestable { imports = (imports + tested).sorted { $0.module < $1.module } }
    let own = modules.count == 1 ? tested.first : nil
    let clashing = clashing(with: imports, declarations, units, own)
    // In the order of swift-format.
    for group in [
      clashing.filter { !$0.isTestable },
      (isTestable ? tested : []) + clashing.filter { $0.isTestable },
    ] where !group.isEmpty {
      // What the package sees stands below all others.
      let isFirst = imports.allSatisfy { $0.isPackage || $0.isOptional }
      imports += group
      imports[imports.count - group.count].startsGroup = !isFirst
    }
    return imports
  }

  /// Imports of the types of other modules beside which a module with another type of that name is
  /// imported: each says which one is meant. `own` is how the types of the specs themselves come
  /// in, where that is one module.
  private static func clashing(
    with imports: [ImportPlan], _ declarations: [DeclarationPlan], _ units: [Unit],
    _ own: ImportPlan?
  ) -> [ImportPlan] {
    guard own != nil || units.contains(where: { $0.hasModules }) else { return [] }
    let screens = units.flatMap { $0.screen.libraries } + units.map { $0.screen }
    var foreign = NameSet()
    for imported in imports { foreign.formUnion(ForeignTypes.names(in: imported.module).names) }
    var types: [String: (kind: String, module: String?)] = [:]
    let module = own == nil ? units.first?.screen.module : nil
    for screen in screens
    where own != nil || screen.module != nil && screen.module != module {
      for model in screen.models where !model.isExternal {
        switch model.kind {
        case .structure: types[model.name] = ("struct", screen.module)
        case .enumeration, .error: types[model.name] = ("enum", screen.module)
        }
      }
      for cell in screen.cells { types[cell.name] = ("struct", screen.module) }
      for service in screen.services { types[service.protocolName] = ("protocol", screen.module) }
    }
    return types.sorted { $0.key < $1.key }.compactMap { name, type in
      let word = WordSet([name])
      guard foreign.contains(name), declarations.contains(where: { word.isMentioned(in: $0) })
      else {
        return nil
      }
      let path = "\(type.kind) \(type.module ?? own?.module ?? "").\(SwiftName.plain(name))"
      guard type.module == nil else {
        return ImportPlan(path, seenBy: access(of: word, in: declarations))
      }
      return ImportPlan(
        attribute: own?.attribute ?? "", module: path, isPackage: own?.isPackage ?? false)
    }
  }

  /// Who else sees one of the names in what is declared; nil for nobody.
  private static func access(
    of names: WordSet, in declarations: [DeclarationPlan]
  ) -> InterfaceScan.Access? {
    declarations.compactMap { InterfaceScan.access(of: names, in: $0) }.max()
  }

  /// Who else sees what mocks show of the module that they are for. What they conform to is seen by
  /// the package in any case, and Swift warns of an import that says so too.
  private static func access(
    ofTested units: [Unit], in declarations: [DeclarationPlan]
  ) -> InterfaceScan.Access? {
    let access = units.compactMap { $0.screen.access.ofInterface }.max()
    guard access == .package else { return access }
    let screens = units.flatMap { unit in
      [unit.screen] + unit.screen.libraries.filter { $0.module == unit.screen.module }
    }
    let types = screens.flatMap { screen in
      screen.declaredTypes.map { $0.name } + screen.opaqueTypes
        + screen.models.filter { $0.isExternal }.map { $0.name }
    }
    return Self.access(of: WordSet(NameSet(types)), in: declarations)
  }

  private static func imports(
    of declarations: [DeclarationPlan], _ kind: OutputKind, _ units: [Unit],
    _ testLibrary: TestLibrary
  ) -> [ImportPlan] {
    // Models say what stands for an argument that is left out, and so do their stubs.
    let hasDefaults = kind == .models || kind == .mocks
    let calculating = hasDefaults ? units.filter { $0.screen.calculatesDefaults } : []
    let reading = hasDefaults ? units.filter { $0.screen.usesFoundationInDefaults } : []
    var modules = modules(namedBy: units)
    if needsRuntime(kind, declarations, units, calculating) { modules.insert("MVVMRuntime") }
    if kind == .tests { modules.insert(testLibrary.module) }
    if !reading.isEmpty || needsFoundation(kind, declarations, units) {
      modules.insert("Foundation")
    }
    // Where Foundation is not Apple's, it keeps what talks to servers in a module of its own.
    if kind == .clients { modules.insert("FoundationNetworking") }
    // Where nothing is seen by other modules there is no interface to look through.
    let hasInterface = units.contains { $0.screen.access.ofInterface != nil }
    let opaqueTypes =
      hasInterface ? WordSet(NameSet(units.flatMap { $0.screen.opaqueTypes })) : none
    return modules.names.sorted().map { module in
      let names =
        switch module {
        case _ where !hasInterface: none
        case "Foundation": foundation(beside: units)
        case "FoundationNetworking": networking
        // Of models it is known, and constants show no more than their types.
        case "MVVMRuntime": runtime(kind, beside: units)
        case testLibrary.module: none
        default: types(of: module, units) ?? opaqueTypes
        }
      var access = names.isEmpty ? nil : access(of: names, in: declarations)
      // What stands for an argument that is left out is a part of a public interface.
      let needing =
        switch module {
        case "MVVMRuntime": calculating
        case "Foundation": reading
        default: [Unit]()
        }
      if needing.contains(where: { $0.screen.access == .public }) { access = .public }
      return ImportPlan(
        module, seenBy: access, isOptional: module == "FoundationNetworking")
    }
  }

  private static func modules(namedBy units: [Unit]) -> NameSet {
    var modules = NameSet()
    for unit in units {
      modules.formUnion(unit.screen.imports)
      modules.formUnion(unit.screen.libraries.compactMap { $0.module })
    }
    // What belongs to the module itself needs no import.
    guard let own = units.first?.screen.module else { return modules }
    return modules.subtracting([own])
  }

  private static func needsRuntime(
    _ kind: OutputKind, _ declarations: [DeclarationPlan], _ units: [Unit], _ calculating: [Unit]
  ) -> Bool {
    switch kind {
    case .models:
      !calculating.isEmpty
        || units.contains { $0.screen.constants.contains { $0.value.usesRuntime } }
        || usesRuntime(declarations)
    case .services: usesRuntime(declarations)
    default: true
    }
  }

  private static func needsFoundation(
    _ kind: OutputKind, _ declarations: [DeclarationPlan], _ units: [Unit]
  ) -> Bool {
    // That a Decimal may be written as `2` is Foundation's, and no word of the text shows it.
    let calculatesWithDecimals = units.contains { unit in
      guard unit.screen.knowsDecimals else { return false }
      return kind == .models ? unit.screen.hasOwnValues : kind == .viewModel || kind == .tests
    }
    let foundation = foundation(beside: units)
    return calculatesWithDecimals
      || declarations.contains { foundation.isMentioned(in: $0) }
  }

  private static func foundation(beside units: [Unit]) -> WordSet {
    words(foundation, KnownNames.foundation, of: "Foundation", beside: units)
  }

  private static func runtime(_ kind: OutputKind, beside units: [Unit]) -> WordSet {
    words(
      kind == .models ? runtimeTypes : runtimeInInterfaces, KnownNames.runtimeInInterfaces,
      of: "MVVMRuntime", beside: units)
  }

  /// Words by which a module is needed. One that the specs have as the name of a type means that:
  /// the module's own stands behind its name then.
  private static func words(
    _ all: WordSet, _ names: NameSet, of module: String, beside units: [Unit]
  ) -> WordSet {
    let hidden = names.names.filter { name in units.contains { $0.names.known(name) != name } }
    return hidden.isEmpty ? all : all.without(hidden, adding: module)
  }

  /// What the libraries of a module declare; nil where none is known to belong to it.
  private static func types(of module: String, _ units: [Unit]) -> WordSet? {
    let libraries = units.flatMap { $0.screen.libraries }.filter { $0.module == module }
    guard !libraries.isEmpty else { return nil }
    return WordSet(NameSet(libraries.flatMap { $0.declaredTypes }.map { $0.name }))
  }

  private static let none = WordSet([])
  private static let networking = WordSet(["URLSession"])
  private static let foundation = WordSet(KnownNames.foundation)
  private static let runtimeTypes = WordSet(KnownNames.runtimeInInterfaces)
  private static let runtimeInInterfaces = WordSet(
    NameSet(KnownNames.runtimeInInterfaces.names + ["literal"]))
  private static let runtime = WordSet([
    "MessageError", "ScreenEnvironment", "DateFormat", "literal", "base64", "container",
  ])

  private static let reading = WordSet(["CodingKeys"])

  private static func usesRuntime(_ declarations: [DeclarationPlan]) -> Bool {
    // Members of the runtime can be behind any expression; types alone need nothing of it, nor does
    // the reading of a struct beside it: the defaults there are those of the struct.
    declarations.contains {
      guard !hasExpressions($0) else { return !reading.isMentioned(in: $0) }
      return runtime.isMentioned(in: $0)
    }
  }

  private static func hasExpressions(_ declaration: DeclarationPlan) -> Bool {
    !declaration.members.isEmpty && declaration.head.hasWord("extension")
  }
}

extension ImportPlan {
  /// `access` is who sees something of the module in the file's interface.
  fileprivate init(
    _ module: String, seenBy access: InterfaceScan.Access?, isTestable: Bool = false,
    isOptional: Bool = false
  ) {
    self.init(
      attribute: (isTestable ? "@testable " : "") + (access == .public ? "public " : ""),
      module: module, isPackage: access == .package, isOptional: isOptional)
  }

  fileprivate var isTestable: Bool { attribute.hasPrefix("@testable") }
}

extension Unit {
  /// Whether it, or one of its libraries, is known to belong to a module.
  fileprivate var hasModules: Bool {
    screen.module != nil || screen.libraries.contains { $0.module != nil }
  }
}

extension CheckedScreen {
  /// Whether any value stands among its models, cells, formatters and constants.
  fileprivate var hasOwnValues: Bool {
    !cells.isEmpty || !formatters.isEmpty || !constants.isEmpty
      || models.contains { !$0.defaultValues.isEmpty }
  }

  /// Whether the value of a field that is left out is worked out with the runtime.
  fileprivate var calculatesDefaults: Bool {
    models.contains { $0.defaultValues.contains { $0.usesRuntime } }
  }

  /// Whether it is worked out with something of Foundation that its text does not name.
  fileprivate var usesFoundationInDefaults: Bool {
    models.contains { $0.defaultValues.contains { $0.usesFoundationUnnamed } }
  }
}

extension CheckedScreen.Access {
  /// Who else sees what is declared so; nil for nobody.
  fileprivate var ofInterface: InterfaceScan.Access? {
    switch self {
    case .internal: nil
    case .package: .package
    case .public: .public
    }
  }
}
