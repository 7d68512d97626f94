import Foundation
import Testing
import XServer

private let hasSourceAdapter = FileManager.default.fileExists(
  atPath: Project.root + "/Sources/touchbox-adapt/TouchboxAdapt.swift")

/// Tests `touchbox run FILE` and the other commands with users' own files, without a window.
///
/// Each compilation takes seconds of processor time, so each test checks several things.
@Suite(
  .serialized,
  .enabled(if: hasSourceAdapter, "the source adapter is not in this copy of the sources"))
struct RunFileTests {
  /// Two views that log their touches.
  static let source = """
    import UIKit

    class SpotView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let location = touches.first!.location(in: self)
        print("spot at \\(Int(location.x)),\\(Int(location.y))")
      }
    }

    class OtherView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("other, \\(UIImage(named: "dot") == nil ? "no picture" : "picture")")
      }
    }

    """

  static let script = """
    touchscript 1
    0.1 tap 1 100,120

    """

  /// A view that prints values and ignores results, which causes no warnings on iOS.
  static let values = """
    import UIKit

    class ValueView: UIControl {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let point = touches.first!.location(in: nil)
        print(point)
        print("at \\(point)", CGRect(origin: point, size: CGSize(width: 3, height: 4)))
        print([point], point as CGPoint? as Any, CGSize(width: 1, height: 2).debugDescription)
        print(CGVector(dx: 1, dy: 2), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        print((.alert + 1 as UIWindow.Level).rawValue, UIFont.Weight.regular < .bold)
        beginTracking(touches.first!, with: event)
        sizeThatFits(.zero)
        hitTest(.zero, with: event)
        convert(point, to: nil)
      }
    }

    """

  /// The output of that view after a tap.
  static let valueLog = [
    "(100.0, 120.0)", "at (100.0, 120.0) (100.0, 120.0, 3.0, 4.0)",
    "[(100.0, 120.0)] Optional((100.0, 120.0)) (1.0, 2.0)",
    "CGVector(dx: 1.0, dy: 2.0) UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)",
    "2001.0 true",
  ]

  private let folder: Folder
  private let environment: [String: String]

  init() throws {
    folder = try Folder()
    environment = ["XDG_CACHE_HOME": ChildProcess.cache, "TOUCHBOX_ASSETS": ""]
    try folder.write(Self.script, to: "tap.touch")
  }

  private func touchbox(
    _ arguments: String..., environment changes: [String: String] = [:]
  ) throws -> Command {
    try Command(arguments, in: folder, environment: environment.merging(changes) { $1 })
  }

  /// Returns the files of all cached programs, with their modification times.
  private func programs() -> Set<String> {
    let folder = ChildProcess.cache + "/touchbox/programs"
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(
      entries.filter { !$0.contains("-") }.map { entry in
        let attributes = try? FileManager.default.attributesOfItem(
          atPath: "\(folder)/\(entry)/touchbox")
        return "\(entry) \(attributes?[.systemFileNumber] ?? 0)"
      })
  }

  @Test(
    "A file's first view runs, or the --app view, and an unchanged file is not recompiled")
  func choice() throws {
    try folder.write(Self.source, to: "My Spots.swift")
    let first = try touchbox(
      "run", "My Spots.swift", "--headless", "--script", "tap.touch")
    #expect(first.status == .exited(0), "\(first.errors)")
    // The view is below the status bar, which is 20 points high.
    #expect(first.output == ["spot at 100,100"])
    #expect(
      first.errors.last
        == "running SpotView, a UIView; also: OtherView; choose with --app NAME")
    let made = programs()
    // The status bar of an iPhone X is 44 points high.
    let large = try touchbox(
      "run", "My Spots.swift", "--headless", "--script", "tap.touch", "--device", "iphone-x")
    #expect(large.output == ["spot at 100,76"])
    let other = try touchbox(
      "run", "My Spots.swift", "--app", "OtherView", "--headless", "--script", "tap.touch")
    #expect(other.output == ["other, no picture"])
    #expect(
      other.errors.first == "running OtherView, a UIView; also: SpotView; choose with --app NAME")
    let unknown = try touchbox(
      "run", "My Spots.swift", "--app", "SpotVeiw", "--headless", "--script", "tap.touch")
    #expect(unknown.status == .exited(2))
    #expect(
      unknown.errors == ["touchbox: there is no app named \"SpotVeiw\"; did you mean SpotView?"])
    #expect(made.isSubset(of: programs()))
  }

  @Test(
    "Values print as on iOS, UIKit's number types have operators, and ignored results do not warn")
  func values() throws {
    try folder.write(Self.values, to: "Values.swift")
    let run = try touchbox("run", "Values.swift", "--headless", "--script", "tap.touch")
    #expect(run.output == Self.valueLog)
    #expect(run.errors == ["running ValueView, a UIView"])
  }

  @Test("`URLSession` in a file is the system class")
  func networking() throws {
    // No process listens on the discard port.
    try folder.write(
      """
      import UIKit

      class LoadingView: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          let done = DispatchSemaphore(value: 0)
          nonisolated(unsafe) var code = 0
          let request = URLRequest(url: URL(string: "http://127.0.0.1:9/")!)
          URLSession.shared.dataTask(with: request) { _, response, error in
            code = (error as? URLError)?.code.rawValue ?? 0
            done.signal()
          }.resume()
          done.wait()
          print(code)
        }
      }

      """, to: "Loading.swift")
    let run = try touchbox("run", "Loading.swift", "--headless", "--script", "tap.touch")
    // NSURLErrorCannotConnectToHost
    #expect(run.output == ["-1004"], "\(run.errors)")
  }

  @Test("All commands accept files and find the pictures next to them")
  func commands() throws {
    try folder.write(Self.source, to: "code/Spots.swift")
    try FileManager.default.copyItem(
      atPath: Project.root + "/Assets/TouchDemo/1.png", toPath: folder.path + "/code/dot.png")
    let play = try touchbox(
      "play", "--app", "code", "--app", "OtherView", "tap.touch", "--jobs", "1")
    #expect(play.status == .exited(0), "\(play.errors)")
    #expect(play.output == ["other, picture"])
    let snap = try touchbox("snap", "code", "-o", "a.png")
    #expect(snap.status == .exited(0), "\(snap.errors)")
    let film = try touchbox(
      "film", "--app", "code", "tap.touch", "-o", "%d.png", "--rate", "10", "--to", "0.2")
    #expect(film.status == .exited(0), "\(film.errors)")
    #expect(folder.files.filter { $0.hasSuffix(".png") } == ["0.png", "1.png", "a.png"])
    let record = try touchbox("record", "code", "-o", "b.touch")
    #expect(record.status == .exited(4))
  }

  /// A storyboard with a controller that has an image view.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
      <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="ZController" sceneMemberID="viewController">
          <view key="view" id="v"><subviews>
            <imageView id="i" image="dot"><rect key="frame" x="5" y="40" width="77" height="50"/></imageView>
          </subviews></view>
          <connections><outlet property="picture" destination="i" id="o"/></connections>
        </viewController>
      </objects></scene></scenes>
    </document>

    """

  @Test(
    "A project's storyboards and catalogs are found anywhere in its folder, and its delegate is used"
  )
  func project() throws {
    try folder.write(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }

      """, to: "Repo/App/Start/AppDelegate.swift")
    try folder.write(
      """
      import UIKit
      class ZController: UIViewController {
        @IBOutlet var picture: UIImageView!
        override func viewDidLoad() {
          let size = picture.image?.size ?? .zero
          print("\\(Int(picture.frame.width)) \\(Int(size.width))")
        }
      }
      class AController: UIViewController {}

      """, to: "Repo/App/Code/Controllers.swift")
    try folder.write(Self.storyboard, to: "Repo/App/Base.lproj/Main.storyboard")
    try folder.write("let broken: = 1", to: "Repo/Pods/Broken.swift")
    try folder.write("import XCTest\n", to: "Repo/AppTests/Tests.swift")
    let set = "Repo/App/Media.xcassets/dot.imageset"
    try folder.write(
      "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"x.png\",\"scale\":\"2x\"}]}",
      to: set + "/Contents.json")
    try FileManager.default.copyItem(
      atPath: Project.root + "/Assets/TouchDemo/1.png", toPath: "\(folder.path)/\(set)/x.png")
    let command = try touchbox("run", "Repo", "--headless", "--script", "tap.touch")
    #expect(command.status == .exited(0), "\(command.errors)")
    // The picture is 64 pixels wide, two per point.
    #expect(command.output == ["77 32"])
    #expect(
      command.errors.filter { !$0.hasPrefix("compiling") } == [
        "running AppDelegate, an app delegate; also: Main, ZController, AController; choose with --app "
          + "NAME"
      ])
  }

  @Test(
    "On an error, the compiler's own message with the file's line is printed, and the exit code is 2"
  )
  func compileError() throws {
    let file = try folder.write(
      Self.source.replacing("location.x", with: "location.width"), to: "Wrong.swift")
    let command = try touchbox("run", "Wrong.swift", "--headless", "--script", "tap.touch")
    #expect(command.status == .exited(2))
    #expect(command.output.isEmpty)
    #expect(
      command.errors.contains {
        $0.hasPrefix("\(file):6:") && $0.contains("error: value of type 'CGPoint' has no member")
      }, "\(command.errors)")
    try folder.write("func open( {", to: "Open.swift")
    let open = try touchbox("run", "Open.swift")
    #expect(open.status == .exited(2))
    #expect(open.errors.contains { $0.hasPrefix("\(folder.path)/Open.swift:1:") })
    #expect(!open.errors.contains { $0.contains("nothing to run") })
  }

  @Test(
    "An error about a missing Apple name suggests a replacement; Swift 2 code produces one message")
  func absentNames() throws {
    let file = try folder.write(
      "import UIKit\nclass Pad: UIView {\n  let bar = UISplitViewController()\n}\n", to: "Pad.swift"
    )
    let absent = try touchbox("run", "Pad.swift")
    #expect(absent.status == .exited(2))
    #expect(
      absent.errors.contains(
        "\(file):3:13: note: Touchbox does not have UISplitViewController: use a container "
          + "with addChild(_:)"
      ),
      "\(absent.errors)")
    try folder.write(
      "import UIKit\nclass Pad: UIView {\n  let a = CGRectMake(1, 2, 3, 4), b = UIColor.redColor()\n}\n",
      to: "Old.swift")
    let old = try touchbox("run", "Old.swift")
    #expect(old.status == .exited(2))
    #expect(old.errors.filter { $0.contains("error:") }.count == 1, "\(old.errors)")
    #expect(old.errors.last?.contains(":3:11: error: this is Swift 2, with 2 names") == true)
  }

  @Test("The adapter's warnings appear in every run, even for a cached program")
  func warningsAgain() throws {
    let file = try folder.write(
      Self.source + "class Pad: UIViewController {\n  @IBOutlet var label: UILabel!\n}\n",
      to: "Pad.swift")
    let line = Self.source.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    let warning =
      "\(file):\(line):3: warning: the outlet 'label' has no storyboard: using an empty UILabel"
    for _ in 1...2 {
      let command = try touchbox("run", "Pad.swift", "--headless", "--script", "tap.touch")
      #expect(command.status == .exited(0))
      #expect(command.errors.filter { $0.contains("warning:") } == [warning])
    }
  }

  @Test(
    "Files that cannot run produce one message",
    arguments: [
      ("missing.swift", 5, "missing.swift: no such file; expected a Swift or Objective-C file"),
      (
        "notes.txt", 2,
        "notes.txt: not a Swift or Objective-C file; expected a name that ends in .swift"
      ),
      ("empty", 2, "empty: this folder contains no Swift or Objective-C files"),
      ("Empty.swift", 2, "Empty.swift: found nothing to run; expected a subclass of UIView"),
    ])
  func unusable(path: String, code: Int32, message: String) throws {
    try folder.write("No code.", to: "notes.txt")
    try folder.write("No code.", to: "empty/notes.txt")
    try folder.write("", to: "Empty.swift")
    let command = try touchbox("run", path)
    #expect(command.status == .exited(code))
    #expect(command.errors.last?.hasPrefix("touchbox: \(message)") == true, "\(command.errors)")
  }

  @Test("If the compiler or the files are missing, one message says what is expected")
  func environmentProblems() throws {
    try folder.write(Self.source, to: "Spots.swift")
    let none = try touchbox("run", "Spots.swift", environment: ["PATH": folder.path])
    #expect(none.status == .exited(4))
    #expect(
      none.errors.count == 1
        && none.errors[0].contains("found no Swift compiler on the PATH"), "\(none.errors)")
    let other = try Folder()
    try other.write(
      """
      #!/bin/sh
      echo '{"compilerVersion": "Swift version 5.9", "paths": {"runtimeResourcePath": "/none"}}'

      """, to: "swiftc")
    chmod(other.path + "/swiftc", 0o755)
    let old = try touchbox("run", "Spots.swift", environment: ["PATH": other.path])
    #expect(old.status == .exited(4))
    #expect(old.errors.count == 1 && old.errors[0].contains("swiftc is Swift version 5.9, but"))
    for arguments in [["--app", "SpotView"], ["PinchMe", "--watch"]] {
      let command = try Command(["run"] + arguments, in: folder, environment: environment)
      #expect(command.status == .exited(2))
      #expect(command.errors.count == 1)
      #expect(command.errors.first?.contains("your own Swift or Objective-C files") == true)
    }
  }

  @Test("Without HOME or a writable cache, programs are stored with the temporary files")
  func noHome() throws {
    try folder.write(Self.source, to: "Spots.swift")
    let temporary = try Folder()
    let command = try touchbox(
      "run", "Missing.swift",
      environment: [
        "XDG_CACHE_HOME": "/proc", "HOME": "", "TMPDIR": temporary.path,
      ])
    #expect(command.status == .exited(5))
    let folders = temporary.files
    #expect(folders == ["touchbox-\(getuid())"])
    let attributes = try FileManager.default.attributesOfItem(
      atPath: "\(temporary.path)/\(folders.first ?? "")")
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test("A file's name is never treated as a command or a compiler option")
  func hostileName() throws {
    let name = "-o $(touch a);`touch b`&'\"|touch c\\(d).swift"
    try folder.write(Self.source, to: name)
    // Pass only the name, because a path would not begin with a dash.
    let command = try touchbox("run", "--headless", "--script", "tap.touch", "--", name)
    #expect(command.status == .exited(0), "\(command.errors)")
    #expect(command.output == ["spot at 100,100"])
    #expect(Set(folder.files) == [name, "tap.touch"])
  }

  /// Returns a demo script without the identifier for spots, which the article lacks.
  private static func withoutIdentifiers(_ script: String) -> String {
    script.replacing("expect count spot", with: "expect prop view.subviews.count")
      .replacing("prop spot.", with: "prop view.subviews[0].")
      .replacing("prop spot[", with: "prop view.subviews[")
      .replacing("stop spot.", with: "stop TouchSpotView#[0-9]+.")
  }

  /// The path of Apple's article "Implementing a Multi-Touch app", which is not in this package,
  /// from an environment variable.
  static let article = ProcessInfo.processInfo.environment["TOUCHBOX_ARTICLE"]

  @Test(
    "J5-a J5-b J5-c J5-d J5-e the code in Apple's article behaves as published",
    .enabled(if: article != nil, "TOUCHBOX_ARTICLE does not name the article's text"))
  func publishedArticle() throws {
    let text = try String(contentsOfFile: try #require(Self.article), encoding: .utf8)
    func part(from start: String, to end: String) throws -> Substring {
      let first = try #require(text.range(of: start))
      let rest = text[first.lowerBound...]
      return rest[..<(try #require(rest.range(of: end)).lowerBound)]
    }
    let view = try part(from: "class TouchableView", to: "}Several helper methods")
    let methods = try part(from: "func createViewForTouch", to: "Implement the TouchSpotView")
    let spot = try part(from: "class TouchSpotView", to: "// Update the corner radius")
    let bounds = text[try #require(text.range(of: "// Update the corner radius")).lowerBound...]
    try folder.write(
      "import UIKit\n\(view)\n\(methods)\n}\n\(spot)\n"
        + "required init?(coder: NSCoder) { super.init(coder: coder) }\n\(bounds)",
      to: "Article.swift")
    let scripts = [
      "spot-grows", "five-spots", "growing-spot-follows-finger",
      "finger-on-another-spot.published", "cancel-removes-spots",
    ]
    for script in scripts {
      let demo = try String(
        contentsOfFile: "\(Project.root)/Assets/TouchSpots/\(script).touch", encoding: .utf8)
      try folder.write(Self.withoutIdentifiers(demo), to: "\(script).touch")
      let command = try touchbox(
        "run", "Article.swift", "--app", "TouchableView", "--headless", "--script",
        "\(script).touch", "--variant", "published")
      #expect(command.status == .exited(0), "\(script): \(command.errors)")
    }
  }
}
