// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Gallery",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "mvvmgen", path: "../..")],
  targets: [
    // The screen: its view model, its models and the protocol of its service.
    .target(
      name: "Gallery",
      dependencies: [.product(name: "MVVMRuntime", package: "mvvmgen")],
      plugins: [.plugin(name: "MVVMGenPlugin", package: "mvvmgen")]
    ),
    // Its mocks, stubs and scenarios: the plugin finds them in the targets that this one tests.
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Gallery"],
      plugins: [.plugin(name: "MVVMGenPlugin", package: "mvvmgen")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
