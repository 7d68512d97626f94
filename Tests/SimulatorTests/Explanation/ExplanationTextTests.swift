import CoreGraphics
import Simulator
import Testing
import UIKit

/// The messages that explain touches.
struct ExplanationTextTests {
  private static let finger = FingerKey(device: FingerKey.scriptDevice, finger: 7)

  /// Plays one finger's changes at their times, and returns the messages.
  private func lines(
    _ makeRoot: @escaping () -> UIView, _ changes: (Double, TouchChange.Kind)...
  ) -> [String] {
    // The views are created after the phone, so the window has number 1 and the root has number 2.
    let phone = Phone()
    var lines: [String] = []
    phone.launch(.view(makeRoot))
    phone.explain = { lines.append($0) }
    for (seconds, kind) in changes {
      let time = AppTime(seconds: seconds)
      phone.step([Timed(time, .touches([TouchChange(Self.finger, kind)]))], to: time)
    }
    return lines
  }

  private func root() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460)) }

  @Test("Messages have the script's time and finger, and list the views before the responders")
  func landing() {
    final class Handler: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let makeRoot = {
      let root = Handler(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
      let button = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      button.isHidden = true
      root.addSubview(button)
      return root
    }
    #expect(
      lines(makeRoot, (0.25, .down(CGPoint(x: 30.5, y: 60)))) == [
        "0.250 finger 7: landed at 30.5,60, tapCount 1",
        "0.250 finger 7:   UIWindow#1 at 30.5,60: inside; checking its subviews",
        "0.250 finger 7:     Handler#2 at 30.5,40: inside; checking its subviews",
        "0.250 finger 7:       UIView#3 at 10.5,20: no, it is hidden",
        "0.250 finger 7:     Handler#2: hit, because none of its subviews was hit",
        "0.250 finger 7: touch.view is Handler#2",
        "0.250 finger 7: touchesBegan",
        "0.250 finger 7:   Handler#2 overrides touchesBegan without calling super: the chain ends",
      ])
  }

  @Test("An override of hitTest that calls super and then returns its own view is reported")
  func ownAnswer() {
    final class Own: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        _ = super.hitTest(point, with: event)
        return self
      }
    }
    let lines = lines(
      {
        let root = Own(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
        for _ in 0..<2 {
          root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        }
        return root
      }, (0, .down(CGPoint(x: 10, y: 100))))
    #expect(lines.contains { $0.hasSuffix("Own#2: its own hitTest(_:with:) returned it") })
  }

  @Test("If an app ignores interaction events, no view is hit-tested")
  func ignored() {
    let lines = lines(
      {
        UIApplication.shared.beginIgnoringInteractionEvents()
        return root()
      }, (0, .down(CGPoint(x: 10, y: 100))))
    #expect(
      lines.contains(
        "0.000 finger 7: no view is checked: the application ignores interaction events")
    )
  }

  @Test("A lift is reported with its duration and moves; repeated responder chains take one line")
  func lift() {
    let lines = lines(
      root, (0, .down(CGPoint(x: 10, y: 100))), (0.1, .move(CGPoint(x: 13, y: 104))),
      (0.123456, .move(CGPoint(x: 16, y: 108))), (0.5, .up(nil)))
    let start = lines.firstIndex { $0.contains("touchesMoved") } ?? 0
    #expect(
      lines[start...] == [
        "0.100 finger 7: touchesMoved: the same as touchesBegan",
        "0.500 finger 7: lifted at 16,108 after 0.5 s and 2 moves totaling 10 points, tapCount 1",
        "0.500 finger 7: touchesEnded: the same as touchesMoved",
      ])
    #expect(
      lines[start - 1].hasSuffix(
        "this is the end of the responder chain; no responder handled it"))
  }

  @Test("Long runs of subviews that are outside or behind another view are summarized")
  func longRows() {
    let root = root()
    let front = { root }
    for index in 0..<10 {
      root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      root.addSubview(UIView(frame: CGRect(x: 200, y: 10 * index, width: 10, height: 10)))
    }
    for index in 0..<9 {
      root.addSubview(UIView(frame: CGRect(x: 200, y: 10 * index, width: 10, height: 10)))
    }
    let lines = lines(front, (0, .down(CGPoint(x: 50, y: 70))))
    // The last of the ten pairs is in front of nine more views that are outside: ten in succession.
    #expect(lines.contains("0.000 finger 7:       7 more: no, outside their bounds"))
    #expect(lines.filter { $0.contains("outside its bounds 0,0 10x10") }.count == 3)
    // Nine pairs are behind the first view that is hit.
    #expect(
      lines.contains("0.000 finger 7:       15 more: not checked, because a view in front was hit"))
    #expect(lines.filter { $0.contains("not checked, because") }.count == 4)
  }

  @Test(
    "A gesture's failure is reported with the amount by which it missed",
    arguments: [
      ("moved 15 points, more than 10", [(0.1, .move(CGPoint(x: 109, y: 112)))]),
      ("it took longer than 0.75 s", [(0.9, .up(nil))]),
      ("its touches were cancelled", [(0.1, .cancel)]),
    ] as [(String, [(Double, TouchChange.Kind)])])
  func tap(text: String, changes: [(Double, TouchChange.Kind)]) {
    let phone = Phone()
    var lines: [String] = []
    phone.launch(
      .view {
        let root = root()
        root.addGestureRecognizer(UITapGestureRecognizer())
        return root
      })
    phone.explain = { lines.append($0) }
    for (seconds, kind) in [(0, .down(CGPoint(x: 100, y: 100)))] + changes {
      let time = AppTime(seconds: seconds)
      phone.step([Timed(time, .touches([TouchChange(Self.finger, kind)]))], to: time)
    }
    #expect(
      lines.contains("0.000 finger 7: UITapGestureRecognizer#1 of UIView#2 receives the touch"))
    #expect(lines.contains { $0.hasSuffix("UITapGestureRecognizer#1 failed: \(text)") }, "\(lines)")
  }

  @Test("Times match the script, even after a suspension, during which the app's clock stops")
  func suspension() {
    let phone = Phone(root: root())
    var lines: [String] = []
    phone.explain = { lines.append($0) }
    phone.step([Timed(AppTime(seconds: 1), .suspend)], to: AppTime(seconds: 1))
    phone.step([Timed(AppTime(seconds: 3), .resume)], to: AppTime(seconds: 3))
    let touches = PhoneEvent.touches([TouchChange(Self.finger, .down(CGPoint(x: 9, y: 99)))])
    phone.step([Timed(AppTime(seconds: 4), touches)], to: AppTime(seconds: 4))
    #expect(lines.first == "4.000 finger 7: landed at 9,99, tapCount 1")
  }

  @Test("Other devices' fingers are numbered in landing order, as in recordings")
  func numbers() {
    let phone = Phone(root: root())
    var lines: [String] = []
    phone.explain = { lines.append($0) }
    for _ in 1...2 {
      let key = FingerKey(device: 3, finger: 99)
      for kind in [TouchChange.Kind.down(CGPoint(x: 9, y: 99)), .up(nil)] {
        phone.step([Timed(phone.time, .touches([TouchChange(key, kind)]))], to: phone.time)
      }
    }
    let landings = lines.filter { $0.contains("landed") }.map { $0.prefix { $0 != ":" } }
    #expect(landings == ["0.000 finger 1", "0.000 finger 2"])
  }

  @Test("Without a message receiver, there is no explainer")
  func off() {
    let phone = Phone(root: root())
    #expect(phone.context.host.explainer == nil)
    phone.explain = { _ in }
    #expect(phone.context.host.explainer != nil)
    phone.overlay.showsInspector = true
    phone.explain = nil
    #expect(phone.context.host.explainer != nil && phone.inspector != nil)
    phone.overlay.showsInspector = false
    #expect(phone.inspector != nil, "a picture without the inspector does not turn it off")
    phone.step(to: phone.time)
    #expect(phone.context.host.explainer == nil && phone.inspector == nil)
  }

  @Test("A lift reports the length of a single move, or the number of moves and their total")
  func moves() {
    let start = (0.25, TouchChange.Kind.down(CGPoint(x: 30, y: 60)))
    // The sides of the triangles are 3, 4 and 5 times 2.
    let first = (0.5, TouchChange.Kind.move(CGPoint(x: 36, y: 68)))
    let second = (0.75, TouchChange.Kind.move(CGPoint(x: 42, y: 76)))
    let end = (1.0, TouchChange.Kind.up(nil))
    #expect(
      lines(root, start, first, end).first { $0.contains("lifted") }
        == "1.000 finger 7: lifted at 36,68 after 0.75 s and a move of 10 points, tapCount 1")
    let lift = lines(root, start, first, second, end).first { $0.contains("lifted") }
    #expect(lift?.hasSuffix(" and 2 moves totaling 20 points, tapCount 0") == true)
  }

  @Test("An override of hitTest that returns another view than super is reported")
  func otherAnswer() {
    final class Redirecting: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        _ = super.hitTest(point, with: event)
        return subviews.first
      }
    }
    let makeRoot = {
      let root = Redirecting(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
      root.addSubview(UIView(frame: CGRect(x: 200, y: 200, width: 40, height: 40)))
      return root
    }
    #expect(
      lines(makeRoot, (0.25, .down(CGPoint(x: 30, y: 60)))).contains(
        "0.250 finger 7:     Redirecting#2: its own hitTest(_:with:) returned UIView#3"))
  }
}
