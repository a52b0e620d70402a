// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "WeatherTerminal",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "mvvmgen", path: "../..")],
  targets: [
    .executableTarget(
      name: "WeatherTerminal",
      dependencies: [.product(name: "MVVMRuntime", package: "mvvmgen")],
      resources: [.embedInCode("recorded.json")],
      plugins: [.plugin(name: "MVVMGenPlugin", package: "mvvmgen")]
    ),
    .testTarget(
      name: "WeatherTerminalTests",
      dependencies: ["WeatherTerminal"],
      plugins: [.plugin(name: "MVVMGenPlugin", package: "mvvmgen")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
