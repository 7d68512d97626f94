import CoreGraphics
import Simulator
import Testing
import UIKit

/// Instances of classes that are known only at run time.
struct InstanceTests {
  private class CountingApplication: UIApplication {
    var numbers = [1, 2, 3]
  }

  private final class ObjectDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var made = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  private final class ResponderDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var text = "made"
    override init() {
      super.init()
      text += " twice"
    }
  }

  @Test("C-50 the initializers of the app's own classes are called")
  func initializersRun() {
    // Fill memory with nonzero bytes, which must not be visible in new instances.
    let dirt = (0..<1000).map { _ in [UInt64](repeating: .max, count: 16) }
    for _ in 0..<100 {
      let phone = Phone(screenScale: 1)
      phone.launch(.delegate(ObjectDelegate.self, application: CountingApplication.self))
      #expect((UIApplication.shared as? CountingApplication)?.numbers == [1, 2, 3])
      let delegate = UIApplication.shared.delegate as? ObjectDelegate
      #expect(delegate?.window == nil)
      #expect(delegate?.made.frame.width == 3)
    }
    let phone = Phone(screenScale: 1)
    phone.launch(.delegate(ResponderDelegate.self))
    #expect((UIApplication.shared.delegate as? ResponderDelegate)?.text == "made twice")
    #expect(dirt.count == 1000)
  }
}
