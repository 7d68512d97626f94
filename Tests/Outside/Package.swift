// swift-tools-version: 6.2
import PackageDescription

// Touch code that uses UIKit as an app does: from another package and without default isolation.
//
// To add a program, put its file in Programs. It is compiled in both Swift 5 mode and Swift 6 mode.
// Files for only one mode go into Sources/Swift5 or Sources/Swift6. Put the program's tests into a
// file in Tests/Swift6Tests.
let package = Package(
  name: "Outside",
  dependencies: [.package(name: "Touchbox", path: "../..")],
  targets: [
    .target(
      name: "Swift5", dependencies: uiKit, swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Swift6", dependencies: uiKit, swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "Swift5Tests", dependencies: ["Swift5", touchTesting],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "Swift6Tests", dependencies: ["Swift6", touchTesting],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)

var uiKit: [Target.Dependency] { [.product(name: "UIKit", package: "Touchbox")] }
var touchTesting: Target.Dependency { .product(name: "TouchTesting", package: "Touchbox") }
