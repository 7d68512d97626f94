import SwiftSyntax

/// Adapts top-level code, such as a playground or `main.swift`.
///
/// The statements are wrapped in functions in place, and another function calls these in order.
/// Types, functions and variables stay global, so they are visible to all files.
struct PlaygroundAdapter {
  let app: Adaptation
  let file: SourceFile

  /// Whether a file has top-level code.
  static func isScript(_ file: SourceFile) -> Bool {
    file.tree.statements.contains { !isDeclaration($0) }
  }

  private static func isDeclaration(_ item: CodeBlockItemSyntax) -> Bool {
    if case .decl = item.item { return true }
    return item.item.as(MacroExpansionExprSyntax.self).map {
      ["sourceLocation", "warning", "error", "Preview"].contains($0.macroName.text)
    } ?? false
  }

  /// Wraps the statements, and returns an app that runs them.
  func adapt() -> Report.App {
    var calls: [String] = []
    var run: [CodeBlockItemSyntax] = []
    func endRun() {
      guard let first = run.first, let last = run.last else { return }
      let name = "__run\(file.identifier)\(calls.count)"
      let start = first.range.lowerBound
      file.replace(
        start..<start, with: "@MainActor func \(name)() { ",
        because: "statements outside functions run when the app starts")
      // More code may follow the semicolon on the same line.
      file.insert([.text(last.semicolon == nil ? " }" : " };")], at: last.range.upperBound)
      calls.append(name + "()")
      run = []
    }
    for item in file.tree.statements {
      guard Self.isDeclaration(item) else {
        if item.item.is(GuardStmtSyntax.self) {
          app.error(
            item, in: file, "guard outside functions: use if let, or force-unwrap the value")
        }
        run.append(item)
        continue
      }
      endRun()
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      isolate(variable)
      calls += names(variable).map { "_ = \($0)" }
    }
    endRun()
    return finish(calls)
  }

  private func isolate(_ variable: VariableDeclSyntax) {
    guard variable.attributes.isEmpty, !variable.modifiers.names.contains("nonisolated") else {
      return
    }
    let start = variable.range.lowerBound
    file.replace(start..<start, with: "@MainActor ")
  }

  /// Returns the names of the stored variables in a declaration.
  private func names(_ variable: VariableDeclSyntax) -> [String] {
    variable.bindings.filter { $0.initializer != nil }.flatMap { binding in
      binding.pattern.tokens(viewMode: .sourceAccurate).compactMap {
        guard case .identifier(let name) = $0.tokenKind else { return nil }
        return name
      }
    }
  }

  private func finish(_ calls: [String]) -> Report.App {
    let usesPage = file.tree.description.contains("PlaygroundPage")
    let name = "__start\(file.identifier)"
    let result = usesPage ? " -> UIViewController" : ""
    let end = usesPage ? "; return PlaygroundPage.current.makeController()" : ""
    file.insert(
      [
        .text(
          "\n@MainActor func \(name)()\(result) { " + calls.joined(separator: "; ") + end + " }\n")
      ], at: file.bytes.count)
    if usesPage { app.generated.append(("PlaygroundSupport.swift", Self.support)) }
    return Report.App(
      name: file.baseName, kind: usesPage ? .playground : .main, make: app.prepared(name + "()"),
      file: file.path, line: 1, isMain: true, isUsedByOthers: false)
  }

  /// The source code of the `PlaygroundSupport` API.
  private static let support = """
    import UIKit

    /// A playground's page, whose live view is the app.
    @MainActor final class PlaygroundPage {
      static let current = PlaygroundPage()
      /// A view or a controller.
      var liveView: AnyObject?
      var needsIndefiniteExecution = false
      func finishExecution() {}

      /// Returns the live view's controller, or a new one that shows the live view.
      func makeController() -> UIViewController {
        if let controller = liveView as? UIViewController { return controller }
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        if let view = liveView as? UIView {
          if view.frame.isEmpty { view.frame = controller.view.bounds }
          controller.view.addSubview(view)
        }
        return controller
      }
    }

    """
}

extension SourceFile {
  /// The base name in a form that can be part of a Swift identifier.
  fileprivate var identifier: String {
    String(baseName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
