// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PaperDolls",
  dependencies: [
    // In your package, use the repository's address and a version here.
    .package(name: "Touchbox", path: "../..")
  ],
  targets: [
    .target(
      name: "PaperDolls",
      dependencies: [.product(name: "UIKit", package: "Touchbox")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "PaperDollsTests",
      dependencies: ["PaperDolls", .product(name: "TouchTesting", package: "Touchbox")],
      // The golden pictures of `expectSnapshot`.
      exclude: ["Snapshots"]),
  ]
)
