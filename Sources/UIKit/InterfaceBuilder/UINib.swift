/// The objects of a nib file, as designed in a `.xib` file.
///
/// The source adapter turns an app's `.xib` file into code; a nib finds it by the file's
/// name. Bundles are not looked at: there is one.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uinib
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A key of an option for making the objects of a nib file; none has an effect.
  public nonisolated struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key.
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private let name: String

  /// Names a nib file, without its ending; it is looked for when its objects are made.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes the objects of the file, connects them, and returns those at the top, in order.
  ///
  /// A file that does not exist is a programmer's mistake.
  ///
  /// - Parameters:
  ///   - ownerOrNil: What the file calls "File's Owner".
  ///   - optionsOrNil: Not used.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let instantiate = _InterfaceFiles.nibs[name] else {
      fatalError("Could not load NIB in bundle with name '\(name)'")
    }
    return instantiate(ownerOrNil)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

extension Bundle {
  /// Makes the objects of a nib file, connects them, and returns those at the top, in order.
  ///
  /// - SeeAlso: developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
