/// The contents of the package that `touchbox new` creates.
struct AppTemplate {
  /// The name of the package, program, and module.
  let name: String
  /// The SDK used to compile and link the package.
  let sdk: SDK

  /// The contents of the files, by path in the package.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", package), ("Sources/\(name)/AppDelegate.swift", delegate),
      ("Sources/\(name)/BoardView.swift", view), ("Tests/\(name)Tests/BoardViewTests.swift", test),
      ("drag.touch", script), (".gitignore", ".build/\n"), ("README.md", readme),
    ]
  }

  private var package: String {
    """
    // swift-tools-version: 6.0
    import Foundation
    import PackageDescription

    // The folder of the installed Touchbox that made this package; TOUCHBOX_SDK names another one.
    let touchbox = ProcessInfo.processInfo.environment["TOUCHBOX_SDK"] ?? \(sdk.folder.swiftLiteral)

    let modules: [SwiftSetting] = [
      .unsafeFlags(
        ["-I", touchbox + "/modules"]
          + ["UIKitSubmodules/module", "CSwiftRuntime/module", "empty"].flatMap {
            ["-Xcc", "-fmodule-map-file=\\(touchbox)/include/\\($0).modulemap"]
          })
    ]

    func library(_ names: String...) -> [LinkerSetting] {
      [
        .unsafeFlags(
          ["-use-ld=lld", "-lswiftSynchronization"] + names.map { "\\(touchbox)/lib\\($0).a" }
            + [
              "SDL2-2.0.so.0", "SDL2_image-2.0.so.0", "cairo.so.2", "pangocairo-1.0.so.0",
              "pango-1.0.so.0", "gobject-2.0.so.0", "harfbuzz.so.0",
            ].map { "-l:lib\\($0)" })
      ]
    }

    let package = Package(
      name: "\(name)",
      targets: [
        .executableTarget(
          name: "\(name)", swiftSettings: modules, linkerSettings: library("TouchboxApp")),
        .testTarget(
          name: "\(name)Tests", dependencies: ["\(name)"], swiftSettings: modules,
          linkerSettings: library("TouchTesting", "TouchboxApp")),
      ],
      swiftLanguageModes: [.v5]
    )

    """
  }

  private var delegate: String {
    """
    import TouchboxApp
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let controller = UIViewController()
        controller.view = BoardView(frame: UIScreen.main.bounds)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
      }
    }

    """
  }

  private var view: String {
    """
    import UIKit

    /// A board with a card that follows a finger.
    class BoardView: UIView {
      let card = UIView(frame: CGRect(x: 40, y: 40, width: 120, height: 160))

      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        card.backgroundColor = .orange
        card.isUserInteractionEnabled = false
        addSubview(card)
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
      }

      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let (from, to) = (touch.previousLocation(in: self), touch.location(in: self))
        card.center.x += to.x - from.x
        card.center.y += to.y - from.y
        print("card at \\(Int(card.center.x)), \\(Int(card.center.y))")
      }
    }

    """
  }

  private var test: String {
    """
    import Testing
    import TouchTesting
    import UIKit

    @testable import \(name)

    @MainActor struct BoardViewTests {
      @Test func theCardFollowsTheFinger() throws {
        let phone = TestPhone(BoardView(frame: UIScreen.main.bounds))
        phone.drag(from: 60, 100, to: 160, 280, over: 0.3)
        // The center was at 100, 120; the finger moved by 100, 180.
        try phone.expect("view.card.center", .point(200, 300))
      }
    }

    """
  }

  private var script: String {
    """
    touchscript 1
    0.0 d1 60,100
    0.1 m1 160,280
    0.1 expect prop view.card.center 200,300
    0.2 u1

    """
  }

  private var readme: String {
    """
    # \(name)

    An app for Touchbox: `Sources/\(name)/BoardView.swift` contains its touch code.

        swift run                                        # opens the window
        swift run \(name) --headless --script drag.touch    # plays a script without one
        swift run \(name) snap -o picture.png               # saves a picture
        swift test                                       # runs the tests

    """
  }
}
