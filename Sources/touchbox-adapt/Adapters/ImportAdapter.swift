import SwiftSyntax

/// Adapts imports: what Linux names differently, and what does not exist.
final class ImportAdapter: SourceVisitor {
  /// Frameworks that an app is built on: without them it makes no sense.
  private static let refused: [String: String] = [
    "SwiftUI": "SwiftUI is missing: write the view as a subclass of UIView",
    "SpriteKit": "SpriteKit is missing: write the scene as a UIView whose nodes are layers",
    "SceneKit": "SceneKit is missing: draw with layers and CATransform3D",
    "RealityKit": "RealityKit is missing: draw with layers and CATransform3D",
    "ARKit": "ARKit is missing: remove the import and the code that uses it",
    "GameplayKit": "GameplayKit is missing: write its state machines and random sources in Swift",
    "Metal": "Metal is missing: draw with Core Graphics",
    "MetalKit": "Metal is missing: draw with Core Graphics",
    "GLKit": "OpenGL is missing: draw with Core Graphics",
    "Combine": "Combine is missing: use didSet, a closure or a delegate",
    "CoreData": "Core Data is missing: store values with Codable",
    "AppKit": "AppKit is for the Mac: use UIKit",
    "Cocoa": "AppKit is for the Mac: use UIKit",
  ]

  /// The modules that exist here.
  static let ours: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Dispatch", "Swift", "Glibc",
    "TouchboxApp", "Synchronization", "RegexBuilder", "Observation", "_Concurrency",
    "FoundationEssentials",
  ]
  /// Modules whose names in Swift come from UIKit here.
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
    if let message = Self.refused[name] {
      error(node, message)
      return .skipChildren
    }
    switch name {
    case "Darwin":
      file.replace(node, with: "import Glibc", because: "the C library of Linux")
    case let name where Self.partsOfUIKit.contains(name):
      file.replace(node, with: "import UIKit", because: "\(name) is a part of UIKit here")
    case let name where !Self.ours.contains(name):
      file.replace(node, with: "", because: "there is no module \(name) here")
      warn(node, "there is no module \(name) here: code that uses it does not compile")
    case "UIKit" where node.isOtherSubmodule:
      file.replace(node, with: "import UIKit", because: "UIKit has no such submodule here")
    default: break
    }
    return .skipChildren
  }

  override func visitPost(_ node: SourceFileSyntax) {
    guard !imports.contains(where: { $0.module == "UIKit" }),
      let foundation = imports.first(where: { Self.needUIKit.contains($0.module) }),
      !Self.partsOfUIKit.contains(foundation.module)
    else { return }
    file.replace(
      foundation.range.upperBound..<foundation.range.upperBound, with: "; import UIKit",
      because: "timers and queues follow the phone's clock")
  }
}

extension ImportDeclSyntax {
  /// The module, without its submodules.
  fileprivate var module: String { path.first?.name.text ?? "" }

  /// Whether it names a header: `import UIKit.UIView`.
  fileprivate var isOtherSubmodule: Bool {
    importKindSpecifier == nil && path.count > 1
      && path.last?.name.text != "UIGestureRecognizerSubclass"
  }
}
