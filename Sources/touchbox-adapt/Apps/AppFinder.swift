import SwiftSyntax

/// Finds what can be started: app delegates, controllers, views and windows.
struct AppFinder {
  let app: Adaptation
  private var classes: ClassTable { app.classes }

  /// All that can be started, the best first: what the user marked, then delegates, controllers, views
  /// and windows; of each kind first those that no other type makes.
  func apps() -> [Report.App] {
    let users = TypeUsers(app)
    let found = classes.declared.compactMap { app($0, isUsed: users.isUsed($0.name)) }
    let all = [app.script, storyboard].compactMap(\.self) + found
    return all.enumerated().map { (rank: rank($1) + [$0], app: $1) }
      .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.app)
  }

  /// The first controller of the main storyboard.
  private var storyboard: Report.App? {
    guard let make = app.storyboards.initial else { return nil }
    let parts = make.split(separator: "\"")
    return Report.App(
      name: parts.count > 1 ? String(parts[1]) : "Main", kind: .controller,
      make: app.prepared(make + "!"), file: app.interfaces[0], line: 1, isMain: true,
      isUsedByOthers: false)
  }

  private func rank(_ app: Report.App) -> [Int] {
    let kind =
      switch app.kind {
      case .main: 0
      case .delegate: makesWindow(app.name) ? 1 : 4
      case .controller: 2
      case .view: 3
      case .window: app.make.contains("__connectScene") ? 1 : 5
      }
    let isFirst = app.isMain && kind < 2
    return [isFirst ? 0 : 1, kind, app.isMain ? 0 : 1, app.isUsedByOthers ? 1 : 0]
  }

  /// Whether a delegate shows anything by itself.
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
      return connect.map { (.window, $0) } ?? (.delegate, "\(entry.name).self")
    }
    let chain = classes.chain(of: entry.name)
    if chain.contains("UIWindow") {
      return make(entry.name, inherited: "(frame: UIScreen.main.bounds)").map { (.window, $0) }
    }
    if chain.contains("UIView") {
      return make(entry.name, inherited: "(frame: UIScreen.main.bounds)").map { (.view, $0) }
    }
    if chain.contains("UIViewController") {
      return make(entry.name, inherited: "()").map { (.controller, $0) }
    }
    return nil
  }

  /// An expression that makes an object without anything known of it; nil if its initializers need
  /// more.
  private func make(_ name: String, inherited: String) -> String? {
    for ancestor in classes.chain(of: name) {
      let initializers = classes[ancestor]?.initializers ?? []
      let usable = initializers.filter { initializer in
        // Convenience initializers of a superclass are inherited with the designated ones only.
        !initializer.modifiers.contains("private") && !initializer.modifiers.contains("fileprivate")
      }
      if let exact = usable.first(where: { $0.labels == ["frame"] }), inherited.contains("frame") {
        return name + inherited + (exact.isFailable ? "!" : "")
      }
      if let plain = usable.first(where: \.needsNoArguments) {
        return "\(name)()" + (plain.isFailable ? "!" : "")
      }
      if usable.contains(where: { $0.labels == ["nibName", "bundle"] }) {
        return "\(name)(nibName: nil, bundle: nil)"
      }
      let designated = initializers.filter { !$0.isConvenience }
      if designated.contains(where: { $0.labels != ["coder"] }) { return nil }
      if !designated.isEmpty { return "\(name)(coder: NSCoder())!" }
    }
    return name + inherited
  }
}

/// Which types name which.
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

  /// Whether another type names a type; types within it do not count.
  func isUsed(_ name: String) -> Bool {
    users[name]?.contains { $0 != name && !$0.hasPrefix(name + ".") } == true
  }
}

extension TokenSyntax {
  /// Whether it stands in `#Preview`.
  fileprivate var isInPreview: Bool {
    ancestors.contains {
      let macro = $0.as(MacroExpansionExprSyntax.self)?.macroName
      return (macro ?? $0.as(MacroExpansionDeclSyntax.self)?.macroName)?.text == "Preview"
    }
  }
}
