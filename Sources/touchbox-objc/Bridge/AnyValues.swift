import CBridge
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

// Conversions of objects whose type is only known when the app runs.

/// An object of the app that has no counterpart in Swift.
nonisolated final class ForeignObject: NSObject, CAAction {
  nonisolated(unsafe) let object: Raw

  init(_ object: Raw) {
    self.object = object
    TBRetain(object)
  }

  deinit { TBRelease(object) }

  override func isEqual(_ other: Any?) -> Bool { (other as? ForeignObject)?.object == object }
  override var hash: Int { object.hashValue }

  func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {}
}

/// Returns the Swift value of an Objective-C object: its counterpart, a copy of a string, number,
/// collection, or structure, or else a `ForeignObject`.
nonisolated func anyValue(_ object: Raw?) -> Any? {
  guard let object else { return nil }
  if TBHasPeer(object) != 0, let peer = swiftObject(object, as: AnyObject.self) {
    return referencedValue(peer) ?? peer
  }
  switch Int(TBKindOfObject(object)) {
  case Int(TBKindString): return string(object)
  case Int(TBKindNumber): return number(object)
  case Int(TBKindValue): return structure(object)
  case Int(TBKindArray), Int(TBKindSet): return list(object) as [Any]?
  case Int(TBKindDictionary): return dictionary(object)
  case Int(TBKindBytes): return data(object)
  case Int(TBKindText): return attributedText(object)
  case Int(TBKindNull): return NSNull()
  case Int(TBKindIndexPath): return indexPath(object)
  case Int(TBKindIndexSet): return indexSet(object)
  case Int(TBKindDate): return Date(timeIntervalSince1970: TBDateSeconds(object))
  default: return ForeignObject(object)
  }
}

private nonisolated func string(_ object: Raw) -> String {
  let copy = TBCopyText(object)
  defer { free(copy) }
  return copy.map { String(cString: $0) } ?? ""
}

private nonisolated func number(_ object: Raw) -> NSNumber {
  var isNumber: CInt = 0
  let value = TBDoubleValue(object, &isNumber)
  return switch String(cString: TBNumberType(object)) {
  case "d": NSNumber(value: value)
  case "f": NSNumber(value: Float(value))
  case "C", "B": NSNumber(value: value != 0)
  default: Int(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value)
  }
}

/// Returns the value in an NSValue.
private nonisolated func structure(_ object: Raw) -> Any {
  let bytes = Raw.allocate(byteCount: 128, alignment: 16)
  defer { bytes.deallocate() }
  guard let type = TBGetValue(object, bytes, 128) else { return ForeignObject(object) }
  let name = String(cString: type).prefix { $0 != "=" }
  return switch name {
  case "{_NSPoint", "{CGPoint": NSValue(cgPoint: bytes.load(as: TBPoint.self).value)
  case "{_NSSize", "{CGSize": NSValue(cgSize: bytes.load(as: TBSize.self).value)
  case "{_NSRect", "{CGRect": NSValue(cgRect: bytes.load(as: TBRect.self).value)
  case "{CATransform3D": NSValue(caTransform3D: bytes.load(as: TBTransform3D.self).value)
  case "{CGAffineTransform":
    NSValue(cgAffineTransform: bytes.load(as: TBTransform.self).value)
  default: ForeignObject(object)
  }
}

/// Returns the elements of an array that have the specified type.
nonisolated func list<T>(_ collection: Raw?) -> [T]? {
  guard let collection else { return nil }
  var objects = [Raw?](repeating: nil, count: TBGetObjects(collection, nil, 0))
  _ = TBGetObjects(collection, &objects, objects.count)
  return objects.compactMap { anyValue($0) as? T }
}

/// Returns the entries of a dictionary whose keys are strings.
nonisolated func dictionary(_ object: Raw?) -> [String: Any]? {
  guard let object, let keys = TBDictionaryKeys(object) else { return nil }
  var names = [Raw?](repeating: nil, count: TBGetObjects(keys, nil, 0))
  _ = TBGetObjects(keys, &names, names.count)
  var result: [String: Any] = [:]
  for key in names {
    guard let key, Int(TBKindOfObject(key)) == Int(TBKindString) else { continue }
    result[string(key)] = anyValue(TBDictionaryValue(object, key))
  }
  return result
}

/// Returns a copy of the bytes.
nonisolated func data(_ object: Raw?) -> Data? {
  guard let object else { return nil }
  var count: UInt = 0
  guard let bytes = TBGetBytes(object, &count) else { return Data() }
  return Data(bytes: bytes, count: Int(count))
}

/// Returns text with its attributes.
nonisolated func attributedText(_ object: Raw?) -> NSAttributedString? {
  guard let object else { return nil }
  let text = NSMutableAttributedString(string: TBTextString(object).map { string($0) } ?? "")
  var location = 0
  while location < text.length {
    var end = text.length
    let attributes = dictionary(TBTextAttributes(object, location, &end)) ?? [:]
    guard end > location else { break }
    text.setAttributes(
      Dictionary(
        uniqueKeysWithValues: attributes.map { (NSAttributedString.Key(rawValue: $0), $1) }),
      range: NSRange(location: location, length: min(end, text.length) - location))
    location = end
  }
  return text
}

// MARK: - From Swift to Objective-C

/// Returns the Objective-C object for a value, retained. Values without one result in `nil`.
nonisolated func retainedAny(_ value: Any?) -> Raw? {
  guard let value else { return nil }
  switch value {
  case let foreign as ForeignObject:
    TBRetain(foreign.object)
    return foreign.object
  case let text as String: return TBMakeString(text)
  case let value as CGPoint: return made(TBPoint(value), "{_NSPoint=dd}")
  case let value as CGSize: return made(TBSize(value), "{_NSSize=dd}")
  case let value as CGRect: return made(TBRect(value), "{_NSRect={_NSPoint=dd}{_NSSize=dd}}")
  case let value as CATransform3D:
    return made(TBTransform3D(value), "{CATransform3D=dddddddddddddddd}")
  case let value as Bool: return TBMakeNumber(value ? 1 : 0, "C")
  case let value as Int: return TBMakeNumber(Double(value), "q")
  case let value as Double: return TBMakeNumber(value, "d")
  case let value as CGFloat: return TBMakeNumber(Double(value), "d")
  case let value as Float: return TBMakeNumber(Double(value), "f")
  case let value as NSNumber: return TBMakeNumber(value.doubleValue, value.objCType)
  case let value as NSValue: return retainedValue(value)
  case let text as NSAttributedString: return retainedAttributedText(text)
  case let data as Data: return retainedData(data)
  case let values as [Any]: return retainedList(values)
  case let values as [String: Any]: return retainedDictionary(values)
  case is CGColor, is CGPath, is CGImage, is CGGradient, is CGColorSpace, is CGContext:
    return retainedReference(value)
  case is NSNull: return TBMakeNull()
  case let date as Date: return TBMakeDate(date.timeIntervalSince1970)
  case let path as IndexPath: return retainedIndexPath(path)
  case let set as IndexSet: return retainedIndexSet(set)
  default: return MainActor.assumeIsolated { retainedObject(value as AnyObject) }
  }
}

private nonisolated func made<Value>(_ value: Value, _ type: String) -> Raw? {
  withUnsafeBytes(of: value) { TBMakeValue($0.baseAddress, type) }
}

private nonisolated func retainedValue(_ value: NSValue) -> Raw? {
  switch String(cString: value.objCType) {
  case let type where type.hasPrefix("{CGPoint"), let type where type.hasPrefix("{NSPoint"):
    retainedAny(value.cgPointValue)
  case let type where type.hasPrefix("{CGSize"), let type where type.hasPrefix("{NSSize"):
    retainedAny(value.cgSizeValue)
  case let type where type.hasPrefix("{CGRect"), let type where type.hasPrefix("{NSRect"):
    retainedAny(value.cgRectValue)
  case "[16d]": retainedAny(value.caTransform3DValue)
  case "[6d]":
    made(TBTransform(value.cgAffineTransformValue), "{CGAffineTransform=dddddd}")
  default: nil
  }
}

/// Returns an array, retained. Elements without an object are left out.
nonisolated func retainedList(_ list: [Any]?) -> Raw? {
  guard let list else { return nil }
  var objects = list.compactMap { retainedAny($0) }.map { Optional($0) }
  defer { for object in objects { TBRelease(object) } }
  return TBMakeArray(&objects, objects.count)
}

/// Returns a dictionary, retained.
nonisolated func retainedDictionary(_ values: [String: Any]?) -> Raw? {
  guard let values else { return nil }
  var keys: [Raw?] = []
  var objects: [Raw?] = []
  for (key, value) in values.sorted(by: { $0.key < $1.key }) {
    guard let object = retainedAny(value) else { continue }
    keys.append(TBMakeString(key))
    objects.append(object)
  }
  defer { for object in keys + objects { TBRelease(object) } }
  return TBMakeDictionary(&keys, &objects, keys.count)
}

/// Returns a copy of the bytes, retained.
nonisolated func retainedData(_ data: Data?) -> Raw? {
  data.flatMap { data in
    data.withUnsafeBytes { TBMakeData($0.baseAddress, UInt($0.count)) }
  }
}

/// Returns text with its attributes, retained.
nonisolated func retainedAttributedText(_ text: NSAttributedString?) -> Raw? {
  guard let text, let made = TBMakeText(text.string) else { return nil }
  text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
    let values = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
    let object = retainedDictionary(values)
    TBSetAttributes(made, object, range.location, range.length)
    TBRelease(object)
  }
  return made
}

// MARK: - Blocks

/// A copy of a block.
private final class Block {
  let block: Raw
  init?(_ block: Raw?) {
    guard let copy = block.flatMap({ TBCopyBlock($0) }) else { return nil }
    self.block = copy
  }
  isolated deinit { TBReleaseBlock(block) }
}

/// Returns a function that calls a block without arguments.
func block(_ raw: Raw?) -> (() -> Void)? {
  Block(raw).map { block in { TBCallBlock(block.block) } }
}

/// Returns a function that calls a block with a Boolean.
func flagBlock(_ raw: Raw?) -> ((Bool) -> Void)? {
  Block(raw).map { block in { TBCallBlockWithFlag(block.block, $0 ? 1 : 0) } }
}

/// Returns a function that calls a block with a number.
func numberBlock<Number: RawRepresentable>(_ raw: Raw?) -> ((Number) -> Void)?
where Number.RawValue: BinaryInteger {
  Block(raw).map { block in { TBCallBlockWithNumber(block.block, Int($0.rawValue)) } }
}

/// Returns a function that calls a block with an object.
func objectBlock<Object>(_ raw: Raw?) -> ((Object) -> Void)? {
  Block(raw).map { block in
    { object in
      let object = retainedObject(object as AnyObject)
      TBCallBlockWithObject(block.block, object)
      TBRelease(object)
    }
  }
}
