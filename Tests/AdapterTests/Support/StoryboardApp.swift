import Foundation
import XServer

/// An adapted app from `Tests/AdapterTests/Storyboards`.
final class StoryboardApp {
  private let adaptation: Adaptation

  /// Adapts the files in a folder.
  ///
  /// - Parameter interface: The only interface file to read, or nil for all files in the folder.
  init(_ name: String, _ interface: String? = nil) throws {
    adaptation = try Adaptation(Self.files(of: name, interface))
  }

  /// Returns an app's folder.
  static func folder(_ name: String) -> URL {
    AdapterProgram.root.appendingPathComponent("Tests/AdapterTests/Storyboards/\(name)")
  }

  /// Returns the paths of an app's files, in order.
  static func files(of name: String, _ interface: String? = nil) throws -> [String] {
    let folder = folder(name)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names.sorted().filter { interface == nil || $0.hasSuffix(".swift") || $0 == interface }
      .map { folder.appendingPathComponent($0).path }
  }

  /// The messages about the interface files, with line numbers: `23: …`.
  var warnings: [String] {
    adaptation.report.warnings.filter { !$0.file.hasSuffix(".swift") }
      .sorted { ($0.line, $0.message) < ($1.line, $1.message) }
      .map { "\($0.line): \($0.message)" }
  }

  /// Compiles the app with a test that moves fingers, and returns the lines that the app prints,
  /// and at the end a message about the first step that failed.
  ///
  /// - Parameters:
  ///   - start: An expression for the app to launch.
  ///   - steps: Statements that use `phone`.
  func run(_ start: String, _ steps: [String]) throws -> [String] {
    let main = """
      import TouchTesting
      import UIKit
      MainActor.assumeIsolated {
        __registerInterfaceFiles()
        let phone = TestPhone(\(start))
      \(steps.joined(separator: "\n"))
        for line in phone.log.lines { Swift.print(line.text) }
        do { try phone.finish() } catch { Swift.print(error) }
      }
      """
    let file = adaptation.folder + "/main.swift"
    try main.write(toFile: file, atomically: true, encoding: .utf8)
    let program = adaptation.folder + "/app"
    let products = try AdapterProgram.products()
    let submodules = AdapterProgram.root.appendingPathComponent("Sources/UIKitSubmodules/include")
    let compiler = try ChildProcess(
      "swiftc",
      [
        // Use a single compiler frontend for all files, and the faster linker.
        "-wmo", "-use-ld=lld",
        "-module-name", "App", "-swift-version", "5", "-o", program, "-I", products + "/Modules",
        "-Xcc", "-fmodule-map-file=\(products)/CSwiftRuntime.build/module.modulemap", "-Xcc",
        "-fmodule-map-file=\(submodules.path)/module.modulemap", "-Xcc",
        "-fmodule-map-file=\(AdapterProgram.root.path)/.packaging/empty-modules.modulemap", file,
      ] + adaptation.report.files + Self.objects(products) + Self.libraries)
    guard try compiler.waitForExit(timeout: .seconds(300)) == .exited(0) else {
      throw AdapterProgram.Failure(description: compiler.lines.joined(separator: "\n"))
    }
    let app = try ChildProcess(program, [])
    guard try app.waitForExit(timeout: .seconds(60)) == .exited(0) else {
      throw AdapterProgram.Failure(description: app.lines.joined(separator: "\n"))
    }
    return app.lines(of: .output)
  }

  /// The libraries needed by the painter in `TouchTesting`.
  private static let libraries = [
    "SDL2-2.0.so.0", "SDL2_image-2.0.so.0", "cairo.so.2", "pangocairo-1.0.so.0", "pango-1.0.so.0",
    "gobject-2.0.so.0", "harfbuzz.so.0",
  ].map { "-l:lib\($0)" }

  /// Returns the object files of the modules that `TouchTesting` needs.
  private static func objects(_ products: String) -> [String] {
    let modules = [
      "CSwiftRuntime", "CoreGraphics", "DisplayList", "PhoneFoundation", "UIKit", "QuartzCore",
      "Simulator", "TouchScript", "SplitMix64", "Monkey", "CPixels", "Painter", "TouchTesting",
    ]
    return modules.flatMap { module -> [String] in
      let folder = AdapterProgram.root.appendingPathComponent("Sources/\(module)").path
      let files = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
      // List the sources, because build products of removed files remain in the folder.
      return files.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") }.sorted().map {
        "\(products)/\(module).build/\(URL(fileURLWithPath: $0).lastPathComponent).o"
      }
    }
  }
}
