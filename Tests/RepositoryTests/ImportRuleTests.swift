import Testing

/// The walls between the rooms that the compiler does not hold.
struct ImportRuleTests {
  /// What each room may import.
  static let allowed: [(folder: String, modules: Set<String>)] = [
    ("Sources/CoreGraphics", ["Foundation"]),
    ("Sources/UIKit", ["CoreGraphics"]),
    ("Sources/QuartzCore", ["CoreGraphics", "UIKit"]),
    ("Sources/Simulator", ["CoreGraphics", "Foundation", "UIKit"]),
    ("Sources/TouchTesting", ["Simulator", "UIKit"]),
    ("Sources/Painter", ["CoreGraphics", "Foundation", "CCairo", "CSDL2"]),
    (
      "Sources/SDLHost",
      [
        "CoreGraphics", "Dispatch", "Foundation", "Synchronization", "UIKit", "Simulator",
        "Painter", "CSDL2",
      ]
    ),
    ("Demos", ["UIKit"]),
  ]

  @Test("Imports point down", arguments: allowed.indices)
  func importsPointDown(room: Int) {
    let (folder, modules) = Self.allowed[room]
    let files = SourceFile.all(in: folder)
    #expect(!files.isEmpty)
    for file in files {
      #expect(file.imports.isSubset(of: modules), "\(file) imports \(file.imports)")
    }
  }

  @Test(
    "No wall clock, files or environment below the host",
    arguments: [
      "Sources/CoreGraphics", "Sources/UIKit", "Sources/Simulator", "Sources/TouchTesting", "Demos",
    ])
  func knowsNothingOfTheOutside(folder: String) {
    let outside = [
      "Date(", "DispatchTime", "DispatchQueue", "ContinuousClock", "SuspendingClock",
      "clock_gettime", "systemUptime", "ProcessInfo", "FileManager", "FileHandle",
      "contentsOfFile", "contentsOf: URL", "getenv", "Thread.sleep", "random(", ".random",
      "Task.sleep",
    ]
    for file in SourceFile.all(in: folder) {
      for line in file.code {
        for word in outside {
          #expect(!line.contains(word), "\(file): \(line)")
        }
      }
    }
  }

  @Test("Only the launcher prints")
  func onlyTheLauncherPrints() {
    let rooms = ["CoreGraphics", "UIKit", "Simulator", "TouchTesting", "Painter", "SDLHost"]
    for file in rooms.flatMap({ SourceFile.all(in: "Sources/" + $0) }) {
      for line in file.code {
        let call = line.drop { $0 == " " }
        #expect(!call.hasPrefix("print("), "\(file): \(line)")
        #expect(!call.contains("standardOutput"), "\(file): \(line)")
      }
    }
  }

  @Test("A demo fits on two pages of a book: fewer than 120 lines, empty ones not counted")
  func demosAreShort() {
    let demos = SourceFile.all(in: "Demos")
    #expect(!demos.isEmpty)
    for demo in demos {
      #expect(demo.text.split(separator: "\n").count < 120, "\(demo)")
    }
  }

  @Test("Files stay short enough to have one noun", arguments: ["Sources", "Demos", "Tests"])
  func filesAreShort(folder: String) {
    for file in SourceFile.all(in: folder) {
      #expect(file.text.split(separator: "\n").count <= 400, "\(file)")
    }
  }
}
