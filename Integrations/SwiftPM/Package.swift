// swift-tools-version: 6.2

import PackageDescription

// The package as it is released with the tool as a file: what uses it builds no tool, and needs no
// libyaml. `Scripts/release` puts this beside the runtime, the plugins and the tool. What both packages
// offer is said in both, as a manifest stands alone: `Scripts/check-package` compares them.
let package = Package(
  name: "mvvmgen",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "MVVMRuntime", targets: ["MVVMRuntime"]),
    .plugin(name: "MVVMGenPlugin", targets: ["MVVMGenPlugin"]),
    .plugin(name: "MVVMGenCommand", targets: ["MVVMGenCommand"]),
  ],
  targets: [
    .target(name: "MVVMRuntime", path: "Sources/Runtime"),
    .binaryTarget(name: "mvvmgen", path: "mvvmgen.artifactbundle"),
    .plugin(name: "MVVMGenPlugin", capability: .buildTool(), dependencies: ["mvvmgen"]),
    .plugin(
      name: "MVVMGenCommand",
      capability: .command(
        intent: .custom(verb: "mvvmgen", description: "Generates view models from specs"),
        permissions: [.writeToPackageDirectory(reason: "It writes what is generated.")]),
      dependencies: ["mvvmgen"]),
  ],
  swiftLanguageModes: [.v6]
)
