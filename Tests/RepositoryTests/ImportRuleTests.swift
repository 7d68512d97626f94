import Testing

/// The import rules that the compiler does not enforce.
struct ImportRuleTests {
  /// The modules that each folder may import.
  static let allowed: [(folder: String, modules: Set<String>)] = [
    ("Sources/CoreGraphics", ["Foundation"]),
    ("Sources/DisplayList", ["CoreGraphics"]),
    ("Sources/PhoneFoundation", ["CSwiftRuntime", "Dispatch", "Foundation", "Synchronization"]),
    ("Sources/QuartzCore", ["CoreGraphics", "DisplayList", "PhoneFoundation"]),
    (
      "Sources/UIKit",
      ["CoreGraphics", "Dispatch", "DisplayList", "PhoneFoundation", "QuartzCore"]
    ),
    (
      "Sources/Simulator",
      ["CoreGraphics", "DisplayList", "Foundation", "PhoneFoundation", "UIKit"]
    ),
    ("Sources/TouchScript", ["CoreGraphics", "Foundation", "Simulator", "UIKit"]),
    (
      "Sources/WebDriverActions",
      ["CoreGraphics", "Foundation", "Simulator", "TouchScript", "UIKit"]
    ),
    ("Sources/InputRecordings", ["CoreGraphics", "Simulator", "TouchScript", "UIKit"]),
    ("Sources/PhoneLink", ["Foundation", "Glibc"]),
    ("Sources/SplitMix64", []),
    ("Sources/Monkey", ["CoreGraphics", "Simulator", "SplitMix64", "TouchScript", "UIKit"]),
    (
      "Sources/TouchTesting",
      [
        "CoreGraphics", "DisplayList", "Monkey", "Painter", "Simulator", "Testing", "TouchScript",
        "UIKit",
      ]
    ),
    (
      "Sources/Painter",
      ["CoreGraphics", "DisplayList", "Dispatch", "Foundation", "CCairo", "CPixels", "CSDL2"]
    ),
    (
      "Sources/SDLHost",
      [
        "CoreGraphics", "DisplayList", "Dispatch", "Foundation", "Synchronization", "UIKit",
        "Simulator", "TouchScript", "Painter", "CSDL2",
      ]
    ),
    ("Demos", ["UIKit"]),
    ("Sources/Terminal", ["Foundation", "Painter", "PhoneFoundation", "SDLHost", "TouchScript"]),
    (
      "Sources/AppLibrary",
      [
        "CoreGraphics", "Foundation", "Painter", "Simulator", "Terminal", "TouchScript", "UIKit",
      ]
    ),
    ("Sources/DemoCatalog", ["AppLibrary", "Demos", "PublishedDemos"]),
  ]

  @Test("A module imports only modules below it", arguments: allowed.indices)
  func importsPointDown(index: Int) {
    let (folder, modules) = Self.allowed[index]
    let files = SourceFile.all(in: folder)
    #expect(!files.isEmpty)
    for file in files {
      #expect(file.imports.isSubset(of: modules), "\(file) imports \(file.imports)")
    }
  }

  @Test(
    "Modules below the host do not use the wall clock, files or the environment",
    arguments: [
      "Sources/CoreGraphics", "Sources/DisplayList", "Sources/QuartzCore", "Sources/UIKit",
      "Sources/Simulator",
      "Sources/TouchScript", "Sources/WebDriverActions", "Sources/InputRecordings",
      "Sources/TouchTesting", "Demos",
    ])
  func usesNoSystemServices(folder: String) {
    let forbidden = [
      "Date(", "DispatchTime.now", "DispatchQueue", "ContinuousClock", "SuspendingClock",
      "clock_gettime", "systemUptime", "ProcessInfo", "FileManager", "FileHandle",
      "contentsOfFile", "contentsOf: URL", "getenv", "Thread.sleep", "random(", ".random",
      "Task.sleep",
    ]
    for file in SourceFile.all(in: folder) {
      for line in file.code where !line.contains("import ") {
        for word in forbidden {
          #expect(!line.contains(word), "\(file): \(line)")
        }
      }
    }
  }

  @Test("Optimized builds also contain the messages about errors in apps")
  func mistakesHaveMessages() {
    // These files check for our own mistakes in code that runs for every touch and frame.
    let own = ["LayerState.swift", "TouchEngine.swift"]
    for file in ["UIKit", "PhoneFoundation"].flatMap({ SourceFile.all(in: "Sources/" + $0) })
    where !own.contains(where: file.path.hasSuffix) {
      for line in file.code {
        #expect(!line.contains(#/\bprecondition(Failure)?\(/#), "\(file): \(line)")
      }
    }
  }

  @Test("Only the command prints")
  func onlyTheCommandPrints() {
    let modules = [
      "CoreGraphics", "DisplayList", "UIKit", "Simulator", "TouchScript", "WebDriverActions",
      "InputRecordings", "Monkey", "TouchTesting", "Painter", "SDLHost",
    ]
    for file in modules.flatMap({ SourceFile.all(in: "Sources/" + $0) }) {
      for line in file.code {
        let call = line.drop { $0 == " " }
        #expect(!call.hasPrefix("print("), "\(file): \(line)")
        #expect(!call.contains("standardOutput"), "\(file): \(line)")
      }
    }
  }

  @Test("A demo has fewer than 120 lines, not counting empty lines")
  func demosAreShort() {
    let demos = SourceFile.all(in: "Demos")
    #expect(!demos.isEmpty)
    for demo in demos {
      #expect(demo.text.split(separator: "\n").count < 120, "\(demo)")
    }
  }

  @Test(
    "A file has at most 400 lines, not counting empty lines",
    arguments: ["Sources", "Demos", "Tests"])
  func filesAreShort(folder: String) {
    for file in SourceFile.all(in: folder) {
      #expect(file.text.split(separator: "\n").count <= 400, "\(file)")
    }
  }
}
