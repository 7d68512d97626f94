import Testing
import UIKit

// Our values for the rows of Tests/Devices/devices.tsv.

extension DeviceValues {
  static func scrolling(_ controller: UIViewController, _ row: Row) {
    row("s-rate-normal") {
      return UIScrollView.DecelerationRate.normal.rawValue
    }
    row("s-rate-fast") {
      return UIScrollView.DecelerationRate.fast.rawValue
    }
    row("s-rate-default") {
      return UIScrollView().decelerationRate.rawValue
    }
    row("s-rate-set-0.7") {
      let s = UIScrollView()
      s.decelerationRate = .fast
      s.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.7)
      return s.decelerationRate.rawValue
    }
    row("s-rate-set-0.995") {
      let s = UIScrollView()
      s.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.995)
      return s.decelerationRate.rawValue
    }
    row("s-offset-bounds") {
      let s = UIScrollView(frame: CGRect(x: 0, y: 0, width: 800, height: 450))
      s.contentOffset = CGPoint(x: 10, y: 20)
      return s.bounds
    }
    row("s-refresh-height") {
      return UIRefreshControl().frame.height
    }
    row("s-refresh-offset") {
      let s = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      s.contentSize = CGSize(width: 320, height: 2000)
      let r = UIRefreshControl()
      s.refreshControl = r
      s.contentOffset.y = -40
      s.layoutIfNeeded()
      return r.frame
    }
    row("s-refresh-begin") {
      let s = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      s.contentSize = CGSize(width: 320, height: 2000)
      let r = UIRefreshControl()
      s.refreshControl = r
      r.beginRefreshing()
      s.layoutIfNeeded()
      return s.contentOffset.y
    }
    row("s-zoom-defaults") {
      let s = UIScrollView()
      return [s.minimumZoomScale, s.maximumZoomScale, s.zoomScale]
    }
  }

  static func descriptions(_ controller: UIViewController, _ row: Row) {
    row("d-view") {
      let v = UIView(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
      v.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return plain(v)
    }
    row("d-view-transform") {
      let v = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 748))
      v.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      v.center = CGPoint(x: 374, y: 512)
      v.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return plain(v)
    }
    row("d-view-flags") {
      let v = UIView(frame: CGRect(x: -39, y: -39, width: 100, height: 100))
      v.alpha = 0
      v.isOpaque = false
      v.isUserInteractionEnabled = false
      v.tag = 1886548836
      return plain(v)
    }
    row("d-view-clips") {
      let v = UIImageView(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
      v.clipsToBounds = true
      v.isOpaque = false
      return plain(v)
    }
    row("d-button-mask") {
      let v = UIButton(frame: CGRect(x: 230, y: 3, width: 22, height: 22))
      v.isOpaque = false
      v.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
      return plain(v)
    }
    row("d-insets") {
      return UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    }
    row("d-rect") {
      return CGRect(x: -50, y: -50, width: 200, height: 200)
    }
    row("d-value-rect") {
      return NSValue(cgRect: CGRect(x: 0, y: 264, width: 320, height: 216))
    }
    row("d-value-point") {
      return NSValue(cgPoint: CGPoint(x: 160, y: 588))
    }
    row("d-color-black") {
      return UIColor.black
    }
    row("d-nscoder-rect") {
      return NSCoder.string(for: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  static func devicesIphoneX(_ controller: UIViewController, _ row: Row) {
    row("v-iphone-x-safe") {
      return controller.view.safeAreaInsets
    }
    row("v-x-safe-size") {
      return controller.view.safeAreaLayoutGuide.layoutFrame.size
    }
    row("v-x-native") {
      return UIScreen.main.nativeBounds.size
    }
    row("v-status-bar") {
      return UIApplication.shared.statusBarFrame.height
    }
  }

  static func devices414X8963(_ controller: UIViewController, _ row: Row) {
    row("v-xs-max-safe-size") {
      return controller.view.safeAreaLayoutGuide.layoutFrame.size
    }
  }

  static func devicesIphone(_ controller: UIViewController, _ row: Row) {
    row("v-iphone-bounds") {
      return UIScreen.main.bounds
    }
    row("v-iphone-application-frame") {
      return UIScreen.main.applicationFrame
    }
  }

  static func devices(_ controller: UIViewController, _ row: Row) {
    row("v-nested-safe") {
      let c = UIViewController()
      c.additionalSafeAreaInsets.top = 39
      UIApplication.shared.windows[0].rootViewController = c
      let v = UIView(frame: CGRect(x: 0, y: 20, width: 375, height: 647))
      c.view.addSubview(v)
      c.view.layoutIfNeeded()
      return v.safeAreaInsets.top
    }
    row("v-size-classes") {
      return [
        controller.traitCollection.horizontalSizeClass.rawValue,
        controller.traitCollection.verticalSizeClass.rawValue,
      ]
    }
  }

  static func gestures(_ controller: UIViewController, _ row: Row) {
    row("r-long-press") {
      let r = UILongPressGestureRecognizer()
      return [r.minimumPressDuration, r.allowableMovement]
    }
    row("r-tap-counts") {
      let r = UITapGestureRecognizer()
      return [r.numberOfTapsRequired, r.numberOfTouchesRequired]
    }
    row("r-flags") {
      let r = UITapGestureRecognizer()
      return [r.cancelsTouchesInView, r.delaysTouchesBegan, r.delaysTouchesEnded]
    }
  }
}
