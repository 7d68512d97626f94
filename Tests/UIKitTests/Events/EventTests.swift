import Simulator
import Testing
import TouchTesting
import UIKit

struct EventTests {
  let view = LoggingView()

  @Test("B-01 a touch sequence has a single event, and the next sequence has a new event")
  func identity() {
    let phone = TestPhone(view)
    var events: [UIEvent] = []
    view.onTouches = { events.append($2) }
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 20, 10)
    phone.finger(1).up()
    phone.finger(2).move(to: 30, 10).up()
    #expect(events.count == 5)
    #expect(Set(events.map(ObjectIdentifier.init)).count == 1)
    phone.finger(1).down(at: 10, 10)
    phone.cancel()
    phone.finger(2).down(at: 10, 10)
    #expect(events[5] !== events[0])
    #expect(events[6] === events[5])
    #expect(events[7] !== events[5])
  }

  @Test("B-02 events have the type touches; raw values match Apple's")
  func type() {
    let phone = TestPhone(view)
    var kinds: [[Int]] = []
    view.onTouches = { _, _, event in
      kinds.append([event.type.rawValue, event.subtype.rawValue])
    }
    phone.finger(1).down(at: 10, 10)
    #expect(kinds == [[0, 0]])
  }

  @Test("B-02 a finger's event has no modifier flags or buttons, even while keys are pressed")
  func noModifiers() {
    let phone = TestPhone(view)
    var flags: [UIKeyModifierFlags] = []
    var buttons: [UIEvent.ButtonMask] = []
    view.onTouches = { _, _, event in
      flags.append(event.modifierFlags)
      buttons.append(event.buttonMask)
    }
    phone.press(.shift)
    phone.finger(1).down(at: 10, 10).up()
    #expect(flags == [[], []])
    #expect(buttons == [[], []])
  }

  @Test("B-02 a mouse event has the pressed modifier keys and button")
  func modifiers() {
    let phone = TestPhone(view)
    var seen: [(UIKeyModifierFlags, UIEvent.ButtonMask)] = []
    view.onTouches = { _, _, event in seen.append((event.modifierFlags, event.buttonMask)) }
    phone.press(.alt)
    phone.mouse.move(to: 100, 100).down()
    phone.press(.shift)
    phone.mouse.move(to: 110, 100).up()
    phone.release(.alt)
    phone.release(.shift)
    phone.mouse.move(to: 100, 100).down(.right)
    #expect(
      seen.map(\.0) == [.alternate, [.alternate, .shift], [.alternate, .shift], []])
    #expect(seen.map(\.1) == [.primary, .primary, [], .secondary])
  }

  /// Source: Apple's headers UIEvent.h, UIGeometry.h, and UISwipeGestureRecognizer.h.
  @Test("raw values of option sets match Apple's")
  func rawValues() {
    #expect([UIEvent.ButtonMask.primary, .secondary].map(\.rawValue) == [1, 2])
    let flags: [UIKeyModifierFlags] = [
      .alphaShift, .shift, .control, .alternate, .command, .numericPad,
    ]
    #expect(flags.map(\.rawValue) == (16...21).map { 1 << $0 })
    let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
    #expect([UIRectEdge.top, .left, .bottom, .right].map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test("B-02 keys and buttons are updated with each packet")
  func modifiersOfOnePacket() {
    let phone = TestPhone(view)
    var seen: [UIKeyModifierFlags] = []
    var buttons: [UIEvent.ButtonMask] = []
    view.onTouches = { _, _, event in
      seen.append(event.modifierFlags)
      buttons.append(event.buttonMask)
    }
    var down = TouchChange(phone.finger(1).key, .down(CGPoint(x: 10, y: 10)))
    (down.modifierFlags, down.buttonMask) = (.shift, .primary)
    phone.deliver([down])
    var move = TouchChange(phone.finger(1).key, .move(CGPoint(x: 20, y: 10)))
    (move.modifierFlags, move.buttonMask) = (.control, .secondary)
    phone.deliver([move])
    phone.deliver([TouchChange(phone.finger(1).key, .move(CGPoint(x: 30, y: 10)))])
    #expect(seen == [.shift, .control, []])
    #expect(buttons == [.primary, .secondary, []])
  }

  @Test("B-03 the timestamp is the time of the packet's changes")
  func timestamp() {
    let phone = TestPhone(view)
    var times: [TimeInterval] = []
    view.onTouches = { _, touches, event in
      times.append(event.timestamp)
      #expect(touches.map(\.timestamp).max() == event.timestamp)
    }
    phone.at(0.1)
    phone.finger(1).down(at: 10, 10)
    phone.at(0.25)
    phone.finger(1).move(to: 20, 10)
    phone.at(0.5)
    phone.cancel()
    #expect(times == [0.1, 0.25, 0.5])
  }

  @Test("B-03 when a turn merges changes of two fingers, the later change determines the timestamp")
  func timestampOfMerged() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 20, 10)
    var times: [TimeInterval] = []
    view.onTouches = { times.append($2.timestamp) }
    let inputs = [(1, 0.01), (2, 0.015)].map { finger, seconds in
      let time = AppTime(seconds: seconds)
      let change = TouchChange(
        phone.finger(finger).key, .move(CGPoint(x: 100, y: 100)))
      return Timed(time, change)
    }
    phone.step(PacketCoalescer.packets(of: inputs), to: AppTime(seconds: 0.016))
    #expect(times == [0.015])
  }

  @Test("B-04 allTouches contains all windows' active and ending touches, even undelivered ones")
  func allTouches() {
    let corner = CGRect(x: 0, y: 0, width: 100, height: 100)
    let small = LoggingView("small", frame: corner, multiTouch: false)
    let other = UIWindow(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
    other.addSubview(LoggingView("other"))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.addSubview(small)
    let phone = TestPhone(windows: window, other)
    var all: [[Int64]] = []
    small.onTouches = { _, _, event in
      all.append((event.allTouches ?? []).ordered.map(\.finger.finger))
    }
    phone.finger(1).down(at: 10, 400)  // Outside all windows.
    phone.finger(2).down(at: 10, 210)  // In the other window.
    phone.finger(3).down(at: 10, 10)
    phone.finger(4).down(at: 20, 10)  // Withheld.
    phone.together {
      phone.finger(1).up()
      phone.finger(3).move(to: 11, 10)
    }
    phone.finger(3).up()
    #expect(all == [[1, 2, 3], [1, 2, 3, 4], [2, 3, 4]])
  }

  @Test("B-04 B-12 outside of packets, a stored event contains the active touches")
  func stored() throws {
    let phone = TestPhone(view)
    var stored: UIEvent?
    view.onTouches = { stored = $2 }
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 20, 10)
    let event = try #require(stored)
    phone.finger(1).up()
    #expect(event.allTouches?.map(\.finger.finger) == [2])
    phone.finger(2).up()
    #expect(event.allTouches == [])
    phone.finger(3).down(at: 10, 10)
    #expect(event.allTouches == [])
  }

  @Test("B-05 B-06 B-07 touches(for:) returns a view's or window's touches except withheld ones")
  func ofViewAndWindow() throws {
    let corner = CGRect(x: 0, y: 0, width: 100, height: 100)
    let single = LoggingView("single", frame: corner, multiTouch: false)
    view.addSubview(single)
    let phone = TestPhone(view)
    let window = try #require(view.window)
    var counts: [[Int]] = []
    view.onTouches = { _, _, event in
      counts.append([
        event.touches(for: view)?.count ?? -1, event.touches(for: single)?.count ?? -1,
        event.touches(for: window)?.count ?? -1, event.touches(for: UIView())?.count ?? -1,
      ])
    }
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 20, 10)  // Withheld.
    phone.finger(3).down(at: 200, 10)
    phone.finger(4).down(at: 210, 10)
    #expect(counts == [[1, 1, 2, 0], [2, 1, 3, 0]])
  }

  @Test(
    "B-08 C-57 touchesEnded receives all the view's touches if and only if no finger remains on it")
  func lastFinger() {
    let phone = TestPhone(view)
    var answers: [Bool] = []
    view.onTouches = { phase, touches, event in
      if phase == .ended { answers.append(touches.count == event.touches(for: view)?.count) }
    }
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 20, 10)
    phone.finger(1).up()
    phone.finger(2).up()
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 20, 10)
    phone.together {
      phone.finger(2).up()
      phone.finger(1).up()
    }
    #expect(answers == [false, true, true])
  }

  @Test("B-09 a set contains the changed fingers: one finger, or two in the same packet")
  func changedOnly() {
    let phone = TestPhone(view)
    phone.together {
      phone.finger(1).down(at: 10, 10)
      phone.finger(2).down(at: 20, 10)
    }
    phone.finger(1).move(to: 15, 10)
    phone.together {
      phone.finger(1).move(to: 16, 10)
      phone.finger(2).move(to: 26, 10)
    }
    phone.finger(2).up()
    #expect(
      phone.log.text == """
        view began 1 (10,10) 2 (20,10)
        view moved 1 (15,10)
        view moved 1 (16,10) 2 (26,10)
        view ended 2 (26,10)
        """)
  }

  @Test("B-13 the event is never nil, even in forwarded callbacks")
  func neverNil() {
    final class EventRecordingView: UIView {
      var events: [UIEvent?] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        events.append(event)
      }
    }
    let recordingView = EventRecordingView(frame: UIScreen.main.bounds)
    recordingView.addSubview(UIView(frame: recordingView.bounds))
    let phone = TestPhone(recordingView)
    phone.finger(1).down(at: 10, 10)
    #expect(recordingView.events.count == 1)
    #expect(recordingView.events.allSatisfy { $0 != nil })
  }
}
