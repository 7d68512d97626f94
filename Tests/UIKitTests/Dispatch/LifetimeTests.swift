import Testing
import UIKit

/// The release of objects, and the state of the remaining objects.
struct LifetimeTests {
  private static var ended: [String] = []

  private final class View: UIView { deinit { LifetimeTests.end("view") } }
  private final class Label: UILabel { deinit { LifetimeTests.end("label") } }
  private final class Picture: UIImageView { deinit { LifetimeTests.end("image view") } }
  private final class Control: UIControl { deinit { LifetimeTests.end("control") } }
  private final class Window: UIWindow { deinit { LifetimeTests.end("window") } }
  private final class Controller: UIViewController { deinit { LifetimeTests.end("controller") } }
  private final class Responder: UIResponder { deinit { LifetimeTests.end("responder") } }
  private final class LaunchTarget: UIApplication { deinit { LifetimeTests.end("application") } }
  private final class Tap: UITapGestureRecognizer { deinit { LifetimeTests.end("tap") } }
  private final class Gesture: UIGestureRecognizer { deinit { LifetimeTests.end("gesture") } }

  /// Records the release of an object, which must occur on the main actor.
  private nonisolated static func end(_ name: String) {
    MainActor.assumeIsolated { ended.append(name) }
  }

  @Test("subclasses can have their own deinit, as on an iPhone")
  func ends() {
    Self.ended = []
    func make(_ object: AnyObject) {}
    make(View())
    make(Label())
    make(Picture())
    make(Control())
    make(Window())
    make(Controller())
    make(Responder())
    make(LaunchTarget())
    make(Tap())
    make(Gesture())
    #expect(
      Self.ended == [
        "view", "label", "image view", "control", "window", "controller", "responder",
        "application", "tap", "gesture",
      ])
  }

  @Test("a view outlives its superview, and a layer outlives its view")
  func superviewGone() {
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    var parent: UIView? = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    parent?.addSubview(child)
    let layer = parent?.layer
    #expect(child.superview === parent)
    parent = nil
    #expect(child.superview == nil && child.next == nil && child.window == nil)
    layer?.opacity = 0.5
    #expect(layer?.opacity == 0.5)
  }

  @Test("a released controller is detached from its view, but not from other views")
  func controllerGone() {
    let view = UIView()
    var first: UIViewController? = UIViewController()
    var second: UIViewController? = UIViewController()
    first?.view = view
    #expect(view.next === first)
    second?.view = view
    first = nil
    #expect(view.next === second)
    second = nil
    #expect(view.next == nil)
  }

  @Test("a released window is removed from the app's windows and is no longer the key window")
  func windowGone() {
    let context = AppContext()
    context.makeCurrent()
    var window: UIWindow? = UIWindow(frame: .zero)
    window?.makeKeyAndVisible()
    #expect(context.allWindows.count == 1 && UIApplication.shared.keyWindow === window)
    window = nil
    #expect(context.allWindows.isEmpty && UIApplication.shared.keyWindow == nil)
  }
}
