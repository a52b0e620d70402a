// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "mvvmgen",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  targets: [
    // The generator: each module imports only modules above it.
    .systemLibrary(
      name: "CLibYAML",
      path: "Sources/Generator/CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .generator("Diagnostics"),
    .generator("Reading", ["CLibYAML", "Diagnostics"]),
    .generator("Spec", ["Diagnostics", "Reading"]),
    .generator("Expressions"),
    .generator("Checking", ["Diagnostics", "Expressions", "Reading", "Spec"]),
    .generator("Mustache"),
    .generator("Writing"),

    .tests("Diagnostics"),
    .tests("Reading", ["Diagnostics"]),
    .tests("Spec", ["Diagnostics", "Reading"]),
    .tests("Checking", ["Diagnostics", "Reading", "Spec"]),
    .tests("Mustache"),
    .tests("Writing"),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  /// A module of the generator, in its folder.
  static func generator(_ name: String, _ dependencies: [String] = []) -> Target {
    .target(
      name: name,
      dependencies: dependencies.map { .byName(name: $0) },
      path: "Sources/Generator/\(name)"
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
