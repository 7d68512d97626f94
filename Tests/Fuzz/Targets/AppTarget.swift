import CoreGraphics
import Simulator
import Streams
import UIKit

/// Apps that misuse UIKit in all callbacks, with fingers.
enum AppTarget {
  /// Runs an app of RandomStream and returns the first violation of the contract.
  static func problem(withStream bytes: [UInt8]) -> String? {
    RandomStream(bytes).run().first
  }

  /// Runs a `FuzzedApp`, which must leave neither touches nor objects behind.
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
      // An app with endless work is stopped halfway.
      if phone.halt != nil || app.isCircular { return nil }
    }
    // Making a new context current removes the last reference to the old one.
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
