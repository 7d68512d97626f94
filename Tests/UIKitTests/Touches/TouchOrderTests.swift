import Testing
import TouchTesting
import UIKit

struct TouchOrderTests {
  @Test("A-02 A-06 every set of touches iterates in slot order, for all subsets of slots 0…10")
  func everySubset() {
    let view = LoggingView()
    let phone = TestPhone(view)
    for finger in 1...11 { phone.finger(finger).down(at: 10, 10) }
    #expect(phone.touches.count == 11)
    var wrong = 0
    // The callback's set contains only the touches that moved. There is one packet per subset.
    view.onTouches = { _, touches, event in
      if touches.map(\.index) != touches.map(\.index).sorted() { wrong += 1 }
      let all = (event.allTouches ?? []).map(\.index)
      if all != Array(0..<11) { wrong += 1 }
    }
    for subset in 1..<(1 << 11) {
      phone.together {
        for slot in 0..<11 where subset >> slot & 1 == 1 {
          phone.finger(slot + 1).move(to: CGFloat(subset % 300), CGFloat(subset / 300 + 1))
        }
      }
    }
    #expect(wrong == 0)
    #expect(phone.log.lines.count == 11 + (1 << 11) - 1)
  }

  @Test(
    "A-02 the hash value is the slot, regardless of the process's hash seed",
    arguments: [0, 1, -1, 42])
  func hash(seed: Int) {
    let phone = TestPhone(LoggingView())
    for finger in 1...11 { phone.finger(finger).down(at: 10, 10) }
    #expect(phone.touches.map { $0._rawHashValue(seed: seed) } == Array(0..<11))
  }

  @Test("A-02 a touch gets the lowest free slot and keeps it")
  func slots() throws {
    let phone = TestPhone(LoggingView())
    for finger in 1...3 { phone.finger(finger).down(at: 10, 10) }
    let second = try #require(phone.finger(2).touch)
    phone.finger(2).up()
    phone.finger(1).up()
    phone.finger(4).down(at: 10, 10)
    phone.finger(5).down(at: 10, 10)
    phone.finger(6).down(at: 10, 10)
    let slots = phone.touches.map { $0._rawHashValue(seed: 0) }
    #expect(slots == [2, 0, 1, 3])
    #expect(second._rawHashValue(seed: 0) == 1)
  }

  @Test("A-05 indexes increase in landing order and are never reused")
  func indexes() {
    let phone = TestPhone(LoggingView())
    phone.together {
      phone.finger(7).down(at: 10, 10)
      phone.finger(3).down(at: 20, 10)
    }
    #expect(phone.touches.map(\.finger.finger) == [7, 3])
    #expect(phone.touches.map(\.index) == [0, 1])
    phone.finger(7).up().down(at: 10, 10)
    #expect(phone.touches.map(\.index) == [1, 2])
  }

  @Test("A-06 `ordered` sorts touches by landing, whereas sets iterate by slot")
  func landingOrder() {
    let phone = TestPhone(LoggingView())
    for finger in 1...3 { phone.finger(finger).down(at: 10, 10) }
    phone.finger(1).up().down(at: 30, 30)
    // The new touch of finger 1 has slot 0 and the highest index.
    let set = Set(phone.touches)
    #expect(set.ordered.map(\.index) == [1, 2, 3])
    #expect(set.map(\.index) == [3, 1, 2])
    #expect(Set<UITouch>().ordered.isEmpty)
  }
}
