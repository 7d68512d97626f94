import CBridge
import Foundation
import UIKit

/// An object that implements a delegate's protocol by sending messages to an Objective-C object.
///
/// The subclasses are generated from the protocols in the headers. A method that the object does
/// not implement has the result that the header specifies.
class DelegateAdapter: NSObject {
  /// The protocol's methods, separated by spaces. Their indices are the bits of the mask.
  class var selectors: String { "" }

  private let delegate: WeakObject
  /// The object if the adapter retains it.
  private let retainedObject: Raw?
  private let mask: UInt64

  /// Creates an adapter that refers weakly to an object, or retains it.
  required init(_ object: Raw, retains: Bool = false) {
    delegate = WeakObject(object)
    retainedObject = retains ? object : nil
    mask = UInt64(TBImplementedMask(object, Self.selectors))
    super.init()
    if retains { TBRetain(object) }
  }

  isolated deinit { TBRelease(retainedObject) }

  /// Returns the object, retained, if it implements the method with an index.
  final func receiver(_ index: UInt64) -> Raw? {
    mask & (1 << index) != 0 ? delegate.load() : nil
  }

  /// Returns the object, retained.
  final func load() -> Raw? { delegate.load() }

  /// Whether the object implements a method.
  final func implements(_ selector: String) -> Bool {
    let object = delegate.load()
    defer { TBRelease(object) }
    return object != nil && TBRespondsTo(object, selector) != 0
  }
}

/// Creates the adapter for a responder's delegate. The responder retains it in its companion's
/// attachments, and releases the former adapter of the same type.
func attached<Adapter: DelegateAdapter>(
  _ delegate: Raw?, to responder: UIResponder, as type: Adapter.Type
) -> Adapter? {
  responder.companion?.attachments.removeAll { Swift.type(of: $0) == type }
  guard let delegate else { return nil }
  let adapter = type.init(delegate)
  responder.companion?.attachments.append(adapter)
  return adapter
}

/// Returns the Objective-C object of a delegate, retained.
func retainedDelegate(_ delegate: Any?) -> Raw? {
  guard let delegate else { return nil }
  return (delegate as? DelegateAdapter)?.load() ?? retainedObject(delegate as AnyObject)
}

/// Returns a retained result that conforms to a protocol: its Swift object if that conforms to the
/// protocol, or else a new adapter that retains the result.
func takenDelegate<Adapter: DelegateAdapter, Conforming>(
  _ object: Raw?, as type: Adapter.Type, _ cast: (AnyObject) -> Conforming?
) -> Conforming? {
  guard let object else { return nil }
  defer { TBRelease(object) }
  if TBHasPeer(object) != 0, let peer = swiftObject(object, as: AnyObject.self),
    let found = cast(peer)
  {
    return found
  }
  return cast(type.init(object, retains: true))
}

// MARK: - Text and indexes

/// Returns a string's object, retained.
func retainedText(_ text: String?) -> Raw? { text.flatMap { TBMakeString($0) } }

/// Returns a retained result's text, and releases the result.
func takenText(_ object: Raw?) -> String? {
  guard let object else { return nil }
  defer { TBRelease(object) }
  let text = TBCopyText(object)
  defer { free(text) }
  return string(text)
}

/// Converts a retained result, and releases it.
func taken<Value>(_ object: Raw?, _ convert: (Raw?) -> Value?) -> Value? {
  defer { TBRelease(object) }
  return convert(object)
}

/// Returns an index path of two indexes, or `nil` for others.
nonisolated func indexPath(_ object: Raw?) -> IndexPath? {
  var (section, row) = (0, 0)
  guard let object, TBGetIndexPath(object, &section, &row) != 0 else { return nil }
  return IndexPath(row: row, section: section)
}

/// Returns an index path's object, retained.
nonisolated func retainedIndexPath(_ path: IndexPath?) -> Raw? {
  path.flatMap { $0.count == 2 ? TBMakeIndexPath($0.section, $0.row) : nil }
}

/// Returns a set of indexes.
nonisolated func indexSet(_ object: Raw?) -> IndexSet? {
  guard let object else { return nil }
  var indexes = [UInt](repeating: 0, count: TBGetIndexes(object, nil, 0))
  _ = TBGetIndexes(object, &indexes, indexes.count)
  return IndexSet(indexes.map { Int($0) })
}

/// Returns the object of a set of indexes, retained.
nonisolated func retainedIndexSet(_ set: IndexSet?) -> Raw? {
  guard let set else { return nil }
  let indexes = set.map { UInt($0) }
  return TBMakeIndexSet(indexes, indexes.count)
}

/// Returns attributes of text by their keys.
func keyed(_ attributes: [String: Any]?) -> [NSAttributedString.Key: Any]? {
  attributes.map {
    Dictionary(uniqueKeysWithValues: $0.map { (NSAttributedString.Key(rawValue: $0), $1) })
  }
}

/// Returns attributes of text by the names of their keys.
func named(_ attributes: [NSAttributedString.Key: Any]?) -> [String: Any]? {
  attributes.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.rawValue, $1) }) }
}
