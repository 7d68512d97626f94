public import Foundation

/// An app's settings: property list values by key, which remain after the app has ended.
///
/// Foundation's class would store them with the settings of the computer's user. Here, they belong to
/// the running app: in a window, to a file in a folder of the app; elsewhere, to the phone, so that
/// scripts and tests start without any. Any thread may use them.
///
/// A value is a string, number, Boolean, date, data, array, or dictionary with string keys. Storing
/// anything else ends the app with a message, as on iOS. Volatile domains, arguments, and managed
/// settings are not supported.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/userdefaults
nonisolated open class UserDefaults: NSObject, @unchecked Sendable {
  /// The running app's settings.
  open class var standard: UserDefaults { AppRun.current.defaults.standard }

  /// Posted after a value has changed. The object is the settings object.
  public static let didChangeNotification = Notification.Name(
    "NSUserDefaultsDidChangeNotification")
  /// The domain of the values from `register(defaults:)`.
  public static let registrationDomain = "NSRegistrationDomain"

  /// The name of the domain that changes are stored in; empty for the app's own.
  private let domain: String
  private let domains: DefaultsDomains

  /// Creates another object for the app's settings.
  public convenience override init() {
    self.init(domain: "", in: AppRun.current.defaults)
  }

  /// Creates an object for settings with a name of their own, which are stored beside the app's.
  public init?(suiteName suitename: String?) {
    domain = suitename ?? ""
    domains = AppRun.current.defaults
    super.init()
  }

  init(domain: String, in domains: DefaultsDomains) {
    self.domain = domain
    self.domains = domains
    super.init()
  }

  // MARK: - Values

  /// Returns a value, or the registered value if none is stored; `nil` if there is neither.
  open func object(forKey defaultName: String) -> Any? {
    domains.value(defaultName, in: domain)
  }

  /// Stores a value; `nil` removes it.
  open func set(_ value: Any?, forKey defaultName: String) {
    guard let value else { return removeObject(forKey: defaultName) }
    guard let stored = PropertyListValue.stored(value) else {
      fatalError(
        "attempt to insert the non-property list object \(value) for key \(defaultName); expected "
          + "a string, number, date, data, array, or dictionary")
    }
    change { $0[defaultName] = stored }
  }

  /// Returns whether a value is a property list.
  package static func canStore(_ value: Any) -> Bool { PropertyListValue.stored(value) != nil }

  /// Removes a stored value. A registered value remains.
  open func removeObject(forKey defaultName: String) {
    change { $0[defaultName] = nil }
  }

  private func change(_ body: (inout [String: Any]) -> Void) {
    domains.change(domain, body)
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// Stores an integer.
  open func set(_ value: Int, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Stores a number.
  open func set(_ value: Float, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Stores a number.
  open func set(_ value: Double, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Stores a Boolean.
  open func set(_ value: Bool, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Stores an address. Files are stored as paths.
  open func set(_ url: URL?, forKey defaultName: String) {
    set(url.map { ($0.isFileURL ? $0.path : $0.absoluteString) as Any }, forKey: defaultName)
  }

  /// Returns a string, or a number as a string; `nil` for any other value.
  open func string(forKey defaultName: String) -> String? {
    PropertyListValue.string(object(forKey: defaultName))
  }
  /// Returns an array, or `nil` for any other value.
  open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
  /// Returns a dictionary, or `nil` for any other value.
  open func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }
  /// Returns data, or `nil` for any other value.
  open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
  /// Returns an array of strings, or `nil` for any other value.
  open func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }
  /// Returns a number or a string's number as an integer; 0 for any other value.
  open func integer(forKey defaultName: String) -> Int {
    let number = double(forKey: defaultName)
    if let integer = object(forKey: defaultName) as? Int { return integer }
    return Int(exactly: number.rounded(.towardZero)) ?? 0
  }
  /// Returns a number or a string's number; 0 for any other value.
  open func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }
  /// Returns a number or a string's number; 0 for any other value.
  open func double(forKey defaultName: String) -> Double {
    PropertyListValue.number(object(forKey: defaultName))
  }
  /// Returns a Boolean; true for a number other than 0 and for the strings “YES”, “true”, and “1”.
  open func bool(forKey defaultName: String) -> Bool {
    if let string = object(forKey: defaultName) as? String {
      return ["yes", "true", "1"].contains(string.lowercased())
    }
    return double(forKey: defaultName) != 0
  }
  /// Returns an address, or `nil` if the value is not a string. A string without a scheme is a path.
  open func url(forKey defaultName: String) -> URL? {
    guard let string = object(forKey: defaultName) as? String else { return nil }
    if let url = URL(string: string), url.scheme != nil { return url }
    return URL(fileURLWithPath: (string as NSString).expandingTildeInPath)
  }

  // MARK: - Domains

  /// Adds values for keys that have none. They are not stored.
  open func register(defaults registrationDictionary: [String: Any]) {
    domains.register(registrationDictionary)
  }

  /// Returns all stored and registered values.
  open func dictionaryRepresentation() -> [String: Any] { domains.all(in: domain) }

  /// Returns the stored values of the app or of a suite with the name.
  open func persistentDomain(forName domainName: String) -> [String: Any]? {
    let values = domains.stored(in: domains.domain(named: domainName))
    return values.isEmpty ? nil : values
  }
  /// Replaces the stored values of the app or of a suite with the name.
  open func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    domains.change(domains.domain(named: domainName)) {
      $0 = domain.compactMapValues(PropertyListValue.stored)
    }
  }
  /// Removes all stored values of the app or of a suite with the name.
  open func removePersistentDomain(forName domainName: String) {
    domains.change(domains.domain(named: domainName)) { $0 = [:] }
  }

  /// Returns true. Each change is stored immediately.
  @discardableResult
  open func synchronize() -> Bool { true }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
