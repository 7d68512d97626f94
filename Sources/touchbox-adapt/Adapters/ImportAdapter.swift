import SwiftSyntax

/// Adapts imports of modules that have a different name on Linux, or do not exist there.
final class ImportAdapter: SourceVisitor {
  /// The modules that exist here.
  static let ours: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Dispatch", "Swift", "Glibc",
    "Synchronization", "RegexBuilder", "Observation", "_Concurrency", "FoundationEssentials",
    "TouchboxApp", networking,
  ]
  /// The module that contains Foundation's networking API.
  private static let networking = "FoundationNetworking"
  /// The names declared in that module.
  private static let networkingNames: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLCache",
    "URLAuthenticationChallenge", "URLCredential", "URLCredentialStorage", "URLProtectionSpace",
    "URLProtocol", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadTask", "URLSessionTask",
  ]
  /// The modules whose Swift names are declared in UIKit here.
  private static let needUIKit: Set<String> = [
    "Foundation", "CoreGraphics", "QuartzCore", "Dispatch", "CoreFoundation", "PlaygroundSupport",
  ]

  private static let partsOfUIKit: Set<String> = [
    "CoreFoundation", "ObjectiveC", "PlaygroundSupport",
  ]

  private var imports: [ImportDeclSyntax] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    let name = node.module
    if let advice = app.frameworks.required[name] {
      error(node, "\(name) is missing: \(advice)")
      return .skipChildren
    }
    switch name {
    case "Darwin":
      file.replace(node, with: "import Glibc", because: "this is the C library on Linux")
    case let name where Self.partsOfUIKit.contains(name):
      file.replace(node, with: "import UIKit", because: "\(name) is part of UIKit here")
    case let name where !Self.ours.contains(name):
      file.replace(node, with: "", because: "\(name) is missing")
      file.removeSemicolon(after: node)
      let advice = app.frameworks.optional[name].map { ": \($0)" } ?? ""
      warn(node, "\(name) is missing\(advice); code that uses it does not compile")
    case "UIKit" where node.isOtherSubmodule:
      file.replace(node, with: "import UIKit", because: "UIKit has no such submodule here")
    default: break
    }
    return .skipChildren
  }

  override func visitPost(_ node: SourceFileSyntax) {
    addUIKit()
    addNetworking()
  }

  private func addUIKit() {
    guard !imports.contains(where: { $0.module == "UIKit" }),
      let foundation = imports.first(where: { Self.needUIKit.contains($0.module) }),
      !Self.partsOfUIKit.contains(foundation.module)
    else { return }
    file.replace(
      foundation.range.upperBound..<foundation.range.upperBound, with: "; import UIKit",
      because: "timers and queues follow the phone's clock")
  }

  private func addNetworking() {
    guard !imports.contains(where: { $0.module == Self.networking }),
      let first = imports.first(where: { Self.ours.contains($0.module) }),
      let name = file.tree.tokens(viewMode: .sourceAccurate).lazy.compactMap(\.identifier?.name)
        .first(where: Self.networkingNames.contains)
    else { return }
    let end = first.range.upperBound
    file.replace(
      end..<end, with: "; import \(Self.networking)",
      because: "\(name) is in \(Self.networking) on Linux")
  }
}

extension ImportDeclSyntax {
  /// The module's name, without submodules.
  fileprivate var module: String { path.first?.name.text ?? "" }

  /// Whether the import names a submodule, such as `import UIKit.UIView`.
  fileprivate var isOtherSubmodule: Bool {
    importKindSpecifier == nil && path.count > 1
      && path.last?.name.text != "UIGestureRecognizerSubclass"
  }
}
