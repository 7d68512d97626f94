import Simulator
import Testing
import TouchTesting
import UIKit

struct PresentingTests {
  /// A controller that logs its callbacks.
  final class Controller: UIViewController {
    var name = "root"
    override func viewWillAppear(_ animated: Bool) { print("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { print("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) {
      print("\(name) will disappear, \(view.window == nil ? "out" : "in")")
    }
    override func viewDidDisappear(_ animated: Bool) {
      print("\(name) did disappear, \(view.window == nil ? "out" : "in")")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      print(name)
      super.touchesBegan(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      print("\(name) cancelled")
    }
  }

  let root = Controller()
  let sheet = Controller()

  init() {
    sheet.name = "sheet"
  }

  func phone() -> TestPhone {
    TestPhone(root)
  }

  @Test("C-40 C-52 a presented controller's view is in front; its next responder is the presenter")
  func presenting() {
    let phone = phone()
    root.present(sheet, animated: true) { print("shown") }
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    #expect(sheet.next === root)
    #expect(sheet.view.frame == CGRect(x: 0, y: 30, width: 320, height: 450))
    phone.after(0.6)
    phone.finger(1).down(at: 100, 100).up()
    sheet.dismiss(animated: true) { print("gone") }
    phone.after(0.6)
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(sheet.next == nil)
    phone.finger(1).down(at: 100, 100).up()
    #expect(
      phone.log.text == """
        root will appear
        root did appear
        sheet will appear
        sheet did appear
        shown
        sheet
        root
        sheet will disappear, in
        sheet did disappear, out
        gone
        root
        """)
  }

  @Test("C-40 an invalid presentation causes one warning")
  func refusal() {
    let phone = phone()
    var warnings: [String] = []
    phone.context.host.warn = { warnings.append($0) }
    sheet.present(Controller(), animated: false)
    root.present(sheet, animated: false)
    root.present(Controller(), animated: false)
    #expect(warnings.count == 2)
    #expect(root.presentedViewController === sheet)
  }

  @Test("C-40 dismissing a controller removes all controllers presented above it")
  func pile() {
    let phone = phone()
    let top = Controller()
    root.present(sheet, animated: false)
    sheet.present(top, animated: false)
    #expect(top.next === sheet)
    root.dismiss(animated: false)
    #expect(top.view.window == nil)
    #expect(sheet.view.window == nil)
    #expect(sheet.presentedViewController == nil)
    root.dismiss(animated: false)
    withExtendedLifetime(phone) {}
  }

  // UIKit raises an exception in each of these cases.
  @Test("C-40 a controller cannot present itself, its presenter or a controller that contains it")
  func circles() {
    let phone = phone()
    var warnings: [String] = []
    phone.context.host.warn = { warnings.append($0) }
    root.present(root, animated: false)
    #expect(root.presentedViewController == nil)
    root.present(sheet, animated: false)
    sheet.present(root, animated: false)
    #expect(sheet.presentedViewController == nil)
    root.dismiss(animated: false)
    let child = Controller()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.present(root, animated: false)
    #expect(child.presentedViewController == nil)
    #expect(warnings.count == 3)
    // The responder chain must be finite.
    let chain = sequence(first: child.view as UIResponder, next: \.next)
    #expect(chain.contains { $0 is UIApplication })
  }

  // MARK: - Full screen

  // Source: developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen for the removal.
  @Test("E-24 a full-screen presentation removes the view from its window until the dismissal")
  func fullScreen() {
    let phone = phone()
    phone.after(0.1)
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: false) { print("shown, \(self.root.view.window == nil)") }
    phone.after(0.1)
    #expect(root.view.window == nil)
    #expect(sheet.next === root)
    #expect(root.next === sheet.view.window, "events still reach the window")
    sheet.dismiss(animated: false) { print("gone, \(self.root.view.window == nil)") }
    phone.after(0.1)
    #expect(root.view.window != nil)
    #expect(
      phone.log.text == """
        root will appear
        root did appear
        root will disappear, in
        sheet will appear
        sheet did appear
        root did disappear, out
        shown, true
        sheet will disappear, in
        root will appear
        root did appear
        sheet did disappear, out
        gone, false
        """)
  }

  @Test(
    "E-24 C-32 the style determines whether the presenting view's touches are canceled",
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.automatic, false),
      (.overFullScreen, false), (.overCurrentContext, false), (.pageSheet, false),
      (.formSheet, false), (.custom, false), (.popover, false),
    ])
  func touches(style: UIModalPresentationStyle, isCancelled: Bool) {
    let phone = phone()
    phone.finger(1).down(at: 100, 100)
    sheet.modalPresentationStyle = style
    phone.run { root.present(sheet, animated: false) }
    #expect(phone.log.text.contains("root cancelled") == isCancelled)
    #expect((root.view.window == nil) == isCancelled)
    phone.finger(1).up()
    phone.run { root.dismiss(animated: false) }
    #expect(root.view.window != nil)
  }

  @Test(
    "E-24 E-21 automatic means full screen if views begin below the status bar, except for alerts")
  func books() {
    let phone = TestPhone(launching: .belowStatusBar(.controller { root }))
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    phone.run { root.present(alert, animated: false) }
    #expect(root.view.window != nil)
    phone.run { root.dismiss(animated: false) }
    phone.run { root.present(sheet, animated: false) }
    #expect(root.view.window == nil)
    phone.run { root.dismiss(animated: false) }
    #expect(root.view.window != nil)
    #expect(root.view.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
  }

  @Test("E-24 a presentation in touchesBegan has no effect if touchesCancelled dismisses it")
  func dismissedAtOnce() throws {
    final class PresentingController: UIViewController {
      let other = UIViewController()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        other.modalPresentationStyle = .fullScreen
        present(other, animated: false)
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        dismiss(animated: false) { print("gone") }
      }
      override func viewWillAppear(_ animated: Bool) { print("will appear") }
      override func viewDidAppear(_ animated: Bool) { print("did appear") }
      override func viewWillDisappear(_ animated: Bool) { print("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { print("did disappear") }
    }
    let presenting = PresentingController()
    let phone = TestPhone(presenting)
    phone.after(0.1)
    phone.finger(1).down(at: 100, 100).up()
    phone.after(0.1)
    #expect(presenting.view.window != nil)
    #expect(presenting.other.viewIfLoaded?.window == nil)
    #expect(
      phone.log.text == """
        will appear
        did appear
        will disappear
        did disappear
        will appear
        did appear
        gone
        """)
  }

  @Test(
    "E-24 the outermost parent's view is removed with its child views and restored in order"
  )
  func container() throws {
    let child = Controller()
    child.name = "child"
    root.addChild(child)
    root.view.addSubview(child.view)
    let phone = phone()
    let window = try #require(root.view.window)
    let badge = UIView()
    window.addSubview(badge)
    phone.after(0.1)
    sheet.modalPresentationStyle = .fullScreen
    phone.run { child.present(sheet, animated: false) }
    #expect(window.subviews == [badge, sheet.view])
    phone.after(0.1)
    phone.run { child.dismiss(animated: false) }
    #expect(window.subviews == [root.view, badge])
    phone.after(0.1)
    #expect(
      phone.log.lines.filter { $0.text.hasPrefix("child") }.map(\.text) == [
        "child will appear", "child did appear", "child will disappear, in",
        "child did disappear, out", "child will appear", "child did appear",
      ])
  }

  @Test("E-24 dismissing several controllers shows the lowest view; views in between do not appear")
  func fullScreenPile() {
    let phone = phone()
    let top = Controller()
    top.name = "top"
    for controller in [sheet, top] { controller.modalPresentationStyle = .fullScreen }
    phone.run { root.present(sheet, animated: false) }
    phone.run { sheet.present(top, animated: false) }
    phone.after(0.1)
    let count = phone.log.lines.count
    phone.run { root.dismiss(animated: false) }
    phone.after(0.1)
    #expect(
      phone.log.lines.dropFirst(count).map(\.text) == [
        "top will disappear, in", "root will appear", "root did appear", "top did disappear, out",
      ])
    #expect(root.view.window?.subviews == [root.view as UIView])
  }

  @Test("E-24 E-23 a view that is outside the window during a rotation gets the new size")
  func turned() {
    let phone = TestPhone(root, device: .iPhoneX)
    sheet.modalPresentationStyle = .fullScreen
    phone.run { root.present(sheet, animated: false) }
    phone.rotate(to: .landscapeLeft)
    phone.run { sheet.dismiss(animated: false) }
    #expect(root.view.bounds.size == CGSize(width: 812, height: 375))
  }

  @Test("E-24 a root controller replaced while its view is outside the window is not restored")
  func replaced() throws {
    let phone = phone()
    let window = try #require(root.view.window)
    sheet.modalPresentationStyle = .fullScreen
    phone.run { root.present(sheet, animated: false) }
    let other = Controller()
    phone.run { window.rootViewController = other }
    phone.run { root.dismiss(animated: false) }
    #expect(window.subviews == [other.view])
  }
}
