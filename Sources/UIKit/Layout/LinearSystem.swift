import CoreGraphics

/// Linear equations, of which earlier ones win over later ones that contradict them.
///
/// Each row has a variable of its own, which no other row has: Gaussian elimination, one equation at a time.
struct LinearSystem {
  /// A sum of variables with their factors, and a constant.
  struct Expression {
    var factors: [Int: CGFloat] = [:]
    var constant: CGFloat = 0

    /// Adds another one, multiplied.
    mutating func add(_ other: Expression, times factor: CGFloat) {
      constant += other.constant * factor
      for (variable, value) in other.factors {
        let sum = factors[variable, default: 0] + value * factor
        factors[variable] = abs(sum) < LinearSystem.epsilon ? nil : sum
      }
    }
  }

  /// Below this a factor or a contradiction counts as 0.
  static let epsilon: CGFloat = 1e-6

  /// What each solved variable equals; none of the solved ones occurs there.
  private var rows: [Int: Expression] = [:]

  /// Adds the equation that an expression is 0.
  ///
  /// - Returns: False if it contradicts those before it; then it is left out.
  mutating func add(zero expression: Expression) -> Bool {
    let reduced = reduce(expression)
    // The variable with the lowest number, so that the result is the same in every run.
    guard let variable = reduced.factors.keys.min(), let factor = reduced.factors[variable] else {
      return abs(reduced.constant) < Self.epsilon
    }
    var row = Expression()
    row.add(reduced, times: -1 / factor)
    row.factors[variable] = nil
    for (other, expression) in rows {
      guard let factor = expression.factors[variable] else { continue }
      rows[other]?.factors[variable] = nil
      rows[other]?.add(row, times: factor)
    }
    rows[variable] = row
    return true
  }

  /// Returns the value of an expression; nil where the equations leave it open.
  func value(of expression: Expression) -> CGFloat? {
    let reduced = reduce(expression)
    return reduced.factors.isEmpty ? reduced.constant : nil
  }

  private func reduce(_ expression: Expression) -> Expression {
    var result = Expression(factors: [:], constant: expression.constant)
    for (variable, factor) in expression.factors {
      result.add(rows[variable] ?? Expression(factors: [variable: 1]), times: factor)
    }
    return result
  }
}
