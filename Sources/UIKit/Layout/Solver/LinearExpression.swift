import CoreGraphics

/// A weighted sum of variables plus a constant.
struct LinearExpression {
  /// The variables in ascending order, with their factors. Sums are computed in this order, so that
  /// results are the same in every run.
  private(set) var terms: [(variable: Int, factor: CGFloat)] = []
  var constant: CGFloat = 0

  /// The limit below which a factor is treated as 0.
  static let leastFactor: CGFloat = 1e-9

  /// Creates an expression from variables in any order.
  init(_ terms: KeyValuePairs<Int, CGFloat> = [:], constant: CGFloat = 0) {
    self.terms = terms.map { ($0.key, $0.value) }.sorted { $0.variable < $1.variable }
    self.constant = constant
  }

  /// Returns the variable's factor, or `nil` if the variable does not occur.
  func factor(of variable: Int) -> CGFloat? {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].variable == variable ? terms[low].factor : nil
  }

  /// Adds another expression, multiplied by a factor.
  mutating func add(_ other: LinearExpression, times factor: CGFloat = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var sum: [(variable: Int, factor: CGFloat)] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var index = 0
    for term in other.terms {
      while index < terms.count, terms[index].variable < term.variable {
        sum.append(terms[index])
        index += 1
      }
      var value = term.factor * factor
      if index < terms.count, terms[index].variable == term.variable {
        value += terms[index].factor
        index += 1
      }
      if abs(value) >= Self.leastFactor { sum.append((term.variable, value)) }
    }
    terms = sum + terms[index...]
  }

  /// Returns the expression multiplied by a factor.
  func times(_ factor: CGFloat) -> LinearExpression {
    var result = LinearExpression()
    result.add(self, times: factor)
    return result
  }

  /// Sets variables to 0.
  mutating func remove(_ isRemoved: (Int) -> Bool) {
    terms.removeAll { isRemoved($0.variable) }
  }

  /// Replaces a variable, if it occurs, by an expression without this variable.
  mutating func replace(_ variable: Int, by expression: LinearExpression) {
    guard let factor = factor(of: variable) else { return }
    terms.removeAll { $0.variable == variable }
    add(expression, times: factor)
  }
}
