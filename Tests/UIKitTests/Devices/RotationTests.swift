import CoreGraphics
import Simulator
import Testing
import TouchTesting
import UIKit

/// Device rotations, and interfaces that follow them.
///
/// Sources:
/// developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations,
/// /shouldautorotate, and uicontentcontainer/viewwilltransition(to:with:).
struct RotationTests {
  /// A controller that logs the callbacks it receives.
  final class Controller: UIViewController {
    var name = "root"
    var mask: UIInterfaceOrientationMask?
    var turns = true
    override var shouldAutorotate: Bool { turns }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      mask ?? super.supportedInterfaceOrientations
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      print(name, "will be", Int(size.width), "is", Int(view.bounds.width))
      coordinator.animate { [self] context in
        print(name, "alongside", Int(view.bounds.width), context.targetTransform.b)
      } completion: { [self] _ in
        print(name, "done", Int(view.bounds.width), Int(view.subviews.first?.frame.width ?? 0))
      }
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      print(name, "traits", newCollection.verticalSizeClass.rawValue)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      print(name, "had", previousTraitCollection?.verticalSizeClass.rawValue ?? -1)
    }
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      print(name, "insets", view.safeAreaInsets.top)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      let point = touches.first?.location(in: view) ?? .zero
      print(name, point.x, point.y)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      print(name, "cancelled")
    }
  }

  let root = Controller()

  /// The size of the root view.
  private var size: CGSize { root.view.bounds.size }

  @Test("E-23 The interface follows the device, and its controllers are notified in order")
  func order() {
    let child = UIView(frame: root.view.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(child)
    let phone = TestPhone(root)
    phone.rotate(to: .landscapeLeft)
    #expect(
      phone.log.text == """
        root traits 1
        root will be 480 is 320
        root had 2
        root insets 0.0
        root alongside 480 -1.0
        root done 480 480
        """)
    #expect(size == CGSize(width: 480, height: 320))
    #expect(UIScreen.main.bounds.size == size)
    #expect(root.view.window?.frame.size == size)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    // A device rotated to the left has its home button on the right.
    #expect(root.view.window?.windowScene?.interfaceOrientation == .landscapeRight)
    // The status bar is hidden on an iPhone in landscape.
    #expect(UIApplication.shared.isStatusBarHidden)
    #expect(phone.device.frame().size == size)
  }

  @Test("Rotations accumulate, and a rotation to the current orientation has no effect")
  func turns() throws {
    let phone = TestPhone(root)
    for (turn, width) in [("left", 480), ("right", 320), ("right", 480), ("portrait", 320)] {
      try phone.play(script: "touchscript 1\n0 rotate \(turn)\n")
      #expect(size.width == CGFloat(width), "\(turn)")
    }
    let lines = phone.log.lines.count
    phone.rotate(to: .portrait)
    #expect(phone.log.lines.count == lines)
  }

  @Test("K-08 Active touches are canceled before the device rotates")
  func touches() {
    let phone = TestPhone(root)
    phone.finger(1).down(at: 10, 20)
    phone.rotate(to: .landscapeRight)
    #expect(phone.log.lines.map(\.text).prefix(2) == ["root 10.0 20.0", "root cancelled"])
    #expect(phone.touches.isEmpty)
    #expect(phone.trace.contains { $0.contains("cancel rotate 1") })
    phone.finger(1).up()
    phone.finger(2).down(at: 470, 310)
    #expect(phone.log.lines.last?.text == "root 470.0 310.0")
  }

  @Test("E-23 An orientation that the controller does not support rotates only the device")
  func unsupported() {
    root.mask = .portrait
    let phone = TestPhone(root)
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in print("turned") }
    phone.rotate(to: .landscapeLeft)
    #expect(phone.log.text == "turned")
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(size == CGSize(width: 320, height: 480))
    // The interface is rotated counterclockwise, like the device.
    #expect(phone.device.screenShape.turns == QuarterTurns(3))
    #expect(phone.device.frame().size == CGSize(width: 480, height: 320))
    NotificationCenter.default.removeObserver(observer)
  }

  @Test("Without shouldAutorotate, nothing rotates; phones do not support upside down by default")
  func refusing() {
    root.turns = false
    let phone = TestPhone(root)
    phone.rotate(to: .landscapeLeft)
    #expect(size.width == 320)
    root.turns = true
    phone.rotate(to: .portraitUpsideDown)
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
    root.mask = .all
    phone.rotate(to: .portrait)
    phone.rotate(to: .portraitUpsideDown)
    #expect(UIApplication.shared.statusBarOrientation == .portraitUpsideDown)
    #expect(size == CGSize(width: 320, height: 480))
  }

  @Test("The delegate can restrict the orientations that controllers allow")
  func delegate() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow? = UIWindow()
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
    }
    let phone = TestPhone(Delegate.self)
    phone.rotate(to: .landscapeLeft)
    #expect(UIScreen.main.bounds.width == 320)
    phone.rotate(to: .landscapeRight)
    #expect(UIScreen.main.bounds.width == 480)
  }

  @Test("If an app supports only landscape, the app and the device start in landscape")
  func landscapeAlone() {
    root.mask = .landscape
    let phone = TestPhone(root, device: .iPhoneX)
    #expect(size == CGSize(width: 812, height: 375))
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(phone.device.screenShape.turns == QuarterTurns(0))
  }

  @Test("A presented controller determines the orientation and rotates the interface if needed")
  func presented() {
    let phone = TestPhone(root)
    let movie = Controller()
    movie.name = "movie"
    movie.mask = .landscape
    phone.run { root.present(movie, animated: false) }
    #expect(movie.view.bounds.size == CGSize(width: 480, height: 320))
    #expect(root.view.bounds.size == CGSize(width: 480, height: 320))
    phone.rotate(to: .portrait)
    #expect(movie.view.bounds.width == 480)
    root.mask = .portrait
    phone.run { movie.dismiss(animated: false) }
    #expect(size == CGSize(width: 320, height: 480))
  }

  @Test("A parent notifies its children; alerts and windows that cover the screen are resized")
  func others() {
    let phone = TestPhone(root)
    let child = Controller()
    child.name = "child"
    root.addChild(child)
    root.view.addSubview(child.view)
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    phone.run { root.present(alert, animated: false) }
    let low = UIWindow(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
    phone.rotate(to: .landscapeLeft)
    #expect(phone.log.lines.contains { $0.text == "child will be 480 is 320" })
    #expect(alert.view.bounds.size == CGSize(width: 480, height: 320))
    #expect(low.frame == CGRect(x: 0, y: 20, width: 480, height: 300))
  }

  @Test("An app from a book stays in portrait, as before iOS 6; a hosted view rotates")
  func books() {
    let phone = TestPhone(launching: .belowStatusBar(.controller { root }))
    phone.rotate(to: .landscapeLeft)
    #expect(size == CGSize(width: 320, height: 460))
    let view = UIView()
    let other = TestPhone(launching: .view { view })
    other.rotate(to: .landscapeLeft)
    #expect(view.bounds.size == CGSize(width: 480, height: 320))
    withExtendedLifetime(phone) {}
  }

  @Test("The fixed coordinate space does not rotate")
  func fixedSpace() {
    let phone = TestPhone(root)
    phone.rotate(to: .landscapeRight)
    let fixed = UIScreen.main.fixedCoordinateSpace
    #expect(fixed.bounds.size == CGSize(width: 320, height: 480))
    // The home button is on the left, so the interface's upper-left corner is at the device's
    // lower-left corner.
    #expect(root.view.convert(CGPoint.zero, to: fixed) == CGPoint(x: 0, y: 480))
    let point = CGPoint(x: 7, y: 11)
    #expect(root.view.convert(root.view.convert(point, to: fixed), from: fixed) == point)
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(root.view.convert(rect, to: fixed).size == rect.size.transposed)
  }

  @Test("After the rotation, a coordinator accepts no more closures")
  func lateAnimation() {
    final class CoordinatorStoringController: UIViewController {
      var coordinator: (any UIViewControllerTransitionCoordinator)?
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        self.coordinator = coordinator
      }
    }
    let storing = CoordinatorStoringController()
    let phone = TestPhone(storing)
    phone.rotate(to: .landscapeLeft)
    #expect(storing.coordinator?.animate { _ in print("late") } == false)
    #expect(storing.coordinator?.isCancelled == false && storing.coordinator?.isAnimated == false)
    #expect(phone.log.text == "")
  }
}
