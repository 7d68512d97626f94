import Simulator
import Testing
import TouchTesting
import UIKit

struct ScreenTests {
  @Test("E-20 the screen is 320 x 480 points with a 20-point status bar", arguments: [1, 2, 3])
  func screen(scale: CGFloat) {
    let phone = Phone(screenScale: scale)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(UIScreen.main.applicationFrame == CGRect(x: 0, y: 20, width: 320, height: 460))
    #expect(UIScreen.main.scale == scale)
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 320 * scale, height: 480 * scale))
    let bar = phone.frame().nodes.last
    #expect(bar?.bounds == CGRect(x: 0, y: 0, width: 320, height: 20))
    #expect(bar?.transform == .identity)
  }

  final class FrameController: UIViewController {
    override func viewDidLoad() { print("\(view.frame)") }
  }

  @Test(
    "E-21 in a demo from a book, the controller's view is below the status bar before viewDidLoad")
  func hosting() {
    let controller = FrameController()
    let phone = Phone(screenScale: 1)
    phone.launch(.belowStatusBar(.controller { controller }))
    #expect(controller.view.window?.frame == UIScreen.main.bounds)
    #expect(controller.view.frame == UIScreen.main.applicationFrame)
    #expect(controller.view.safeAreaInsets == .zero)
    #expect(phone.log.text == "\(UIScreen.main.applicationFrame)")
  }

  // Source: developer.apple.com/documentation/uikit/uiviewcontroller/edgesforextendedlayout
  @Test("E-21 in other apps, the controller's view fills the screen before viewDidLoad")
  func filling() throws {
    let controller = FrameController()
    let phone = Phone(screenScale: 1)
    phone.launch(.controller { controller })
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(phone.log.text == "\(UIScreen.main.bounds)")
    // The view is visible behind the status bar, whose contents are dark.
    let bar = try #require(phone.frame().nodes.last)
    #expect(bar.bounds == CGRect(x: 0, y: 0, width: 320, height: 20) && bar.background == nil)
  }

  @Test("The safe area guide begins below the status bar and moves when the bar is hidden")
  func safeAreaGuide() {
    final class Controller: UIViewController {
      let header = UIView()
      var hidesBar = false
      override var prefersStatusBarHidden: Bool { hidesBar }
      override func viewDidLoad() {
        header.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(header)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
          header.topAnchor.constraint(equalTo: safeArea.topAnchor),
          header.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
          header.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
          header.heightAnchor.constraint(equalToConstant: 44),
        ])
      }
    }
    let controller = Controller()
    let phone = TestPhone(controller)
    #expect(controller.header.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
    phone.run {
      controller.hidesBar = true
      controller.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(controller.header.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test("E-21 in a window that begins below the status bar, the view has the window's size")
  func lowWindow() {
    let phone = TestPhone(UIView())
    defer { withExtendedLifetime(phone) {} }
    let controller = UIViewController()
    let window = UIWindow(frame: UIScreen.main.applicationFrame)
    window.rootViewController = controller
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 460))
  }

  @Test("E-21 C-51 a hosted view fills the screen below the status bar")
  func hostedView() throws {
    let view = LoggingView()
    let phone = TestPhone(launching: .view { view })
    phone.finger(1).down(at: 100, 100)
    #expect(view.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
    #expect(phone.log.text == "view began 1 (100,80)")
    phone.finger(1).up()
    phone.finger(1).down(at: 100, 19)
    #expect(phone.finger(1).touch?.view is UIWindow)
  }

  @Test("E-22 a root controller's view resizes with its window")
  func rootResizes() {
    let phone = TestPhone(UIView())
    defer { withExtendedLifetime(phone) {} }
    let controller = UIViewController()
    let window = UIWindow()
    window.rootViewController = controller
    window.bounds.size = CGSize(width: 200, height: 300)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test("E-22 a new root controller's view replaces the previous root's view")
  func newRoot() {
    let (first, second) = (UIViewController(), UIViewController())
    let window = UIWindow()
    window.rootViewController = first
    window.rootViewController = second
    #expect(first.view.superview == nil)
    #expect(second.view.superview === window)
    window.rootViewController = nil
    #expect(window.subviews.isEmpty)
  }

  /// A mask, and the frame of a view at (10, 20, 30, 40) after 100 × 100 grows to 200 × 150.
  nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
    (.flexibleWidth, CGRect(x: 10, y: 20, width: 130, height: 40)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 20, width: 30, height: 40)),
    (.flexibleRightMargin, CGRect(x: 10, y: 20, width: 30, height: 40)),
    (.flexibleHeight, CGRect(x: 10, y: 20, width: 30, height: 90)),
    (.flexibleTopMargin, CGRect(x: 10, y: 70, width: 30, height: 40)),
    (.flexibleBottomMargin, CGRect(x: 10, y: 20, width: 30, height: 40)),
    // Margins of 10 and 60 share 100: 100 / 7 and 600 / 7.
    (
      [.flexibleLeftMargin, .flexibleRightMargin],
      CGRect(x: 10 + 100.0 / 7, y: 20, width: 30, height: 40)
    ),
    // 10, 30, and 60 double. 20, 40, and 40 grow by half.
    (
      UIView.AutoresizingMask(rawValue: 0b111111), CGRect(x: 20, y: 30, width: 60, height: 60)
    ),
  ]

  @Test("E-22 flexible margins and sizes share a size change in proportion", arguments: masks)
  func autoresizing(mask: UIView.AutoresizingMask, frame: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(child.autoresizingMask == [])
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.bounds = CGRect(x: 0, y: 0, width: 200, height: 150)
    for (a, b) in [
      (child.frame.minX, frame.minX), (child.frame.minY, frame.minY),
      (child.frame.width, frame.width), (child.frame.height, frame.height),
    ] {
      #expect(abs(a - b) < 1e-9)
    }
  }

  @Test("E-22 autoresizing respects scrolled bounds and can be disabled")
  func autoresizingOddities() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.bounds.origin = CGPoint(x: 50, y: 0)
    let child = UIView(frame: CGRect(x: 60, y: 20, width: 30, height: 40))
    child.autoresizingMask = UIView.AutoresizingMask(rawValue: 0b111)
    parent.addSubview(child)
    parent.bounds.size.width = 200
    #expect(child.frame == CGRect(x: 50 + 20, y: 20, width: 60, height: 40))
    parent.autoresizesSubviews = false
    parent.bounds.size.width = 100
    #expect(child.frame == CGRect(x: 50 + 20, y: 20, width: 60, height: 40))
  }

  @Test(
    "E-11 NSLog formats locations with six decimals, and print formats them as in other Swift code"
  )
  func printing() {
    let phone = TestPhone(LoggingView())
    let point = CGPoint(x: 1.5, y: 1.0 / 3)
    NSLog("%f, %f", point.x, point.y)
    let size = CGSize(width: 3, height: 4)
    print(CGPoint(x: 1, y: 2.5), size, CGRect(origin: CGPoint(x: 1, y: 2), size: size))
    print("\(CGPoint.zero)")
    #expect(
      phone.log.text == """
        1.500000, 0.333333
        (1.0, 2.5) (3.0, 4.0) (1.0, 2.0, 3.0, 4.0)
        (0.0, 0.0)
        """)
  }
}
