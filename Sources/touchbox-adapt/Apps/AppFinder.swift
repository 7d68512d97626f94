import SwiftSyntax

/// Finds types that can run: app delegates, controllers, views and windows.
struct AppFinder {
  let app: Adaptation
  private var classes: ClassTable { app.classes }

  /// Returns everything that can run, best first: the type marked by the user, delegates,
  /// controllers, views and windows. Within each kind, types that no other type uses come first.
  func apps() -> [Report.App] {
    let users = TypeUsers(app)
    let found = classes.declared.compactMap { app($0, isUsed: users.isUsed($0.name)) }
    let all = [app.script, storyboard].compactMap(\.self) + found
    return all.enumerated().map { (rank: rank($1) + [$0], app: $1) }
      .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.app)
  }

  /// The initial controller of the main storyboard.
  private var storyboard: Report.App? {
    guard let make = app.storyboards.initial, let file = app.storyboards.initialFile else {
      return nil
    }
    return Report.App(
      name: Storyboards.name(of: file), kind: .storyboard, make: app.prepared(make + "!"),
      file: file, line: 1, isMain: true, isUsedByOthers: false)
  }

  private func rank(_ app: Report.App) -> [Int] {
    let kind =
      switch app.kind {
      case .main: 0
      case .delegate: makesWindow(app.name) ? 1 : 4
      case .scenes: 1
      case .storyboard, .playground, .controller: 2
      case .view: 3
      case .window: 5
      }
    let isFirst = app.isMain && kind < 2
    return [isFirst ? 0 : 1, kind, app.isMain ? 0 : 1, app.isUsedByOthers ? 1 : 0]
  }

  /// Whether a delegate class creates its own window.
  private func makesWindow(_ name: String) -> Bool {
    if app.storyboards.initial != nil { return true }
    guard let text = classes[name]?.declaration?.members.description else { return false }
    return text.contains("UIWindow(") || text.contains("Window(frame")
  }

  private func app(_ entry: TypeEntry, isUsed: Bool) -> Report.App? {
    guard let declaration = entry.declaration, !declaration.isLocal, !declaration.isPrivate,
      !declaration.isGeneric
    else { return nil }
    let isMain = declaration.attributes.contains { $0 == "main" || $0 == "UIApplicationMain" }
    guard let (kind, make) = start(entry, isMain: isMain) else { return nil }
    let (line, _) = declaration.file.location(of: declaration.nameToken)
    return Report.App(
      name: entry.name, kind: kind, make: app.prepared(make), file: declaration.file.path,
      line: line, isMain: isMain, isUsedByOthers: isUsed)
  }

  private func start(_ entry: TypeEntry, isMain: Bool) -> (Report.App.Kind, String)? {
    if isMain, entry.methods.contains(where: { $0.name == "main" && $0.isStatic }) {
      return (.main, "\(entry.name).main()")
    }
    guard entry.kind == .class else { return nil }
    if classes.conforms(entry.name, to: "UIApplicationDelegate") {
      let initial = app.storyboards.initial
      let connect = app.scenes.start(delegate: entry.name, initial: initial)
      return connect.map { (.scenes, $0) } ?? (.delegate, "\(entry.name).self")
    }
    let chain = classes.chain(of: entry.name)
    let kinds: [(String, Report.App.Kind)] = [
      ("UIWindow", .window), ("UIView", .view), ("UIViewController", .controller),
    ]
    guard let kind = kinds.first(where: { chain.contains($0.0) })?.1 else { return nil }
    let frame = "UIScreen.main.bounds"
    return classes.instance(of: entry.name, frame: kind == .controller ? nil : frame)
      .map { (kind, $0) }
  }
}

/// The types that mention each type.
private struct TypeUsers {
  private var users: [String: Set<String>] = [:]

  init(_ app: Adaptation) {
    for file in app.files {
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let name) = token.tokenKind, let parent = token.parent,
          parent.is(DeclReferenceExprSyntax.self) || parent.is(IdentifierTypeSyntax.self)
            || parent.is(MemberTypeSyntax.self),
          parent.parent?.is(ExtensionDeclSyntax.self) == false,
          let full = app.classes.resolve(name, in: token.scope), !token.isInPreview
        else { continue }
        users[full, default: []].insert(token.scope ?? "")
      }
    }
  }

  /// Whether another type mentions a type, not counting nested types.
  func isUsed(_ name: String) -> Bool {
    users[name]?.contains { $0 != name && !$0.hasPrefix(name + ".") } == true
  }
}

extension TokenSyntax {
  /// Whether the node is inside `#Preview`.
  fileprivate var isInPreview: Bool {
    ancestors.contains {
      let macro = $0.as(MacroExpansionExprSyntax.self)?.macroName
      return (macro ?? $0.as(MacroExpansionDeclSyntax.self)?.macroName)?.text == "Preview"
    }
  }
}
