/// The objects in a nib file, designed in a `.xib` file.
///
/// The source adapter converts an app's `.xib` file to code, which a nib looks up by the file's
/// name. Bundles are ignored because there is only one.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uinib
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A key for an option when instantiating a nib file. Options have no effect.
  public nonisolated struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private let name: String
  /// Creates the objects of a nib without a file.
  private var instantiate: (@MainActor () -> [Any])?

  /// Creates a nib for a file name without its extension. The file is looked up when its objects
  /// are created.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Creates a nib for objects in another interface file, such as a table's cell.
  convenience init(_ name: String, instantiate: @escaping @MainActor () -> [Any]) {
    self.init(nibName: name, bundle: nil)
    self.instantiate = instantiate
  }

  /// Creates and connects the objects in the file and returns the top-level objects in order.
  ///
  /// A missing file is a programming error.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object to use as "File's Owner".
  ///   - optionsOrNil: Not used.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    if let instantiate { return instantiate() }
    guard let instantiate = _InterfaceFiles.nibs[name] else {
      fatalError("Could not load NIB in bundle with name '\(name)'")
    }
    return instantiate(ownerOrNil)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

extension Bundle {
  /// Creates and connects the objects in a nib file and returns the top-level objects in order.
  ///
  /// - SeeAlso: developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
