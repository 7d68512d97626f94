import SwiftSyntax

/// One run of the adapter: the sources, the tables built from them, and the report.
///
/// Each step reads the user's original syntax trees and adds edits, without seeing other steps'
/// edits. All edits are applied together at the end.
final class Adaptation {
  let files: [SourceFile]
  let classes: ClassTable
  let protocols: OptionalRequirements
  let storyboards: Storyboards
  let frameworks: Frameworks
  private(set) lazy var mentioned = MentionedNames(files)
  private(set) lazy var scenes = Scenes(self, mentioned)
  private(set) var errors: Set<Report.Message> = []
  private(set) var warnings: Set<Report.Message> = []
  /// The generated Swift files and their names.
  var generated: [(name: String, text: String)] = []
  /// The app made from the file with top-level code.
  private(set) var script: Report.App?
  /// The private methods that have been made visible.
  var exposed: Set<SyntaxIdentifier> = []
  /// Whether generated code calls the placeholder functions from `OutletAdapter`.
  var needsStandIns = false

  /// - Parameters:
  ///   - interfaces: The paths of storyboards and xib files.
  ///   - neighbors: The paths of interface files that are ignored unless they mention a class in
  ///   the sources.
  ///   - frameworks: The frameworks that are not available here.
  init(
    files: [SourceFile], interfaces: [String], neighbors: [String], frameworks: Frameworks
  ) throws {
    self.files = files
    self.frameworks = frameworks
    classes = ClassTable(files)
    protocols = OptionalRequirements(classes)
    storyboards = try Storyboards(
      files: interfaces, neighbors: neighbors, classes: classes.userClasses,
      extensions: classes.inspectableExtensions)
  }

  /// Whether there are storyboards or xib files.
  var hasInterfaces: Bool { !storyboards.isEmpty }

  /// Makes all edits. Swift 2 code is left unedited, because it would not compile anyway.
  func run() {
    let old = OldSwift(self)
    if let first = old.first { return error(first.node, in: first.file, old.message) }
    for file in files {
      SyntaxAdapter(file, in: self).walk(file.tree)
      ImportAdapter(file, in: self).walk(file.tree)
      AttributeAdapter(file, in: self).walk(file.tree)
      SelectorAdapter(file, in: self).walk(file.tree)
      OptionalCallAdapter(file, in: self).walk(file.tree)
      RuntimeAdapter(file, in: self).walk(file.tree)
    }
    adaptOptionalProtocols()
    adaptExtensions()
    adaptOutlets()
    adaptScripts()
    adaptRectangles()
    if scenes.areUsed { generated.append(("Scenes.swift", Scenes.support)) }
    if needsStandIns { generated.append(("StandIns.swift", Self.standIns)) }
    if hasInterfaces { generated.append(("Interfaces.swift", storyboards.generatedSwift)) }
    for warning in storyboards.warnings {
      warnings.insert(
        Report.Message(file: warning.file, line: warning.line, column: 1, message: warning.text))
    }
  }

  private func adaptScripts() {
    let scripts = files.filter(PlaygroundAdapter.isScript)
    for extra in scripts.dropFirst() {
      error(
        extra.tree, in: extra,
        "only one file may contain top-level code: move it all into one file")
    }
    script = scripts.first.map { PlaygroundAdapter(app: self, file: $0).adapt() }
  }

  /// Returns an expression that registers the storyboards before evaluating the given expression.
  func prepared(_ expression: String) -> String {
    hasInterfaces ? "(__registerInterfaceFiles(), \(expression)).1" : expression
  }

  // MARK: - Messages

  /// Reports code that cannot be adapted. The message explains how to change it.
  func error(_ node: some SyntaxProtocol, in file: SourceFile, _ message: String) {
    errors.insert(self.message(node, file, message))
  }

  func warn(_ node: some SyntaxProtocol, in file: SourceFile, _ message: String) {
    warnings.insert(self.message(node, file, message))
  }

  private func message(
    _ node: some SyntaxProtocol, _ file: SourceFile, _ text: String
  ) -> Report.Message {
    let (line, column) = file.location(of: node)
    return Report.Message(file: file.path, line: line, column: column, message: text)
  }
}

/// A step that visits a single file.
class SourceVisitor: SyntaxVisitor {
  let file: SourceFile
  let app: Adaptation
  var classes: ClassTable { app.classes }

  init(_ file: SourceFile, in app: Adaptation) {
    (self.file, self.app) = (file, app)
    super.init(viewMode: .sourceAccurate)
  }

  /// Skips code that is not compiled.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    CompilationCondition.isPossible(node) ? .visitChildren : .skipChildren
  }

  func error(_ node: some SyntaxProtocol, _ message: String) {
    app.error(node, in: file, message)
  }

  func warn(_ node: some SyntaxProtocol, _ message: String) {
    app.warn(node, in: file, message)
  }
}
