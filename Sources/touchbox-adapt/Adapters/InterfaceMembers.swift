import SwiftSyntax

extension ClassTable {
  /// The inspectable properties that the sources add to UIKit classes in extensions, by class.
  /// Private properties are omitted because code in other files cannot set them.
  var inspectableExtensions: [String: Set<String>] {
    types.filter { $0.value.kind == .external }.mapValues { entry in
      Set(entry.inspectable.filter { !$0.isPrivate }.map(\.name))
    }
  }

  /// The classes, in the form needed for storyboards.
  var userClasses: [Storyboards.UserClass] {
    declared.filter { $0.kind == .class }.map { entry in
      Storyboards.UserClass(
        name: entry.name, superclass: superclass(of: entry.name),
        outlets: entry.properties.filter(\.isOutlet).map {
          .init(name: $0.name, type: $0.type.map(Self.bare) ?? "")
        },
        attributes: entry.inspectable.map(\.name),
        actions: entry.methods.filter(\.isAction).map(\.selector),
        hasCoder: entry.initializers.contains { $0.labels == ["coder"] },
        hasInitializers: entry.initializers.contains {
          !$0.isConvenience && $0.labels != ["coder"]
        })
    }
  }
}

extension TypeEntry {
  var inspectable: [Property] { properties.filter { $0.attributes.contains("IBInspectable") } }
  var outlets: [Property] { properties.filter(\.isOutlet) }
  var actions: [Method] { methods.filter(\.isAction) }
}

extension Adaptation {
  /// Adds the class members that generated storyboard code uses to set outlets, including private
  /// ones, and to find actions.
  func addInterfaceMembers() {
    for entry in classes.declared where entry.kind == .class {
      guard let declaration = entry.declaration else { continue }
      var members: [String] = []
      let settable = entry.outlets + entry.inspectable
      if !settable.isEmpty { members += setter(settable, of: entry.name) }
      if !entry.actions.isEmpty {
        members += finder(entry.actions, of: entry.name, declaration)
      }
      declaration.append(members)
    }
  }

  private func setter(_ properties: [TypeEntry.Property], of name: String) -> [String] {
    let inherits = ancestors(of: name).contains { !$0.outlets.isEmpty || !$0.inspectable.isEmpty }
    let cases = properties.flatMap { property in
      [
        "  case \(property.name.quoted):",
        "    if let new = _interfaceValue(value, like: self.\(property.name)) {",
        "      self.\(property.name) = new", "      return true", "    }",
      ]
    }
    return [
      (inherits ? "override " : "") + "func __setOutlet(_ name: String, _ value: Any?) -> Bool {"
    ]
      + ["  switch name {"] + cases + ["  default:"]
      + [inherits ? "    return super.__setOutlet(name, value)" : "    break"]
      + ["  }", "  return false", "}"]
  }

  private func finder(
    _ actions: [TypeEntry.Method], of name: String, _ declaration: TypeEntry.Declaration
  ) -> [String] {
    let inherits = ancestors(of: name).contains { !$0.actions.isEmpty }
    let writer = SelectorWriter(app: self, file: declaration.file)
    let cases = actions.flatMap { action in
      writer.selector(action, of: name, at: action.node.name).map {
        ["  case \(action.selector.quoted):", "    return \($0)"]
      } ?? []
    }
    return [(inherits ? "override " : "") + "func __action(_ name: String) -> Selector? {"]
      + ["  switch name {"] + cases + ["  default:"]
      + [inherits ? "    return super.__action(name)" : "    return nil"]
      + ["  }", "}"]
  }

  private func ancestors(of name: String) -> [TypeEntry] {
    classes.chain(of: name).dropFirst().compactMap { classes[$0] }.filter { $0.kind == .class }
  }
}

extension TypeEntry.Declaration {
  /// Adds members, given as lines of code, before the class's closing brace.
  ///
  /// If code precedes the brace on its line, the members begin on a new line, because that code may
  /// be a member, with or without a semicolon, or a comment.
  func append(_ members: [String]) {
    guard !members.isEmpty else { return }
    let brace = self.members.rightBrace
    let column = file.location(of: brace).column
    let start = file.bytes[..<brace.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? -1
    let isOnLine = file.bytes[(start + 1)..<brace.range.lowerBound].contains {
      $0 != UInt8(ascii: " ")
    }
    let indentation = String(repeating: " ", count: isOnLine ? 2 : column + 1)
    let lines = members.enumerated().map { index, line in
      (index == 0 ? "  " : indentation) + line
    }
    file.insert((isOnLine ? [.text("\n")] : []) + [.lines(lines)], at: brace.range.lowerBound)
  }
}
