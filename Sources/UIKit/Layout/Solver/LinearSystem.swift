import CoreGraphics

/// A system of linear equations and inequalities of decreasing importance, and a solution.
///
/// Conditions are added in the order of their importance, and equally important ones together.
/// A condition never makes the solution violate more important ones more than they already are.
/// Equally important conditions are violated as little as possible: the sum of the differences is
/// minimal. If several solutions have this sum, less important conditions decide, and finally, see
/// `decideByOrder()`, the order of the conditions.
///
/// This is the Cassowary algorithm (Badros, Borning, and Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm", 2001) with one objective after the other instead of a weighted
/// sum. An equation that determines a new variable is solved by Gaussian elimination; the others
/// are solved by the simplex algorithm.
struct LinearSystem {
  /// An equation or an inequality.
  struct Condition {
    /// The difference between both sides.
    var difference: LinearExpression
    /// Whether the difference must be at least 0; otherwise, it must be 0.
    var isInequality = false
  }

  /// The limit below which a difference is treated as 0.
  static let epsilon: CGFloat = 1e-6

  /// The number of unrestricted variables. Later variables are not negative: they are the
  /// differences of inequalities, and the errors of violated conditions.
  private let unrestricted: Int
  /// The value of each solved variable, in terms of unsolved variables. In the current solution,
  /// all unsolved variables are 0.
  private var rows: [LinearExpression?]
  /// By how much conditions are violated that contradict others of equal importance, in order.
  private var errors: [LinearExpression] = []

  /// Creates a system without conditions for the variables `0..<variables`.
  init(variables: Int) {
    unrestricted = variables
    rows = Array(repeating: nil, count: variables)
  }

  // MARK: - Conditions

  /// Adds a condition if it doesn't contradict earlier ones.
  ///
  /// - Returns: False if the condition is left out.
  @discardableResult
  mutating func add(_ condition: Condition) -> Bool {
    var row = reduce(condition.difference)
    if let variable = row.terms.first?.variable, variable < unrestricted {
      if condition.isInequality { row.add(LinearExpression([newVariable(): -1])) }
      solve(row, for: variable)
      return true
    }
    if condition.isInequality, row.constant >= -Self.epsilon {
      insert(newVariable(), row)
      return true
    }
    guard !row.terms.isEmpty else { return abs(row.constant) < Self.epsilon }
    let original = self
    if row.constant < 0 { row = row.times(-1) }
    if condition.isInequality { row.add(LinearExpression([newVariable(): 1])) }
    let error = newVariable()
    rows[error] = row
    guard minimize(LinearExpression([error: 1]))?.constant ?? 0 < Self.epsilon else {
      self = original
      return false
    }
    removeUnneeded(error)
    return true
  }

  /// Adds conditions of equal importance, violating them as little as possible.
  mutating func add(equallyImportant conditions: [Condition]) {
    var satisfied = self
    if conditions.allSatisfy({ satisfied.add($0) }) {
      self = satisfied
      return
    }
    let new = conditions.map { addViolable($0) }
    var sum = LinearExpression()
    for error in new { sum.add(error) }
    keepMinimum(of: sum)
    if new.count > 1 { errors += new }
  }

  /// If there are several solutions, violates earlier conditions less than later ones.
  mutating func decideByOrder() {
    for error in errors { keepMinimum(of: error) }
    errors = []
  }

  /// Limits the solutions to those in which an expression has its minimum.
  private mutating func keepMinimum(of expression: LinearExpression) {
    guard let minimum = minimize(expression) else { return }
    // Variables that would increase the minimum remain 0.
    fix(minimum.terms.filter { $0.factor > LinearExpression.leastFactor }.map(\.variable))
  }

  /// Adds a condition that can be violated, and returns by how much it is.
  private mutating func addViolable(_ condition: Condition) -> LinearExpression {
    var row = reduce(condition.difference)
    let (above, below) = (newVariable(), newVariable())
    if let variable = row.terms.first?.variable, variable < unrestricted {
      row.add(LinearExpression([above: -1, below: 1]))
      solve(row, for: variable)
    } else if row.constant >= 0 {
      row.add(LinearExpression([below: 1]))
      rows[above] = row
    } else {
      row = row.times(-1)
      row.add(LinearExpression([above: 1]))
      rows[below] = row
    }
    return LinearExpression(condition.isInequality ? [below: 1] : [above: 1, below: 1])
  }

  // MARK: - Solution

  /// Returns an expression's value in the current solution.
  func value(of expression: LinearExpression) -> CGFloat { reduce(expression).constant }

  /// Returns whether an expression has the same value in all solutions.
  func isDetermined(_ expression: LinearExpression) -> Bool {
    let reduced = reduce(expression)
    guard !reduced.terms.isEmpty else { return true }
    var (low, high) = (self, self)
    guard let minimum = low.minimize(reduced), let maximum = high.minimize(reduced.times(-1)) else {
      return false
    }
    return -maximum.constant - minimum.constant < Self.epsilon
  }

  /// Replaces solved variables by their values.
  private func reduce(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(constant: expression.constant)
    for (variable, factor) in expression.terms {
      result.add(rows[variable] ?? LinearExpression([variable: 1]), times: factor)
    }
    return result
  }

  // MARK: - Rows

  private mutating func newVariable() -> Int {
    rows.append(nil)
    return rows.count - 1
  }

  /// Solves the equation `row == 0` for one of its variables.
  private mutating func solve(_ row: LinearExpression, for variable: Int) {
    guard let factor = row.factor(of: variable) else { return }
    var rest = row
    rest.remove { $0 == variable }
    let value = rest.times(-1 / factor)
    for index in rows.indices { rows[index]?.replace(variable, by: value) }
    rows[variable] = value
  }

  /// Adds a row for a variable that must not be negative and is not in the current solution.
  private mutating func insert(_ variable: Int, _ row: LinearExpression) {
    let isZero = row.constant < Self.epsilon && row.terms.allSatisfy { $0.factor < 0 }
    if isZero { fix(row.terms.map(\.variable)) } else { rows[variable] = row }
  }

  /// Sets unsolved variables to 0 in all solutions.
  private mutating func fix(_ variables: [Int]) {
    guard !variables.isEmpty else { return }
    let variables = Set(variables)
    for index in rows.indices {
      rows[index]?.remove(variables.contains)
      // The variable cannot become negative anymore.
      if index >= unrestricted, rows[index]?.terms.isEmpty == true { rows[index] = nil }
    }
  }

  /// Removes a variable that is 0 in the current solution.
  private mutating func removeUnneeded(_ variable: Int) {
    if let row = rows[variable] {
      guard let entering = row.terms.max(by: { abs($0.factor) < abs($1.factor) }) else {
        rows[variable] = nil
        return
      }
      exchange(entering.variable, with: variable)
    }
    fix([variable])
  }

  /// Solves a solved variable's row for an unsolved one.
  private mutating func exchange(_ entering: Int, with leaving: Int) {
    guard var row = rows[leaving] else { return }
    rows[leaving] = nil
    row.add(LinearExpression([leaving: -1]))
    solve(row, for: entering)
  }

  /// Moves to a solution in which an expression has its minimum.
  ///
  /// - Returns: The expression in terms of unsolved variables, or `nil` if it has no minimum.
  private mutating func minimize(_ expression: LinearExpression) -> LinearExpression? {
    var objective = reduce(expression)
    if let variable = objective.terms.first?.variable, variable < unrestricted { return nil }
    // With Bland's rule, the lowest variables first, the loop terminates; only rounding errors
    // could prevent this.
    for _ in 0..<100 * rows.count {
      let entering = objective.terms.first { $0.factor < -LinearExpression.leastFactor }
      guard let entering = entering?.variable else { break }
      var (leaving, limit) = (Int?.none, CGFloat.infinity)
      for index in rows.indices.dropFirst(unrestricted) {
        guard let row = rows[index], let factor = row.factor(of: entering), factor < 0 else {
          continue
        }
        let ratio = max(0, row.constant) / -factor
        if ratio < limit { (leaving, limit) = (index, ratio) }
      }
      guard let leaving else { return nil }
      exchange(entering, with: leaving)
      if let row = rows[entering] { objective.replace(entering, by: row) }
    }
    return objective
  }
}
