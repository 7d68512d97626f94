import CoreGraphics
import DisplayList
import Simulator
import Testing
import UIKit

/// The picker: finding views, their names, and their properties.
struct ViewPickTests {
  /// A controller whose views have names in different ways.
  final class SampleController: UIViewController {
    let box = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
    var icons: [UIImageView] = []
    lazy var label = UILabel(frame: CGRect(x: 20, y: 300, width: 100, height: 20))
    let tap = UITapGestureRecognizer()

    override func viewDidLoad() {
      view.addSubview(box)
      icons = (0..<3).map { UIImageView(frame: CGRect(x: $0 * 60, y: 100, width: 50, height: 50)) }
      for icon in icons { view.addSubview(icon) }
      view.addSubview(label)
      // A view without a name, inside one with a name.
      box.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
      view.addSubview(UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40)))
      box.addGestureRecognizer(tap)
      box.addGestureRecognizer(UILongPressGestureRecognizer())
    }
  }

  private let controller = SampleController()
  private let phone = Phone()

  init() {
    let controller = controller
    phone.launch(.controller { controller })
  }

  /// Picks the view at a screen point.
  private func pick(_ x: CGFloat, _ y: CGFloat, pins: Bool = true) -> ViewPick {
    var pick = ViewPick()
    phone.perform {
      pick.move(to: CGPoint(x: x, y: y), in: phone.context)
      if pins { pick.pin() }
    }
    return pick
  }

  /// Selects the property whose code ends with `suffix`.
  private func select(_ member: String, in pick: inout ViewPick) throws {
    pick.select(movingBy: -1000)
    for _ in 0..<100 {
      if try #require(pick.code).contains(member) { return }
      pick.select(movingBy: 1)
    }
    Issue.record("there is no property \(member)")
  }

  @Test("H-62 the deepest visible view is picked, even if it receives no touches")
  func deepest() {
    controller.icons[1].isHidden = true
    #expect(pick(85, 125).view === controller.view)
    #expect(pick(25, 125).view === controller.icons[0])
    #expect(!controller.icons[0].isUserInteractionEnabled)
  }

  @Test("H-62 a pinned view remains picked")
  func pinned() {
    var pinned = pick(25, 125)
    pinned.move(to: CGPoint(x: 30, y: 35), in: phone.context)
    #expect(pinned.view === controller.icons[0])
    var moving = pick(25, 125, pins: false)
    moving.move(to: CGPoint(x: 100, y: 70), in: phone.context)
    #expect(moving.view === controller.box)
  }

  @Test(
    "H-64 a view's name is a stored property, an element, a controller's view, or a path",
    arguments: [
      (100, 70, "box"), (25, 125, "icons[0]"), (145, 125, "icons[2]"), (25, 310, "label"),
      (35, 45, "box.subviews[0]"), (300, 400, "view"), (30, 210, "view.subviews[5]"),
    ])
  func names(x: CGFloat, y: CGFloat, expression: String) {
    let name = pick(x, y).name
    #expect(name?.expression == expression)
    #expect(name?.owner == "SampleController")
  }

  @Test("H-63 Left and Right change a number by its step, within its range")
  func numbers() throws {
    var pick = pick(100, 70)
    try select("frame.origin.x", in: &pick)
    pick.change(by: 1)
    #expect(controller.box.frame.origin.x == 21)
    #expect(pick.code == "box.frame.origin.x = 21")
    pick.change(by: -10)
    #expect(pick.code == "box.frame.origin.x = 11")
    try select("alpha", in: &pick)
    pick.change(by: 1)
    #expect(controller.box.alpha == 1)
    pick.change(by: -3)
    #expect(pick.code == "box.alpha = 0.85")
  }

  @Test("H-63 Right turns a flag on, and Left turns it off")
  func flags() throws {
    var pick = pick(100, 70)
    try select("isMultipleTouchEnabled", in: &pick)
    pick.change(by: 1)
    pick.change(by: 1)
    #expect(controller.box.isMultipleTouchEnabled)
    pick.change(by: -1)
    #expect(!controller.box.isMultipleTouchEnabled)
  }

  @Test(
    "H-63 rotation and scale are changed as one transform, and replace frame by center and bounds")
  func transform() throws {
    var pick = pick(100, 70)
    try select("transform", in: &pick)
    pick.change(by: 90)
    // A quarter turn is π/2 = 1.5708.
    #expect(pick.code == "box.transform = CGAffineTransform(rotationAngle: 1.5708)")
    #expect(abs(controller.box.transform.b - 1) < 1e-9)
    try select("center.x", in: &pick)
    // The center of 20 to 120.
    #expect(pick.code == "box.center.x = 70")
    try select("transform", in: &pick)
    pick.select(movingBy: 1)
    pick.change(by: 10)
    #expect(
      pick.code
        == "box.transform = CGAffineTransform(rotationAngle: 1.5708).scaledBy(x: 1.5, y: 1.5)"
    )
    pick.select(movingBy: -1)
    pick.change(by: -90)
    #expect(pick.code == "box.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)")
    #expect(pick.changes == ["box.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)"])
  }

  @Test("H-63 a transform that is more than a rotation and a scale is shown with all its parts")
  func generalTransform() throws {
    controller.box.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 0)
    var pick = pick(100, 70)
    try select("transform", in: &pick)
    #expect(
      pick.code == "box.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 0)")
  }

  @Test("H-63 H-64 thresholds of recognizers are properties, with the recognizer's name")
  func recognizers() throws {
    var pick = pick(100, 70)
    try select("numberOfTapsRequired", in: &pick)
    pick.change(by: 1)
    #expect(controller.tap.numberOfTapsRequired == 2)
    #expect(pick.code == "tap.numberOfTapsRequired = 2")
    pick.change(by: -5)
    #expect(controller.tap.numberOfTapsRequired == 1)
    try select("minimumPressDuration", in: &pick)
    pick.change(by: -1)
    #expect(
      pick.code
        == "(box.gestureRecognizers![1] as! UILongPressGestureRecognizer).minimumPressDuration = 0.45"
    )
  }

  @Test("H-63 Return restores a property, and the changes are listed in order")
  func changes() throws {
    var pick = pick(100, 70)
    try select("alpha", in: &pick)
    pick.change(by: -2)
    try select("frame.size.height", in: &pick)
    pick.change(by: 5)
    try select("isHidden", in: &pick)
    pick.change(by: 1)
    pick.restore()
    #expect(!controller.box.isHidden)
    #expect(pick.changes == ["box.alpha = 0.9", "box.frame.size.height = 55"])
    try select("alpha", in: &pick)
    pick.change(by: 2)
    #expect(pick.changes == ["box.frame.size.height = 55"], "alpha has its original value")
  }

  @Test("H-63 the panel shows the selected property, and is in the other half of the screen")
  func panel() throws {
    var pick = pick(25, 310)
    try select("alpha", in: &pick)
    phone.pick = pick
    let nodes = phone.frame().nodes
    let panel = try #require(nodes.last)
    let texts = panel.contents.compactMap { command -> String? in
      if case .text(let block, _) = command { block.string } else { nil }
    }
    #expect(texts.first == "label: UILabel in SampleController")
    #expect(texts.contains("label.alpha = 1"))
    // The label is in the lower half.
    #expect(panel.bounds.applying(panel.transform).maxY < 300)
    let outline = try #require(nodes.dropLast().last)
    guard case .stroke(let path, _, _) = outline.contents.last else {
      Issue.record("the view has no outline")
      return
    }
    #expect(path.boundingBox == CGRect(x: 20, y: 300, width: 100, height: 20))
  }

  @Test("H-62 a picker without a view, or whose view is gone, says what to do")
  func withoutView() throws {
    phone.pick = ViewPick()
    var pick = ViewPick()
    phone.perform {
      let view = UIView(frame: CGRect(x: 0, y: 400, width: 50, height: 50))
      controller.view.addSubview(view)
      pick.move(to: CGPoint(x: 10, y: 410), in: phone.context)
      pick.pin()
      view.removeFromSuperview()
    }
    for pick in [ViewPick(), pick] {
      phone.pick = pick
      #expect(pick.view == nil)
      #expect(pick.changes == [])
      #expect(phone.frame().nodes.last?.contents.count == 1)
    }
  }
}
