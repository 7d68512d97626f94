import SwiftSyntax

/// Evaluates `#if` conditions as on an iPhone.
enum CompilationCondition {
  /// Returns a replacement for a single test, so its result on Linux is the same as on iOS.
  static func replacement(for call: FunctionCallExprSyntax) -> String? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch (call.calledExpression.trimmedDescription, argument) {
    case ("os", "iOS"), ("canImport", "Darwin"), ("_runtime", "_ObjC"): return "true"
    case ("os", "Linux"), ("canImport", "Glibc"), ("canImport", "Musl"): return "false"
    default: return nil
    }
  }

  /// Returns the clauses that may be compiled, omitting those with false conditions.
  static func possibleClauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      switch clause.condition.map({ value(of: $0) }) ?? true {
      case true?: return result + [clause]
      case false?: continue
      case nil: result.append(clause)
      }
    }
    return result
  }

  /// Whether a clause may be compiled.
  static func isPossible(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let all = clause.parent?.parent?.as(IfConfigDeclSyntax.self) else { return true }
    return possibleClauses(of: all).contains(clause)
  }

  /// Returns the value of a condition, or nil if only the compiler knows it.
  static func value(of condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      if let replacement = replacement(for: call) { return replacement == "true" }
      if call.calledExpression.trimmedDescription == "os" { return false }
      guard call.calledExpression.trimmedDescription == "canImport" else { return nil }
      return ImportAdapter.ours.contains(call.arguments.trimmedDescription)
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self) {
      return value(of: not.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return value(of: only.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return value(of: sequence)
    }
    return nil
  }

  /// Evaluates a sequence with only one kind of operator.
  private static func value(of sequence: SequenceExprSyntax) -> Bool? {
    let elements = Array(sequence.elements)
    let operators = Set(
      elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
    let values = stride(from: 0, to: elements.count, by: 2).map { value(of: elements[$0]) }
    switch operators {
    case ["||"]: return values.contains(true) ? true : values.contains(nil) ? nil : false
    case ["&&"]: return values.contains(false) ? false : values.contains(nil) ? nil : true
    default: return nil
    }
  }
}
