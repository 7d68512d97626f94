import CoreGraphics
import Simulator
import Testing
import TouchTesting
import UIKit

/// The screens, safe areas, and size classes of devices.
///
/// Sources: developer.apple.com/design/human-interface-guidelines/layout (sizes, scales, size
/// classes), and Apple's publications about the iPhone X (safe areas).
struct DeviceTests {
  @Test(
    "A device determines the screen, the scale and the idiom",
    arguments: [
      ("iphone", 320, 480, 1, UIUserInterfaceIdiom.phone), ("iphone5", 320, 568, 2, .phone),
      ("iphone-x", 375, 812, 3, .phone), ("ipad", 768, 1024, 2, .pad),
      ("390x844@3", 390, 844, 3, .phone), ("744x1133@2", 744, 1133, 2, .pad),
      ("320x480", 320, 480, 1, .phone),
    ])
  func screens(name: String, width: Int, height: Int, scale: Int, idiom: UIUserInterfaceIdiom)
    throws
  {
    let root = UIViewController()
    let phone = TestPhone(root, device: try #require(TestDevice(named: name)))
    let screen = UIScreen.main
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: width, height: height))
    #expect(screen.scale == CGFloat(scale) && screen.nativeScale == screen.scale)
    #expect(
      screen.nativeBounds.size == CGSize(width: width * scale, height: height * scale))
    #expect(UIDevice.current.userInterfaceIdiom == idiom)
    #expect(UIDevice.current.model == (idiom == .pad ? "iPad" : "iPhone"))
    #expect(root.traitCollection.userInterfaceIdiom == idiom)
    #expect(root.traitCollection.displayScale == CGFloat(scale))
    #expect(root.view.frame == screen.bounds && root.view.window?.frame == screen.bounds)
    #expect(phone.device.frame().size == screen.bounds.size)
  }

  @Test(
    "An unknown name does not create a device",
    arguments: [
      "", "iPhone", "iphone-y", "320", "x480", "320x", "0x0", "99x480", "320x2001", "-320x480",
      "320x480@0", "320x480@4", "320x480@", "320x480@2x", "320x480x2", "1e2x300", "nanxinf", "@2",
    ])
  func unknown(name: String) {
    #expect(TestDevice(named: name) == nil)
  }

  @Test(
    "The safe area excludes the status bar, the notch and the home indicator",
    arguments: [
      ("iphone", UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), UIEdgeInsets.zero),
      (
        "iphone-x", UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
        UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
      ),
      // An iPhone XS Max has 818 points between the notch and the home indicator.
      (
        "414x896@3", UIEdgeInsets(top: 44, left: 0, bottom: 896 - 44 - 818, right: 0),
        UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
      ),
      ("414x736@3", UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), UIEdgeInsets.zero),
      // An iPad shows the status bar in landscape too.
      (
        "ipad", UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      ),
    ])
  func safeAreas(name: String, portrait: UIEdgeInsets, landscape: UIEdgeInsets) throws {
    let root = UIViewController()
    let phone = TestPhone(root, device: try #require(TestDevice(named: name)))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    root.view.addSubview(inner)
    #expect(root.view.safeAreaInsets == portrait)
    #expect(inner.safeAreaInsets.top == portrait.top - 10)
    #expect(inner.safeAreaInsets.bottom == 0)
    phone.rotate(to: .landscapeLeft)
    #expect(root.view.safeAreaInsets == landscape)
    #expect(inner.safeAreaInsets.left == max(0, landscape.left - 10))
    #expect(UIView().safeAreaInsets == .zero)
  }

  @Test(
    "Size classes match Apple's table",
    arguments: [
      ("iphone", UIUserInterfaceSizeClass.compact), ("iphone5", .compact), ("iphone-x", .compact),
      ("375x667@2", .compact), ("390x844@3", .compact), ("402x874@3", .compact),
      // The Plus, XR, 11 and Max models have regular width in landscape.
      ("414x736@3", .regular), ("414x896@2", .regular), ("430x932@3", .regular),
    ])
  func sizeClasses(name: String, landscapeWidth: UIUserInterfaceSizeClass) throws {
    let root = UIViewController()
    let phone = TestPhone(root, device: try #require(TestDevice(named: name)))
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(root.traitCollection.verticalSizeClass == .regular)
    phone.rotate(to: .landscapeRight)
    #expect(root.traitCollection.horizontalSizeClass == landscapeWidth)
    #expect(root.traitCollection.verticalSizeClass == .compact)
    #expect(UITraitCollection.current.verticalSizeClass == .compact)
  }

  @Test("An iPad has regular size classes in all orientations, including upside down")
  func pad() {
    let root = UIViewController()
    let phone = TestPhone(root, device: .iPad)
    let orientations: [UIDeviceOrientation] = [
      .landscapeLeft, .portraitUpsideDown, .landscapeRight,
    ]
    for orientation in orientations {
      phone.rotate(to: orientation)
      #expect(root.traitCollection.horizontalSizeClass == .regular)
      #expect(root.traitCollection.verticalSizeClass == .regular)
      #expect(phone.device.screenShape.turns == QuarterTurns(0))
    }
  }

  @Test("E-21 A demo from a book begins below the status bar on any device")
  func books() {
    let root = UIViewController()
    let phone = TestPhone(
      launching: .belowStatusBar(.controller { root }), device: .iPhoneX)
    #expect(root.view.frame == CGRect(x: 0, y: 44, width: 375, height: 812 - 44))
    phone.finger(1).down(at: 100, 811)
    #expect(phone.finger(1).touch?.view === root.view)
  }
}
