import SwiftSyntax

/// A type in the sources: the contents of its declaration and all its extensions.
///
/// A UIKit type that the sources extend has an entry too, whose kind is `external`.
struct TypeEntry {
  enum Kind {
    case `class`, value, `protocol`, external
  }

  /// The name, including enclosing types, such as `Board.Cell`.
  let name: String
  var kind = Kind.external
  /// The type's declaration, or nil for an external type.
  var declaration: Declaration?
  /// The inherited types as written, in source order.
  var inherited: [String] = []
  var methods: [Method] = []
  var properties: [Property] = []
  var initializers: [Initializer] = []

  struct Declaration {
    let file: SourceFile
    let node: DeclSyntax
    let nameToken: TokenSyntax
    let members: MemberBlockSyntax
    let isGeneric: Bool
    /// Whether the type is declared inside a function.
    let isLocal: Bool
    let isPrivate: Bool
    /// The names of the attributes, without `@`.
    let attributes: [String]
  }

  struct Method {
    let file: SourceFile
    let node: FunctionDeclSyntax
    let name: String
    /// A label for each parameter, with `_` for none.
    let labels: [String]
    let attributes: [String]
    let modifiers: [String]
    /// The Objective-C name, with a colon for each parameter.
    let selector: String
    /// The extension that contains the method, if any.
    let owner: ExtensionDeclSyntax?

    var parameterTypes: [String] {
      node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    }
    var returnType: String {
      node.signature.returnClause?.type.trimmedDescription ?? "Void"
    }
    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
    var isAsync: Bool { node.signature.effectSpecifiers?.asyncSpecifier != nil }
    var isThrowing: Bool { node.signature.effectSpecifiers?.throwsClause != nil }
    var isAction: Bool { attributes.contains("IBAction") }
    /// The name with labels, such as `move(from:to:)`, or just `tapped` for no parameters.
    var reference: String {
      labels.isEmpty ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
  }

  struct Property {
    let file: SourceFile
    let node: VariableDeclSyntax
    let name: String
    /// The type as written, or nil if it is inferred.
    let type: String?
    let value: ExprSyntax?
    let attributes: [String]
    let modifiers: [String]
    let isComputed: Bool
    let owner: ExtensionDeclSyntax?

    var isOutlet: Bool { attributes.contains("IBOutlet") }
    /// Whether the member or its extension is private or fileprivate.
    var isPrivate: Bool {
      (modifiers + (owner?.modifiers.names ?? [])).contains {
        $0 == "private" || $0 == "fileprivate"
      }
    }
    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  }

  struct Initializer {
    let node: InitializerDeclSyntax
    let labels: [String]
    let modifiers: [String]
    let isFailable: Bool
    /// Whether the initializer can be called without arguments.
    let needsNoArguments: Bool
    let owner: ExtensionDeclSyntax?
    var isConvenience: Bool { modifiers.contains("convenience") }
  }
}
