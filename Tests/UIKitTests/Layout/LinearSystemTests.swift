import CoreGraphics
import Testing

@testable import UIKit

struct LinearSystemTests {
  /// Returns the condition that a sum of variables equals, or is at least, a number.
  private func sum(
    _ terms: KeyValuePairs<Int, CGFloat>, _ number: CGFloat, isLeast: Bool = false
  ) -> LinearSystem.Condition {
    .init(difference: LinearExpression(terms, constant: -number), isInequality: isLeast)
  }

  private func value(_ variable: Int, in system: LinearSystem) -> CGFloat {
    system.value(of: LinearExpression([variable: 1]))
  }

  @Test("an equation that contradicts others is left out, and the others are unchanged")
  func contradiction() {
    var system = LinearSystem(variables: 2)
    let conditions = [sum([0: 1, 1: 1], 10), sum([0: 1, 1: -1], 4), sum([0: 1], 1)]
    let isAdded = conditions.map { system.add($0) }
    #expect(isAdded == [true, true, false])
    #expect(value(0, in: system) == 7)
    #expect(value(1, in: system) == 3)
  }

  @Test("of two inequalities, the stricter one applies, regardless of their order")
  func inequalities() {
    for limits in [[10, 20], [20, 10]] as [[CGFloat]] {
      var system = LinearSystem(variables: 1)
      for limit in limits { system.add(sum([0: 1], limit, isLeast: true)) }
      system.add(equallyImportant: [sum([0: 1], 5)])
      #expect(value(0, in: system) == 20)
    }
  }

  @Test("E-40 contradictory equations of equal importance have the smallest sum of errors")
  func errors() {
    var system = LinearSystem(variables: 1)
    system.add(equallyImportant: [sum([0: 1], 0), sum([0: 1], 10), sum([0: 1], 12)])
    // The median.
    #expect(value(0, in: system) == 10)
    system.add(equallyImportant: [sum([0: 1], 100)])
    #expect(value(0, in: system) == 10)
  }

  @Test("E-40 if several solutions have the smallest sum, the first condition is violated least")
  func order() {
    var system = LinearSystem(variables: 2)
    system.add(sum([0: 1, 1: 1], 100))
    system.add(equallyImportant: [sum([0: 1], 60), sum([1: 1], 70)])
    var other = system
    system.decideByOrder()
    #expect(value(0, in: system) == 60)
    #expect(value(1, in: system) == 40)
    // A less important condition comes before the order.
    other.add(equallyImportant: [sum([1: 1], 65)])
    other.decideByOrder()
    #expect(value(0, in: other) == 35)
  }

  @Test("an expression is determined if it has the same value in all solutions")
  func determined() {
    var system = LinearSystem(variables: 2)
    system.add(sum([0: 1], 10, isLeast: true))
    #expect(!system.isDetermined(LinearExpression([0: 1])))
    system.add(sum([0: -1, 1: 1], 0))
    system.add(sum([1: -1], -10, isLeast: true))
    #expect(system.isDetermined(LinearExpression([0: 1])))
    #expect(system.isDetermined(LinearExpression([1: 2])))
  }

  @Test("NaN and infinite numbers do not prevent a solution")
  func numbers() {
    for number in [.nan, .infinity, -.infinity, 1e300] as [CGFloat] {
      var system = LinearSystem(variables: 2)
      system.add(sum([0: 1], number, isLeast: true))
      system.add(equallyImportant: [sum([0: 1], 1), sum([0: 2, 1: 1], number), sum([1: 1], 2)])
      system.add(equallyImportant: [sum([1: 1], 3, isLeast: true)])
      let isAdded = system.add(sum([0: 0], 1))
      #expect(!isAdded)
    }
  }
}
