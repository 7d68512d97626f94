import SwiftSyntax

extension Adaptation {
  /// Moves members from extensions into the class if Swift does not allow overriding in extensions.
  ///
  /// With Objective-C, extensions can contain overrides and overridden members. Without
  /// Objective-C, both must be in the class itself.
  func adaptExtensions() {
    for entry in classes.declared where entry.kind == .class {
      guard let declaration = entry.declaration else { continue }
      let members = entry.extensionMembers.sorted {
        ($0.file.path, $0.node.position) < ($1.file.path, $1.node.position)
      }
      for member in members where member.isOverride || isOverridden(member, of: entry.name) {
        guard member.owner.genericWhereClause == nil, !member.isConditional else { continue }
        let reason =
          member.isOverride
          ? "an extension cannot override: the member is moved into \(entry.name)"
          : "a subclass overrides it: the member is moved into \(entry.name)"
        member.file.moveOut(member.node, because: reason)
        declaration.file.insert(
          [.source(member.file, member.node.range)],
          at: declaration.members.rightBrace.range.lowerBound)
      }
      refuseOverrides(of: entry)
    }
  }

  private func isOverridden(_ member: ExtensionMember, of name: String) -> Bool {
    classes.declared.contains { entry in
      entry.name != name && entry.kind == .class && classes.isClass(entry.name, name)
        && entry.overrides.contains(member.signature)
    }
  }

  /// Reports overridden members in extensions of UIKit classes, which cannot be moved.
  private func refuseOverrides(of entry: TypeEntry) {
    for method in entry.methods where method.modifiers.contains("override") {
      let declared = classes.chain(of: entry.name).dropFirst().lazy.compactMap { name in
        self.classes[name].flatMap { entry in
          entry.methods.contains { $0.name == method.name && $0.labels == method.labels }
            ? entry : nil
        }
      }.first
      guard let declared, declared.kind == .external else { continue }
      error(
        method.node.name, in: method.file,
        "'\(method.name)' is a method of an extension of \(declared.name), which cannot be "
          + "overridden: declare it in a subclass of \(declared.name)")
    }
  }
}

/// A member declared in an extension.
private struct ExtensionMember {
  let file: SourceFile
  let node: DeclSyntax
  let owner: ExtensionDeclSyntax
  /// The name, including argument labels.
  let signature: String
  let isOverride: Bool

  /// Whether the member is inside `#if`.
  var isConditional: Bool {
    node.ancestors.prefix { !$0.is(ExtensionDeclSyntax.self) }.contains {
      $0.is(IfConfigDeclSyntax.self)
    }
  }
}

extension TypeEntry {
  fileprivate var extensionMembers: [ExtensionMember] {
    methods.compactMap { method in
      method.owner.map {
        ExtensionMember(
          file: method.file, node: DeclSyntax(method.node), owner: $0, signature: method.reference,
          isOverride: method.modifiers.contains("override"))
      }
    }
      + properties.compactMap { property in
        property.owner.map {
          ExtensionMember(
            file: property.file, node: DeclSyntax(property.node), owner: $0,
            signature: property.name, isOverride: property.modifiers.contains("override"))
        }
      }
  }

  /// The signatures of the members that a class overrides.
  fileprivate var overrides: Set<String> {
    Set(
      methods.filter { $0.modifiers.contains("override") }.map(\.reference)
        + properties.filter { $0.modifiers.contains("override") }.map(\.name))
  }
}
