public import CoreGraphics

// Support for selector-based observers. Foundation on Linux supports only blocks, and calls the
// blocks for a name in an order that varies from run to run. Selector-based observers are called in
// the order in which they were added.

nonisolated extension NotificationCenter {
  /// Adds an observer whose method is called for each matching notification, with the notification
  /// or without arguments.
  ///
  /// The observer is not retained. Its method is no longer called after it has been deallocated.
  ///
  /// - Parameters:
  ///   - aName: The notification's name, or `nil` for all names.
  ///   - anObject: The object that posts the notification, or `nil` for any object.
  /// - SeeAlso:
  ///   developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    NotificationObservers.current.add(
      observer as AnyObject, aSelector, to: self, name: aName, object: anObject as AnyObject?)
  }

  /// Removes all of an observer's entries. The observer is an object or the result of
  /// `addObserver(forName:object:queue:using:)`.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes an observer's entries for a name and an object. `nil` matches any name or object.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    NotificationObservers.current.remove(
      observer, from: self, name: aName, object: anObject as AnyObject?)
    let token: Any = observer
    removeObserver(token, name: aName, object: anObject)
  }
}

/// An app's observers that were added with selectors.
///
/// Registers one Foundation block per center and name, which calls the observers in order.
nonisolated final class NotificationObservers: @unchecked Sendable {
  private struct Observer {
    weak var target: AnyObject?
    let selector: Selector
    let isForAnyObject: Bool
    weak var object: AnyObject?

    func observes(_ sender: AnyObject?) -> Bool {
      isForAnyObject || (sender != nil && object === sender)
    }
  }

  private struct Key: Hashable {
    let center: ObjectIdentifier
    let name: NSNotification.Name?
  }

  private struct Registration {
    let center: NotificationCenter
    let token: any NSObjectProtocol
    var observers: [Observer] = []
  }

  private let lock = NSLock()
  private var registrations: [Key: Registration] = [:]

  /// The current app's observers.
  static var current: NotificationObservers {
    let context = AppContext.current
    if let observers = context.notificationObservers { return observers }
    let new = NotificationObservers()
    context.notificationObservers = new
    return new
  }

  init() {}

  deinit {
    for registration in registrations.values {
      registration.center.removeObserver(registration.token as Any)
    }
  }

  func add(
    _ target: AnyObject, _ selector: Selector, to center: NotificationCenter,
    name: NSNotification.Name?, object: AnyObject?
  ) {
    let key = Key(center: ObjectIdentifier(center), name: name)
    lock.withLock {
      var registration =
        registrations[key]
        ?? Registration(
          center: center,
          token: center.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
            self?.deliver($0, to: key)
          })
      registration.observers.removeAll { $0.target == nil }
      registration.observers.append(
        Observer(
          target: target, selector: selector, isForAnyObject: object == nil, object: object))
      registrations[key] = registration
    }
  }

  func remove(
    _ target: AnyObject, from center: NotificationCenter, name: NSNotification.Name?,
    object: AnyObject?
  ) {
    lock.withLock {
      for (key, registration) in registrations
      where key.center == ObjectIdentifier(center) && (name == nil || key.name == name) {
        var rest = registration
        rest.observers.removeAll {
          $0.target == nil || ($0.target === target && (object == nil || $0.object === object))
        }
        registrations[key] = rest.observers.isEmpty ? nil : rest
        if rest.observers.isEmpty { center.removeObserver(registration.token as Any) }
      }
    }
  }

  private func deliver(_ notification: Notification, to key: Key) {
    let sender = notification.object.map { $0 as AnyObject }
    let observers = lock.withLock { registrations[key]?.observers ?? [] }
    for observer in observers where observer.observes(sender) {
      if let target = observer.target {
        observer.selector.callOnThisThread(on: target, with: notification, nil)
      }
    }
  }
}
