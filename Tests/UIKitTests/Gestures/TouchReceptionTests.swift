import Testing
import TouchTesting
import UIKit

struct TouchReceptionTests {
  let view = LoggingView()
  let box = LoggingView("box", frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    view.addSubview(box)
  }

  @Test(
    "D-01 D-02 recognizers of the touched view and its superviews receive touches before the view"
  )
  func order() {
    box.addGestureRecognizer(RecordingRecognizer("inner 1"))
    box.addGestureRecognizer(RecordingRecognizer("inner 2"))
    view.addGestureRecognizer(RecordingRecognizer("outer"))
    let phone = TestPhone(view)
    phone.finger(1).down(at: 110, 120).move(to: 115, 120).up()
    phone.finger(1).down(at: 10, 20).up()
    #expect(
      phone.log.text == """
        inner 1 began 1 (10,20)
        inner 2 began 1 (10,20)
        outer began 1 (110,120)
        box began 1 (10,20)
        inner 1 moved 1 (15,20)
        inner 2 moved 1 (15,20)
        outer moved 1 (115,120)
        box moved 1 (15,20)
        inner 1 ended 1 (15,20)
        inner 2 ended 1 (15,20)
        outer ended 1 (115,120)
        outer began 1 (10,20)
        view began 1 (10,20)
        outer ended 1 (10,20)
        """, "a view does not receive the lift while a recognizer may still recognize")
  }

  @Test("D-03 all touch types are allowed by default; undefined types cannot be set")
  func touchTypes() {
    let recognizer = UITapGestureRecognizer()
    #expect(recognizer.allowedTouchTypes.map(\.intValue) == [0, 1, 2, 3])
    recognizer.allowedTouchTypes = [3, 0, 99, -1]
    #expect(recognizer.allowedTouchTypes.map(\.intValue) == [0, 3])
  }

  @Test("D-03 a recognizer receives no touches if it is disabled or its delegate declines")
  func declined() {
    let (disabled, declining, delegate) = (
      RecordingRecognizer("disabled"), RecordingRecognizer("declining"), RecordingDelegate()
    )
    disabled.isEnabled = false
    declining.delegate = delegate
    delegate.receives = { $0.location(in: self.box).x < 50 }
    for recorder in [disabled, declining] { box.addGestureRecognizer(recorder) }
    let phone = TestPhone(view)
    phone.finger(1).down(at: 110, 110)
    phone.finger(2).down(at: 160, 110)
    #expect(phone.log.text == "declining began 1 (10,10)\nbox began 1 (10,10)\nbox began 2 (60,10)")
    #expect(phone.finger(1).touch?.gestureRecognizers == [declining])
    #expect(phone.finger(2).touch?.gestureRecognizers == [])
  }

  @Test("D-03 C-22 a recognizer receives fingers that its single-touch view does not receive")
  func singleTouchView() {
    box.isMultipleTouchEnabled = false
    box.addGestureRecognizer(RecordingRecognizer("recorder"))
    let phone = TestPhone(view)
    phone.together {
      phone.finger(1).down(at: 110, 110)
      phone.finger(2).down(at: 120, 110)
    }
    #expect(phone.log.text == "recorder began 1 (10,10) 2 (20,10)\nbox began 1 (10,10)")
  }

  @Test(
    "D-04 a recognizer gets one call per phase and packet, with its own touches, until it fails")
  func calls() {
    let recorder = RecordingRecognizer("recorder")
    box.addGestureRecognizer(recorder)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 110, 110)
    phone.finger(2).down(at: 120, 110)
    phone.finger(3).down(at: 10, 10)
    phone.together {
      phone.finger(4).down(at: 130, 110)
      phone.finger(1).move(to: 111, 110)
      phone.finger(2).up()
      phone.finger(3).move(to: 11, 10)
    }
    recorder.answers[.began] = .failed
    phone.together {
      phone.finger(5).down(at: 140, 110)
      phone.finger(1).move(to: 112, 110)
    }
    phone.finger(1).move(to: 113, 110)
    let received = phone.log.lines.map(\.text).filter { $0.hasPrefix("recorder") }
    #expect(
      received == [
        "recorder began 1 (10,10)", "recorder began 2 (20,10)", "recorder began 4 (30,10)",
        "recorder moved 1 (11,10)", "recorder ended 2 (20,10)", "recorder began 5 (40,10)",
      ])
  }

  @Test(
    "A-16 a touch lists recognizers that have not failed or ignored it, and none after it ends")
  func namedByTouch() throws {
    let (inner, outer) = (RecordingRecognizer("inner"), RecordingRecognizer("outer"))
    box.addGestureRecognizer(inner)
    view.addGestureRecognizer(outer)
    let phone = TestPhone(view)
    let touch = try #require(phone.finger(1).down(at: 110, 110).touch)
    #expect(touch.gestureRecognizers == [inner, outer])
    inner.answers[.moved] = .failed
    phone.finger(1).move(to: 111, 110)
    #expect(touch.gestureRecognizers == [outer])
    outer.onTouches = { _, touches, event in touches.forEach { outer.ignore($0, for: event) } }
    phone.finger(1).move(to: 112, 110)
    #expect(touch.gestureRecognizers == [])
    let second = try #require(phone.finger(2).down(at: 10, 110).touch)
    #expect(second.gestureRecognizers == [])
    phone.finger(1).up()
    phone.finger(2).up()
    #expect(second.gestureRecognizers == [])
  }

  @Test("B-06 an event returns a recognizer's touches")
  func touchesOfEvent() throws {
    let recorder = RecordingRecognizer("recorder")
    box.addGestureRecognizer(recorder)
    let phone = TestPhone(view)
    var counts: [Int?] = []
    recorder.onTouches = { _, _, event in
      counts.append(event.touches(for: recorder)?.count)
    }
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 110, 110)
    phone.finger(3).down(at: 120, 110)
    phone.finger(2).up()
    phone.finger(3).move(to: 121, 110)
    #expect(counts == [1, 2, 2, 1], "a touch that ends in the packet is still included")
  }

  @Test(
    "D-05 a gesture's location is its touches' centroid; touches are indexed in landing order")
  func locations() {
    let recorder = RecordingRecognizer("recorder")
    box.addGestureRecognizer(recorder)
    let phone = TestPhone(view)
    #expect(recorder.location(in: box) == .zero)
    phone.finger(2).down(at: 110, 110)
    phone.finger(1).down(at: 120, 150)
    #expect(recorder.numberOfTouches == 2)
    #expect(recorder.location(in: box) == CGPoint(x: 15, y: 30))
    #expect(recorder.location(in: nil) == CGPoint(x: 115, y: 130))
    #expect(recorder.location(ofTouch: 0, in: box) == CGPoint(x: 10, y: 10))
    #expect(recorder.location(ofTouch: 1, in: view) == CGPoint(x: 120, y: 150))
  }

  @Test("D-05 requesting the location of a nonexistent touch traps")
  func noSuchTouch() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = RecordingRecognizer("recorder").location(ofTouch: 0, in: nil) }
    }
  }

  @Test("a recognizer has one view at a time; a view can have any number of recognizers")
  func addAndRemove() {
    let (first, second) = (RecordingRecognizer("first"), RecordingRecognizer("second"))
    #expect(box.gestureRecognizers == nil)
    box.addGestureRecognizer(first)
    box.addGestureRecognizer(second)
    #expect(box.gestureRecognizers == [first, second])
    view.addGestureRecognizer(first)
    #expect(first.view === view)
    #expect(box.gestureRecognizers == [second])
    box.removeGestureRecognizer(first)
    #expect(first.view === view)
    box.gestureRecognizers = [first]
    #expect(first.view === box && second.view == nil)
    #expect(view.gestureRecognizers == nil)
    box.gestureRecognizers = nil
    #expect(first.view == nil)
  }
}
