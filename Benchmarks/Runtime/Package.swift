// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "RuntimeBenchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "mvvmgen", path: "../..")],
  targets: [
    // Counts allocations, where the C library lets it: on Linux with glibc.
    .target(name: "CountMalloc"),
    .executableTarget(
      name: "RuntimeBenchmarks",
      dependencies: ["CountMalloc", .product(name: "MVVMRuntime", package: "mvvmgen")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
