package import Foundation
import Synchronization

/// The storage of an app's settings.
package struct DefaultsStorage: Sendable {
  /// Returns the property list of a domain; empty if none is stored.
  package let load: @Sendable (_ domain: String) -> Data?
  /// Replaces the property list of a domain.
  package let save: @Sendable (_ domain: String, Data) -> Void

  /// Creates a storage.
  package init(
    load: @escaping @Sendable (_ domain: String) -> Data?,
    save: @escaping @Sendable (_ domain: String, Data) -> Void
  ) {
    self.load = load
    self.save = save
  }
}

/// The settings of one run of an app. Any thread may use them.
package nonisolated final class DefaultsDomains: @unchecked Sendable {
  private struct Contents {
    /// The stored values by domain. A domain is loaded when it is first used.
    var domains: [String: [String: Any]] = [:]
    var registered: [String: Any] = [:]
    var standard: UserDefaults?
    var storage: DefaultsStorage?
  }

  // The mutex protects values that are not `Sendable`.
  private let lock = Mutex(())
  private nonisolated(unsafe) var contents = Contents()

  /// Where the values are stored, or `nil` to forget them with the run. Set it before the app starts.
  package var storage: DefaultsStorage? {
    get { lock.withLock { _ in contents.storage } }
    set { lock.withLock { _ in contents.storage = newValue } }
  }

  /// The object for the app's own settings.
  var standard: UserDefaults {
    lock.withLock { _ in
      if let standard = contents.standard { return standard }
      let made = UserDefaults(domain: "", in: self)
      contents.standard = made
      return made
    }
  }

  func value(_ key: String, in domain: String) -> Any? {
    lock.withLock { _ in values(of: domain)[key] ?? contents.registered[key] }
  }

  func stored(in domain: String) -> [String: Any] { lock.withLock { _ in values(of: domain) } }

  func all(in domain: String) -> [String: Any] {
    lock.withLock { _ in contents.registered.merging(values(of: domain)) { $1 } }
  }

  func register(_ values: [String: Any]) {
    lock.withLock { _ in
      contents.registered.merge(values.compactMapValues(PropertyListValue.stored)) { $1 }
    }
  }

  /// Changes a domain's values, and stores them.
  func change(_ domain: String, _ body: (inout [String: Any]) -> Void) {
    lock.withLock { _ in
      var values = values(of: domain)
      body(&values)
      contents.domains[domain] = values
      guard let storage = contents.storage,
        let data = try? PropertyListSerialization.data(
          fromPropertyList: values, format: .xml, options: 0)
      else { return }
      storage.save(domain, data)
    }
  }

  /// Returns a suite's domain, or the app's own if no suite has the name.
  func domain(named name: String) -> String {
    lock.withLock { _ in contents.domains[name] == nil ? "" : name }
  }

  /// Returns a domain's values. Call it with the lock held.
  private func values(of domain: String) -> [String: Any] {
    if let values = contents.domains[domain] { return values }
    let data = contents.storage?.load(domain)
    let list = data.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
    }
    let values = (list as? [String: Any] ?? [:]).compactMapValues(PropertyListValue.stored)
    contents.domains[domain] = values
    return values
  }
}

/// Conversions of the values in a property list.
nonisolated enum PropertyListValue {
  /// Returns a value with the types that property lists contain, or `nil` if it has another type.
  static func stored(_ value: Any) -> Any? {
    // A number in an object would be cast to any type that can represent it.
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber { return stored(number) }
    switch value {
    case let value as Bool: return value
    case let value as any BinaryInteger: return Int(exactly: value) ?? Double(value)
    case let value as Double: return value
    case let value as Float: return Double(value)
    case let value as CGFloat: return Double(value)
    case let value as String: return value
    case let value as Substring: return String(value)
    case let value as Data: return value
    case let value as Date: return value
    case let value as [Any]:
      let stored = value.compactMap(stored)
      return stored.count == value.count ? stored : nil
    case let value as [String: Any]:
      let stored = value.compactMapValues(stored)
      return stored.count == value.count ? stored : nil
    default: return nil
    }
  }

  private static func stored(_ number: NSNumber) -> Any {
    switch String(cString: number.objCType) {
    case "c", "B": number.boolValue
    case "f", "d": number.doubleValue
    default: number.intValue
    }
  }

  /// Returns a string or a number as a string, or `nil`.
  static func string(_ value: Any?) -> String? {
    switch value {
    case let value as String: value
    case let value as Bool: value ? "1" : "0"
    case let value as Int: "\(value)"
    case let value as Double: Int(exactly: value).map { "\($0)" } ?? "\(value)"
    default: nil
    }
  }

  /// Returns a number or a string's number; 0 for any other value.
  static func number(_ value: Any?) -> Double {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as String: (value as NSString).doubleValue
    default: 0
    }
  }
}
