import CBridge
import CoreGraphics
import QuartzCore
import UIKit

/// A Swift object whose Objective-C class belongs to the app or may be subclassed by it.
///
/// The Objective-C object belongs to the peer: it is deallocated together with the peer, and its
/// `retain` and `release` change the peer's reference count.
protocol Peer: AnyObject {
  nonisolated var object: Raw { get }
}

/// The offset of `_peer` in a `TBObject`.
private nonisolated let peerOffset = MemoryLayout<Raw>.stride

/// Returns an object's Swift counterpart if it has the specified type.
nonisolated func swiftObject<T>(_ object: Raw?, as type: T.Type = T.self) -> T? {
  guard let object, let peer = object.load(fromByteOffset: peerOffset, as: Raw?.self) else {
    return nil
  }
  return Unmanaged<AnyObject>.fromOpaque(peer).takeUnretainedValue() as? T
}

/// Makes a peer the counterpart of the object it was created for.
///
/// The object owns one reference, as it does after `alloc`.
nonisolated func connect(_ peer: AnyObject, to object: Raw) {
  object.storeBytes(
    of: Unmanaged.passRetained(peer).toOpaque(), toByteOffset: peerOffset, as: Raw.self)
}

extension UIResponder {
  /// Connects a peer with its object.
  final func adopt(_ object: Raw) {
    connect(self, to: object)
    companion = Companion(object, className: String(cString: TBClassName(object)))
  }
}

extension UIGestureRecognizer {
  /// Connects a peer with its object.
  final func adopt(_ object: Raw) {
    connect(self, to: object)
    companion = Companion(object, className: String(cString: TBClassName(object)))
  }
}

// MARK: - From Swift to Objective-C

/// Creates a companion for an object that was created in Swift.
private nonisolated func makeCompanion(of object: AnyObject) -> Companion {
  let name = wrapperClass(of: object)
  guard let made = TBMakeWrapper(name, Unmanaged.passUnretained(object).toOpaque()) else {
    fatalError("the class \(name) is missing")
  }
  let swiftName = "\(type(of: object))"
  return Companion(made, className: swiftName) { TBDealloc($0) }
}

/// Returns an object's companion object, retained. Both share the Swift object's reference count.
private nonisolated func retain(_ object: AnyObject, _ companion: Companion) -> Raw {
  _ = Unmanaged.passRetained(object)
  return companion.object
}

/// Returns a responder's Objective-C object, retained.
func retained(_ responder: UIResponder?) -> Raw? {
  guard let responder else { return nil }
  let companion = responder.companion ?? makeCompanion(of: responder)
  responder.companion = companion
  return retain(responder, companion)
}

/// Returns a touch's Objective-C object, retained.
func retained(_ touch: UITouch?) -> Raw? {
  guard let touch else { return nil }
  let companion = touch.companion ?? makeCompanion(of: touch)
  touch.companion = companion
  return retain(touch, companion)
}

/// Returns an event's Objective-C object, retained.
func retained(_ event: UIEvent?) -> Raw? {
  guard let event else { return nil }
  let companion = event.companion ?? makeCompanion(of: event)
  event.companion = companion
  return retain(event, companion)
}

/// Returns a recognizer's Objective-C object, retained.
func retained(_ recognizer: UIGestureRecognizer?) -> Raw? {
  guard let recognizer else { return nil }
  let companion = recognizer.companion ?? makeCompanion(of: recognizer)
  recognizer.companion = companion
  return retain(recognizer, companion)
}

/// Returns a layer's Objective-C object, retained.
nonisolated func retained(_ layer: CALayer?) -> Raw? {
  guard let layer else { return nil }
  let companion = layer.companion ?? makeCompanion(of: layer)
  layer.companion = companion
  return retain(layer, companion)
}

/// Returns a constraint's Objective-C object, retained.
func retained(_ constraint: NSLayoutConstraint?) -> Raw? {
  guard let constraint else { return nil }
  let companion = constraint.companion ?? makeCompanion(of: constraint)
  constraint.companion = companion
  return retain(constraint, companion)
}

/// Returns a bar item's Objective-C object, retained.
func retained(_ item: UIBarItem?) -> Raw? {
  guard let item else { return nil }
  let companion = item.companion ?? makeCompanion(of: item)
  item.companion = companion
  return retain(item, companion)
}

/// Returns a navigation item's Objective-C object, retained.
func retained(_ item: UINavigationItem?) -> Raw? {
  guard let item else { return nil }
  let companion = item.companion ?? makeCompanion(of: item)
  item.companion = companion
  return retain(item, companion)
}

/// Returns the Objective-C object of an object that can have a companion, retained, or `nil` for
/// other objects.
func retainedObject(_ object: AnyObject?) -> Raw? {
  switch object {
  case let responder as UIResponder: retained(responder)
  case let touch as UITouch: retained(touch)
  case let recognizer as UIGestureRecognizer: retained(recognizer)
  case let event as UIEvent: retained(event)
  case let layer as CALayer: retained(layer)
  case let constraint as NSLayoutConstraint: retained(constraint)
  case let item as UIBarItem: retained(item)
  case let item as UINavigationItem: retained(item)
  case let object?:
    wrapperClass(of: object) == "TBObject" ? nil : retainedBox(object)
  case nil: nil
  }
}

/// Returns a new object that retains a Swift object. Used for classes whose instances have no
/// identity.
nonisolated func retainedBox(_ object: AnyObject?, _ className: String? = nil) -> Raw? {
  object.flatMap {
    TBMakeBox(className ?? wrapperClass(of: $0), Unmanaged.passRetained($0).toOpaque())
  }
}

/// Returns a retained Swift object for an object that is being initialized.
func retainedPeer(_ object: AnyObject?) -> Raw? {
  object.map { Unmanaged.passRetained($0).toOpaque() }
}

/// Returns a set of touches in finger order, retained.
func retainedSet(_ touches: Set<UITouch>?) -> Raw? {
  guard let touches else { return nil }
  var objects = touches.ordered.map { retained($0) }
  defer { for object in objects { TBRelease(object) } }
  return TBMakeTouchSet(&objects, objects.count)
}

// MARK: - From Objective-C to Swift

/// Returns the objects in a set or an array.
func objects<T: AnyObject>(in collection: Raw?, as type: T.Type = T.self) -> [T]? {
  guard let collection else { return nil }
  var objects = [Raw?](repeating: nil, count: TBGetObjects(collection, nil, 0))
  _ = TBGetObjects(collection, &objects, objects.count)
  return objects.compactMap { swiftObject($0, as: T.self) }
}

/// Returns a set of touches.
func touches(_ set: Raw?) -> Set<UITouch>? { objects(in: set, as: UITouch.self).map { Set($0) } }

/// Returns a retained result's Swift object, and releases the result.
func taken<T>(_ object: Raw?) -> T? {
  defer { TBRelease(object) }
  return swiftObject(object, as: T.self)
}

// MARK: - Core Graphics

/// A Core Graphics value behind a reference such as `CGColorRef`.
private nonisolated final class Reference {
  let value: Any
  init(_ value: Any) { self.value = value }
}

/// Returns a reference to a value, retained.
nonisolated func retainedReference(_ value: Any?) -> Raw? {
  value.flatMap { retainedBox(Reference($0), "TBReference") }
}

/// Returns a reference's value if it has the specified type.
nonisolated func reference<T>(_ object: Raw?, as type: T.Type) -> T? {
  swiftObject(object, as: Reference.self)?.value as? T
}

/// Returns the value of an object that is a reference.
nonisolated func referencedValue(_ object: AnyObject) -> Any? { (object as? Reference)?.value }

/// Returns the bits for an object's overridden members, which depend only on its class.
nonisolated func overrideMask(_ object: Raw, _ selectors: String) -> UInt64 {
  let cls = object.load(as: Raw.self)
  if let known = overrideMasks[cls] { return known }
  let mask = UInt64(TBOverrideMask(object, selectors))
  overrideMasks[cls] = mask
  return mask
}
private nonisolated(unsafe) var overrideMasks: [Raw: UInt64] = [:]

@_cdecl("tbs_hash")
func hash(_ object: Raw) -> UInt {
  switch swiftObject(object, as: AnyObject.self) {
  // These are the same in every process, so collections iterate in the same order.
  case let touch as UITouch: UInt(touch.index + 1)
  case let view as UIView: UInt(view.viewNumber)
  case let color as UIColor: UInt(bitPattern: color.hash)
  case let object as NSObject where !(object is UIResponder) && !(object is CALayer):
    UInt(bitPattern: object.hash)
  default: UInt(bitPattern: object) >> 4
  }
}

@_cdecl("tbs_isEqual")
func isEqual(_ object: Raw, _ other: Raw) -> UInt8 {
  let (one, two) = (swiftObject(object, as: AnyObject.self), swiftObject(other, as: AnyObject.self))
  if let one = one as? NSObject { return one.isEqual(two) ? 1 : 0 }
  return one === two ? 1 : 0
}
