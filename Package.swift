// swift-tools-version: 6.2
import PackageDescription

// The settings for every target. Imports are internal by default, so a module does not expose the
// modules below it.
let strictSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

// UIKit and the modules above it run on the main actor, as on iOS.
let mainActor: [SwiftSetting] = strictSettings + [.defaultIsolation(MainActor.self)]

// Demos should look like the listings in a book. Without `InternalImportsByDefault`, they can
// declare public subclasses after a plain `import UIKit`.
let demoSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
  .defaultIsolation(MainActor.self),
]

// If a file imports Testing and a module with Apple's name, the compiler looks for cross-import
// overlays that exist only in Apple's SDKs. These empty targets replace them (Tests/CrossImport).
let overlays: [Target.Dependency] = ["_Testing_UIKit", "_Testing_CoreGraphics"]

// The `Testing` module's folder. Static libraries lack the module. `make install` sets this
// variable.
let testing: [SwiftSetting] =
  Context.environment["TOUCHBOX_TESTING_MODULES"].map { [.unsafeFlags(["-I", $0])] } ?? []

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "Touchbox",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "UIKitSubmodules", "QuartzCore", "CoreGraphics"]),
    .library(name: "TouchTesting", targets: ["TouchTesting"]),
    .library(
      name: "TouchboxApp",
      targets: ["TouchboxApp", "UIKit", "UIKitSubmodules", "QuartzCore", "CoreGraphics"]),
    .executable(name: "touchbox", targets: ["touchbox"]),
    .executable(name: "touchbox-bench", targets: ["touchbox-bench"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    // Layer 0: values.
    .target(name: "CoreGraphics", swiftSettings: strictSettings),
    .target(name: "DisplayList", dependencies: ["CoreGraphics"], swiftSettings: strictSettings),
    // Foundation types that use the phone's clock. UIKit exports each of them separately, because
    // names from a scoped import take precedence over names from `import Foundation`.
    .target(name: "CSwiftRuntime"),
    .target(
      name: "PhoneFoundation", dependencies: ["CSwiftRuntime"], swiftSettings: strictSettings),

    // Layer 1a: layers and their animations, below the views that own them.
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "DisplayList", "PhoneFoundation"],
      swiftSettings: mainActor),

    // Layer 1b: touches, gestures, responders, views, controllers, time. Demos import only UIKit.
    .target(
      name: "UIKit",
      dependencies: ["CoreGraphics", "DisplayList", "PhoneFoundation", "QuartzCore"],
      swiftSettings: mainActor),
    .target(name: "UIKitSubmodules"),
    .target(
      name: "Demos", dependencies: ["UIKit"], path: "Demos", exclude: ["Published"],
      packageAccess: false, swiftSettings: demoSettings),
    .target(
      name: "PublishedDemos", dependencies: ["UIKit"], path: "Demos/Published",
      packageAccess: false, swiftSettings: demoSettings),

    // Layer 2: the phone, its clock and its input.
    .target(
      name: "Simulator", dependencies: ["CoreGraphics", "DisplayList", "PhoneFoundation", "UIKit"],
      swiftSettings: mainActor),

    // Layer 3: conversions between text and events, and from display lists to pixels.
    .target(
      name: "TouchScript", dependencies: ["CoreGraphics", "UIKit", "Simulator"],
      swiftSettings: mainActor),
    .target(
      name: "WebDriverActions",
      dependencies: ["CoreGraphics", "UIKit", "Simulator", "TouchScript"],
      swiftSettings: mainActor),
    .target(
      name: "InputRecordings",
      dependencies: ["CoreGraphics", "UIKit", "Simulator", "TouchScript"],
      swiftSettings: mainActor),
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CSDL2", pkgConfig: "sdl2",
      providers: [.apt(["libsdl2-dev", "libsdl2-image-dev"])]),
    .target(name: "CPixels"),
    .target(
      name: "Painter",
      dependencies: ["CoreGraphics", "DisplayList", "CCairo", "CPixels", "CSDL2"],
      swiftSettings: mainActor),

    // The messages between a served phone and Sources/touchbox-serve, a separate package that
    // shares these sources.
    .target(name: "PhoneLink", swiftSettings: strictSettings),

    // Random sessions, and the search for the smallest failing session.
    .target(name: "SplitMix64", swiftSettings: strictSettings),
    .target(
      name: "Monkey",
      dependencies: ["CoreGraphics", "UIKit", "Simulator", "TouchScript", "SplitMix64"],
      swiftSettings: mainActor),

    // Layer 4: the SDL window, and synthetic fingers for Swift tests.
    .target(
      name: "SDLHost",
      dependencies: [
        "CoreGraphics", "DisplayList", "UIKit", "Simulator", "TouchScript", "Painter", "CSDL2",
      ],
      swiftSettings: mainActor),
    // Depends on the overlays, so packages with tests don't have to.
    .target(
      name: "TouchTesting",
      dependencies: [
        "CoreGraphics", "DisplayList", "UIKit", "Simulator", "TouchScript", "Monkey", "Painter",
      ] + overlays,
      swiftSettings: mainActor + testing),

    // Layer 5: the terminal (messages, exit codes, crash reports); a catalog of apps with its Home
    // screen; the commands, without apps. The argument parser's types are not isolated to an actor,
    // so these targets and the programs use `@MainActor` explicitly.
    .target(
      name: "Terminal",
      dependencies: ["PhoneFoundation", "TouchScript", "Painter", "SDLHost"],
      swiftSettings: strictSettings),
    .target(
      name: "AppLibrary",
      dependencies: ["CoreGraphics", "UIKit", "Simulator", "TouchScript", "Painter", "Terminal"],
      swiftSettings: strictSettings),
    .target(
      name: "TouchboxCommand",
      dependencies: [
        "CoreGraphics", "PhoneFoundation", "UIKit", "Simulator", "TouchScript", "WebDriverActions",
        "InputRecordings", "Painter", "PhoneLink", "SDLHost", "Monkey", "Terminal", "AppLibrary",
        argumentParser,
      ],
      resources: [
        .embedInCode("Explain/Page/page.html"), .embedInCode("Explain/Page/page.css"),
        .embedInCode("Explain/Page/page.js"),
      ],
      swiftSettings: strictSettings),
    // Layer 6: the demos' catalog, and the programs.
    .target(
      name: "TouchboxApp", dependencies: ["AppLibrary", "Simulator", "TouchboxCommand", "UIKit"],
      swiftSettings: strictSettings),
    .target(
      name: "DemoCatalog", dependencies: ["AppLibrary", "Demos", "PublishedDemos", "Simulator"],
      swiftSettings: strictSettings),
    .executableTarget(
      name: "touchbox",
      // It doesn't import all of these, but programs built from users' files link its objects.
      dependencies: [
        "Terminal", "AppLibrary", "DemoCatalog", "Simulator", "TouchboxCommand", "TouchboxApp",
        "QuartzCore", "UIKitSubmodules",
      ],
      swiftSettings: strictSettings),
    .executableTarget(
      name: "touchbox-bench",
      dependencies: [
        "Terminal", "AppLibrary", "CoreGraphics", "UIKit", "Simulator", "TouchScript", "Painter",
        "SDLHost", "DemoCatalog", "CSDL2",
      ],
      swiftSettings: mainActor),
    // The benchmarks' workloads in plain C, for comparison.
    .executableTarget(name: "touchbox-floor", linkerSettings: [.linkedLibrary("m")]),

    // Tests: support code, followed by a target for each module in Sources.
    .target(name: "_Testing_UIKit", path: "Tests/CrossImport/_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics", path: "Tests/CrossImport/_Testing_CoreGraphics"),
    .target(
      name: "Streams", dependencies: ["CoreGraphics", "UIKit", "Simulator", "SplitMix64"],
      path: "Tests/Support/Streams", swiftSettings: mainActor),
    .target(
      name: "ScriptSupport",
      dependencies: ["CoreGraphics", "UIKit", "Simulator", "Streams", "TouchScript", "SplitMix64"],
      path: "Tests/Support/Scripts", swiftSettings: mainActor),
    .executableTarget(
      name: "RandomStreams", dependencies: ["Streams"], path: "Tests/RandomStreams",
      swiftSettings: mainActor),
    .executableTarget(
      name: "Soak",
      dependencies: [
        "Terminal", "AppLibrary", "CoreGraphics", "UIKit", "Simulator", "TouchScript", "Monkey",
        "Painter", "SDLHost", "DemoCatalog", "TouchboxCommand", "XServer",
      ],
      path: "Tests/Soak", swiftSettings: mainActor),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CoreGraphics", "DisplayList", "UIKit", "Simulator", "TouchScript", "WebDriverActions",
        "InputRecordings", "Painter", "SDLHost", "CSDL2", "Terminal", "AppLibrary",
        "TouchboxCommand", "Streams", argumentParser,
      ],
      path: "Tests/Fuzz",
      exclude: ["Corpus", "words.txt"],
      swiftSettings: mainActor),
    .executableTarget(
      name: "FirstTouch", dependencies: ["CoreGraphics", "UIKit", "Simulator"],
      path: "Tests/FirstTouch", swiftSettings: mainActor),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "CoreGraphics", "DisplayList", "Folders", "QuartzCore", "UIKit", "Simulator", "SplitMix64",
        "Streams", "TouchTesting", "XServer",
      ] + overlays,
      swiftSettings: mainActor),
    .testTarget(
      name: "SimulatorTests",
      dependencies: [
        "CoreGraphics", "UIKit", "DisplayList", "Simulator", "ScriptSupport", "SplitMix64",
      ] + overlays,
      exclude: ["Goldens"],
      swiftSettings: mainActor),
    .testTarget(
      name: "TouchScriptTests",
      dependencies: [
        "CoreGraphics", "UIKit", "Simulator", "TouchScript", "ScriptSupport", "SplitMix64",
        "Streams",
      ] + overlays,
      swiftSettings: mainActor),
    .testTarget(name: "FuzzTests", dependencies: ["Fuzz"] + overlays, swiftSettings: mainActor),
    .testTarget(
      name: "WebDriverActionsTests",
      dependencies: [
        "CoreGraphics", "UIKit", "Simulator", "TouchScript", "WebDriverActions", "ScriptSupport",
        "SplitMix64",
      ] + overlays,
      swiftSettings: mainActor),
    .testTarget(
      name: "InputRecordingsTests",
      dependencies: [
        "CoreGraphics", "UIKit", "Simulator", "SplitMix64", "TouchScript", "InputRecordings",
      ] + overlays,
      exclude: ["Goldens"],
      swiftSettings: mainActor),
    .testTarget(
      name: "PainterTests",
      dependencies: [
        "CoreGraphics", "DisplayList", "UIKit", "Painter", "CSDL2", "SplitMix64",
      ] + overlays,
      swiftSettings: mainActor),
    .testTarget(
      name: "SDLHostTests",
      dependencies: [
        "CoreGraphics", "PhoneFoundation", "UIKit", "Simulator", "TouchScript", "Painter",
        "SDLHost", "CSDL2", "TouchboxCommand", "ScriptSupport", "SplitMix64",
      ] + overlays,
      swiftSettings: mainActor),
    .testTarget(
      name: "MonkeyTests",
      dependencies: ["CoreGraphics", "UIKit", "Simulator", "TouchScript", "Monkey"] + overlays,
      swiftSettings: mainActor),
    .testTarget(
      name: "TouchTestingTests", dependencies: ["CoreGraphics", "UIKit", "TouchTesting"],
      exclude: ["Snapshots"], swiftSettings: mainActor),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "CoreGraphics", "DisplayList", "UIKit", "Simulator", "TouchScript", "Painter", "SDLHost",
        "Demos", "PublishedDemos", "DemoCatalog", "Terminal", "AppLibrary", "TouchboxCommand",
        "SplitMix64",
      ] + overlays,
      exclude: ["Goldens"], swiftSettings: mainActor),
    .target(
      name: "Folders", path: "Tests/Support/Folders", swiftSettings: strictSettings),
    .testTarget(
      name: "AppLibraryTests",
      dependencies: ["UIKit", "Terminal", "AppLibrary", "Folders"] + overlays,
      swiftSettings: strictSettings),
    .testTarget(name: "RepositoryTests", swiftSettings: strictSettings),
    // Compiles Sources/touchbox-adapt, which needs the compiler's parser and has its own manifest.
    .testTarget(
      name: "AdapterTests",
      dependencies: ["QuartzCore", "TouchTesting", "Folders", "XServer", "touchbox"] + overlays,
      exclude: ["Fixtures", "Storyboards"], swiftSettings: strictSettings),
    // Compiles Sources/touchbox-objc, which needs GNUstep's library.
    .testTarget(
      name: "ObjectiveCTests",
      dependencies: ["AppLibrary", "Folders", "TouchboxCommand", "XServer", "touchbox"] + overlays,
      exclude: ["Demos", "Errors", "Nibs", "Semantics"], swiftSettings: strictSettings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "CoreGraphics", "UIKit", "Simulator", "TouchScript", "Painter", "SDLHost", "XServer",
        "touchbox", "touchbox-bench", "Terminal", "AppLibrary", "TouchboxCommand", "FirstTouch",
        "Folders",
      ] + overlays,
      swiftSettings: strictSettings),

    // Tests that run in a real X server with a touchscreen.
    .systemLibrary(
      name: "CX11", path: "Tests/CX11", pkgConfig: "xi", providers: [.apt(["libxi-dev"])]),
    .target(
      name: "XServer", dependencies: ["CX11"], path: "Tests/XServer", swiftSettings: strictSettings),
    .testTarget(
      name: "XServerTests",
      dependencies: [
        "AppLibrary", "CoreGraphics", "DemoCatalog", "Painter", "TouchboxCommand", "XServer",
      ]
        + overlays,
      swiftSettings: strictSettings),
  ]
)

// `make build-tests` sets compiler flags for test modules. If the manifest itself contained unsafe
// flags, no other package could depend on this one.
if let flags = Context.environment["TOUCHBOX_TEST_FLAGS"], !flags.isEmpty {
  let settings = SwiftSetting.unsafeFlags(flags.split(separator: " ").map(String.init))
  for target in package.targets where target.type == .test {
    target.swiftSettings?.append(settings)
  }
}
