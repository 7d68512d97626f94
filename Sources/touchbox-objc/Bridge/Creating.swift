import CBridge
import Foundation
import UIKit

// The initializers of classes with peers. A peer connects itself with its object.

@_cdecl("tbs_makeView")
func makeView(_ object: Raw, _ className: UnsafePointer<CChar>, _ frame: TBRect) {
  _ = makeView(String(cString: className), object, frame.value)
}

@_cdecl("tbs_makeController")
func makeController(_ object: Raw, _ nibName: UnsafePointer<CChar>?) {
  _ = UIViewControllerPeer(
    object: object, mask: overrideMask(object, UIViewControllerPeer.selectors),
    nibName: string(nibName))
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
  guard let button = makeView("UIButton", object, .zero) as? UIButton,
    let type = UIButton.ButtonType(rawValue: type)
  else { return }
  button.adopt(type)
}

@_cdecl("tbs_pictureWithData")
func picture(_ bytes: UnsafeRawPointer?, _ count: Int) -> Raw? {
  retainedPeer(bytes.flatMap { UIImage(data: Data(bytes: $0, count: count)) })
}

/// Returns the picture in a file of the app's bundle.
func pictureFile(_ path: String) -> UIImage? {
  UIImage(named: (path as NSString).lastPathComponent)
}

@_cdecl("tbs_setAnimationImages")
func setAnimationImages(_ view: Raw, _ images: Raw?) {
  swiftObject(view, as: UIImageView.self)?.animationImages = objects(in: images)
}

/// Returns the orientation of the interface.
func interfaceOrientation(_ controller: UIViewController) -> UIInterfaceOrientation {
  UIApplication.shared.statusBarOrientation
}

@_cdecl("tbs_isPad")
func isPad() -> UInt8 { UIDevice.current.userInterfaceIdiom == .pad ? 1 : 0 }
