import Foundation
import Terminal

/// The modules and libraries for compiling and linking users' files.
///
/// An installed `touchbox` finds them in `lib/touchbox` next to the program's folder. A `touchbox`
/// in a build folder uses the modules and objects that it was linked from.
struct SDK {
  /// The compiler arguments for the modules.
  let moduleArguments: [String]
  /// The linker arguments for the code.
  let linkArguments: [String]
  /// The folder that contains the source adapter's sources.
  let adapterSources: String
  /// The folder that contains the sources for Objective-C apps.
  let objectiveC: String
  /// The folder that contains the lessons.
  let lessons: String
  /// The name of the modules' package, which grants access to their package-level API.
  let packageName: String
  /// The path of `APICoverage.md`.
  let apiCoverage: String
  /// The path of `PortingFromIOS.md`.
  let portingGuide: String
  /// The SDK's folder, for messages.
  let folder: String
  /// The compiler that built the modules, or `nil` if unknown.
  let compilerVersion: String?
  /// Whether the SDK is installed, so packages can use it.
  let isInstalled: Bool
  /// Text that is unique to this SDK.
  let identity: String

  /// The libraries that the linked code calls directly. Others are loaded on demand.
  private static let libraries = [
    "-l:libSDL2-2.0.so.0", "-l:libSDL2_image-2.0.so.0", "-l:libcairo.so.2",
    "-l:libpangocairo-1.0.so.0", "-l:libpango-1.0.so.0", "-l:libgobject-2.0.so.0",
    "-l:libharfbuzz.so.0", "-lm",
  ]

  /// The names of the modules.
  var modules: Set<String> {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: moduleArguments[1])) ?? []
    return Set(files.map { ($0 as NSString).deletingPathExtension })
  }

  /// This program's path, with links resolved.
  static var ownExecutable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  }

  /// Finds a program's SDK.
  ///
  /// - Parameter executable: The program's path, with links resolved.
  /// - Throws: `CommandFailure` if there is no SDK.
  init(executable: String) throws {
    let programs = (executable as NSString).deletingLastPathComponent
    let installed = (programs as NSString).deletingLastPathComponent + "/lib/touchbox"
    let identity = "\(executable) \(FileIdentity(executable)?.text ?? "")"
    if FileManager.default.fileExists(atPath: installed + "/modules") {
      self.init(installedIn: installed, identity: identity)
    } else if let root = Self.packageRoot(above: programs),
      FileManager.default.fileExists(atPath: programs + "/Modules/TouchboxApp.swiftmodule")
    {
      try self.init(builtIn: programs, root: root, identity: identity)
    } else {
      throw CommandFailure(
        .environment,
        "the modules that your own files need are missing from \(installed); `make install` installs "
          + "them there")
    }
  }

  private init(installedIn folder: String, identity: String) {
    self.folder = folder
    self.identity = identity
    isInstalled = true
    moduleArguments =
      ["-I", folder + "/modules"]
      + Self.moduleMaps([
        folder + "/include/UIKitSubmodules/module.modulemap",
        folder + "/include/CSwiftRuntime/module.modulemap", folder + "/include/empty.modulemap",
      ])
    linkArguments =
      Self.linker(configuration: folder + "/link.cfg") + [folder + "/libTouchboxApp.a"]
      + Self.libraries
    adapterSources = folder + "/adapter"
    objectiveC = folder + "/objc"
    lessons = folder + "/lessons"
    packageName =
      (try? String(contentsOfFile: folder + "/package", encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    apiCoverage = folder + "/guides/APICoverage.md"
    portingGuide = folder + "/guides/PortingFromIOS.md"
    compilerVersion = try? String(contentsOfFile: folder + "/version", encoding: .utf8)
      .split(separator: "\n").first.map(String.init)
  }

  private init(builtIn folder: String, root: String, identity: String) throws {
    self.folder = folder
    self.identity = identity
    isInstalled = false
    moduleArguments =
      ["-I", folder + "/Modules"]
      + Self.moduleMaps([
        root + "/Sources/UIKitSubmodules/include/module.modulemap",
        folder + "/CSwiftRuntime.build/module.modulemap",
        root + "/.packaging/empty-modules.modulemap",
      ])
    // Other programs must not include the demos or the command's own `main`.
    let list = folder + "/touchbox.product/Objects.LinkFileList"
    guard let text = try? String(contentsOfFile: list, encoding: .utf8) else {
      throw CommandFailure(.environment, "\(list) is missing; `make build` creates it")
    }
    let objects = text.split(separator: "\n").map(String.init).filter { object in
      !["touchbox", "Demos", "PublishedDemos", "DemoCatalog"].contains {
        object.contains("/\($0).build/")
      }
    }
    linkArguments =
      Self.linker(configuration: root + "/.ci/release.cfg") + objects + Self.libraries
    adapterSources = root + "/Sources/touchbox-adapt"
    objectiveC = root + "/Sources/touchbox-objc"
    lessons = root + "/Sources/touchbox-learn"
    packageName = Self.packageName(of: root)
    apiCoverage = root + "/Sources/UIKit/UIKit.docc/APICoverage.md"
    portingGuide = root + "/Sources/Guides.docc/Port/PortingFromIOS.md"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = versions.filter { $0.hasPrefix("swift-version") }
    // If there are several compilers, it is unknown which of them built the modules.
    compilerVersion =
      files.count == 1
      ? (try? String(contentsOfFile: "\(folder)/\(files[0])", encoding: .utf8))?
        .split(separator: "\n").first.map(String.init) : nil
  }

  /// Returns the message about modules that were built with another compiler.
  func mismatch(_ compiler: String, _ version: String) -> String {
    "\(compiler) is \(version), but the modules in \(folder) were built with "
      + "\(compilerVersion ?? "another compiler"); put that compiler on the PATH, or rebuild Touchbox"
  }

  /// Returns SwiftPM's name for a package: its folder's name in lowercase, as an identifier.
  private static func packageName(of root: String) -> String {
    let name = (root as NSString).lastPathComponent.lowercased()
    let letters = name.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return (letters.first?.isNumber == true ? "_" : "") + String(letters)
  }

  private static func moduleMaps(_ files: [String]) -> [String] {
    files.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// Returns arguments that match release builds (see the Makefile), for the same startup time. The
  /// library has no debug information, so the line table covers only the user's files.
  private static func linker(configuration: String) -> [String] {
    [
      "-static-stdlib", "-use-ld=lld", "-Xclang-linker", "-no-pie", "-Xclang-linker",
      "-static-libgcc", "-Xclang-linker", "--config=\(configuration)", "-Xlinker", "--gc-sections",
    ]
  }

  /// Returns the source folder for a build folder, or `nil` if there is none.
  private static func packageRoot(above folder: String) -> String? {
    var folder = folder
    while folder.count > 1 {
      if FileManager.default.fileExists(atPath: folder + "/Sources/UIKitSubmodules") {
        return folder
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }
}
