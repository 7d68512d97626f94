import CBridge
import Foundation
import UIKit

/// Posts UIKit's notifications in Objective-C too.
enum Notifications {
  /// The observer of the running app.
  private static var observer: (any NSObjectProtocol)?

  /// Starts to forward the notifications whose names begin with `UI` or `NSUndoManager`.
  static func forward() {
    // The former app may have run in the same process.
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) {
      note in
      let name = note.name.rawValue
      guard name.hasPrefix("UI") || name.hasPrefix("NSUndoManager") else { return }
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated { post(note) }
    }
  }

  private static func post(_ note: Notification) {
    let object = note.object.flatMap { retainedObject($0 as AnyObject) }
    var values: [String: Any] = [:]
    for (key, value) in note.userInfo ?? [:] {
      if let key = key as? String { values[key] = value }
    }
    let info = note.userInfo == nil ? nil : retainedDictionary(values)
    TBPostNotification(note.name.rawValue, object, info)
    TBRelease(object)
    TBRelease(info)
  }
}
