import CBridge
import CoreGraphics
import UIKit

/// Returns a mirror of an object's instance variables, which scripts and traces read by name.
nonisolated func instanceVariables<T: AnyObject>(of peer: T, _ object: Raw) -> Mirror {
  var children: [Mirror.Child] = []
  var found = TBInstanceVariable()
  var index: CInt = 0
  while TBGetInstanceVariable(object, index, &found) != 0 {
    index += 1
    var decoder = TypeDecoder(String(cString: found.type))
    guard let value = decoder.value(at: object + found.offset)?.value else { continue }
    let name = String(cString: found.name)
    children.append((label: name, value: value))
    // A property has the same name without the underscore.
    if name.hasPrefix("_") { children.append((label: String(name.dropFirst()), value: value)) }
  }
  return Mirror(
    peer, children: children, displayStyle: .class, ancestorRepresentation: .suppressed)
}

/// Reads values according to their type encodings.
///
/// - SeeAlso: "Type Encodings" in Apple's Objective-C Runtime Programming Guide
private nonisolated struct TypeDecoder {
  private var text: Substring

  init(_ text: String) { self.text = text[...] }

  /// Returns the value and size of the next type in the encoding, or `nil` if the type is unknown.
  mutating func value(at address: Raw) -> (value: Any, size: Int)? {
    switch text.popFirst() {
    case "d": return (CGFloat(address.load(as: Double.self)), 8)
    case "f": return (CGFloat(address.load(as: Float.self)), 4)
    case "i": return (Int(address.load(as: Int32.self)), 4)
    case "I": return (Int(address.load(as: UInt32.self)), 4)
    case "s": return (Int(address.load(as: Int16.self)), 2)
    case "S": return (Int(address.load(as: UInt16.self)), 2)
    case "c": return (Int(address.load(as: Int8.self)), 1)
    case "C", "B": return (address.load(as: UInt8.self) != 0, 1)
    case "q", "Q", "l", "L": return (address.load(as: Int.self), 8)
    case "@": return (object(at: address), 8)
    case "[": return array(at: address)
    case "{": return structure(at: address)
    default: return nil
    }
  }

  private mutating func object(at address: Raw) -> Any {
    if text.first == "\"" {
      text = text.dropFirst()
      text = text.drop { $0 != "\"" }.dropFirst()
    }
    return Self.value(of: address.load(as: Raw?.self))
  }

  private static func value(of object: Raw?) -> Any {
    guard let object else { return Optional<UIView>.none as Any }
    if TBHasPeer(object) != 0, let peer = swiftObject(object, as: AnyObject.self) { return peer }
    if let copy = TBCopyText(object) {
      defer { free(copy) }
      return String(cString: copy)
    }
    var isNumber: CInt = 0
    let number = TBDoubleValue(object, &isNumber)
    if isNumber != 0 { return CGFloat(number) }
    let bytes = Raw.allocate(byteCount: 64, alignment: 16)
    defer { bytes.deallocate() }
    if let type = TBGetValue(object, bytes, 64) {
      var decoder = TypeDecoder(String(cString: type))
      if let decoded = decoder.value(at: bytes)?.value { return decoded }
    }
    guard TBCount(object) >= 0 else { return String(cString: TBClassName(object)) }
    var elements = [Raw?](repeating: nil, count: TBGetObjects(object, nil, 0))
    _ = TBGetObjects(object, &elements, elements.count)
    return elements.map { Self.value(of: $0) }
  }

  private mutating func array(at address: Raw) -> (value: Any, size: Int)? {
    var count = 0
    while let digit = text.first?.wholeNumberValue {
      count = count * 10 + digit
      text = text.dropFirst()
    }
    let element = text
    var (values, offset): ([Any], Int) = ([], 0)
    for _ in 0..<max(count, 1) {
      text = element
      guard let next = value(at: address + offset) else { return nil }
      values.append(next.value)
      offset += next.size
    }
    text = text.dropFirst()
    if let points = values as? [CGPoint] { return (points, offset) }
    if let numbers = values as? [Int] { return (numbers, offset) }
    return (values, offset)
  }

  private mutating func structure(at address: Raw) -> (value: Any, size: Int)? {
    let name = text.prefix { $0 != "=" }
    var depth = 1
    while depth > 0, let next = text.popFirst() { depth += next == "{" ? 1 : next == "}" ? -1 : 0 }
    return switch name {
    case "_NSPoint", "CGPoint": (address.load(as: TBPoint.self).value, 16)
    case "_NSSize", "CGSize": (address.load(as: TBSize.self).value, 16)
    case "_NSRect", "CGRect": (address.load(as: TBRect.self).value, 32)
    default: nil
    }
  }
}
