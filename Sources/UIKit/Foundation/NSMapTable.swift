/// How a map or hash table stores and compares its objects. Raw values match Apple's.
public nonisolated struct NSPointerFunctions {
  /// Options for memory management and comparison.
  public nonisolated struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Objects are retained.
    public static let strongMemory: Options = []
    /// Objects are not retained, and deallocated objects are removed.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared with `isEqual(_:)`, or by identity if they are not `NSObject`s.
    public static let objectPersonality: Options = []
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)

    /// Creates a set of options from the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

/// A dictionary whose keys and values are objects stored strongly or weakly.
///
/// Foundation on Linux lacks this class. Objects are enumerated in the order in which their keys
/// were added.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/nsmaptable
nonisolated open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var keys: ObjectSlots<KeyType>
  private var values: [ObjectSlot<ObjectType>] = []
  private let holdsValuesWeakly: Bool

  /// Creates an empty table.
  public init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
    capacity: Int
  ) {
    keys = ObjectSlots(options: keyOptions)
    holdsValuesWeakly = valueOptions.contains(.weakMemory)
    super.init()
  }

  /// Creates an empty table.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  /// Returns a table that retains its keys and values.
  @discardableResult
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { .init() }
  /// Returns a table that retains its values but not its keys.
  @discardableResult
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    .init(keyOptions: .weakMemory)
  }
  /// Returns a table that retains its keys but not its values.
  @discardableResult
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    .init(valueOptions: .weakMemory)
  }
  /// Returns a table that does not retain its objects.
  @discardableResult
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    .init(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of entries whose key and value both still exist.
  open var count: Int { pairs.count }

  /// Returns the value for a key, or `nil`.
  @discardableResult
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey, let index = keys.index(of: aKey) else { return nil }
    return values[index].object
  }

  /// Sets the value for a key. Does nothing if the key or value is `nil`.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeEnded()
    let value = ObjectSlot(anObject, isWeak: holdsValuesWeakly)
    if let index = keys.index(of: aKey) {
      values[index] = value
    } else {
      keys.append(aKey)
      values.append(value)
    }
  }

  /// Removes a key and its value. Does nothing if the key does not exist.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey, let index = keys.index(of: aKey) else { return }
    keys.remove(at: index)
    values.remove(at: index)
  }

  /// Removes all keys and values.
  open func removeAllObjects() {
    keys.removeAll()
    values = []
  }

  /// Returns an enumerator over the keys.
  @discardableResult
  open func keyEnumerator() -> NSEnumerator { ListEnumerator(pairs.map(\.key)) }

  /// Returns an enumerator over the values. Never returns `nil`.
  @discardableResult
  open func objectEnumerator() -> NSEnumerator? { ListEnumerator(pairs.map(\.value)) }

  private var pairs: [(key: KeyType, value: ObjectType)] {
    values.indices.compactMap { index in
      guard let key = keys.object(at: index), let value = values[index].object else { return nil }
      return (key, value)
    }
  }

  private func removeEnded() {
    for index in values.indices.reversed()
    where keys.object(at: index) == nil || values[index].object == nil {
      keys.remove(at: index)
      values.remove(at: index)
    }
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A set of objects stored strongly or weakly.
///
/// Foundation on Linux lacks this class. Objects are enumerated in the order in which they were
/// added.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/nshashtable
nonisolated open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var objects: ObjectSlots<ObjectType>

  /// Creates an empty table.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    objects = ObjectSlots(options: options)
    super.init()
  }

  /// Returns a table that does not retain its objects.
  @discardableResult
  open class func weakObjects() -> NSHashTable<ObjectType> { .init(options: .weakMemory) }

  /// The number of objects that still exist.
  open var count: Int { allObjects.count }

  /// The objects that still exist.
  open var allObjects: [ObjectType] { objects.alive }

  /// The first object, or `nil`.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object. Does nothing if it is `nil` or already in the table.
  open func add(_ object: ObjectType?) {
    guard let object, objects.index(of: object) == nil else { return }
    objects.removeEnded()
    objects.append(object)
  }

  /// Removes an object. Does nothing if it is not in the table.
  open func remove(_ object: ObjectType?) {
    guard let object, let index = objects.index(of: object) else { return }
    objects.remove(at: index)
  }

  /// Removes all objects.
  open func removeAllObjects() { objects.removeAll() }

  /// Returns whether the table contains an object.
  @discardableResult
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { objects.index(of: $0) != nil } ?? false
  }

  /// Returns the object in the table that is equal to the given one, or `nil`.
  @discardableResult
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { objects.index(of: $0) }.flatMap { objects.object(at: $0) }
  }

  /// Returns an enumerator over the objects.
  @discardableResult
  open func objectEnumerator() -> NSEnumerator { ListEnumerator(allObjects) }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// An object, stored strongly or weakly.
private nonisolated struct ObjectSlot<Object: AnyObject> {
  private weak var weakly: Object?
  private let strongly: Object?

  init(_ object: Object, isWeak: Bool) {
    weakly = object
    strongly = isWeak ? nil : object
  }

  /// The object, or `nil` if it has been deallocated.
  var object: Object? { weakly }
}

/// Objects in insertion order, looked up with `isEqual(_:)` or by identity.
private nonisolated struct ObjectSlots<Object: AnyObject> {
  private var slots: [ObjectSlot<Object>] = []
  private let options: NSPointerFunctions.Options

  init(options: NSPointerFunctions.Options) {
    self.options = options
  }

  var alive: [Object] { slots.compactMap(\.object) }

  func object(at index: Int) -> Object? { slots[index].object }

  func index(of object: Object) -> Int? {
    slots.firstIndex { slot in
      guard let other = slot.object else { return false }
      if other === object { return true }
      guard !options.contains(.objectPointerPersonality) else { return false }
      return (other as? NSObject)?.isEqual(object) == true
    }
  }

  mutating func append(_ object: Object) {
    slots.append(ObjectSlot(object, isWeak: options.contains(.weakMemory)))
  }

  mutating func remove(at index: Int) { slots.remove(at: index) }

  mutating func removeAll() { slots = [] }

  mutating func removeEnded() { slots.removeAll { $0.object == nil } }
}

/// An enumerator over a copy of a list.
private nonisolated final class ListEnumerator: NSEnumerator {
  private var rest: ArraySlice<AnyObject>

  init(_ objects: [AnyObject]) {
    rest = objects[...]
    super.init()
  }

  override func nextObject() -> Any? { rest.popFirst() }
}
