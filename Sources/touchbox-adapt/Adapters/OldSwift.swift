import SwiftSyntax

/// Detects Swift 2 code, in which many of Apple's API names differ from Swift 3.
///
/// Such code does not compile. A single message replaces hundreds from the compiler.
struct OldSwift {
  /// A Swift 2 name and its location.
  struct Use {
    let file: SourceFile
    let node: Syntax
    let old: String
    let new: String
  }

  private var uses: [Use] = []

  /// Finds Swift 2 names in the app's files.
  init(_ app: Adaptation) {
    let declared = DeclaredNames(app.files)
    for file in app.files {
      let finder = OldNameFinder(file, in: app, declared: declared)
      finder.walk(file.tree)
      uses += finder.uses
    }
  }

  /// The location of the first Swift 2 name, or nil if there is none.
  var first: (node: Syntax, file: SourceFile)? { uses.first.map { ($0.node, $0.file) } }

  /// The message about all of the names. A single name may be a leftover in newer code.
  var message: String {
    if uses.count == 1 { return "'\(uses[0].old)' has been \(uses[0].new) since Swift 3" }
    var seen: Set<String> = []
    let examples = uses.filter { seen.insert($0.old).inserted }.prefix(3)
      .map { "'\($0.old)' is \($0.new)" }
    return
      "this is Swift 2, with \(uses.count) names that Swift 3 changed: "
      + examples.joined(separator: ", ")
      + "; convert the code to Swift 3 or later, as Xcode 8 does with Edit > Convert, and run it again"
  }
}

/// The functions, variables and enum cases that the sources declare, which are not Apple's.
private struct DeclaredNames {
  private(set) var names: Set<String> = []

  init(_ files: [SourceFile]) {
    for token in files.lazy.flatMap({ $0.tree.tokens(viewMode: .sourceAccurate) }) {
      guard case .identifier(let name) = token.tokenKind, let parent = token.parent,
        parent.is(EnumCaseElementSyntax.self) || parent.is(IdentifierPatternSyntax.self)
          || parent.as(FunctionDeclSyntax.self)?.modifiers.names.contains("override") == false
      else { continue }
      names.insert(name)
    }
  }
}

/// Finds Swift 2 names in a single file.
private final class OldNameFinder: SourceVisitor {
  private(set) var uses: [OldSwift.Use] = []
  private let declared: DeclaredNames

  init(_ file: SourceFile, in app: Adaptation, declared: DeclaredNames) {
    self.declared = declared
    super.init(file, in: app)
  }

  private func add(_ node: some SyntaxProtocol, _ old: String, _ new: String) {
    uses.append(OldSwift.Use(file: file, node: Syntax(node), old: old, new: new))
  }

  // MARK: - Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      !declared.names.contains(function),
      let new = Self.functions[function] ?? Self.contextMethod(function)
    {
      add(node, function, new)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      check(member, node.arguments)
    }
    for argument in node.arguments {
      guard let label = argument.label, let new = Self.labels[label.text] else { continue }
      add(label, label.text + ":", new + ":")
    }
    return .visitChildren
  }

  private func check(_ member: MemberAccessExprSyntax, _ arguments: LabeledExprListSyntax) {
    let name = member.declName.baseName.text
    guard !declared.names.contains(name) else { return }
    let base = member.base?.trimmedDescription ?? ""
    if base == "UIColor", arguments.isEmpty, name.hasSuffix("Color"), name.count > 5 {
      add(member.declName, "UIColor.\(name)()", "UIColor.\(name.dropLast(5))")
    } else if let new = Self.singletons["\(base).\(name)"] {
      add(member.declName, "\(base).\(name)()", new)
    } else if let new = Self.methods[name], member.base != nil {
      add(member.declName, name, new)
    }
  }

  /// Returns the replacement for `CGContextMoveToPoint(context, …)` and similar functions, or nil
  /// for other names.
  private static func contextMethod(_ name: String) -> String? {
    let type = name.firstMatch(
      of:
        #/^CG(Context|Path)(?:Set|Add|Move|Fill|Stroke|Clear|Save|Restore|Translate|Scale|Rotate|Begin|Close|Draw|Create)/#
    )?.1
    return type.map { $0 == "Context" ? "a method of CGContext" : "a method of CGMutablePath" }
  }

  private static let functions: [String: String] = {
    var names = [
      "CGRectMake": "CGRect(x:y:width:height:)", "CGPointMake": "CGPoint(x:y:)",
      "CGSizeMake": "CGSize(width:height:)", "CGVectorMake": "CGVector(dx:dy:)",
      "CGAffineTransformMakeRotation": "CGAffineTransform(rotationAngle:)",
      "CGAffineTransformMakeScale": "CGAffineTransform(scaleX:y:)",
      "CGAffineTransformMakeTranslation": "CGAffineTransform(translationX:y:)",
      "CGAffineTransformRotate": "transform.rotated(by:)",
      "CGAffineTransformScale": "transform.scaledBy(x:y:)",
      "CGAffineTransformTranslate": "transform.translatedBy(x:y:)",
      "CGRectContainsPoint": "rect.contains(_:)", "CGRectContainsRect": "rect.contains(_:)",
      "CGRectIntersectsRect": "rect.intersects(_:)", "CGRectInset": "rect.insetBy(dx:dy:)",
      "CGRectOffset": "rect.offsetBy(dx:dy:)", "CGPointEqualToPoint": "==",
      "dispatch_async": "DispatchQueue.main.async", "dispatch_get_main_queue": "DispatchQueue.main",
      "dispatch_after": "DispatchQueue.main.asyncAfter(deadline:)", "println": "print",
    ]
    for part in ["Width", "Height", "MinX", "MidX", "MaxX", "MinY", "MidY", "MaxY"] {
      names["CGRectGet" + part] = "rect." + part.prefix(1).lowercased() + part.dropFirst()
    }
    return names
  }()

  private static let singletons = [
    "UIScreen.mainScreen": "UIScreen.main", "UIDevice.currentDevice": "UIDevice.current",
    "UIApplication.sharedApplication": "UIApplication.shared",
    "NSBundle.mainBundle": "Bundle.main",
    "NSNotificationCenter.defaultCenter":
      "NotificationCenter.default", "NSUserDefaults.standardUserDefaults": "UserDefaults.standard",
  ]

  private static let methods = [
    "locationInView": "location(in:)", "previousLocationInView": "previousLocation(in:)",
    "translationInView": "translation(in:)", "velocityInView": "velocity(in:)",
    "animateWithDuration": "animate(withDuration:)", "moveToPoint": "move(to:)",
    "addLineToPoint": "addLine(to:)", "presentViewController": "present(_:animated:)",
    "dismissViewControllerAnimated": "dismiss(animated:)",
    "scheduledTimerWithTimeInterval": "scheduledTimer(timeInterval:)",
    "performSegueWithIdentifier": "performSegue(withIdentifier:)",
    "instantiateViewControllerWithIdentifier": "instantiateViewController(withIdentifier:)",
  ]

  private static let labels = ["forControlEvents": "for", "forState": "for"]

  // MARK: - Enum cases

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    let base = node.base?.trimmedDescription ?? ""
    guard Self.cases.contains(name), !declared.names.contains(name),
      base.isEmpty || Self.enums.contains(base)
    else { return .visitChildren }
    add(node, "\(base).\(name)", ".\(name.prefix(1).lowercased())\(name.dropFirst())")
    return .visitChildren
  }

  private static let enums: Set<String> = [
    "UIControlEvents", "UIControlState", "UIGestureRecognizerState", "UIViewContentMode",
    "UIViewAutoresizing", "UITouchPhase",
  ]

  private static let cases: Set<String> = [
    "TouchUpInside", "TouchUpOutside", "TouchDown", "TouchDragInside", "TouchDragOutside",
    "TouchCancel", "ValueChanged", "EditingChanged", "AllTouchEvents", "ScaleAspectFit",
    "ScaleAspectFill", "ScaleToFill", "FlexibleWidth", "FlexibleHeight", "Began", "Changed",
    "Ended", "Cancelled",
  ]

  // MARK: - Overrides

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let name = "\(node.name.text)(\(labels.map { $0 + ":" }.joined()))"
    let isOverride = node.modifiers.names.contains("override")
    if isOverride || labels.last == "withEvent", let new = Self.overrides[name] {
      add(node.name, name, new)
    }
    return .visitChildren
  }

  private static let overrides: [String: String] = {
    var names = [
      "drawRect(rect:)": "draw(_:)", "hitTest(point:withEvent:)": "hitTest(_:with:)",
      "pointInside(point:withEvent:)": "point(inside:with:)",
      "prepareForSegue(segue:sender:)": "prepare(for:sender:)",
      "sizeThatFits(size:)": "sizeThatFits(_:)",
    ]
    for name in ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"] {
      names["\(name)(touches:withEvent:)"] = "\(name)(_:with:)"
    }
    for name in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
      names["\(name)(animated:)"] = "\(name)(_:)"
    }
    for name in [
      "beginTrackingWithTouch", "continueTrackingWithTouch", "endTrackingWithTouch",
    ] {
      names["\(name)(touch:withEvent:)"] = "\(name.dropLast(9))(_:with:)"
    }
    return names
  }()
}
