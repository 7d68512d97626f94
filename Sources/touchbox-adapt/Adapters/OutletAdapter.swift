import SwiftSyntax

extension Adaptation {
  /// Fills outlets if there is no storyboard, so the code runs. Outlets are set to plain objects of
  /// their types, and actions that are never used are connected to a control or recognizer.
  func adaptOutlets() {
    if hasInterfaces { addInterfaceMembers() }
    for entry in classes.declared where entry.kind == .class {
      guard let declaration = entry.declaration else { continue }
      let isFilled = entry.outlets.contains {
        storyboards.fills(class: entry.name, outlet: $0.name)
      }
      guard !isFilled else { continue }
      let assigned = AssignedNames(declaration.node)
      let outlets = entry.outlets.filter {
        !isProtocol($0, in: entry.name) && !assigned.contains($0.name)
      }
      let actions =
        hasInterfaces ? [] : entry.actions.filter { !mentioned.contains($0.name) }
      guard !outlets.isEmpty || !actions.isEmpty else { continue }
      let loadsItself = classes.chain(of: entry.name).contains {
        classes[$0]?.methods.contains { $0.name == "loadView" } == true
      }
      if classes.isClass(entry.name, "UIViewController"), !loadsItself {
        standIn(outlets, actions, in: entry, declaration)
      } else {
        for outlet in outlets { giveValue(outlet) }
      }
    }
  }

  /// Whether an outlet's type is a protocol. Storyboards connect such outlets to existing objects.
  private func isProtocol(_ outlet: TypeEntry.Property, in scope: String) -> Bool {
    let name = ClassTable.bare(outlet.type ?? "")
    let kind = classes.resolve(name, in: scope).flatMap { classes[$0]?.kind }
    return kind == .protocol || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
  }

  // MARK: - Controllers

  private func standIn(
    _ outlets: [TypeEntry.Property], _ actions: [TypeEntry.Method], in entry: TypeEntry,
    _ declaration: TypeEntry.Declaration
  ) {
    var lines: [String] = []
    for outlet in outlets {
      guard let value = value(of: outlet) else { continue }
      let local = "__\(outlet.name)"
      lines += [
        "let \(local) = \(value)", "__standIn(\(local), \(outlet.name.quoted), in: view)",
        "self.\(outlet.name) = \(local)",
      ]
    }
    let writer = SelectorWriter(app: self, file: declaration.file)
    for action in actions {
      let control = action.sender
      guard
        classes.isClass(control, "UIControl") || classes.isClass(control, "UIGestureRecognizer"),
        let instance = make(control, in: entry.name),
        let selector = writer.selector(action, of: entry.name, at: action.node.name)
      else { continue }
      let likely = outlets.filter { ClassTable.bare($0.type ?? "") == control }
      let isOnly = likely.count == 1 && actions.count { $0.sender == control } == 1
      let local = isOnly ? "__\(likely[0].name)" : "__\(action.name)"
      if !isOnly {
        warn(
          action.node.name, in: action.file,
          "no storyboard calls the action '\(action.name)': adding a \(control) that does")
        lines += [
          "let \(local) = \(instance)", "__standIn(\(local), \(action.name.quoted), in: view)",
        ]
      }
      lines.append("__connect(\(local), self, \(selector))")
    }
    let modifiers = declaration.node.as(ClassDeclSyntax.self)?.modifiers.names ?? []
    let access = modifiers.contains("open") || modifiers.contains("public") ? "public " : ""
    declaration.append(
      [
        "\(access)override func loadView() {", "  super.loadView()",
        "  view.backgroundColor = .systemBackground",
      ] + lines.map { "  " + $0 } + ["}"])
    needsStandIns = true
  }

  /// Adds a warning and returns a placeholder expression for an outlet, or returns nil if no
  /// placeholder can be created.
  private func value(of outlet: TypeEntry.Property) -> String? {
    let type = ClassTable.bare(outlet.type ?? "")
    if type.hasPrefix("[") {
      warn(
        outlet.node, in: outlet.file,
        "the outlets '\(outlet.name)' have no storyboard: the collection is empty")
      return "\(type)()"
    }
    guard !type.isEmpty else { return nil }
    guard let value = make(type, in: outlet.node.scope) else {
      warn(
        outlet.node, in: outlet.file,
        "the outlet '\(outlet.name)' has no storyboard, and \(type) cannot be created without arguments: "
          + "it is nil")
      return nil
    }
    warn(
      outlet.node, in: outlet.file,
      "the outlet '\(outlet.name)' has no storyboard: using an empty \(type)")
    return value
  }

  /// Returns an expression that creates an object of a class, or nil if its initializer needs
  /// arguments.
  private func make(_ type: String, in scope: String?) -> String? {
    if type == "UIButton" { return "UIButton(type: .system)" }
    if type == "NSLayoutConstraint" { return Self.inactiveConstraint }
    let name = classes.resolve(type, in: scope) ?? type
    return classes.instance(of: name, frame: classes.isClass(name, "UIView") ? ".zero" : nil)
  }

  private static let inactiveConstraint =
    "NSLayoutConstraint(item: UIView(), attribute: .height, relatedBy: .equal, toItem: nil, "
    + "attribute: .notAnAttribute, multiplier: 1, constant: 0)"

  // MARK: - Other classes

  /// Adds an initial value to an outlet's declaration.
  private func giveValue(_ outlet: TypeEntry.Property) {
    let binding = outlet.node.bindings.first {
      $0.pattern.trimmedDescription.trimmingBackticks == outlet.name
    }
    guard outlet.value == nil, let annotation = binding?.typeAnnotation,
      let value = value(of: outlet)
    else { return }
    for modifier in outlet.node.modifiers where ["weak", "unowned"].contains(modifier.name.text) {
      outlet.file.blank(modifier)
    }
    outlet.file.insert(
      [.text(" = \(value)")], at: annotation.range.upperBound,
      because: "no storyboard fills the outlet")
  }

  /// The source code of the functions that add and connect placeholders.
  static let standIns = """
    import UIKit

    /// Adds a placeholder for a view of a storyboard, below the existing views.
    @MainActor func __standIn(_ object: Any, _ name: String, in view: UIView) {
      if let recognizer = object as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
      guard let subview = object as? UIView else { return }
      (subview as? UIButton)?.setTitle(name, for: .normal)
      subview.sizeToFit()
      let size = subview.bounds.size
      let isPlain = size.height < 1 && !(subview is UILabel)
      let top = view.subviews.map(\\.frame.maxY).max() ?? 20
      let width = isPlain ? view.bounds.width - 40 : max(size.width, 200)
      let height = isPlain ? 160 : max(size.height, 30)
      subview.frame = CGRect(x: 20, y: top + 10, width: width, height: height)
      if [UIView.self, UIImageView.self].contains(where: { $0 == type(of: subview) }) {
        subview.backgroundColor = .systemGray5
      }
      view.addSubview(subview)
    }

    /// Connects a control or a recognizer to a storyboard action.
    @MainActor func __connect(_ object: Any, _ target: AnyObject, _ action: Selector) {
      (object as? UIGestureRecognizer)?.addTarget(target, action: action)
      guard let control = object as? UIControl else { return }
      let isButton = control is UIButton
      control.addTarget(target, action: action, for: isButton ? .touchUpInside : .valueChanged)
    }

    """
}

extension TypeEntry.Method {
  /// The class of an action's sender, or a button if it can be any class.
  fileprivate var sender: String {
    let type = parameterTypes.first.map(ClassTable.bare) ?? "Any"
    return ["Any", "AnyObject", "UIControl"].contains(type) ? "UIButton" : type
  }
}

/// Finds the variables that code sets to values other than nil: `label = UILabel()`,
/// `self.label = label`.
private struct AssignedNames {
  private var names: Set<String> = []

  init(_ node: some SyntaxProtocol) {
    for token in node.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind,
        let variable = token.parent?.as(DeclReferenceExprSyntax.self),
        let equal = token.nextToken(viewMode: .sourceAccurate), equal.tokenKind == .equal,
        equal.nextToken(viewMode: .sourceAccurate)?.tokenKind != .keyword(.nil)
      else { continue }
      // `other.label = value` sets a property of another object.
      let base = variable.parent?.as(MemberAccessExprSyntax.self)?.base
      guard base == nil || base?.trimmedDescription == "self" else { continue }
      names.insert(name)
    }
  }

  /// Whether code assigns a value to a variable of this name.
  func contains(_ name: String) -> Bool {
    names.contains(name)
  }
}

/// Finds the names mentioned in code.
struct MentionedNames {
  private var names: Set<String> = []

  init(_ files: [SourceFile]) {
    for file in files {
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        guard token.parent?.is(FunctionDeclSyntax.self) == false else { continue }
        if case .identifier(let name) = token.tokenKind { names.insert(name) }
        if case .stringSegment(let text) = token.tokenKind {
          names.insert(String(text.prefix { $0 != ":" }))
        }
      }
    }
  }

  /// Whether a name is mentioned outside its function's declaration.
  func contains(_ name: String) -> Bool {
    names.contains(name)
  }
}
