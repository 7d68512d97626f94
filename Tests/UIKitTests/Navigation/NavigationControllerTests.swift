import Testing
import TouchTesting
import UIKit

struct NavigationControllerTests {
  let list = ReportingController("list")
  let detail = ReportingController("detail")
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: list)
  }

  /// A phone that has shown the list.
  func phone(device: TestDevice = .iPhone) -> TestPhone {
    let phone = TestPhone(navigation, device: device)
    phone.after(0.1)
    return phone
  }

  @Test("L-01 an animated push reports to both controllers, which stay in the window until its end")
  func push() {
    let phone = phone()
    var inWindow: [Bool] = []
    let lines = phone.lines(for: 0.2) { navigation.pushViewController(detail, animated: true) }
    inWindow = [list.view.window != nil, detail.view.window != nil]
    #expect(navigation.topViewController === detail)
    #expect(inWindow == [true, true])
    #expect(
      lines == [
        "detail will move to parent", "list will disappear animated",
        "detail will appear animated [T]",
      ])
    let rest = phone.lines(for: 0.2) {}
    #expect(
      rest == [
        "list did disappear animated", "detail did appear animated [T]",
        "detail did move to parent",
      ])
    #expect(list.view.window == nil)
    #expect(!detail.isMovingToParent)
  }

  @Test("L-02 a pop reports in the opposite direction; the popped controller leaves last")
  func pop() {
    let phone = phone()
    phone.run { navigation.pushViewController(detail, animated: false) }
    phone.after(0.1)
    let lines = phone.lines { #expect(navigation.popViewController(animated: true) === detail) }
    #expect(
      lines == [
        "detail will move to nil", "detail will disappear animated [F]",
        "list will appear animated", "detail did disappear animated [F]",
        "list did appear animated", "detail did move to nil",
      ])
    #expect(detail.parent == nil)
    #expect(navigation.popViewController(animated: true) == nil, "the last one stays")
  }

  @Test("L-01 a push without animation has the same order and needs no time")
  func withoutAnimation() {
    let phone = phone()
    let lines = phone.lines(for: 0) { navigation.pushViewController(detail, animated: false) }
    #expect(
      lines == [
        "detail will move to parent", "list will disappear", "detail will appear [T]",
        "list did disappear", "detail did appear [T]", "detail did move to parent",
      ])
  }

  @Test("L-03 the views move for 0.35 s: the new one by the width, the old one by 0.3 of it")
  func movement() {
    let phone = phone()
    phone.run { navigation.pushViewController(detail, animated: true) }
    let start = detail.view.layer.presentation()?.frame
    #expect(start == CGRect(x: 320, y: 0, width: 320, height: 480))
    phone.after(0.175)
    // Ease-in-ease-out is at 1/2 in the middle.
    let middle = detail.view.layer.presentation()?.frame.minX ?? 0
    #expect(abs(middle - 320 / 2) < 1)
    #expect(abs((list.view.layer.presentation()?.frame.minX ?? 0) - -0.3 * 320 / 2) < 1)
    phone.after(0.2)
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(!detail.view.layer.hasAnimations)
  }

  @Test("L-04 a drag from the left edge moves the views with the finger and pops beyond the middle")
  func edgePop() {
    let phone = phone()
    phone.run { navigation.pushViewController(detail, animated: false) }
    phone.after(0.1)
    let count = phone.log.lines.count
    let finger = phone.finger(1)
    finger.down(at: 5, 200)
    finger.move(to: 105, 200, over: 0.5)
    #expect(navigation.topViewController === list, "as on iOS, already during the drag")
    let shown = detail.view.layer.presentation()?.frame.minX ?? 0
    #expect(abs(shown - 100) < 0.01)
    let below = list.view.layer.presentation()?.frame.minX ?? 0
    #expect(abs(below - -0.3 * (320 - 100)) < 0.01)
    finger.move(to: 175, 200, over: 1)
    phone.after(0.2)
    finger.up()
    phone.after(0.5)
    #expect(
      phone.log.lines.dropFirst(count).map(\.text) == [
        "detail will move to nil", "detail will disappear animated [F]",
        "list will appear animated", "detail did disappear animated [F]",
        "list did appear animated", "detail did move to nil",
      ])
    #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(list.view.layer.presentation()?.frame == list.view.frame)
    #expect(navigation.view.layer.speed == 1)
  }

  @Test("L-05 a canceled edge drag reports that the lower view leaves again, then the upper one")
  func cancelledPop() {
    let phone = phone()
    phone.run { navigation.pushViewController(detail, animated: false) }
    phone.after(0.1)
    let count = phone.log.lines.count
    phone.finger(1).down(at: 5, 200).move(to: 145, 200, over: 1)
    phone.after(0.2)
    phone.finger(1).up()
    phone.after(0.5)
    #expect(navigation.viewControllers == [list, detail])
    #expect(
      phone.log.lines.dropFirst(count).map(\.text) == [
        "detail will move to nil", "detail will disappear animated [F]",
        "list will appear animated", "list will disappear animated",
        "detail will appear animated [F]", "list did disappear animated",
        "detail did appear animated [F]", "detail did move to parent",
      ])
    #expect(!detail.isMovingFromParent)
    #expect(detail.parent === navigation)
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(list.view.window == nil)
    #expect(navigation.navigationBar.topItem === detail.navigationItem)
    // The next drag works.
    phone.finger(1).down(at: 5, 200).move(to: 255, 200, over: 1).up()
    phone.after(0.5)
    #expect(navigation.viewControllers == [list])
  }

  @Test(
    "L-06 at 300 pt/s the direction decides, and below that the middle of the width",
    arguments: [
      // From x = 5, over the last 0.1 s: 25 pt and 35 pt are 250 and 350 pt/s.
      (pause: 100.0, last: 35.0, pops: true), (100, 25, false), (200, -25, true),
      (240, -35, false),
    ])
  func speed(pause: CGFloat, last: CGFloat, pops: Bool) {
    let phone = phone()
    phone.run { navigation.pushViewController(detail, animated: false) }
    phone.after(0.1)
    phone.finger(1).down(at: 5, 200).move(to: 5 + pause, 200, over: 0.5)
    phone.after(0.2)
    phone.finger(1).move(to: 5 + pause + last, 200, over: 0.1).up()
    phone.after(0.5)
    #expect(navigation.viewControllers.count == (pops ? 1 : 2))
  }

  @Test("L-05 canceling the touches cancels the pop; a second finger doesn't disturb it")
  func cancelledTouches() {
    let phone = phone()
    phone.run { navigation.pushViewController(detail, animated: false) }
    phone.after(0.1)
    phone.finger(1).down(at: 5, 200).move(to: 255, 200, over: 0.5)
    phone.finger(2).down(at: 200, 300)
    phone.finger(2).up()
    phone.cancel()
    phone.after(0.5)
    #expect(navigation.viewControllers == [list, detail])
    #expect(detail.view.window != nil)
  }

  @Test("L-05 rotating during an edge drag ends it, and the views get the new size")
  func rotation() {
    let phone = phone(device: .iPhoneX)
    phone.run { navigation.pushViewController(detail, animated: false) }
    phone.after(0.1)
    phone.finger(1).down(at: 5, 200).move(to: 105, 200, over: 0.5)
    phone.rotate(to: .landscapeLeft)
    phone.after(0.5)
    #expect(navigation.view.bounds.size == CGSize(width: 812, height: 375))
    let top = navigation.topViewController?.view
    #expect(top?.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 812, height: 32))
  }

  @Test("L-07 a change during a push ends it first")
  func interrupted() {
    let phone = phone()
    phone.run { navigation.pushViewController(detail, animated: true) }
    phone.after(0.1)
    let lines = phone.lines { navigation.popViewController(animated: true) }
    #expect(
      lines == [
        "list did disappear animated", "detail did appear animated [T]",
        "detail did move to parent",
        "detail will move to nil", "detail will disappear animated [F]",
        "list will appear animated", "detail did disappear animated [F]",
        "list did appear animated", "detail did move to nil",
      ])
    #expect(list.view.frame.minX == 0)
  }

  @Test(
    "L-10 the bar is 44 pt high below the status bar, and the safe area begins below it",
    arguments: [("iphone", 20.0), ("iphone-x", 44), ("ipad", 20)])
  func bar(name: String, top: CGFloat) {
    let device = UIKitTests.device(named: name)
    let phone = phone(device: device)
    #expect(navigation.navigationBar.frame.minY == top)
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(list.view.safeAreaInsets.top == top + 44)
    #expect(list.view.frame == navigation.view.bounds)
    phone.run { navigation.setNavigationBarHidden(true, animated: false) }
    #expect(list.view.safeAreaInsets.top == top)
    phone.run { navigation.isNavigationBarHidden = false }
    phone.run { navigation.navigationBar.isTranslucent = false }
    #expect(list.view.frame.minY == top + 44)
    #expect(list.view.safeAreaInsets.top == 0)
  }

  @Test("L-10 a scroll view's contents begin below the bar")
  func scrollView() {
    let scroll = UIScrollView()
    list.view = scroll
    scroll.contentSize = CGSize(width: 320, height: 1000)
    let phone = phone()
    #expect(scroll.adjustedContentInset.top == 64)
    #expect(scroll.contentOffset.y == -64)
    withExtendedLifetime(phone) {}
  }

  @Test("L-11 a tap on the back button pops, with the title of the previous item")
  func backButton() throws {
    let phone = phone()
    phone.run { navigation.pushViewController(detail, animated: true) }
    phone.after(0.5)
    let contents = navigation.navigationBar.subviews.flatMap(\.subviews)
    let back = try #require(contents.lazy.compactMap { $0 as? UIButton }.first)
    let label = try #require(back.titleLabel)
    #expect(label.frame.width >= label.intrinsicContentSize.width, "the title is not truncated")
    #expect(label.frame.maxX <= back.bounds.maxX)
    phone.finger(1).down(at: 40, 42).up()
    phone.after(0.5)
    #expect(navigation.topViewController === list)
    #expect(navigation.navigationBar.items == [list.navigationItem])
  }

  @Test("L-12 bar buttons call their targets, and change with their items")
  func buttons() {
    let phone = phone()
    let button = UIBarButtonItem(
      title: "Edit", style: .plain, target: list, action: ReportingController.pressed)
    phone.run { list.navigationItem.rightBarButtonItem = button }
    phone.finger(1).down(at: 290, 42).up()
    phone.run { button.isEnabled = false }
    phone.finger(1).down(at: 290, 42).up()
    #expect(phone.log.lines.filter { $0.text == "list pressed" }.count == 1)
  }

  @Test("L-12 a title view that is set while the controller's view is loading enters with the push")
  func itemOfLoadingView() {
    final class LoadingController: UIViewController {
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.titleView = mark
      }
    }
    let phone = phone()
    let loading = LoadingController()
    phone.run { navigation.pushViewController(loading, animated: true) }
    let shown = { () -> (alpha: Float, x: CGFloat) in
      let (title, content) = (loading.mark.layer, loading.mark.superview?.layer)
      return (content?.presentation()?.opacity ?? -1, title.presentation()?.position.x ?? 0)
    }
    // The title is centered in 320, and begins a third of the width further right.
    #expect(shown().alpha == 0)
    #expect(abs(shown().x - (160 + 320 / 3)) < 0.01)
    phone.after(0.175)
    // Ease-in-ease-out is at 1/2 in the middle.
    #expect(abs(shown().alpha - 1 / 2) < 0.01)
    #expect(abs(shown().x - (160 + 320 / 6)) < 1)
    phone.after(0.2)
    #expect(shown().alpha == 1)
    #expect(shown().x == 160)
    #expect(navigation.navigationBar.subviews.count == 2, "the background and the contents")
  }

  @Test("E-24 the outermost parent presents, and all controllers in it can dismiss")
  func presentingFromChild() {
    let phone = phone()
    let (other, inner) = (UIViewController(), UIViewController())
    let sheet = UINavigationController(rootViewController: inner)
    navigation.setViewControllers([list, detail], animated: false)
    phone.after(0.1)
    phone.run { detail.present(sheet, animated: false) }
    phone.after(0.1)
    #expect(inner.presentingViewController === navigation)
    #expect(navigation.presentedViewController === sheet)
    #expect(list.presentedViewController === sheet)
    #expect(inner.presentedViewController == nil, "it is in another tree of controllers")
    phone.run { list.present(other, animated: false) }
    phone.after(0.1)
    #expect(other.presentingViewController == nil, "the navigation controller already presents")
    phone.run { navigation.dismiss(animated: false) }
    phone.after(0.1)
    #expect(sheet.presentingViewController == nil)
    #expect(navigation.presentedViewController == nil)
    phone.run { navigation.present(sheet, animated: true) }
    phone.after(1)
    phone.run { inner.dismiss(animated: true) }
    phone.after(1)
    #expect(detail.presentedViewController == nil)
    #expect(detail.view.window != nil)
  }

  @Test("L-12 the toolbar shows the top controller's items at the bottom, 44 pt high")
  func toolbar() {
    let phone = phone()
    list.toolbarItems = [
      UIBarButtonItem(
        title: "Left", style: .plain, target: list, action: ReportingController.pressed),
      .flexibleSpace(),
      UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil),
    ]
    phone.run { navigation.isToolbarHidden = false }
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 436, width: 320, height: 44))
    #expect(list.view.safeAreaInsets.bottom == 44)
    phone.finger(1).down(at: 30, 460).up()
    #expect(phone.log.lines.last?.text == "list pressed")
    detail.hidesBottomBarWhenPushed = true
    phone.run { navigation.pushViewController(detail, animated: false) }
    phone.after(0.1)
    #expect(detail.view.safeAreaInsets.bottom == 0)
  }
}

extension ReportingController {
  func pressed() { print("\(name) pressed") }
}
