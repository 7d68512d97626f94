import CoreGraphics

/// A system of linear equations in which earlier equations take precedence over contradictory later
/// ones.
///
/// Each row has its own variable that occurs in no other row, as in Gaussian elimination performed
/// one equation at a time.
struct LinearSystem {
  /// A weighted sum of variables plus a constant.
  struct Expression {
    var factors: [Int: CGFloat] = [:]
    var constant: CGFloat = 0

    /// Adds another expression, multiplied by a factor.
    mutating func add(_ other: Expression, times factor: CGFloat) {
      constant += other.constant * factor
      for (variable, value) in other.factors {
        let sum = factors[variable, default: 0] + value * factor
        factors[variable] = abs(sum) < LinearSystem.epsilon ? nil : sum
      }
    }
  }

  /// The limit below which a factor or a contradiction is treated as 0.
  static let epsilon: CGFloat = 1e-6

  /// The value of each solved variable, in terms of unsolved variables.
  private var rows: [Int: Expression] = [:]

  /// Adds an equation that sets an expression equal to 0.
  ///
  /// - Returns: False if the equation contradicts earlier ones and is omitted.
  mutating func add(zero expression: Expression) -> Bool {
    let reduced = reduce(expression)
    // Use the lowest variable so that the result is the same in every run.
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

  /// Returns the value of an expression, or `nil` if the equations do not determine it.
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
