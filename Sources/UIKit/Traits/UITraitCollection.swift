public import CoreGraphics

/// Whether the screen measures touch force, with Apple's raw values.
public nonisolated enum UIForceTouchCapability: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Force is not measured.
  case unavailable = 1
  /// Force is measured.
  case available = 2
}

/// The light or dark style, with Apple's raw values.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// Unknown.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The kind of device, with Apple's raw values.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
}

/// The amount of space along one axis, with Apple's raw values.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified = 0
  /// Limited space, as on a phone.
  case compact = 1
  /// Ample space.
  case regular = 2
}

/// The traits of the device and of a view's appearance.
///
/// The phone's traits combine its device's traits with the user's choices of style and text size.
/// The size classes change when the device is turned, and `forceTouchCapability` is `available`
/// once a device has reported pressure. A collection that an app creates contains only the traits
/// it specifies; the others are unspecified.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitraitcollection
open nonisolated class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private struct Traits: Hashable {
    var idiom = UIUserInterfaceIdiom.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var scale: CGFloat = 0
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var force = UIForceTouchCapability.unknown
    var contentSize = UIContentSizeCategory.unspecified
  }

  private let traits: Traits

  /// The traits for the current drawing or layout; the phone's traits unless the app sets others.
  ///
  /// On iOS, current traits are per thread. Here, they are per app.
  public class var current: UITraitCollection {
    get {
      let context = AppContext.current
      return context.interface.currentTraits ?? context.traits
    }
    set { AppContext.current.interface.currentTraits = newValue }
  }

  /// Creates the traits of an app's device for an interface orientation and style.
  fileprivate convenience init(
    of context: AppContext, _ orientation: UIInterfaceOrientation, _ style: UIUserInterfaceStyle
  ) {
    let device = context.interface.device
    let (scale, measuresPressure) = context.deviceTraits
    let (horizontal, vertical) = device.sizeClasses(orientation)
    self.init(
      Traits(
        idiom: device.idiom, style: style, scale: scale, horizontal: horizontal,
        vertical: vertical, force: measuresPressure ? .available : .unavailable,
        contentSize: context.interface.contentSize))
  }

  /// Returns the same traits with a style, or the collection itself if the style is the same.
  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != traits.style else { return self }
    var changed = traits
    changed.style = style
    return UITraitCollection(changed)
  }

  /// Whether the current appearance is dark.
  static var isCurrentDark: Bool {
    let context = AppContext.current
    let style = context.interface.currentTraits?.userInterfaceStyle
    return (style ?? context.interface.systemStyle) == .dark
  }

  private init(_ traits: Traits) {
    self.traits = traits
  }

  // MARK: - Creating a collection

  /// Creates a collection without traits.
  public override init() {
    traits = Traits()
  }

  /// Creates a collection that combines others' traits. Later collections take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var all = Traits()
    for traits in traitCollections.map(\.traits) {
      if traits.idiom != .unspecified { all.idiom = traits.idiom }
      if traits.style != .unspecified { all.style = traits.style }
      if traits.scale != 0 { all.scale = traits.scale }
      if traits.horizontal != .unspecified { all.horizontal = traits.horizontal }
      if traits.vertical != .unspecified { all.vertical = traits.vertical }
      if traits.force != .unknown { all.force = traits.force }
      if traits.contentSize != .unspecified { all.contentSize = traits.contentSize }
    }
    self.init(all)
  }

  /// Creates a collection with a device idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Traits(idiom: idiom))
  }

  /// Creates a collection with an interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle))
  }

  /// Creates a collection with a display scale, in pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(Traits(scale: scale))
  }

  /// Creates a collection with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontal: horizontalSizeClass))
  }

  /// Creates a collection with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(vertical: verticalSizeClass))
  }

  /// Creates a collection with a force touch capability.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(Traits(force: capability))
  }

  /// Creates a collection with a preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(contentSize: preferredContentSizeCategory))
  }

  // MARK: - Traits

  /// Whether touches have a `force`.
  open var forceTouchCapability: UIForceTouchCapability { traits.force }

  /// The user's preferred text size, which is initially `large`.
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.contentSize }

  /// The light or dark style. The phone is initially light.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }

  /// The number of pixels per point, or 0 if it is unspecified.
  open var displayScale: CGFloat { traits.scale }

  /// The horizontal size class, which is compact on most iPhones.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }

  /// The vertical size class, which is compact on an iPhone in landscape.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }

  // MARK: - Comparison

  /// Returns whether this collection matches all traits specified by another one. Returns true for
  /// `nil`.
  @discardableResult
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).traits == traits
  }

  /// Returns whether dynamic colors differ between this collection and another one.
  @discardableResult
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }

  /// Returns whether both collections have the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  /// A hash of the traits.
  open override var hash: Int { traits.hashValue }

  /// Returns the collection itself, which is immutable.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Current traits

  /// Calls a function with this collection as the current traits.
  open func performAsCurrent(_ actions: () -> Void) {
    let context = AppContext.current
    let old = context.interface.currentTraits
    context.interface.currentTraits = self
    actions()
    context.interface.currentTraits = old
  }
}

/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object's device.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

extension AppContext {
  /// The phone's traits.
  nonisolated var traits: UITraitCollection { traits(style: interface.systemStyle) }

  /// Returns the phone's traits with the given style.
  nonisolated func traits(style: UIUserInterfaceStyle) -> UITraitCollection {
    traits(in: interface.orientation, style: style)
  }

  /// Returns the phone's traits for an interface orientation and style.
  nonisolated func traits(
    in orientation: UIInterfaceOrientation, style: UIUserInterfaceStyle
  ) -> UITraitCollection {
    UITraitCollection(of: self, orientation, style)
  }
}
