import Testing
import TouchTesting
import UIKit

@testable import Swift6

@MainActor struct MockTests {
  @Test("UITouch() and UIEvent() are available, and subclasses can override their properties")
  func mocks() {
    let view = MockedView()
    let touch = MockTouch(at: CGPoint(x: 3, y: 4), phase: .moved, on: view)
    let event = MockEvent([touch])
    view.touchesMoved([touch], with: event)
    #expect(view.points == [CGPoint(x: 3, y: 4)])
    #expect(view.count == 1)
    #expect((touch as UITouch).tapCount == 2 && (touch as UITouch).phase == .moved)
    let plain = UITouch()
    #expect(plain.phase == .began && plain.view == nil && plain.location(in: nil) == .zero)
    #expect(plain.gestureRecognizers?.isEmpty == true)
    #expect(UIEvent().allTouches?.isEmpty == true && UIEvent().type == .touches)
  }

  @Test("A control tracks a touch that a test created")
  func control() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let target = PlainTarget()
    control.addTarget(target, action: PlainTarget.tapped, for: .touchDownRepeat)
    let touch = MockTouch(at: CGPoint(x: 3, y: 4), phase: .began, on: control)
    control.touchesBegan([touch], with: nil)
    #expect(target.count == 1 && control.isTracking)
  }

  @Test("Setting a null_resettable property to nil resets it")
  func optionality() throws {
    let controller = OptionalityController()
    let phone = TestPhone(controller)
    #expect(controller.label.textColor == .label)
    #expect(controller.label.font.pointSize == 17)
    let old = controller.kept
    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(controller.view !== old)
    try phone.finish()
  }

  @Test("Initializers and older type names from sample code are supported")
  func samples() throws {
    let root = UIView()
    let box = DraggableImageView(image: nil)
    box.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    let older = OlderSpelling()
    older.cancelsTouchesInView = false
    box.addGestureRecognizer(older)
    root.addSubview(box)
    let phone = TestPhone(root)
    phone.finger(1).down(at: 100, 100).move(to: 120, 110)
    #expect(box.center == CGPoint(x: 120, y: 110))
    #expect(older.phases == [.began])
    phone.finger(1).up()
    older.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    phone.finger(1).after(1).down(at: 120, 110).up()
    #expect(older.phases == [.began])
    try phone.finish()
  }
}
