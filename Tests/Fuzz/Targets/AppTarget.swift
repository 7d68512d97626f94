import CoreGraphics
import Simulator
import Streams
import UIKit

/// Apps that misuse UIKit in all callbacks while fingers touch them.
enum AppTarget {
  /// Runs an app from RandomStream and returns the first contract violation.
  static func problem(withStream bytes: [UInt8]) -> String? {
    RandomStream(bytes).run().first
  }

  /// Runs a `FuzzedApp`, which must not leave touches or objects behind.
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
      // An app that schedules work endlessly is stopped early.
      if phone.halt != nil || app.isCircular { return nil }
    }
    // Making a new context current releases the last reference to the old one.
    AppContext().makeCurrent()
    if context != nil { return "the app's state leaked" }
    let leaks = watched.filter { $0.object != nil }.map(\.name)
    return leaks.isEmpty ? nil : "leaked: \(leaks.joined(separator: ", "))"
  }

  /// An object that must be released at the end.
  struct WeakObject {
    weak var object: AnyObject?
    let name: String
  }
}
