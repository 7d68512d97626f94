import Testing
import TouchTesting
import UIKit

/// Complete gestures with one or more fingers.
struct GestureTests {
  /// A view whose recognizers write to the log.
  final class Pad: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isMultipleTouchEnabled = true
      accessibilityIdentifier = "pad"
    }

    required init?(coder: NSCoder) { nil }

    func add<Recognizer: UIGestureRecognizer>(
      _ recognizer: Recognizer, _ log: @escaping (Recognizer) -> String
    ) {
      self.log = { [unowned recognizer] in log(recognizer) }
      recognizer.addTarget(self, action: Pad.recognized)
      addGestureRecognizer(recognizer)
    }

    private var log: () -> String = { "" }

    func recognized() { print(log()) }
  }

  private func phone<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ log: @escaping (Recognizer) -> String
  ) -> TestPhone {
    TestPhone(
      {
        let pad = Pad(frame: .zero)
        pad.add(recognizer, log)
        return pad
      }())
  }

  @Test("A two-finger tap is one call, at points and on views")
  func twoFingerTap() throws {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    let phone = phone(tap) { "tap \($0.numberOfTouches)" }
    phone.tap("pad", fingers: 2)
    phone.tap(at: 100, 100, fingers: 2)
    phone.tap("pad", fingers: 3)
    #expect(phone.log == "tap 2\ntap 2")
    #expect(phone.errors.isEmpty)
    try phone.finish()
  }

  @Test("Several fingers land side by side, 40 points apart, or closer in a narrow view")
  func layout() throws {
    let phone = TestPhone(Sketch(frame: .zero))
    phone.tap(at: 100, 200, fingers: 3)
    #expect(phone.log == "b 60,200 100,200 140,200\ne 60,200 100,200 140,200")
    let narrow = Sketch(frame: CGRect(x: 0, y: 0, width: 60, height: 300))
    let second = TestPhone(narrow)
    second.tap(narrow, fingers: 2)
    // On 60 points, two fingers are 20 points apart.
    #expect(second.log == "b 20,150 40,150\ne 20,150 40,150")
  }

  @Test("A two-finger drag moves both fingers in shared packets")
  func twoFingerDrag() throws {
    let phone = TestPhone(Sketch(frame: .zero))
    phone.drag(from: 100, 100, to: 130, 100, over: 0.05, fingers: 2)
    #expect(
      phone.log == """
        b 80,100 120,100
        m 90,100 130,100
        m 100,100 140,100
        m 110,100 150,100
        e 110,100 150,100
        """)
    #expect(phone.time == 0.05)
    try phone.finish()
  }

  @Test("A view can be dragged by a distance, to a point or to another view")
  func drags() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let from = Sketch(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    let to = UIView(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
    from.accessibilityIdentifier = "from"
    to.accessibilityIdentifier = "to"
    root.addSubview(from)
    root.addSubview(to)
    let phone = TestPhone(root)
    let ends: [(call: () -> Void, end: String)] = [
      ({ phone.drag("from", by: 30, -10) }, "e 80,40"),
      ({ phone.drag("from", to: 220, 420) }, "e 200,400"),
      ({ phone.drag("from", to: "to") }, "e 230,330"),
      ({ phone.drag(from, to: to, at: CGPoint(x: 1, y: 2)) }, "e 230,330"),
      ({ phone.swipe("from", .left, distance: 60) }, "e -10,50"),
      ({ phone.swipe("from", [.down, .right]) }, "e 170,170"),
    ]
    for (call, end) in ends {
      call()
      #expect(phone.log.lines.last?.text == end)
    }
    try phone.finish()
  }

  @Test("A long press is long enough for the recognizer", arguments: [1, 2])
  func longPress(fingers: Int) throws {
    let press = UILongPressGestureRecognizer()
    press.numberOfTouchesRequired = fingers
    let phone = phone(press) { "press \($0.state.rawValue)" }
    phone.longPress("pad", fingers: fingers)
    #expect(phone.log == "press 1\npress 3")
    phone.longPress("pad", for: 0.4, fingers: fingers)
    phone.longPress(at: 100, 100, for: 0.6, fingers: fingers)
    #expect(phone.log.lines.count == 4)
    #expect(abs(phone.time - 2) < 1e-9)
  }

  @Test("A swipe is fast and long enough for the recognizer", arguments: [1, 2])
  func swipe(fingers: Int) throws {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .up
    swipe.numberOfTouchesRequired = fingers
    let phone = phone(swipe) { _ in "swipe" }
    phone.swipe("pad", .up, fingers: fingers)
    phone.swipe("pad", .down, fingers: fingers)
    #expect(phone.log == "swipe")
  }

  @Test("A double tap is recognized as one gesture")
  func doubleTap() throws {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    let phone = phone(tap) { _ in "double tap" }
    phone.tap("pad")
    phone.after(1)
    phone.doubleTap("pad")
    #expect(phone.log == "double tap")
  }

  @Test("A view can be pinched and rotated by a given amount")
  func pinchAndRotate() throws {
    var scale: CGFloat = 0
    let pinching = phone(UIPinchGestureRecognizer()) { recognizer in
      scale = recognizer.scale
      return ""
    }
    pinching.pinch("pad", scale: 2)
    // The recognizer begins after 8 points, and 160 points become 320.
    #expect(scale > 1.8 && scale <= 2)
    pinching.pinch("pad", scale: 0.5, angle: 90)
    #expect(scale >= 0.5 && scale < 0.6)

    var rotation: CGFloat = 0
    let rotating = phone(UIRotationGestureRecognizer()) { recognizer in
      rotation = recognizer.rotation
      return ""
    }
    rotating.rotate("pad", by: 90)
    #expect(rotation > 1.3 && rotation <= .pi / 2 + 1e-9)
    rotating.rotate("pad", by: -45)
    #expect(rotation < -0.6 && rotation >= -.pi / 4 - 1e-9)
    #expect(pinching.errors.isEmpty && rotating.errors.isEmpty)
  }

  @Test("A stylus has a type, force and angles, and is separate from the fingers")
  func stylus() throws {
    let phone = TestPhone(Sketch(frame: .zero))
    phone.finger(1).down(at: 200, 200)
    let touch = try #require(
      phone.stylus.down(at: 10, 10, force: 0.25, altitude: .pi / 4, azimuth: .pi / 2).touch)
    #expect(touch.type == .pencil)
    #expect(touch.force == 0.25)
    #expect(touch.altitudeAngle == .pi / 4)
    #expect(abs(touch.azimuthUnitVector(in: nil).dy - 1) < 1e-9)
    phone.stylus.move(to: 40, 10, over: 0.05, force: 0.75, azimuth: 0)
    #expect(touch.force == 0.75)
    #expect(touch.altitudeAngle == .pi / 4)
    #expect(abs(touch.azimuthAngle(in: nil)) < 1e-9)
    #expect(phone.touches.map(\.type) == [.direct, .pencil])
    phone.stylus.up()
    phone.finger(1).up()
    #expect(phone.stylus.touch == nil)
    try phone.finish()
  }
}
