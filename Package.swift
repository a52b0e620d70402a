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
      name: "CLibYAML",
      path: "Sources/Generator/CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .systemLibrary(name: "CSystem", path: "Sources/Generator/CSystem"),
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
    .generator("Program", ["Checking", "Expressions"]),
    .generator(
      "Planning", ["CSystem", "Checking", "Diagnostics", "Expressions", "Paths", "Program"]),
    .generator("Mustache"),
    .target(
      name: "Templates",
      path: "Templates",
      resources: [
        "Clients", "Declaration", "File", "Mocks", "Models", "Services", "Tests", "ViewModel",
      ].map { .embedInCode("\($0).mustache") }
    ),
    .generator("Rendering", ["Diagnostics", "JSON", "Mustache", "Planning", "Templates"]),
    .generator(
      "Pipeline",
      [
        "Checking", "Diagnostics", "Paths", "Planning", "Program", "Reading", "Rendering", "Spec",
      ]),
    .generator(
      "LanguageServer",
      [
        "Checking", "Diagnostics", "Expressions", "Formatting", "Forms", "JSON", "Paths",
        "Pipeline", "Reading", "Spec",
      ]),
    .generator("Importing", ["Checking", "Diagnostics", "Reading"]),
    .generator("Writing", ["CSystem", "Paths"]),
    .executableTarget(
      name: "mvvmgen",
      dependencies: [
        "Diagnostics", "Formatting", "Forms", "Importing", "JSON", "LanguageServer", "Mustache",
        "Paths", "Pipeline", "Planning", "Reading", "Rendering", "Schema", "Spec", "Templates",
        "Writing",
      ],
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
      name: "CheckedScreens", dependencies: ["Checking", "Diagnostics", "Reading", "Spec"],
      path: "Tests/CheckedScreens"),
    .tests("Paths"),
    .tests("JSON"),
    .tests("Diagnostics"),
    .tests("Reading", ["Diagnostics"]),
    .tests("Spec", ["Diagnostics", "Forms", "Reading"]),
    .tests("LanguageServer", ["Diagnostics", "JSON", "Pipeline", "Rendering"]),
    .tests("Formatting", ["Diagnostics", "Reading", "Spec"]),
    .tests("Schema", ["Forms", "JSON"]),
    .tests("Expressions", ["SeededNumbers"]),
    .tests(
      "Checking", ["Diagnostics", "Expressions", "Forms", "Reading", "SeededNumbers", "Spec"]),
    .tests("Program", ["CheckedScreens", "Checking", "Expressions", "Reading"]),
    .tests("Planning", ["CheckedScreens", "Checking", "Program"]),
    .tests("Mustache"),
    .testTarget(
      name: "ImportingTests",
      dependencies: [
        "Diagnostics", "Formatting", "Importing", "MVVMRuntime", "Pipeline", "Reading", "Rendering",
      ],
      path: "Tests/ImportingTests", exclude: ["Documents", "Libraries"]),
    .tests("Writing", ["SeededNumbers"]),
    .tests("Pipeline", ["Diagnostics", "JSON", "Mustache", "Planning", "Rendering"]),
    // The tool as a whole, run as a user would.
    .testTarget(name: "CLITests", dependencies: ["mvvmgen"], path: "Tests/CLITests"),
    // What the documentation shows: checked, generated, compiled and run.
    .testTarget(
      name: "DocsTests",
      dependencies: [
        "Checking", "Diagnostics", "Expressions", "Formatting", "Forms", "MVVMRuntime", "Mustache",
        "Pipeline", "Rendering", "Spec",
      ],
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

extension Target {
  /// A module of the generator, in its folder.
  static func generator(_ name: String, _ dependencies: [String] = []) -> Target {
    .target(
      name: name,
      dependencies: dependencies.map { .byName(name: $0) },
      path: "Sources/Generator/\(name)",
      // A file imports the modules whose members it uses.
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]
    )
  }

  /// The tests of a module.
  static func tests(_ name: String, _ dependencies: [String] = []) -> Target {
    .testTarget(
      name: "\(name)Tests",
      dependencies: ([name] + dependencies).map { .byName(name: $0) },
      path: "Tests/\(name)Tests"
    )
  }
}
