import os.log  // warning: os is missing: use print(_:); code that uses it does not compile

#if canImport(Darwin)
  import Darwin
#endif
#if os(iOS) || os(tvOS)
  import UIKit
  typealias BaseView = UIView
#elseif os(macOS)
  import AppKit
  typealias BaseView = NSView
#else
  #error("an unknown system")
#endif

@available(iOS 9.0, *)
class SystemView: BaseView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if #available(iOS 13.0, *) {
      print("new", sqrt(2.0) > 1)
    } else {
      print("old")
    }
    if #available(iOS 99, *) { print("future") }
    #if !os(Linux) && !targetEnvironment(macCatalyst)
      print("phone")
    #endif
  }
}
