import Testing
import TouchTesting
import UIKit

struct DirectDeliveryTests {
  @Test("D-24 without recognizers each packet reaches the view at once, from first to last")
  func atOnce() {
    let (room, box) = (
      LoggingView("room"), LoggingView("box", frame: CGRect(x: 0, y: 0, width: 99, height: 99))
    )
    room.addSubview(box)
    let phone = TestPhone(room)
    var seen = 0
    func news() -> [String] {
      defer { seen = phone.log.lines.count }
      return phone.log.lines[seen...].map(\.text)
    }
    let finger = phone.finger(1)
    finger.down(at: 10, 10)
    #expect(news() == ["box began 1 (10,10)"])
    // Movements that a recognizer would wait for before it decides.
    for distance in [0.25, 7.75, 8.25, 9.75, 10.25, 49.75, 50.25] {
      finger.move(to: 10 + distance, 10)
      #expect(news() == ["box moved 1 (\(number(10 + distance)),10)"])
    }
    finger.after(0.6)
    #expect(news() == [])
    finger.up()
    #expect(news() == ["box ended 1 (60.25,10)"])
  }
}
