// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "mvvmgen",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .executable(name: "mvvmgen", targets: ["mvvmgen"]),
    .library(name: "MVVMRuntime", targets: ["MVVMRuntime"]),
    .plugin(name: "MVVMGenPlugin", targets: ["MVVMGenPlugin"]),
    .plugin(name: "MVVMGenCommand", targets: ["MVVMGenCommand"]),
  ],
  targets: [
    // What generated code stands on.
    .target(name: "MVVMRuntime", path: "Sources/Runtime"),

    // The generator: each module imports only modules above it.
    .systemLibrary(
      name: "MVVMGenCLibYAML",
      path: "Sources/Generator/CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .systemLibrary(name: "MVVMGenCSystem", path: "Sources/Generator/CSystem"),
    .generator("Paths"),
    .generator("JSON"),
    .generator("Diagnostics", ["JSON"]),
    .generator("Forms"),
    .generator("Reading", ["CLibYAML", "CSystem", "Diagnostics", "Forms"]),
    .generator("Spec", ["Diagnostics", "Forms", "Reading"]),
    .generator("Formatting", ["Diagnostics", "Forms", "Reading", "Spec"]),
    .generator("Schema", ["Forms", "JSON"]),
    .generator("Expressions", ["Diagnostics"]),
    .generator("Checking", ["Diagnostics", "Expressions", "Forms", "Reading", "Spec"]),
    .generator("Program", ["Checking", "Diagnostics", "Expressions"]),
    .generator(
      "Planning", ["CSystem", "Checking", "Diagnostics", "Expressions", "Paths", "Program"]),
    .generator("Mustache"),
    .target(
      name: "MVVMGenTemplates",
      path: "Templates",
      resources: [
        "Clients", "Declaration", "File", "Mocks", "Models", "Services", "Tests", "ViewModel",
      ].map { .embedInCode("\($0).mustache") }
    ),
    .generator("Rendering", ["Diagnostics", "JSON", "Mustache", "Planning", "Templates"]),
    .generator(
      "Pipeline",
      [
        "Checking", "Diagnostics", "Expressions", "Paths", "Planning", "Program", "Reading",
        "Rendering", "Spec",
      ]),
    .generator(
      "LanguageServer",
      [
        "Checking", "Diagnostics", "Expressions", "Formatting", "Forms", "JSON", "Paths",
        "Pipeline", "Reading", "Spec",
      ]),
    .generator("Importing", ["Checking", "Diagnostics", "Reading", "Spec"]),
    .generator("Writing", ["CSystem", "Paths"]),
    .executableTarget(
      name: "mvvmgen",
      dependencies: modules([
        "Checking", "Diagnostics", "Formatting", "Forms", "Importing", "JSON", "LanguageServer",
        "Mustache", "Paths", "Pipeline", "Planning", "Reading", "Rendering", "Schema", "Spec",
        "Templates", "Writing",
      ]),
      path: "Sources/Generator/CLI"
    ),

    // Generates in each build that needs it; or once, on request.
    .plugin(name: "MVVMGenPlugin", capability: .buildTool(), dependencies: ["mvvmgen"]),
    .plugin(
      name: "MVVMGenCommand",
      capability: .command(
        intent: .custom(verb: "mvvmgen", description: "Generates view models from specs"),
        permissions: [.writeToPackageDirectory(reason: "It writes what is generated.")]),
      dependencies: ["mvvmgen"]),

    // Random numbers that are the same in each run.
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers"),
    // Specs that have to be right.
    .target(
      name: "CheckedScreens",
      dependencies: modules(["Checking", "Diagnostics", "Reading", "Spec"]),
      path: "Tests/CheckedScreens"),
    .tests("Paths"),
    .tests("JSON"),
    .tests("Diagnostics"),
    .tests("Reading", ["Diagnostics"]),
    .tests("Spec", ["Diagnostics", "Forms", "Reading"]),
    .tests("LanguageServer", ["Diagnostics", "JSON", "Pipeline", "Rendering"]),
    .tests("Formatting", ["Diagnostics"]),
    .tests("Schema", ["Forms", "JSON"]),
    .tests("Expressions", ["Diagnostics"], others: ["SeededNumbers"]),
    .tests(
      "Checking", ["Diagnostics", "Expressions", "Forms", "Reading", "Spec"],
      others: ["SeededNumbers"]),
    .tests("Program", ["Checking", "Expressions", "Reading"], others: ["CheckedScreens"]),
    .tests("Planning", ["Checking", "Expressions", "Program"], others: ["CheckedScreens"]),
    .tests("Mustache"),
    .testTarget(
      name: "ImportingTests",
      dependencies: ["MVVMRuntime"]
        + modules([
          "Diagnostics", "Formatting", "Importing", "Pipeline", "Reading", "Rendering",
        ]),
      path: "Tests/ImportingTests", exclude: ["Documents", "Libraries"]),
    .tests("Writing", others: ["SeededNumbers"]),
    .tests("Pipeline", ["Diagnostics", "JSON", "Mustache", "Planning", "Rendering"]),
    // The tool as a whole, run as a user would.
    .testTarget(name: "CLITests", dependencies: ["mvvmgen"], path: "Tests/CLITests"),
    // What the documentation shows: checked, generated, compiled and run.
    .testTarget(
      name: "DocsTests",
      dependencies: ["MVVMRuntime"]
        + modules([
          "Checking", "Diagnostics", "Expressions", "Formatting", "Forms", "Mustache", "Pipeline",
          "Rendering", "Spec",
        ]),
      path: "Tests/DocsTests"
    ),
    // Generated screens, compiled and driven.
    .testTarget(
      name: "ScreenTests", dependencies: ["MVVMRuntime", "SeededNumbers"], path: "Tests/ScreenTests"
    ),
    // The same scenarios, run by XCTest.
    .testTarget(
      name: "XCTestScreenTests", dependencies: ["MVVMRuntime"], path: "Tests/XCTestScreenTests"),
    // The scenarios of the tutorials' screens once more, through their static form.
    .target(
      name: "TutorialScreens", dependencies: ["MVVMRuntime"], path: "Tests/StaticFormTests/Screens"
    ),
    .testTarget(
      name: "StaticFormTests", dependencies: ["MVVMRuntime", "TutorialScreens"],
      path: "Tests/StaticFormTests/Tests"),
    // A screen whose names hide those of Swift and of the runtime, alone in its module.
    .testTarget(
      name: "OddNamesTests", dependencies: ["MVVMRuntime"], path: "Tests/OddNamesTests",
      exclude: ["Specs"]),
    // Generated clients against a server on the loopback address.
    .testTarget(
      name: "HTTPTests", dependencies: ["MVVMRuntime"], path: "Tests/HTTPTests", exclude: ["Specs"]),
    .testTarget(
      name: "RuntimeTests", dependencies: ["MVVMRuntime", "SeededNumbers"],
      path: "Tests/RuntimeTests"),
  ],
  swiftLanguageModes: [.v6]
)

/// Modules of the generator, by their folders. Their names are long, as those of all targets in a
/// build have to differ: other packages have a `JSON` or a `CSystem` of their own.
func modules(_ folders: [String]) -> [Target.Dependency] {
  folders.map { .byName(name: "MVVMGen\($0)") }
}

extension Target {
  /// A module of the generator, in its folder.
  static func generator(_ folder: String, _ dependencies: [String] = []) -> Target {
    .target(
      name: "MVVMGen\(folder)",
      dependencies: modules(dependencies),
      path: "Sources/Generator/\(folder)",
      // A file imports the modules whose members it uses.
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]
    )
  }

  /// The tests of a module.
  static func tests(
    _ folder: String, _ dependencies: [String] = [], others: [Target.Dependency] = []
  ) -> Target {
    .testTarget(
      name: "\(folder)Tests",
      dependencies: modules([folder] + dependencies) + others,
      path: "Tests/\(folder)Tests"
    )
  }
}
