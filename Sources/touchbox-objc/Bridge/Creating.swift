import CBridge
import Foundation
import UIKit

// The initializers of classes with peers. Each peer connects itself to its object.

@_cdecl("tbs_makeView")
func makeView(_ object: Raw, _ className: UnsafePointer<CChar>, _ frame: TBRect) {
  prepareLayer(of: object)
  _ = makeView(String(cString: className), object, frame.value)
}

@_cdecl("tbs_makeController")
func makeController(
  _ object: Raw, _ className: UnsafePointer<CChar>, _ nibName: UnsafePointer<CChar>?
) {
  let name = String(cString: className)
  guard name == "UIViewController" else {
    if name == "UITableViewController" {
      _ = TableControllerPeer(
        object: object, mask: overrideMask(object, TableControllerPeer.selectors),
        nibName: string(nibName))
    } else {
      makeControllerPeer(name, object, string(nibName))
    }
    return
  }
  let type =
    TBHasNib(object, nibName) != 0
    ? NibControllerPeer.self
    : TBNeedsStandIns(object) != 0 ? StandInControllerPeer.self : UIViewControllerPeer.self
  _ = type.init(
    object: object, mask: overrideMask(object, UIViewControllerPeer.selectors),
    nibName: string(nibName))
}

/// The peer of a controller that has a xib file.
final class NibControllerPeer: UIViewControllerPeer {
  override func loadView() {
    // The app's own method takes precedence. It may call the superclass's method.
    if TBOverrideMask(object, "loadView") != 0 {
      super.loadView()
    } else {
      super_UIViewController_loadView()
    }
  }

  override func super_UIViewController_loadView() {
    if TBLoadNib(object) == 0 || !isViewLoaded { return super.super_UIViewController_loadView() }
    // In apps that predate iOS 7, a nib file's view is designed to be below the status bar.
    let area = UIScreen.main.applicationFrame
    if !AppContext.current.interface.rootViewsFillScreen, !prefersStatusBarHidden,
      view.frame == CGRect(origin: .zero, size: area.size)
    {
      view.frame = area
    }
  }
}

/// The peer of a controller whose listing does not include its nib file.
final class StandInControllerPeer: UIViewControllerPeer {
  override func viewDidLoad() {
    TBMakeStandIns(object)
    super.viewDidLoad()
  }
}

@_cdecl("tbs_makeRecognizer")
func makeRecognizer(_ object: Raw, _ className: UnsafePointer<CChar>) {
  _ = makeRecognizer(String(cString: className), object)
}

@_cdecl("tbs_makeApplication")
func makeApplication(_ object: Raw) {
  _ = UIApplicationPeer(
    object: object, mask: overrideMask(object, UIApplicationPeer.selectors))
}

@_cdecl("tbs_makeButton")
func makeButton(_ object: Raw, _ type: Int) {
  prepareLayer(of: object)
  guard let button = makeView("UIButton", object, .zero) as? UIButton,
    let type = UIButton.ButtonType(rawValue: type)
  else { return }
  button.adopt(type)
}

@_cdecl("tbs_pictureWithData")
func picture(_ bytes: UnsafeRawPointer?, _ count: Int) -> Raw? {
  retainedPeer(bytes.flatMap { UIImage(data: Data(bytes: $0, count: count)) })
}

/// Returns the picture in a file in the app's bundle.
func pictureFile(_ path: String) -> UIImage? {
  UIImage(named: (path as NSString).lastPathComponent)
}

@_cdecl("tbs_setAnimationImages")
func setAnimationImages(_ view: Raw, _ images: Raw?) {
  swiftObject(view, as: UIImageView.self)?.animationImages = objects(in: images)
}

/// Returns the interface orientation.
func interfaceOrientation(_ controller: UIViewController) -> UIInterfaceOrientation {
  UIApplication.shared.statusBarOrientation
}

@_cdecl("tbs_isPad")
func isPad() -> UInt8 { UIDevice.current.userInterfaceIdiom == .pad ? 1 : 0 }
