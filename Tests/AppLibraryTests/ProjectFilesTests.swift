import Folders
import Foundation
import Terminal
import Testing

@testable import AppLibrary

/// Tests finding the files of a user's app, which are the files in its Xcode target.
struct ProjectFilesTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// Writes files, and returns the project files for paths relative to the folder.
  private func find(_ paths: [String], in files: [String: String]) throws -> ProjectFiles {
    for (path, text) in files { try folder.write(text, to: path) }
    return try ProjectFiles(paths.map { folder.path + "/" + $0 })
  }

  private func relative(_ paths: [String]) -> [String] {
    paths.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  private static let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate {}"

  @Test(
    "The app in a folder consists of all Swift files and storyboards below the folder, nearest first"
  )
  func wholeFolder() throws {
    let files = try find(
      ["App"],
      in: [
        "App/Views/Deep/Knob.swift": "", "App/B.swift": "", "App/A.swift": "",
        "App/UI/Base.lproj/Main.storyboard": "", "App/Views/Knob.xib": "", "Other.swift": "",
        "App/Package.swift": "",
      ])
    #expect(
      relative(files.sources) == ["App/A.swift", "App/B.swift", "App/Views/Deep/Knob.swift"])
    #expect(
      relative(files.interfaces) == ["App/Views/Knob.xib", "App/UI/Base.lproj/Main.storyboard"])
    #expect(files.neighbors.isEmpty)
    #expect(files.folder == folder.path + "/App")
  }

  @Test(
    "Files in dependencies, builds, tests, playgrounds and hidden folders are skipped",
    arguments: [
      "Pods/P/A.swift", "Carthage/Checkouts/C/A.swift", "build/A.swift", "DerivedData/A.swift",
      ".build/A.swift", ".A.swift", "AppTests/A.swift", "Tests/A.swift", "AppUITests/A.swift",
      "Try.playground/Contents.swift", "K.framework/A.swift", "node_modules/A.swift",
    ])
  func foreign(path: String) throws {
    let files = try find(
      ["App"], in: ["App/Main.swift": "", "App/" + path: "", "App/" + path + ".xib": ""])
    #expect(relative(files.sources) == ["App/Main.swift"])
    #expect(files.interfaces.isEmpty)
  }

  @Test(
    "A folder on the command line is used regardless of its name, but its test files are skipped")
  func named() throws {
    let files = try find(
      ["build"],
      in: ["build/A.swift": "", "build/T.swift": "import XCTest\n", "build/Tests/A.swift": ""])
    #expect(relative(files.sources) == ["build/A.swift"])
  }

  @Test("Circular links do not cause endless searches")
  func circle() throws {
    try folder.write("", to: "App/A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/again", withDestinationPath: folder.path + "/App")
    #expect(try relative(ProjectFiles([folder.path + "/App"]).sources) == ["App/A.swift"])
  }

  @Test("If files are localized, the phone's language is used, then Base")
  func languages() throws {
    let files = try find(
      ["App"],
      in: [
        "App/A.swift": "", "App/de.lproj/Main.storyboard": "", "App/Base.lproj/Main.storyboard": "",
        "App/de.lproj/Pad.xib": "", "App/en.lproj/Pad.xib": "", "App/Base.lproj/Pad.xib": "",
        "App/fr.lproj/Only.xib": "",
      ])
    #expect(
      relative(files.interfaces) == [
        "App/Base.lproj/Main.storyboard", "App/en.lproj/Pad.xib", "App/fr.lproj/Only.xib",
      ])
  }

  // MARK: - Several apps

  @Test("With several apps, the app with the topmost delegate runs, along with shared files")
  func severalApps() throws {
    let files = try find(
      ["Repo"],
      in: [
        "Repo/Game/AppDelegate.swift": Self.delegate, "Repo/Game/Base.lproj/Main.storyboard": "",
        "Repo/Examples/Demo/Start.swift": Self.delegate, "Repo/Examples/Demo/Main.storyboard": "",
        "Repo/Watch/Start.swift": "class Start: NSObject, WKExtensionDelegate {}",
        "Repo/Widget/Widget.swift": "@main\nstruct Clock: App {}", "Repo/Shared/Model.swift": "",
      ])
    #expect(
      relative(files.sources) == ["Repo/Game/AppDelegate.swift", "Repo/Shared/Model.swift"])
    #expect(relative(files.interfaces) == ["Repo/Game/Base.lproj/Main.storyboard"])
    #expect(
      Set(relative(files.excluded)) == ["Repo/Examples", "Repo/Watch", "Repo/Widget"])
    #expect(
      files.notes == [
        "\(folder.path)/Repo has several apps: running the one in Game; also: Examples; name a folder to "
          + "choose another"
      ])
  }

  @Test("A folder with two other apps is skipped and listed once")
  func twoExamples() throws {
    let files = try find(
      ["Repo"],
      in: [
        "Repo/Game/AppDelegate.swift": Self.delegate, "Repo/Examples/A/Start.swift": Self.delegate,
        "Repo/Examples/B/Start.swift": Self.delegate,
      ])
    #expect(relative(files.sources) == ["Repo/Game/AppDelegate.swift"])
    #expect(relative(files.excluded) == ["Repo/Examples"])
    #expect(files.notes.first?.contains("also: Examples; name") == true, "\(files.notes)")
  }

  @Test("If other targets have no app delegate, there is one app, which includes their files")
  func oneApp() throws {
    let files = try find(
      ["Repo"],
      in: ["Repo/App/AppDelegate.swift": Self.delegate, "Repo/Kit/Knob.swift": ""])
    #expect(
      relative(files.sources) == ["Repo/App/AppDelegate.swift", "Repo/Kit/Knob.swift"])
    #expect(files.excluded.isEmpty)
    #expect(files.notes.isEmpty)
  }

  // MARK: - Files

  @Test("For a single file, storyboards next to it are neighbors, and other sources are not used")
  func singleFile() throws {
    let files = try find(
      ["App/Pad.swift"],
      in: [
        "App/Pad.swift": "", "App/Other.swift": "", "App/Base.lproj/Main.storyboard": "",
        "App/Pad.xib": "", "App/More/Deep.storyboard": "",
      ])
    #expect(relative(files.sources) == ["App/Pad.swift"])
    #expect(files.interfaces.isEmpty)
    #expect(relative(files.neighbors) == ["App/Pad.xib", "App/Base.lproj/Main.storyboard"])
  }

  @Test("A storyboard on the command line is used, but requires a Swift file")
  func namedStoryboard() throws {
    let files = try find(
      ["Pad.swift", "Main.storyboard"], in: ["Pad.swift": "", "Main.storyboard": ""])
    #expect(relative(files.interfaces) == ["Main.storyboard"])
    #expect(files.neighbors.isEmpty)
    let failure = #expect(throws: CommandFailure.self) {
      _ = try ProjectFiles([folder.path + "/Main.storyboard"])
    }
    #expect(
      failure?.messages == [
        "\(folder.path)/Main.storyboard: expected a Swift or Objective-C file too, with the classes that it shows"
      ])
  }
}
