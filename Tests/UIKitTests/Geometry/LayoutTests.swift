import Testing
import TouchTesting
import UIKit

struct LayoutTests {
  /// A view that logs its layout passes.
  final class LayoutLoggingView: UIView {
    var name = ""
    override func layoutSubviews() { if !name.isEmpty { print(name) } }
  }

  let parent = LayoutLoggingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let child = LayoutLoggingView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))

  /// Returns a phone that shows both views. The phone's log does not contain the views' first
  /// layout.
  private func phone() -> TestPhone {
    let phone = TestPhone(parent)
    parent.addSubview(child)
    phone.after(1)
    (parent.name, child.name) = ("parent", "child")
    return phone
  }

  @Test(
    "E-32 changing the size through any property lays out the view and its superview",
    arguments: [0, 1, 2])
  func size(property: Int) {
    let phone = phone()
    switch property {
    case 0: child.frame.size.width += 10
    case 1: child.bounds.size.width += 10
    default: child.layer.bounds.size.width += 10
    }
    #expect(phone.log.text == "")
    phone.after(1)
    #expect(phone.log.text == "parent\nchild")
  }

  @Test("E-32 changing bounds.origin lays out only the view")
  func origin() {
    let phone = phone()
    child.bounds.origin.y += 10
    phone.after(1)
    #expect(phone.log.text == "child")
  }

  @Test("E-32 a new location, a new transform or equal bounds do not cause layout")
  func location() {
    let phone = phone()
    child.center.x += 10
    child.frame.origin.x += 10
    child.transform = CGAffineTransform(rotationAngle: 1)
    child.bounds = child.bounds
    child.layer.position.x += 1
    phone.after(1)
    #expect(phone.log.text == "")
  }

  @Test("E-22 resizing the layer autoresizes subviews, as resizing the view does")
  func autoresizing() {
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    label.autoresizingMask = .flexibleWidth
    child.addSubview(label)
    child.layer.bounds.size.width = 160
    #expect(label.frame == CGRect(x: 0, y: 0, width: 160, height: 50))
  }
}
