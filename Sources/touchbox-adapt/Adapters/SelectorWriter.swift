import SwiftSyntax

/// Writes selectors as code, such as `Selector("tapped:", Board.tapped(_:))`.
struct SelectorWriter {
  let app: Adaptation
  let file: SourceFile
  private var classes: ClassTable { app.classes }

  init(app: Adaptation, file: SourceFile) {
    (self.app, self.file) = (app, file)
  }

  /// Returns a type's name for use in code: only the last component for generic types and types in
  /// functions.
  func name(of type: String) -> String {
    guard let declaration = classes[type]?.declaration else { return type }
    let isSimple = declaration.isLocal || declaration.isGeneric
    return isSimple ? declaration.nameToken.text : type
  }

  /// Returns the code for a method's selector in `#selector`, or reports an error and returns nil.
  ///
  /// - Parameter parameters: The parameter types in the cast.
  func selector(
    _ reference: MethodReference, of type: String, parameters: [String]?,
    at node: some SyntaxProtocol
  ) -> String? {
    if classes[type]?.kind == .protocol {
      return selector(reference, ofProtocol: type, at: node)
    }
    let found = classes.methods(named: reference.name, labels: reference.labels, of: type)
    let exact = found.filter { parameters == nil || $0.method.parameterTypes == parameters }
    guard
      let method = (exact.first { $0.method.attributes.contains("objc") } ?? exact.first)?.method
    else { return inherited(reference, of: type) }
    return selector(method, of: type, at: node)
  }

  /// Returns the code for a method that the sources do not declare and that must therefore be
  /// UIKit's.
  private func inherited(_ reference: MethodReference, of type: String) -> String {
    let labels = reference.labels ?? []
    let selector = ObjectiveCName.selector(base: reference.name, labels: labels).quoted
    let isStandard = StandardActions.names.contains(reference.name)
    // Code compares menu actions by name, and often omits their parameter.
    if isStandard { return "Selector(\((reference.name + ":").quoted))" }
    // Protocol methods cannot be referenced.
    if type.hasSuffix("Delegate") || type.hasSuffix("DataSource") { return "Selector(\(selector))" }
    let target = name(of: type)
    let isOverloaded = reference.name == "setNeedsDisplay" && labels.isEmpty
    let cast = isOverloaded ? " as (\(target)) -> () -> Void" : ""
    return "Selector(\(selector), \(target).\(reference.text)\(cast))"
  }

  /// Returns the code for a protocol method. Protocol methods cannot be referenced, so the code
  /// refers to the methods of conforming classes.
  private func selector(
    _ reference: MethodReference, ofProtocol type: String, at node: some SyntaxProtocol
  ) -> String? {
    let requirement = classes[type]?.methods.first {
      $0.name == reference.name && (reference.labels == nil || $0.labels == reference.labels)
    }
    let labels = requirement?.labels ?? reference.labels ?? []
    let selector =
      requirement?.selector ?? ObjectiveCName.selector(base: reference.name, labels: labels)
    return self.selector(named: selector, at: node) ?? "Selector(\(selector.quoted))"
  }

  /// Returns the selector for an Objective-C name, with the methods of all classes that implement
  /// it, or nil if there are none.
  func selector(named name: String, at node: some SyntaxProtocol) -> String? {
    let found = classes.methods(selector: name)
    let selectors = found.compactMap { owner, method -> String? in
      expose(method, of: owner, to: node)
      return selector(method, of: owner, at: node)
    }
    switch selectors.count {
    case 0: return nil
    case 1: return selectors[0]
    default: return "Selector(anyOf: [" + selectors.joined(separator: ", ") + "])"
    }
  }

  /// Returns the code for a method's selector.
  func selector(
    _ method: TypeEntry.Method, of type: String, at node: some SyntaxProtocol
  ) -> String? {
    if method.isAsync || method.isThrowing {
      let kind = method.isAsync ? "asynchronous" : "throwing"
      app.error(
        node, in: file,
        "'\(method.name)' is \(kind): call it from a method that is not, and select that")
      return nil
    }
    guard method.labels.count <= 2 else {
      app.error(
        node, in: file,
        "'\(method.name)' has more than two parameters: call it from a method with fewer")
      return nil
    }
    let target = name(of: type)
    let function = "\(target).\(method.reference)"
    guard !method.isStatic else {
      return "Selector(\(method.selector.quoted), \(target).self, \(function))"
    }
    return "Selector(\(method.selector.quoted), \(function)\(cast(method, of: type)))"
  }

  /// Returns the cast that distinguishes a method from overloads.
  private func cast(_ method: TypeEntry.Method, of type: String) -> String {
    let overloads = classes.chain(of: type).flatMap { classes[$0]?.methods ?? [] }.filter {
      $0.name == method.name && (method.labels.isEmpty || $0.labels == method.labels)
        && !$0.modifiers.contains("override") && $0.node != method.node
    }
    guard !overloads.isEmpty else { return "" }
    let parameters = method.parameterTypes.joined(separator: ", ")
    return " as (\(name(of: type))) -> (\(parameters)) -> \(method.returnType)"
  }

  /// Makes a private method visible to code that refers to it by a string.
  private func expose(
    _ method: TypeEntry.Method, of owner: String, to node: some SyntaxProtocol
  ) {
    let isSameType = node.scope.map { $0 == owner || $0.hasPrefix(owner + ".") } ?? false
    guard !(isSameType && method.file === file) else { return }
    for modifier in method.node.modifiers
    where ["private", "fileprivate"].contains(modifier.name.text) {
      let isSameFile = method.file === file
      if isSameFile, modifier.name.text == "fileprivate" { continue }
      guard app.exposed.insert(method.node.id).inserted else { continue }
      method.file.replace(
        modifier, with: isSameFile ? "fileprivate" : "internal",
        because: "a selector in another type refers to it")
    }
  }
}
