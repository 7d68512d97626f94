import Testing
import TouchTesting
import UIKit

struct DirectDeliveryTests {
  @Test("D-24 without recognizers, every packet is delivered to the view immediately")
  func atOnce() {
    let (root, box) = (
      LoggingView("root"), LoggingView("box", frame: CGRect(x: 0, y: 0, width: 99, height: 99))
    )
    root.addSubview(box)
    let phone = TestPhone(root)
    var seen = 0
    func newCallbacks() -> [String] {
      defer { seen = phone.log.lines.count }
      return phone.log.lines[seen...].map(\.text)
    }
    let finger = phone.finger(1)
    finger.down(at: 10, 10)
    #expect(newCallbacks() == ["box began 1 (10,10)"])
    // At these distances, a recognizer would still be waiting to decide.
    for distance in [0.25, 7.75, 8.25, 9.75, 10.25, 49.75, 50.25] {
      finger.move(to: 10 + distance, 10)
      #expect(newCallbacks() == ["box moved 1 (\(number(10 + distance)),10)"])
    }
    finger.after(0.6)
    #expect(newCallbacks() == [])
    finger.up()
    #expect(newCallbacks() == ["box ended 1 (60.25,10)"])
  }
}
