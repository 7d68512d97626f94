public import CoreGraphics

// Observers that are called by selectors. Foundation on Linux supports only blocks, and calls the
// blocks for a name in an order that differs from run to run. These observers are called in the
// order in which they were added.

nonisolated extension NotificationCenter {
  /// Calls a method of an observer for each notification, without parameters or with the
  /// notification.
  ///
  /// The observer is not retained. After it was released, nothing is called.
  ///
  /// - Parameters:
  ///   - aName: The notification's name, or `nil` for all names.
  ///   - anObject: The object that posts it, or `nil` for any object.
  /// - SeeAlso:
  ///   developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    NotificationObservers.current.add(
      observer as AnyObject, aSelector, to: self, name: aName, object: anObject as AnyObject?)
  }

  /// Removes all entries of an observer, which is an object or the result of
  /// `addObserver(forName:object:queue:using:)`.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes an observer's entries for a name and an object. `nil` stands for any.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    NotificationObservers.current.remove(
      observer, from: self, name: aName, object: anObject as AnyObject?)
    let token: Any = observer
    removeObserver(token, name: aName, object: anObject)
  }
}

/// The observers in an app that are called by selectors.
///
/// Foundation has one block per center and name, which calls the observers in order.
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

  /// The observers in the current app.
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
