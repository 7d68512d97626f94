import Foundation
import Testing
import XServer

private let hasSourceAdapter = FileManager.default.fileExists(
  atPath: Project.root + "/Sources/touchbox-adapt/TouchboxAdapt.swift")

/// Tests an installation made by `make install`, and packages that `touchbox new` creates with it.
@Suite(.enabled(if: hasSourceAdapter, "the source adapter is not in this copy of the sources"))
struct InstallTests {
  private let folder: Folder
  private let environment: [String: String]

  init() throws {
    folder = try Folder()
    environment = ProcessInfo.processInfo.environment.merging([
      "XDG_CACHE_HOME": ChildProcess.cache, "TOUCHBOX_ASSETS": "",
      "DESTDIR": folder.path + "/made",
    ]) { $1 }
  }

  /// Runs a program and returns the lines of its standard output.
  @discardableResult
  private func run(
    _ program: String, _ arguments: String..., in subfolder: String = "", code: Int32 = 0
  ) throws -> [String] {
    let child = try ChildProcess(
      program, arguments, environment: environment, directory: folder.path + subfolder)
    let status = try child.waitForExit(timeout: .seconds(300))
    #expect(status == .exited(code), "\(program) \(arguments): \(child.lines)")
    return code == 0 ? child.lines(of: .output) : child.lines(of: .error)
  }

  /// Checks the manual pages and the desktop entry with the desktop's own tools.
  private func checkDocuments() throws {
    let share = folder.path + "/moved here/share"
    let touchbox = folder.path + "/moved here/bin/touchbox"
    let demos = Set(try run(touchbox, "list").map { String($0.prefix { $0 != " " }) })
    let commands = try run(touchbox, "help", "--topics").filter { !demos.contains($0) }
    let pages = (["touchbox"] + commands.map { "touchbox-" + $0 }).map { $0 + ".1" }
    let manual = share + "/man/man1"
    #expect(try FileManager.default.contentsOfDirectory(atPath: manual).sorted() == pages.sorted())
    for page in pages {
      // Warnings about the text appear on standard error.
      let child = try ChildProcess(
        "man", ["--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", "\(manual)/\(page)"],
        environment: environment)
      #expect(try child.waitForExit() == .exited(0))
      #expect(child.lines(of: .error).isEmpty, "\(page): \(child.lines(of: .error))")
    }
    let page = try String(contentsOfFile: manual + "/touchbox-film.1", encoding: .utf8)
    for option in ["\\-\\-rate", "\\-o", "\\-\\-no\\-dots"] {
      #expect(page.contains(option), "\(option)")
    }
    #expect(!page.contains("or files:"))
    try run("desktop-file-validate", share + "/applications/touchbox.desktop")
    let icon = share + "/icons/hicolor/256x256/apps/touchbox.png"
    #expect(
      FileManager.default.contentsEqual(
        atPath: icon, andPath: Project.root + "/Assets/AppIcon.png"))
    for shell in ["bash-completion/completions/touchbox", "zsh/site-functions/_touchbox"] {
      #expect(FileManager.default.fileExists(atPath: "\(share)/\(shell)"))
    }
  }

  @Test("The Debian package contains the program and its documents and lists needed libraries")
  func debianPackage() throws {
    let build = (try ChildProcess.builtProgram("touchbox") as NSString).deletingLastPathComponent
    try run(Project.root + "/.packaging/install", build, "/usr")
    // Compressing the debug build would take longer than the rest of the test.
    try run(Project.root + "/.packaging/make-deb", folder.path + "/made", folder.path, "none")
    let name = try #require(folder.files.first { $0.hasSuffix(".deb") })
    let version = try Command(["--version"], in: folder).output.joined()
    #expect(name.hasPrefix("touchbox_\(version)-1_"))
    let package = folder.path + "/" + name
    #expect(try run("dpkg-deb", "-f", package, "Version") == [version + "-1"])
    let needed = try run("dpkg-deb", "-f", package, "Depends").joined()
    for library in ["libsdl2-2.0-0", "libcairo2", "libpangocairo-1.0-0", "fonts-inter"] {
      #expect(needed.contains(library), "\(needed)")
    }
    let entries = try run("dpkg-deb", "-c", package)
    for file in [
      "/usr/bin/touchbox", "/usr/share/man/man1/touchbox.1.gz",
      "/usr/lib/touchbox/Assets/AppIcon.png", "/usr/lib/touchbox/guides/PortingFromIOS.md",
      "/usr/share/applications/touchbox.desktop", "/usr/share/doc/touchbox/copyright",
      "/usr/share/doc/touchbox/changelog.Debian.gz",
      "/usr/share/zsh/vendor-completions/_touchbox",
    ] {
      #expect(
        entries.contains { $0.hasSuffix(" ." + file) && $0.contains(" root/root ") }, "\(file)")
    }
    // Files are readable by everyone, and writable only by root.
    #expect(entries.allSatisfy { $0.prefix(10).contains(#/^.rw[x-]r-[x-]r-[x-]$/#) })
  }

  @Test("An installed touchbox runs files and creates packages that build and pass their tests")
  func installed() throws {
    let build = (try ChildProcess.builtProgram("touchbox") as NSString).deletingLastPathComponent
    try run(Project.root + "/.packaging/install", build, "/usr")
    // Installed files must not depend on the folder they were built in.
    try FileManager.default.moveItem(
      atPath: folder.path + "/made/usr", toPath: folder.path + "/moved here")
    let touchbox = folder.path + "/moved here/bin/touchbox"

    try folder.write(RunFileTests.source, to: "Spots.swift")
    try folder.write(RunFileTests.script, to: "tap.touch")
    #expect(
      try run(touchbox, "run", "Spots.swift", "--headless", "--script", "tap.touch") == [
        "spot at 100,100"
      ])
    try folder.write(RunFileTests.values, to: "Values.swift")
    #expect(
      try run(touchbox, "run", "Values.swift", "--headless", "--script", "tap.touch")
        == RunFileTests.valueLog)
    try run(touchbox, "snap", "TouchDemo", "-o", "demo.png")
    #expect(try run(touchbox, "learn").count == 12)
    // The wording comes from an installed page.
    try folder.write("import Metal\n", to: "Drawing.swift")
    #expect(
      try run(touchbox, "run", "Drawing.swift", code: 2).last?
        .hasSuffix("Drawing.swift:1:1: error: Metal is missing: draw with Core Graphics") == true)

    try checkDocuments()
    for (name, code, message) in [
      ("My-App", 2, "is not a valid module name"), ("UIKit", 2, "is the name of a module"),
      ("moved here", 2, "is not a valid module name"), ("made", 5, "already exists"),
    ] {
      let errors = try run(touchbox, "new", name, code: Int32(code))
      #expect(errors.count == 1 && errors[0].contains(message), "\(errors)")
    }
    try run(touchbox, "new", "MyApp")
    // This builds everything that the next command needs too.
    try run("swift", "test", in: "/MyApp")
    let log = try run(
      "swift", "run", "-q", "MyApp", "--headless", "--script", "drag.touch", in: "/MyApp")
    #expect(log == ["card at 200, 300"])

    try FileManager.default.moveItem(
      atPath: folder.path + "/moved here", toPath: folder.path + "/made/usr")
    try run(Project.root + "/.packaging/install", "--remove", "/usr")
    let left = FileManager.default.enumerator(atPath: folder.path + "/made/usr")
    #expect(left?.allObjects.contains { "\($0)".contains("touchbox") } == false)
  }
}
