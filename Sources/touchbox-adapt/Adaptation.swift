import SwiftSyntax

/// One run: the sources, what is known of them, and what is reported.
///
/// Each step reads the syntax trees as the user wrote them and adds edits; none sees the edits of
/// another. The adapted text exists only at the end, when all edits are made at once.
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
  /// Swift files of our own, with their names.
  var generated: [(name: String, text: String)] = []
  /// The file with code outside functions, as an app.
  private(set) var script: Report.App?
  /// The methods that are no longer private.
  var exposed: Set<SyntaxIdentifier> = []
  /// Whether the functions for stand-ins of outlets are called.
  var needsStandIns = false

  /// - Parameters:
  ///   - interfaces: The paths of storyboards and xib files.
  ///   - neighbors: The paths of those that only count if they mention a class of the files.
  ///   - frameworks: The frameworks that do not exist here.
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

  /// Makes all edits; none in Swift 2, of which nothing would compile.
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
        extra.tree, in: extra, "only one file may have code outside functions: put it into one")
    }
    script = scripts.first.map { PlaygroundAdapter(app: self, file: $0).adapt() }
  }

  /// An expression that makes the storyboards known before it is evaluated.
  func prepared(_ expression: String) -> String {
    hasInterfaces ? "(__registerInterfaceFiles(), \(expression)).1" : expression
  }

  // MARK: - Messages

  /// Reports what cannot be adapted; the message names the edit that makes it work.
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

/// A step that visits one file.
class SourceVisitor: SyntaxVisitor {
  let file: SourceFile
  let app: Adaptation
  var classes: ClassTable { app.classes }

  init(_ file: SourceFile, in app: Adaptation) {
    (self.file, self.app) = (file, app)
    super.init(viewMode: .sourceAccurate)
  }

  /// Skips what is not compiled.
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
