import CoreGraphics
import Simulator
import Streams
import UIKit

/// Apps that misuse UIKit in all callbacks, with fingers.
enum AppTarget {
  /// Runs an app of RandomStream; whatever breaks a rule of the contract is a problem.
  static func problem(withStream bytes: [UInt8]) -> String? {
    RandomStream(bytes).run().first
  }

  /// Runs an app of `FuzzedApp`, which must leave no touch and no object behind.
  static func problem(with bytes: [UInt8], storms: Bool) -> String? {
    weak var context: AppContext?
    var watched: [WeakObject] = []
    do {
      let app = FuzzedApp(bytes, prefersStorms: storms)
      let phone = Phone()
      context = phone.context
      app.run(on: phone)
      if app.finishes, !app.isCircular, phone.hasTouches { return "touches are left" }
      watched = app.close()
      // An app that asks for work without end is stopped in the middle of it.
      if phone.halt != nil || app.isCircular { return nil }
    }
    // A new context becomes the current one, which is the last thing that may hold the old one.
    AppContext().makeCurrent()
    if context != nil { return "the app's state leaked" }
    let leaks = watched.filter { $0.object != nil }.map(\.name)
    return leaks.isEmpty ? nil : "leaked: \(leaks.joined(separator: ", "))"
  }

  /// An object that must be gone at the end.
  struct WeakObject {
    weak var object: AnyObject?
    let name: String
  }
}
