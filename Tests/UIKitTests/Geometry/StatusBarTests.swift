import Simulator
import Testing
import TouchTesting
import UIKit

/// Source: developer.apple.com/documentation/uikit/uiviewcontroller/prefersstatusbarhidden
struct StatusBarTests {
  final class Player: UIViewController {
    var hides = true
    override var prefersStatusBarHidden: Bool { hides }
  }

  let whole = CGRect(x: 0, y: 0, width: 320, height: 480)
  let below = CGRect(x: 0, y: 20, width: 320, height: 460)

  /// Returns whether the last frame has a 20-point strip at the top.
  func showsBar(_ phone: TestPhone) -> Bool {
    phone.device.frame().nodes.contains { $0.bounds == CGRect(x: 0, y: 0, width: 320, height: 20) }
  }

  @Test("A root controller that hides the status bar fills the screen")
  func root() {
    let player = Player()
    let phone = TestPhone(player)
    #expect(player.view.frame == whole)
    #expect(UIApplication.shared.isStatusBarHidden)
    #expect(!showsBar(phone))
  }

  @Test("setNeedsStatusBarAppearanceUpdate updates the status bar")
  func update() {
    let player = Player()
    let phone = TestPhone(launching: .belowStatusBar(.controller { player }))
    player.hides = false
    #expect(player.view.frame == whole)
    player.setNeedsStatusBarAppearanceUpdate()
    #expect(player.view.frame == below)
    #expect(showsBar(phone))
  }

  @Test("A presented controller determines the status bar while it is presented")
  func presented() {
    let root = UIViewController()
    let phone = TestPhone(launching: .belowStatusBar(.controller { root }))
    #expect(showsBar(phone))
    let player = Player()
    root.present(player, animated: false)
    #expect(player.view.frame == whole)
    #expect(!showsBar(phone))
    player.dismiss(animated: false)
    #expect(root.view.frame == below)
    #expect(showsBar(phone))
  }

  // Source: developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarstyle
  @Test("The status bar is dark by default, and light if the front controller prefers it")
  func style() {
    final class Night: UIViewController {
      var style = UIStatusBarStyle.lightContent
      override var preferredStatusBarStyle: UIStatusBarStyle { style }
    }
    let controller = Night()
    let phone = TestPhone(controller)
    let manager = UIWindow().windowScene?.statusBarManager
    #expect(manager?.statusBarStyle == .lightContent)
    #expect(manager?.isStatusBarHidden == false)
    let light = phone.device.frame().nodes.last
    phone.run {
      controller.style = .default
      controller.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(manager?.statusBarStyle == .default)
    let dark = phone.device.frame().nodes.last
    #expect(light?.bounds == dark?.bounds && light != dark)
  }

  @Test("Orientation masks match Apple's raw values: 1 shifted by the orientation")
  func masks() {
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 1 << 1)
    #expect(UIInterfaceOrientationMask.portraitUpsideDown.rawValue == 1 << 2)
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 0b11000)
    #expect(UIInterfaceOrientationMask.all.rawValue == 0b11110)
    let phone = TestPhone(UIView())
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    withExtendedLifetime(phone) {}
  }
}
