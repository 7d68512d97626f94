import CBridge
import Foundation
import UIKit

private func defaults(_ suite: UnsafePointer<CChar>?) -> UIKit.UserDefaults {
  guard let suite else { return .standard }
  return UIKit.UserDefaults(suiteName: String(cString: suite)) ?? .standard
}

@_cdecl("tbs_defaultsValue")
func defaultsValue(_ suite: UnsafePointer<CChar>?, _ key: UnsafePointer<CChar>?) -> Raw? {
  guard let key else { return nil }
  return retainedAny(defaults(suite).object(forKey: String(cString: key)))
}

/// Stores a value, or removes it if it is nil. Returns 0 if the value is not a property list.
@_cdecl("tbs_setDefaultsValue")
func setDefaultsValue(
  _ suite: UnsafePointer<CChar>?, _ key: UnsafePointer<CChar>?, _ value: Raw?
) -> UInt8 {
  guard let key else { return 1 }
  let value = anyValue(value)
  guard value.map(UIKit.UserDefaults.canStore) ?? true else { return 0 }
  defaults(suite).set(value, forKey: String(cString: key))
  return 1
}

@_cdecl("tbs_registerDefaults")
func registerDefaults(_ values: Raw?) {
  UIKit.UserDefaults.standard.register(defaults: dictionary(values) ?? [:])
}

@_cdecl("tbs_allDefaults")
func allDefaults(_ suite: UnsafePointer<CChar>?) -> Raw? {
  retainedDictionary(defaults(suite).dictionaryRepresentation())
}

@_cdecl("tbs_removeDefaults")
func removeDefaults(_ name: UnsafePointer<CChar>?) {
  UIKit.UserDefaults.standard.removePersistentDomain(
    forName: name.map { String(cString: $0) } ?? "")
}
