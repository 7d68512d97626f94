import QuartzCore
import Testing
import TouchTesting
import UIKit

/// The texts that UIKit prints for objects. Tests/Devices/devices.tsv lists most sources.
struct DescriptionTests {
  /// Returns a description without addresses.
  private func plain(_ value: Any) -> String {
    "\(value)".replacingOccurrences(of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
  }

  @Test("a view prints its frame, the properties without their defaults, and its layer")
  func views() {
    let view = UIView(frame: CGRect(x: 0, y: 20.3333333, width: 320, height: 460))
    #expect(plain(view) == "<UIView: 0x; frame = (0 20.3333; 320 460); layer = <CALayer: 0x>>")
    view.alpha = 0.5
    view.isHidden = true
    view.isOpaque = false
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.tag = 7
    view.backgroundColor = .red
    view.autoresizingMask = [
      .flexibleBottomMargin, .flexibleHeight, .flexibleTopMargin, .flexibleRightMargin,
      .flexibleWidth, .flexibleLeftMargin,
    ]
    #expect(
      plain(view)
        == "<UIView: 0x; frame = (0 20.3333; 320 460); clipsToBounds = YES; alpha = 0.5; "
        + "hidden = YES; opaque = NO; autoresize = LM+W+RM+TM+H+BM; "
        + "userInteractionEnabled = NO; tag = 7; "
        + "backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; layer = <CALayer: 0x>>")
  }

  @Test("the address is the object's, and prints the same way each time")
  func address() {
    let view = UIView()
    let address = String(Int(bitPattern: ObjectIdentifier(view)), radix: 16)
    #expect(view.description.hasPrefix("<UIView: 0x\(address); "))
    #expect(UIResponder().description.hasPrefix("<UIResponder: 0x"))
  }

  @Test("a transform prints with all digits, a label's text in quotes, and a class with its base")
  func details() {
    class Board: UIView {}
    class Title: UILabel {}
    let board = Board(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    board.transform = CGAffineTransform(0, 1, -1, 0, 0.1, 0)
    #expect(
      plain(board)
        == "<Board: 0x; frame = (0.1 0; 10 10); "
        + "transform = [0, 1, -1, 0, 0.10000000000000001, 0]; layer = <CALayer: 0x>>")
    let title = Title()
    title.text = "Hi"
    let start = "<Title: 0x; baseClass = UILabel; frame = (0 0; 0 0); text = 'Hi'"
    #expect(plain(title).hasPrefix(start))
  }

  @Test("a recognizer prints its state, the flags without their defaults, and its view")
  func recognizers() {
    let tap = UITapGestureRecognizer()
    #expect(plain(tap) == "<UITapGestureRecognizer: 0x; state = Possible; view = <(null) 0x>>")
    let view = UIView()
    view.addGestureRecognizer(tap)
    tap.isEnabled = false
    tap.cancelsTouchesInView = false
    tap.delaysTouchesBegan = true
    tap.delaysTouchesEnded = false
    #expect(
      plain(tap)
        == "<UITapGestureRecognizer: 0x; state = Possible; enabled = NO; "
        + "cancelsTouchesInView = NO; delaysTouchesBegan = YES; delaysTouchesEnded = NO; "
        + "view = <UIView 0x>>")
  }

  @Test("an object with a counterpart in another language has the counterpart's class name")
  func counterpart() {
    let (tap, view) = (UITapGestureRecognizer(), UIView())
    #expect(tap.className == "UITapGestureRecognizer")
    let counterpart = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { counterpart.deallocate() }
    tap.companion = Companion(counterpart, className: "LXTap")
    view.companion = Companion(counterpart, className: "LXView")
    #expect(tap.className == "LXTap")
    #expect(view.className == "LXView")
  }

  @Test("on another thread, a recognizer prints only its class and address")
  func otherThread() async {
    let tap = UITapGestureRecognizer()
    let text = await Task.detached { tap.description }.value
    #expect(plain(text) == "<UITapGestureRecognizer: 0x>")
  }

  @Test("a touch prints its phase, counts, window, view, and locations")
  func touches() {
    final class Board: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { print(touch) }
      }
    }
    let phone = TestPhone(Board(frame: CGRect(x: 10, y: 20, width: 100, height: 100)))
    phone.finger(1).down(at: 50.25, 60)
    #expect(
      plain(phone.log.text)
        == "<UITouch: 0x> phase: Began tap count: 1 force: 0.000 "
        + "window: <UIWindow: 0x; frame = (0 0; 320 480); layer = <CALayer: 0x>> "
        + "view: <Board: 0x; frame = (10 20; 100 100); layer = <CALayer: 0x>> "
        + "location in window: {50.25, 60} previous location in window: {50.25, 60} "
        + "location in view: {40.25, 40} previous location in view: {40.25, 40}")
  }

  @Test("a color prints its space and components")
  func colors() {
    #expect("\(UIColor.red)" == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect("\(UIColor(white: 0.25, alpha: 0.5))" == "UIExtendedGrayColorSpace 0.25 0.5")
    #expect(plain(UIColor { _ in .red }) == "<UIColor: 0x>")
  }

  @Test("NSCoder converts structures to text and back")
  func coder() {
    let rect = CGRect(x: 0.1, y: -2, width: 3, height: 4.5)
    #expect(NSCoder.string(for: rect) == "{{0.10000000000000001, -2}, {3, 4.5}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    let point = CGPoint(x: 1, y: 2)
    #expect(NSCoder.string(for: point) == "{1, 2}")
    #expect(NSCoder.cgPoint(for: "{1, 2}") == point)
    #expect(NSCoder.string(for: CGSize(width: 1, height: 2)) == "{1, 2}")
    #expect(NSCoder.cgSize(for: " { 1 , 2 } ") == CGSize(width: 1, height: 2))
    #expect(NSCoder.string(for: CGVector(dx: 1, dy: 2)) == "{1, 2}")
    #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5, 6]")
    #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]") == transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSCoder.string(for: directional) == "{1, 2, 3, 4}")
    #expect(NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}") == directional)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSCoder.string(for: offset) == "{1, 2}")
    #expect(NSCoder.uiOffset(for: "{1, 2}") == offset)
    for text in ["", "{1}", "{1, 2, x}", "one"] {
      #expect(NSCoder.cgPoint(for: text) == .zero)
      #expect(NSCoder.cgAffineTransform(for: text) == .identity)
    }
  }
}
