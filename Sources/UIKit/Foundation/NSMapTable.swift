/// How a map or hash table holds and compares its objects; raw values are Apple's.
public nonisolated struct NSPointerFunctions {
  /// The bits of the choice.
  public nonisolated struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Retains the objects.
    public static let strongMemory: Options = []
    /// Does not retain the objects; those that ended are removed.
    public static let weakMemory = Options(rawValue: 5)
    /// Compares by `isEqual(_:)`; objects that are no `NSObject` by identity.
    public static let objectPersonality: Options = []
    /// Compares by identity.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)

    /// Makes options of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

/// A dictionary whose keys and values are objects, each held strongly or weakly.
///
/// Foundation on Linux has none. Enumerations go in the order in which keys were added.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/nsmaptable
nonisolated open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var keys: ObjectSlots<KeyType>
  private var values: [ObjectSlot<ObjectType>] = []
  private let holdsValuesWeakly: Bool

  /// Makes an empty table.
  public init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
    capacity: Int
  ) {
    keys = ObjectSlots(options: keyOptions)
    holdsValuesWeakly = valueOptions.contains(.weakMemory)
    super.init()
  }

  /// Makes an empty table.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  /// Makes a table that retains keys and values.
  @discardableResult
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { .init() }
  /// Makes a table that retains its values alone.
  @discardableResult
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    .init(keyOptions: .weakMemory)
  }
  /// Makes a table that retains its keys alone.
  @discardableResult
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    .init(valueOptions: .weakMemory)
  }
  /// Makes a table that retains nothing.
  @discardableResult
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    .init(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of keys that are alive and have a value that is.
  open var count: Int { pairs.count }

  /// Returns the value of a key; nil for none.
  @discardableResult
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey, let index = keys.index(of: aKey) else { return nil }
    return values[index].object
  }

  /// Sets the value of a key; nil for either does nothing.
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

  /// Removes a key and its value; a key that is not there does nothing.
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

  /// Returns an enumerator of the keys.
  @discardableResult
  open func keyEnumerator() -> NSEnumerator { ListEnumerator(pairs.map(\.key)) }

  /// Returns an enumerator of the values; nil never.
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

/// A set of objects that are held strongly or weakly.
///
/// Foundation on Linux has none. Enumerations go in the order in which objects were added.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/nshashtable
nonisolated open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var objects: ObjectSlots<ObjectType>

  /// Makes an empty table.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    objects = ObjectSlots(options: options)
    super.init()
  }

  /// Makes a table that retains nothing.
  @discardableResult
  open class func weakObjects() -> NSHashTable<ObjectType> { .init(options: .weakMemory) }

  /// The number of objects that are alive.
  open var count: Int { allObjects.count }

  /// The objects that are alive.
  open var allObjects: [ObjectType] { objects.alive }

  /// The first of the objects; nil for none.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object; nil, or one that is there already, does nothing.
  open func add(_ object: ObjectType?) {
    guard let object, objects.index(of: object) == nil else { return }
    objects.removeEnded()
    objects.append(object)
  }

  /// Removes an object; one that is not there does nothing.
  open func remove(_ object: ObjectType?) {
    guard let object, let index = objects.index(of: object) else { return }
    objects.remove(at: index)
  }

  /// Removes all objects.
  open func removeAllObjects() { objects.removeAll() }

  /// Returns whether an object is there.
  @discardableResult
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { objects.index(of: $0) != nil } ?? false
  }

  /// Returns the object that equals another one; nil for none.
  @discardableResult
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { objects.index(of: $0) }.flatMap { objects.object(at: $0) }
  }

  /// Returns an enumerator of the objects.
  @discardableResult
  open func objectEnumerator() -> NSEnumerator { ListEnumerator(allObjects) }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// One object, held strongly or weakly.
private nonisolated struct ObjectSlot<Object: AnyObject> {
  private weak var weakly: Object?
  private let strongly: Object?

  init(_ object: Object, isWeak: Bool) {
    weakly = object
    strongly = isWeak ? nil : object
  }

  /// The object; nil once it has ended.
  var object: Object? { weakly }
}

/// Objects in the order of adding, found by `isEqual(_:)` or by identity.
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

/// Enumerates a list that was complete when it was made.
private nonisolated final class ListEnumerator: NSEnumerator {
  private var rest: ArraySlice<AnyObject>

  init(_ objects: [AnyObject]) {
    rest = objects[...]
    super.init()
  }

  override func nextObject() -> Any? { rest.popFirst() }
}
