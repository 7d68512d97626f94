// swift-tools-version: 6.2
import PackageDescription

// A separate package so that packages that depend on Touchbox, and builds of the `touchbox` command
// alone, do not fetch FlyingFox. `touchbox serve` starts the program that `make serve` builds.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "touchbox-serve",
  products: [.executable(name: "touchbox-serve", targets: ["touchbox-serve"])],
  dependencies: [.package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0")],
  targets: [
    .systemLibrary(
      name: "CZlib", path: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CEPoll", path: "CEPoll"),
    // The messages between a phone and its server. A link to the sources, which the command also
    // uses.
    .target(name: "PhoneLink", path: "PhoneLink", swiftSettings: settings),
    .target(
      name: "PhoneServer",
      dependencies: [
        "CEPoll", "CZlib", "PhoneLink",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      path: "Server", resources: [.embedInCode("Page/page.html")], swiftSettings: settings),
    .executableTarget(
      name: "touchbox-serve", dependencies: ["PhoneServer"], path: "Program",
      swiftSettings: settings),
    .testTarget(
      name: "PhoneServerTests", dependencies: ["PhoneLink", "PhoneServer"], path: "Tests",
      swiftSettings: settings),
  ]
)
