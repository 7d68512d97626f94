import CBridge
import UIKit

/// A recognizer's Objective-C delegate. The recognizer retains it in its companion's attachments.
private final class RecognizerDelegate: UIGestureRecognizerDelegate {
  let delegate: WeakObject
  init(_ delegate: Raw) { self.delegate = WeakObject(delegate) }

  private func ask(_ question: Int, _ recognizer: UIGestureRecognizer, _ other: Raw?) -> Bool {
    let (receiver, recognizer) = (delegate.load(), retained(recognizer))
    defer { for object in [receiver, recognizer, other] { TBRelease(object) } }
    return TBAskDelegate(receiver, CInt(question), recognizer, other) != 0
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    ask(Int(TBShouldBegin), recognizer, nil)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { ask(Int(TBShouldRecognizeSimultaneously), recognizer, retained(other)) }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    ask(Int(TBShouldReceiveTouch), recognizer, retained(touch))
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { ask(Int(TBShouldRequireFailure), recognizer, retained(other)) }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { ask(Int(TBShouldBeRequiredToFail), recognizer, retained(other)) }
}

@_cdecl("tbs_setRecognizerDelegate")
func setDelegate(ofRecognizer object: Raw, _ delegate: Raw?) {
  guard let recognizer = swiftObject(object, as: UIGestureRecognizer.self) else { return }
  recognizer.companion?.attachments.removeAll { $0 is RecognizerDelegate }
  let made = delegate.map(RecognizerDelegate.init)
  if let made { recognizer.companion?.attachments.append(made) }
  recognizer.delegate = made
}

@_cdecl("tbs_recognizerDelegate")
func delegate(ofRecognizer object: Raw) -> Raw? {
  (swiftObject(object, as: UIGestureRecognizer.self)?.delegate as? RecognizerDelegate)?.delegate
    .load()
}

/// The app's Objective-C delegate, retained until the app ends.
final class ApplicationDelegate: NSObject, UIApplicationDelegate {
  let delegate: Raw

  /// Creates an instance of a class, or returns `nil` if the class's initializer does.
  init?(className: String) {
    guard let made = TBInitObject(className) else { return nil }
    delegate = made
  }

  /// Takes ownership of a retained object.
  init(retained delegate: Raw) { self.delegate = delegate }

  isolated deinit { TBRelease(delegate) }

  @discardableResult
  private func call(_ message: Int, _ application: UIApplication) -> Bool {
    let object = retained(application)
    defer { TBRelease(object) }
    return TBCallDelegate(delegate, CInt(message), object) != 0
  }

  var window: UIWindow? {
    get { taken(TBDelegateWindow(delegate)) }
    set {
      let object = retained(newValue)
      defer { TBRelease(object) }
      TBSetDelegateWindow(delegate, object)
    }
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { call(Int(TBDidFinishLaunching), application) }
  func applicationDidBecomeActive(_ app: UIApplication) { call(Int(TBDidBecomeActive), app) }
  func applicationWillResignActive(_ app: UIApplication) { call(Int(TBWillResignActive), app) }
  func applicationDidEnterBackground(_ app: UIApplication) { call(Int(TBDidEnterBackground), app) }
  func applicationWillEnterForeground(_ app: UIApplication) {
    call(Int(TBWillEnterForeground), app)
  }
  func applicationWillTerminate(_ app: UIApplication) { call(Int(TBWillTerminate), app) }
}

@_cdecl("tbs_applicationDelegate")
func applicationDelegate() -> Raw? {
  guard let delegate = (UIApplication.shared.delegate as? ApplicationDelegate)?.delegate else {
    return nil
  }
  TBRetain(delegate)
  return delegate
}
