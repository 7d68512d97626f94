public import CoreGraphics

/// What an interface file says of one object, for its `init?(coder:)`.
///
/// Code that the source adapter writes for a storyboard or a xib file makes each object by the initializer
/// that iOS uses. Within it, the most derived class of UIKit has the coder set what the file says: frame,
/// colors, subviews. An app's own initializer finds all of it after `super.init(coder: coder)`, as on iOS.
/// The archive of an interface file has no keys of an app, so the decoding methods find nothing.
public nonisolated final class _InterfaceCoder: NSCoder {
  fileprivate let kind: AnyClass
  fileprivate let decode: @MainActor (AnyObject) -> Void
  /// The looks of a button, which only its own class can set.
  let buttonType: UIButton.ButtonType
  /// Where a controller finds its view; nil for other objects.
  nonisolated(unsafe) var interface: ControllerInterface?

  /// Makes a coder for one object.
  ///
  /// - Parameters:
  ///   - kind: The class of UIKit that the object has or inherits from.
  ///   - buttonType: The looks of a button.
  ///   - decode: Sets what the file says; called once, at the end of `kind`'s initializer.
  public init<Object: AnyObject>(
    _ kind: Object.Type, buttonType: UIButton.ButtonType = .custom,
    _ decode: @escaping @MainActor (Object) -> Void
  ) {
    self.kind = kind
    self.buttonType = buttonType
    self.decode = { object in
      if let object = object as? Object { decode(object) }
    }
    super.init()
  }

  // MARK: - NSCoder

  /// Always: values have keys.
  public override var allowsKeyedCoding: Bool { true }
  /// Never.
  public override func containsValue(forKey key: String) -> Bool { false }
  /// Nothing.
  public override func decodeObject(forKey key: String) -> Any? { nil }
  /// False.
  public override func decodeBool(forKey key: String) -> Bool { false }
  /// 0.
  public override func decodeInteger(forKey key: String) -> Int { 0 }
  /// 0.
  public override func decodeInt32(forKey key: String) -> Int32 { 0 }
  /// 0.
  public override func decodeInt64(forKey key: String) -> Int64 { 0 }
  /// 0.
  public override func decodeFloat(forKey key: String) -> Float { 0 }
  /// 0.
  public override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// Sets what an interface file says of an object, unless another of its classes does so.
  ///
  /// Other coders say nothing.
  func decode(_ object: AnyObject, as kind: AnyClass) {
    guard let coder = self as? _InterfaceCoder, coder.kind == kind else { return }
    coder.decode(object)
  }
}

/// Returns a value of an interface file as a property has it; nil where it cannot.
///
/// Numbers become the property's kind of number. For code that the source adapter adds to classes with
/// outlets.
///
/// - Parameter property: The property; it is not read.
public nonisolated func _interfaceValue<Value>(
  _ value: Any?, like property: @autoclosure () -> Value
) -> Value? {
  if let value = value as? Value { return value }
  guard let number = value as? Double else { return nil }
  let kinds: [Any] = [CGFloat(number), Float(number), number != 0]
  let whole: [Any] =
    Int(exactly: number.rounded()).map {
      [$0, Int64($0), Int32(clamping: $0), UInt(clamping: $0)]
    } ?? []
  return (kinds + whole).lazy.compactMap { $0 as? Value }.first
}

/// Reports to the phone's owner what an interface file asks for and cannot have.
@preconcurrency @MainActor
public func _interfaceWarning(_ message: String) {
  AppContext.current.warn(message)
}
