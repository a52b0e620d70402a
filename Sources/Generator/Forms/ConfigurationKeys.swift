extension Form {
  /// The keys of `mvvmgen.yaml`, and of the maps in it.
  var configurationKeys: [KeyForm] {
    switch self {
    case .configurationTests:
      [
        KeyForm(
          "library", .choice(Self.testLibraries),
          "What runs the scenarios; swift-testing where nothing is said."),
        KeyForm("output", .text, "The folder for mocks and tests, where it is another one."),
        KeyForm("imports", .name, "The module that they import with `@testable`."),
      ]
    case .configurationNames:
      Self.outputKinds.map {
        KeyForm($0, .text, "The name of such a file; `*` stands for the spec file's name.")
      }
    default:
      [
        KeyForm(
          "specs", .either([.text, .list(.text)]),
          "The specs, or folders with specs, where none are named on the command line."),
        KeyForm("output", .text, "The folder that files are written to."),
        KeyForm(
          "access", .choice(Self.accessLevels), "The access level of specs that name none."),
        KeyForm(
          "templates", .text, "A folder with templates that replace the built-in ones by name."),
        KeyForm(
          "emit", .either([.choice(Self.outputKinds), .list(.choice(Self.outputKinds))]),
          "The kinds of files; all of them where nothing is said."),
        KeyForm(
          "tests", .either([.choice(Self.testLibraries), .form(.configurationTests)]),
          "What runs the scenarios, and where mocks and tests go."),
        KeyForm(
          "imports", .map(.text),
          "The folders of libraries that belong to other modules, by the modules: they are imported."
        ),
        KeyForm("strict", .bool, "Warnings are errors, in builds too."),
        KeyForm("header", .text, "Text for the top of each file, as a comment: a licence."),
        KeyForm("names", .form(.configurationNames), "The names of the files, by their kind."),
      ]
    }
  }

  /// The access levels, the narrowest first.
  public static let accessLevels = ["internal", "package", "public"]

  /// What can run the scenarios.
  public static let testLibraries = ["swift-testing", "xctest"]

  /// The kinds of files that are generated, in their order.
  public static let outputKinds = kindsOfTheApp + ["mocks", "tests"]

  /// Those that stand in one folder, wherever mocks and tests go.
  public static let kindsOfTheApp = ["viewmodel", "models", "services", "clients"]
}
