import CBridge
import Foundation
import UIKit

// The items of bars. Each has one Objective-C object, like a responder.

extension UIBarItem {
  /// Connects a new item with its object, which shares the item's reference count.
  final func adopt(_ object: Raw?) {
    guard let object else { return }
    connect(self, to: object)
    companion = Companion(object, className: String(cString: TBClassName(object))) {
      TBDealloc($0)
    }
  }
}

extension UINavigationItem {
  /// Connects a new item with its object, which shares the item's reference count.
  final func adopt(_ object: Raw?) {
    guard let object else { return }
    connect(self, to: object)
    companion = Companion(object, className: String(cString: TBClassName(object))) {
      TBDealloc($0)
    }
  }
}

/// Creates a bar button item with a title or an image, or a system item if `system` is not negative.
@_cdecl("tbs_makeBarButton")
func makeBarButton(
  _ object: Raw, _ title: UnsafePointer<CChar>?, _ image: Raw?, _ style: Int, _ system: Int
) {
  if let item = UIBarButtonItem.SystemItem(rawValue: system), system >= 0 {
    return UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil).adopt(object)
  }
  let item = UIBarButtonItem()
  item.title = string(title)
  item.image = swiftObject(image, as: UIImage.self)
  item.style = UIBarButtonItem.Style(rawValue: style) ?? .plain
  item.adopt(object)
}

/// Sets the method that a bar button item calls. Without a target, it is sent to the responder chain.
@_cdecl("tbs_setBarAction")
func setBarAction(_ object: Raw, _ target: Raw?, _ selector: UnsafePointer<CChar>?) {
  guard let item = swiftObject(object, as: UIBarButtonItem.self) else { return }
  item.companion?.attachments.removeAll { $0 is ActionReceiver }
  (item.target, item.action) = (nil, nil)
  // The target may be set before the action.
  let name = string(selector)
  guard target != nil || name != nil else { return }
  let receiver = ActionReceiver(target, name ?? "")
  item.companion?.attachments.append(receiver)
  (item.target, item.action) = (receiver, name == nil ? nil : receiver.action)
}

/// Returns the target of a bar button item, retained.
@_cdecl("tbs_barTarget")
func barTarget(_ object: Raw) -> Raw? {
  let target = swiftObject(object, as: UIBarButtonItem.self)?.target
  return (target as? ActionReceiver)?.loadTarget() ?? retainedObject(target)
}

/// Returns the responder that first receives an action without a target, retained.
@_cdecl("tbs_firstResponder")
func firstResponder() -> Raw? {
  let first = AppContext.current.windows.firstResponder
  return retained(first ?? UIApplication.shared.keyWindow?.rootViewController)
}

/// Returns the name of a bar button item's action, which the caller frees.
@_cdecl("tbs_barAction")
func barAction(_ object: Raw) -> UnsafeMutablePointer<CChar>? {
  let item = swiftObject(object, as: UIBarButtonItem.self)
  return copiedString(item?.action?.description)
}
