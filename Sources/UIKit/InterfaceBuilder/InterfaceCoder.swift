public import CoreGraphics

/// Describes an object in an interface file to its `init?(coder:)`.
///
/// The source adapter converts a storyboard or xib file to code that creates each object with the
/// same initializer as on iOS. In this initializer, the most derived UIKit class lets the coder set
/// the properties from the file: frame, colors, subviews. In an app's own initializer, all of these
/// properties are set once `super.init(coder: coder)` returns, as on iOS. An interface file's
/// archive contains none of the app's keys, so the decoding methods find nothing.
public nonisolated final class _InterfaceCoder: NSCoder {
  fileprivate let kind: AnyClass
  fileprivate let decode: @MainActor (AnyObject) -> Void
  /// The values that only an initializer can set.
  let values: Values
  /// The source of a controller's view, or `nil` for other objects.
  nonisolated(unsafe) var interface: ControllerInterface?

  /// The values of an object that cannot change after it has been created.
  struct Values {
    var buttonType = UIButton.ButtonType.custom
    var tableStyle = UITableView.Style.plain
    var cellStyle = UITableViewCell.CellStyle.default
    var reuseIdentifier: String?
    var systemItem: UIBarButtonItem.SystemItem?
  }

  /// Creates a coder for a single object.
  ///
  /// - Parameters:
  ///   - kind: The object's UIKit class, or the UIKit class that it inherits from.
  ///   - buttonType: The button type, for a button.
  ///   - tableStyle: The arrangement of sections, for a table.
  ///   - cellStyle: The labels, for a table's cell.
  ///   - reuseIdentifier: The name under which a table collects a cell.
  ///   - systemItem: The button or space of the system, for a bar button item.
  ///   - decode: Sets the properties from the file. Called once, at the end of `kind`'s
  ///     initializer.
  public init<Object: AnyObject>(
    _ kind: Object.Type, buttonType: UIButton.ButtonType = .custom,
    tableStyle: UITableView.Style = .plain, cellStyle: UITableViewCell.CellStyle = .default,
    reuseIdentifier: String? = nil, systemItem: UIBarButtonItem.SystemItem? = nil,
    _ decode: @escaping @MainActor (Object) -> Void
  ) {
    self.kind = kind
    values = Values(
      buttonType: buttonType, tableStyle: tableStyle, cellStyle: cellStyle,
      reuseIdentifier: reuseIdentifier, systemItem: systemItem)
    self.decode = { object in
      if let object = object as? Object { decode(object) }
    }
    super.init()
  }

  // MARK: - NSCoder

  /// Whether values have keys; always true.
  public override var allowsKeyedCoding: Bool { true }
  /// Returns false.
  public override func containsValue(forKey key: String) -> Bool { false }
  /// Returns `nil`.
  public override func decodeObject(forKey key: String) -> Any? { nil }
  /// Returns false.
  public override func decodeBool(forKey key: String) -> Bool { false }
  /// Returns 0.
  public override func decodeInteger(forKey key: String) -> Int { 0 }
  /// Returns 0.
  public override func decodeInt32(forKey key: String) -> Int32 { 0 }
  /// Returns 0.
  public override func decodeInt64(forKey key: String) -> Int64 { 0 }
  /// Returns 0.
  public override func decodeFloat(forKey key: String) -> Float { 0 }
  /// Returns 0.
  public override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// The values for an object's initializer from an interface file, or defaults for other coders.
  var interfaceValues: _InterfaceCoder.Values {
    (self as? _InterfaceCoder)?.values ?? _InterfaceCoder.Values()
  }

  /// Sets an object's properties from an interface file, unless another class in its hierarchy does
  /// so.
  ///
  /// Does nothing for other coders.
  func decode(_ object: AnyObject, as kind: AnyClass) {
    guard let coder = self as? _InterfaceCoder, coder.kind == kind else { return }
    coder.decode(object)
  }
}

/// Converts a value in an interface file to a property's type, or returns `nil` if that is
/// impossible.
///
/// Numbers are converted to the property's numeric type. The source adapter adds calls to this
/// function to classes with outlets.
///
/// - Parameter property: The property; its value is not read.
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

/// Reports a warning about an unsupported interface file feature.
@preconcurrency @MainActor
public func _interfaceWarning(_ message: String) {
  AppContext.current.host.warn(message)
}
