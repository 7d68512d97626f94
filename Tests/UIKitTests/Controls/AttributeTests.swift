import Testing
import TouchTesting
import UIKit

/// Attributes and functions that apps use, but that have little effect here.
struct AttributeTests {
  @Test("accessibility attributes are stored; labels default to their text; controls are elements")
  func accessibility() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == .none && !view.accessibilityElementsHidden)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Volume"
    view.accessibilityHint = "Turns"
    view.accessibilityValue = "50 %"
    view.accessibilityTraits = [.adjustable, .updatesFrequently]
    view.accessibilityElementsHidden = true
    view.accessibilityViewIsModal = true
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "Volume")
    #expect(view.accessibilityHint == "Turns" && view.accessibilityValue == "50 %")
    #expect(view.accessibilityTraits.rawValue == 1 << 12 | 1 << 9)
    #expect(view.accessibilityElementsHidden && view.accessibilityViewIsModal)
    let label = UILabel()
    label.text = "Name"
    #expect(label.accessibilityLabel == "Name" && label.isAccessibilityElement)
    #expect(UIButton().isAccessibilityElement)
  }

  @Test("text styles have Apple's sizes, and headlines are heavier")
  func textStyles() {
    // developer.apple.com/design/human-interface-guidelines/typography#Specifications, "Large"
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in sizes {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }
    #expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "mine")).pointSize == 17)
    let label = UILabel()
    #expect(!label.adjustsFontForContentSizeCategory)
  }

  @Test("orientation notifications can be turned on and off")
  func orientation() {
    let device = UIDevice.current
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    #expect(
      UIDevice.orientationDidChangeNotification.rawValue
        == "UIDeviceOrientationDidChangeNotification")
  }

  @Test("an autorelease pool returns its closure's result and rethrows its errors")
  func pool() throws {
    struct Failure: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }

  @Test("a color without components is transparent")
  func plainColor() {
    #expect(UIColor().cgColor.alpha == 0)
    #expect(UIColor() == UIColor.clear)
  }

  @Test(
    "a snapshot has the view's size; an empty view or a missing context produces no snapshot"
  )
  func snapshots() {
    let phone = TestPhone(UIView(frame: .zero))
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
    UIApplication.shared.windows[0].addSubview(view)
    phone.after(0.1)
    let snapshot = view.snapshotView(afterScreenUpdates: true)
    #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect((snapshot?.layer.contents as? UIImage)?.size == CGSize(width: 50, height: 60))
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }
}

extension AttributeTests {
  @Test("a view's scale is the screen's scale by default")
  func contentScale() {
    let view = UIView()
    #expect(view.contentScaleFactor == UIScreen.main.scale)
    view.contentScaleFactor = 3
    #expect(view.contentScaleFactor == 3 && view.layer.contentsScale == 3)
  }

  @Test("presentation and corner styles are stored and have Apple's defaults")
  func styles() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .automatic)
    #expect(controller.modalTransitionStyle == .coverVertical)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.modalPresentationStyle.rawValue == 0)
    #expect(!controller.prefersHomeIndicatorAutoHidden)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures.isEmpty)
    let layer = CALayer()
    #expect(layer.cornerCurve == .circular)
    layer.cornerCurve = .continuous
    #expect(layer.cornerCurve == .continuous)
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
  }
}
