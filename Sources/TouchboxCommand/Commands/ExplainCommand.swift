import AppLibrary
import ArgumentParser
import Foundation
import Painter
import Terminal
import TouchScript
import UIKit

/// The `touchbox explain` command.
struct ExplainCommand: SupervisedCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Write a page that shows a run moment by moment: touches, views, gestures, and why.",
    discussion: """
      The page is a single HTML file that needs no network. It shows the screen, the path of each \
      finger, and timelines of touches, callbacks, gesture recognizers, actions, timers and animations. \
      Each moment has its hit tests step by step, its responders, the log and the view tree. The same \
      script always produces the same bytes.

      Two runs appear side by side, with the first moment at which they differ:
        touchbox explain before.touch after.touch -o both.html
        touchbox explain PinchMe --variant corrected,published

      Your own app runs with your permissions. Without a script, the page explains its launch.
        touchbox explain MyTouch.swift tap.touch
      """)

  @Argument(
    help: ArgumentHelp(
      """
      One or two scripts or demos' names; - is standard input. Also your own Swift or Objective-C \
      files or their folder.
      """, valueName: "source"),
    completion: .demos(orFiles: ["touch", "swift"]))
  var sources: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      The file to write; - is standard output. By default NAME-explained.html in the current folder, \
      or standard output with --json.
      """, valueName: "file"),
    completion: .file(extensions: ["html", "json"]))
  var output: String?

  @Flag(help: "Write the page's data as JSON.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "The variant, corrected or published, or both to compare them: corrected,published.",
      valueName: "variants"),
    completion: .list(["corrected", "published", "corrected,published"]),
    transform: Self.variants)
  var variant: [ScriptHeader.Variant] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Start at this time in the script.", valueName: "seconds"))
  var from: Double = 0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "End at this time; by default at the end of the script.", valueName: "seconds"))
  var to: Double?

  @Option(parsing: .unconditional, help: ArgumentHelp("Pixels per point.", valueName: "number"))
  var scale: Double = 1

  @Option(help: "The demo for a script that does not name one.", completion: .demos)
  var demo: String?

  @OptionGroup var app: AppOption

  @OptionGroup var include: IncludeOption

  @OptionGroup var images: ImagesOption

  private static func variants(_ text: String) throws -> [ScriptHeader.Variant] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    let variants = names.compactMap { ScriptHeader.Variant(rawValue: String($0)) }
    guard variants.count == names.count, variants.count <= 2 else {
      throw ValidationError(
        "unknown variant \(text); expected corrected, published, or corrected,published")
    }
    return variants
  }

  func validate() throws {
    try requireRange("--scale", scale, SnapCommand.scales)
    for (name, seconds) in [("--from", from), ("--to", to ?? 0)] {
      try requireRange(name, seconds, 0...1e6, unit: " seconds")
    }
    if let to, to < from {
      throw ValidationError(
        "--to \(to) is before the start; expected a time after --from \(from)")
    }
    guard let output, output != "-" else { return }
    let ending = (output as NSString).pathExtension.lowercased()
    if output.isEmpty || ending == (json ? "html" : "json") {
      throw ValidationError(
        "--output \(output.isEmpty ? "\"\"" : output): expected a name that ends in "
          + (json ? ".json; without --json, the file is a page" : ".html; --json writes data"))
    }
  }

  @MainActor func perform(_ catalog: AppCatalog) throws {
    let files = sources.filter { catalog.app(named: $0) == nil && Self.isAppFile($0) }
    try app.launchFiles(files, in: catalog)
    let methods = MethodLines.ofApp(
      at: catalog.origin == .files ? files + app.values.filter(AppOption.isPath) : [])
    let scripts = try scripts(in: catalog)
    try catalog.require(demo)
    let subjects = try subjects(scripts, in: catalog)
    let signals = StopSignals()
    let path = output ?? (json ? "-" : Self.defaultPath(scripts, subjects[0]))
    try OutputPaths.checkDistinct([("--output", path)], from: scripts)
    // Report an unwritable file before anything runs.
    if !OutputPaths.isStream(path) { try AtomicFile(path).discard() }
    let pictures = try images.load(for: subjects.map(\.app), in: catalog, scale: scale)
    do {
      var sides: [RunComparison.Side] = []
      var code = CommandStatus.success
      for subject in subjects {
        catalog.announce(subject.app)
        let recorder = ExplanationRecorder(
          subject, factory: PhoneFactory(assets: catalog.assets), scale: scale,
          part: from...(to ?? 1e6), overrides: pictures[subject.app.name], methods: methods)
        let (side, result) = try recorder.record { try signals.check() }
        sides.append(side)
        guard let result else { continue }
        Console.report(result)
        code = max(code, ScriptReport(result).exitCode)
      }
      try ExplanationPage.write(Explanation(of: sides), asJSON: json, to: path)
      if code != .success { throw CommandFailure(code, messages: []) }
    } catch let stopped as StopSignals.Stopped {
      throw ExitCode(128 + stopped.signal)
    }
  }

  /// Whether a source is a file or folder of the user's app rather than a script.
  private static func isAppFile(_ source: String) -> Bool {
    var isFolder: ObjCBool = false
    return ProjectFiles.isSource(source)
      || FileManager.default.fileExists(atPath: source, isDirectory: &isFolder)
        && isFolder.boolValue
  }

  /// Returns the paths of the scripts. The sources of an app are not scripts.
  @MainActor private func scripts(in catalog: AppCatalog) throws -> [String] {
    let scripts = try sources.filter { source in
      switch catalog.origin {
      case .demos: return true
      case .package: return catalog.app(named: source) == nil
      case .files: return !Self.isAppFile(source)
      }
    }.map { source in
      if !AppOption.isPath(source), source != "-", !source.hasSuffix(".touch") {
        try catalog.require(source)
      }
      return try ScriptFileContents.path(source, in: catalog)
    }
    guard scripts.count <= 2 else {
      throw CommandFailure(
        .usage, "found \(scripts.count) scripts; expected one, or two to compare")
    }
    guard scripts.count < 2 || variant.count < 2 else {
      throw CommandFailure(
        .usage, "found two scripts and two variants; expected one script to compare variants")
    }
    if scripts.isEmpty, catalog.origin == .demos {
      throw ValidationError("Missing expected argument '<source> ...'")
    }
    return scripts
  }

  @MainActor private func subjects(
    _ scripts: [String], in catalog: AppCatalog
  ) throws -> [ExplanationRecorder.Subject] {
    if scripts.isEmpty {
      let entry = try app.app(sources, in: catalog)
      return (variant.isEmpty ? [.corrected] : variant).map {
        ExplanationRecorder.Subject(
          app: entry, variant: $0, device: app.device ?? .iPhone)
      }
    }
    let variants: [ScriptHeader.Variant?] = variant.isEmpty ? [nil] : variant
    // Read standard input only once.
    let files = try scripts.map { try ScriptFileContents($0, includable: include.paths) }
    return try files.flatMap { file in
      try variants.map { variant in
        let script = try LoadedScript(
          file, in: catalog, app: app.override(in: catalog), demo: demo, variant: variant,
          device: app.device)
        return ExplanationRecorder.Subject(script)
      }
    }
  }

  /// Returns the default path of the page.
  @MainActor private static func defaultPath(
    _ scripts: [String], _ subject: ExplanationRecorder.Subject
  ) -> String {
    let name = scripts.first.map { PictureFolders.names(for: [$0])[0] } ?? subject.app.name
    let parent = scripts.first == nil || name != "demo" ? name : subject.app.name
    return parent + "-explained.html"
  }
}

extension ExplanationRecorder.Subject {
  /// Creates the subject for a script.
  @MainActor init(_ script: LoadedScript) {
    let name = script.file.path == "-" ? script.name : (script.name as NSString).lastPathComponent
    self.init(
      app: script.app, variant: script.variant, device: script.device, name: name, script: script)
  }
}
