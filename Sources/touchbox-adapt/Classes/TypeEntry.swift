import SwiftSyntax

/// A type of the sources: what its declaration and all its extensions say.
///
/// A type of UIKit that the sources extend has an entry too, of the kind `external`.
struct TypeEntry {
  enum Kind {
    case `class`, value, `protocol`, external
  }

  /// With the names of the types around it: `Board.Cell`.
  let name: String
  var kind = Kind.external
  /// Where it is declared.
  var declaration: Declaration?
  /// What it inherits from and conforms to, as written, in the order of the text.
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
    /// Whether it is declared in a function.
    let isLocal: Bool
    let isPrivate: Bool
    /// Names of attributes, without `@`.
    let attributes: [String]
  }

  struct Method {
    let file: SourceFile
    let node: FunctionDeclSyntax
    let name: String
    /// A label for each parameter, `_` for none.
    let labels: [String]
    let attributes: [String]
    let modifiers: [String]
    /// The Objective-C name, with a colon for each parameter.
    let selector: String
    /// The extension that it is in.
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
    /// The name with its labels: `move(from:to:)`; `tapped` without parameters.
    var reference: String {
      labels.isEmpty ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
  }

  struct Property {
    let file: SourceFile
    let node: VariableDeclSyntax
    let name: String
    /// As written; nil where it follows from the value.
    let type: String?
    let value: ExprSyntax?
    let attributes: [String]
    let modifiers: [String]
    let isComputed: Bool
    let owner: ExtensionDeclSyntax?

    var isOutlet: Bool { attributes.contains("IBOutlet") }
    /// Whether it, or the extension that it is in, is private to a file or a type.
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
    /// Whether all parameters have defaults.
    let needsNoArguments: Bool
    let owner: ExtensionDeclSyntax?
    var isConvenience: Bool { modifiers.contains("convenience") }
  }
}
