import CoreGraphics
import Testing
import UIKit

/// The windows of an app.
struct AppWindowsTests {
  private let context = AppContext()
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func makeWindow(hidden: Bool = false, level: UIWindow.Level = .normal) -> UIWindow {
    context.makeCurrent()
    let window = UIWindow(frame: frame)
    window.isHidden = hidden
    window.windowLevel = level
    return window
  }

  @Test(
    "a window with a higher level is in front; within a level, the last window shown is in front"
  )
  func order() {
    let alert = makeWindow(level: .alert)
    let first = makeWindow()
    let second = makeWindow()
    #expect(context.windowsFrontToBack == [alert, second, first])
    first.makeKeyAndVisible()
    #expect(context.windowsFrontToBack == [alert, first, second])
    #expect(context.allWindows == [alert, second, first])
  }

  @Test("hidden windows are listed, but are not visible and are never hit")
  func hidden() {
    let hidden = makeWindow(hidden: true)
    let point = CGPoint(x: 50, y: 50)
    #expect(context.allWindows == [hidden])
    #expect(context.windowsFrontToBack.isEmpty)
    #expect(context.hitTest(point, with: nil) == nil)
    let shown = makeWindow()
    hidden.windowLevel = .alert
    #expect(context.hitTest(point, with: nil)?.window === shown)
    #expect(context.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
  }

  @Test("a deallocated window is no longer in the list")
  func deallocated() {
    let remaining = makeWindow()
    var released: UIWindow? = makeWindow()
    #expect(context.allWindows.count == 2)
    #expect(released != nil)
    released = nil
    #expect(context.allWindows == [remaining])
  }

  @Test("a new window requests layout")
  func layout() {
    context.layers.needsLayout = false
    let window = makeWindow(hidden: true)
    #expect(context.layers.needsLayout)
    #expect(context.allWindows == [window])
  }

  @Test("each app has its own windows, scene and menu")
  func eachApp() {
    let window = makeWindow()
    let (scene, menu) = (window.windowScene, UIMenuController.shared)
    #expect(UIMenuController.shared === menu)
    let other = AppContext()
    other.makeCurrent()
    #expect(other.allWindows.isEmpty)
    #expect(UIMenuController.shared !== menu)
    #expect(UIApplication.shared.connectedScenes.first !== scene)
    #expect(context.allWindows == [window])
  }
}
