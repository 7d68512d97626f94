// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Board",
  dependencies: [
    // In your package, use the repository's address and a version here.
    .package(name: "Touchbox", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Board", dependencies: [.product(name: "TouchboxApp", package: "Touchbox")]),
    .testTarget(
      name: "BoardTests",
      dependencies: ["Board", .product(name: "TouchTesting", package: "Touchbox")]),
  ]
)
