import SwiftSyntax

/// Removes attributes that matter only to Objective-C, Interface Builder and app launch, and
/// evaluates `#if` conditions as on iOS.
final class AttributeAdapter: SourceVisitor {
  private static let reasons: [String: String] = [
    "objc": "there is no Objective-C: selectors carry their methods",
    "objcMembers": "there is no Objective-C: selectors carry their methods",
    "nonobjc": "there is no Objective-C",
    "IBAction": "actions are methods",
    "IBSegueAction": "actions are methods",
    "IBOutlet": "outlets are properties",
    "IBInspectable": "there is no Interface Builder",
    "GKInspectable": "there is no Interface Builder",
    "IBDesignable": "there is no Interface Builder",
    "UIApplicationMain": "touchbox starts the app",
    "NSApplicationMain": "touchbox starts the app",
    "main": "touchbox starts the app",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if name == "NSManaged" {
      error(node, "@NSManaged requires Core Data, which is missing: give the property a value")
    } else if let reason = Self.reasons[name] {
      file.blank(node, because: reason)
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" {
      file.blank(node, because: "there is no Objective-C")
    }
    return .skipChildren
  }

  // MARK: - Previews

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    removePreview(node, node.macroName)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    removePreview(node, node.macroName)
  }

  private func removePreview(
    _ node: some SyntaxProtocol, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview" else { return .visitChildren }
    file.blank(node, because: "there are no previews")
    return .skipChildren
  }

  // MARK: - Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      ConditionAdapter(file, in: app).walk(condition)
    }
    return super.visit(node)
  }

  /// Treats system versions newer than the current one as unavailable.
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    for argument in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let version) = argument.argument,
        version.platform.text == "iOS",
        let major = version.version.flatMap({ Int($0.major.text) }), major > Self.currentSystem
      else { continue }
      let isAvailable = node.availabilityKeyword.text == "#available"
      file.replace(
        node, with: isAvailable ? "false" : "true",
        because: "iOS \(major) is newer than iOS \(Self.currentSystem)")
    }
    return .skipChildren
  }

  private static let currentSystem = 26
}

/// Replaces parts of a single condition.
private final class ConditionAdapter: SourceVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let replacement = CompilationCondition.replacement(for: node) {
      file.replace(node, with: replacement, because: "the code is for iOS")
    }
    return .skipChildren
  }
}
