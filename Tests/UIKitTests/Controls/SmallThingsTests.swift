import Testing
import TouchTesting
import UIKit

struct SmallThingsTests {
  @Test("NSValue stores objects without retaining them and compares them by identity")
  func nonretained() {
    final class PlainObject {}
    let (first, second) = (PlainObject(), PlainObject())
    let value = NSValue(nonretainedObject: first)
    #expect(value == NSValue(nonretainedObject: first))
    #expect(value != NSValue(nonretainedObject: second))
    #expect([value: 1][NSValue(nonretainedObject: first)] == 1)
    #expect(value.nonretainedObjectValue as AnyObject === first)
    #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
  }

  @Test("NSValue stores points, sizes, rectangles and transforms")
  func geometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
    let shift = CGAffineTransform(translationX: 3, y: 4)
    #expect(NSValue(cgAffineTransform: shift).cgAffineTransformValue == shift)
    let turn = CATransform3DMakeRotation(1, 1, 2, 3)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turn).caTransform3DValue, turn))
  }

  @Test("an index path has a section and a row or item, which is the second index")
  func indexPaths() {
    var path = IndexPath(row: 2, section: 1)
    #expect(path == IndexPath(indexes: [1, 2]))
    #expect(path == IndexPath(item: 2, section: 1))
    (path.row, path.section) = (4, 3)
    #expect(path.item == 4)
    path.item = 5
    #expect(path == [3, 5])
  }

  @Test("a controller stores its preferred size; its view fills the screen")
  func preferredSize() {
    let controller = UIViewController()
    #expect(controller.preferredContentSize == .zero)
    controller.preferredContentSize = CGSize(width: 100, height: 50)
    let phone = TestPhone(controller)
    phone.after(0)
    #expect(controller.view.bounds.size == UIScreen.main.bounds.size)
  }

  @Test("a map table finds values by key, iterates in insertion order, and drops released values")
  func mapTable() {
    let phone = TestPhone(UIView(frame: UIScreen.main.bounds))
    let table = NSMapTable<UITouch, NSString>.weakToStrongObjects()
    phone.finger(1).down(at: 10, 100)
    phone.finger(2).down(at: 20, 100)
    table.setObject("one", forKey: phone.finger(1).touch)
    table.setObject("two", forKey: phone.finger(2).touch)
    table.setObject("first", forKey: phone.finger(1).touch)
    #expect(table.object(forKey: phone.finger(1).touch) == "first")
    #expect(table.count == 2)
    #expect(table.objectEnumerator()?.allObjects as? [NSString] == ["first", "two"])
    table.removeObject(forKey: phone.finger(1).touch)
    #expect(table.object(forKey: phone.finger(1).touch) == nil && table.count == 1)
    phone.finger(2).up()
    phone.finger(1).up()
    #expect(table.count == 0)
  }

  @Test("a map table compares its keys with isEqual, or by pointer")
  func equality() {
    let (key, other) = (NSString(string: "k"), NSMutableString(string: "k"))
    let table = NSMapTable<NSString, NSString>.strongToStrongObjects()
    table.setObject("v", forKey: key)
    #expect(table.object(forKey: other) == "v")
    let strict = NSMapTable<NSString, NSString>(keyOptions: .objectPointerPersonality)
    strict.setObject("v", forKey: key)
    #expect(strict.object(forKey: other) == nil && strict.object(forKey: key) == "v")
  }

  @Test("a hash table contains each object once")
  func hashTable() {
    final class PlainObject {}
    let table = NSHashTable<PlainObject>.weakObjects()
    let object = PlainObject()
    table.add(object)
    table.add(object)
    do { table.add(PlainObject()) }
    #expect(table.count == 1 && table.contains(object) && table.anyObject === object)
    table.remove(object)
    #expect(table.allObjects.isEmpty)
  }

  @Test("a tint is inherited, and changes are reported to all inheriting views")
  func tint() {
    final class TintLoggingView: UIView {
      override func tintColorDidChange() { print("\(tag)") }
    }
    let views = (0..<3).map { _ in TintLoggingView() }
    for index in views.indices { views[index].tag = index }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    let phone = TestPhone(views[0])
    #expect(views[2].tintColor == .systemBlue)
    views[0].tintColor = .red
    #expect(views[2].tintColor == .red)
    views[1].tintColor = .green
    views[0].tintColor = .blue
    #expect(views[2].tintColor == .green && views[0].tintColor == .blue)
    views[1].tintColor = nil
    #expect(views[2].tintColor == .blue)
    #expect(phone.log.text.split(separator: "\n") == ["0", "1", "2", "1", "2", "0", "1", "2"])
  }

  @Test("E-07 windows are in the screen's coordinate space")
  func coordinateSpace() {
    let view = UIView(frame: CGRect(x: 10, y: 30, width: 50, height: 60))
    let phone = TestPhone(view)
    let screen = UIScreen.main.coordinateSpace
    #expect(screen.bounds == UIScreen.main.bounds)
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(inner)
    let onScreen = view.frame.origin.y + (view.superview?.frame.origin.y ?? 0)
    #expect(
      inner.convert(CGPoint.zero, to: screen) == view.convert(CGPoint(x: 1, y: 2), to: screen))
    #expect(inner.convert(inner.convert(CGPoint(x: 7, y: 8), to: screen), from: screen).y == 8)
    #expect(screen.convert(inner.bounds, from: inner).size == inner.bounds.size)
    #expect(view.convert(CGPoint.zero, to: screen).y == onScreen)
    withExtendedLifetime(phone) {}
  }

  @Test("the phone has one portrait scene with a status bar")
  func scene() {
    let window = UIWindow()
    let phone = TestPhone(windows: window)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene != nil && scene === window.windowScene)
    #expect(scene?.windows.contains(window) == true)
    let bar = CGRect(x: 0, y: 0, width: 320, height: 20)
    #expect(scene?.statusBarManager?.statusBarFrame == bar)
    #expect(UIDevice.current.orientation.isPortrait)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(window.traitCollection.displayScale == UIScreen.main.scale)
    withExtendedLifetime(phone) {}
  }

  @Test("forceTouchCapability is available once a pressure other than 1 has been reported")
  func force() {
    let view = UIView(frame: UIScreen.main.bounds)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 100, pressure: 1)
    #expect(view.traitCollection.forceTouchCapability == .unavailable)
    phone.finger(1).move(to: 20, 100, pressure: 0.5)
    #expect(view.traitCollection.forceTouchCapability == .available)
  }

  @Test("insets move a rectangle's edges inward")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(rect.inset(by: .zero) == rect)
  }
}
