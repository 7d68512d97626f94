public import CoreGraphics

/// Whether the screen measures how hard a finger presses; raw values are Apple's.
public nonisolated enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// Light or dark; raw values are Apple's.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Dark letters on light ground.
  case light = 1
  /// Light letters on dark ground.
  case dark = 2
}

/// What kind of device; raw values are Apple's.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
}

/// How much room there is in one direction; raw values are Apple's.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little, as on a phone.
  case compact = 1
  /// Much.
  case regular = 2
}

/// What is known of the device and the appearance that a view is shown with; a value.
///
/// The phone has the traits of its device, and the user's choice of light or dark and of the size of text. The
/// size classes change as it turns, and `forceTouchCapability` is `available` once a device has reported pressure.
/// A collection that an app makes contains the traits that it names; the others are unspecified.
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

  /// The traits of what is being drawn or laid out: the phone's, unless an app sets others.
  ///
  /// On iOS each thread has its own; here each app has.
  public class var current: UITraitCollection {
    get { AppContext.current.currentTraits ?? .phone }
    set { AppContext.current.currentTraits = newValue }
  }

  /// The traits of the phone that runs.
  static var phone: UITraitCollection { phone(AppContext.current.systemStyle) }

  /// The traits of the phone that runs, with a style.
  static func phone(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    let context = AppContext.current
    return traits(of: context.device, context.interfaceOrientation, style)
  }

  /// The traits of a device whose interface is turned in some way, and with the current app's screen.
  static func traits(
    of device: Device, _ orientation: UIInterfaceOrientation, _ style: UIUserInterfaceStyle
  ) -> UITraitCollection {
    let (scale, measuresPressure) = AppContext.current.deviceTraits
    let (horizontal, vertical) = device.sizeClasses(orientation)
    return UITraitCollection(
      Traits(
        idiom: device.idiom, style: style, scale: scale, horizontal: horizontal,
        vertical: vertical, force: measuresPressure ? .available : .unavailable,
        contentSize: AppContext.current.contentSize))
  }

  /// Returns the same traits with a style; itself where that is its own.
  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != traits.style else { return self }
    var changed = traits
    changed.style = style
    return UITraitCollection(changed)
  }

  /// Whether the current appearance is the dark one.
  static var isCurrentDark: Bool {
    let context = AppContext.current
    return (context.currentTraits?.userInterfaceStyle ?? context.systemStyle) == .dark
  }

  private init(_ traits: Traits) {
    self.traits = traits
  }

  // MARK: - Making a collection

  /// Makes a collection without traits.
  public override init() {
    traits = Traits()
  }

  /// Makes a collection of the traits that others name; the last to name one counts.
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

  /// Makes a collection that names the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Traits(idiom: idiom))
  }

  /// Makes a collection that names the appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle))
  }

  /// Makes a collection that names the number of pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(Traits(scale: scale))
  }

  /// Makes a collection that names the room from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontal: horizontalSizeClass))
  }

  /// Makes a collection that names the room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(vertical: verticalSizeClass))
  }

  /// Makes a collection that names whether fingers have a force.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(Traits(force: capability))
  }

  /// Makes a collection that names how large the user wants text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(contentSize: preferredContentSizeCategory))
  }

  // MARK: - Traits

  /// Whether fingers have a `force`.
  open var forceTouchCapability: UIForceTouchCapability { traits.force }

  /// How large the user wants text; `large` at first.
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.contentSize }

  /// Light or dark; the phone's is light at first.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }

  /// Pixels per point; 0 for unspecified.
  open var displayScale: CGFloat { traits.scale }

  /// The room from left to right; compact on most iPhones.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }

  /// The room from top to bottom; compact on an iPhone in landscape.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }

  // MARK: - Comparing

  /// Whether all traits that another collection names are the same in this one; true for nil.
  @discardableResult
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).traits == traits
  }

  /// Whether dynamic colors differ between this collection and another one.
  @discardableResult
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }

  /// Whether both have the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  /// A hash of the traits.
  open override var hash: Int { traits.hashValue }

  /// Returns the collection itself, which never changes.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Using

  /// Calls a function with this collection as the current one.
  open func performAsCurrent(_ actions: () -> Void) {
    let old = AppContext.current.currentTraits
    AppContext.current.currentTraits = self
    actions()
    AppContext.current.currentTraits = old
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
