import Foundation
import Testing
import XServer

/// Tests how the Makefile prepares builds.
struct BuildFileTests {
  @Test("The pkg-config files of the package's libraries contain no flags that SwiftPM rejects")
  func libraryDescriptions() throws {
    let folder = try Folder()
    let manifest = try String(contentsOfFile: Project.root + "/Package.swift", encoding: .utf8)
    let names = manifest.matches(of: #/pkgConfig: "([^"]+)"/#).map { String($0.1) }
    #expect(names.contains("sdl2") && names.contains("pangocairo"))
    func flags(_ environment: [String: String]) throws -> String {
      let child = try ChildProcess(
        "pkg-config", ["--cflags"] + names,
        environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
      #expect(try child.waitForExit() == .exited(0), "\(child.lines)")
      return child.lines(of: .output).joined(separator: " ")
    }
    let child = try ChildProcess(Project.root + "/.ci/pkg-config-files", [folder.path])
    #expect(try child.waitForExit() == .exited(0), "\(child.lines)")
    let words = try flags(["PKG_CONFIG_PATH": folder.path]).split(separator: " ")
    #expect(words.contains("-I/usr/include/SDL2"))
    // Only header search paths remain, and SwiftPM accepts them.
    #expect(words.allSatisfy { $0.hasPrefix("-I") }, "\(words)")
  }
}
