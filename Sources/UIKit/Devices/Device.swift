import CoreGraphics

/// An iPhone or iPad as apps see it: its screen, covered edges, and size classes.
///
/// - SeeAlso: developer.apple.com/design/human-interface-guidelines/layout
package nonisolated struct Device: Hashable, Sendable {
  /// The name used by `--device` and scripts.
  package let name: String
  /// The screen size in portrait, in points.
  package let size: CGSize
  /// The number of pixels per point, or `nil` if it depends on the program's window.
  package let scale: CGFloat?
  /// Whether the screen has rounded corners, a notch, and a home indicator instead of a home
  /// button.
  package let hasNotch: Bool

  private init(_ name: String, _ size: CGSize, scale: CGFloat?, hasNotch: Bool = false) {
    (self.name, self.size, self.scale, self.hasNotch) = (name, size, scale, hasNotch)
  }

  /// The iPhone up to the 4S, as in older programming books. The program's window sets its scale.
  package static let iPhone = Device("iphone", CGSize(width: 320, height: 480), scale: nil)
  /// The iPhone 5, 5S, and first-generation SE.
  package static let iPhone5 = Device("iphone5", CGSize(width: 320, height: 568), scale: 2)
  /// The iPhone X, XS, and 11 Pro.
  package static let iPhoneX = Device(
    "iphone-x", CGSize(width: 375, height: 812), scale: 3, hasNotch: true)
  /// An iPad with a home button and a 9.7-inch screen.
  package static let iPad = Device("ipad", CGSize(width: 768, height: 1024), scale: 2)

  /// The widths in points of iPhones without a home button, including the zoomed display, and the
  /// smallest ratio of their height to their width. The ratio of iPhones with a home button is at
  /// most 16 to 9.
  private static let (notchWidths, notchRatio) = (320..<700, 2.1)

  /// The devices that have names.
  package static let named: [Device] = [.iPhone, .iPhone5, .iPhoneX, .iPad]

  /// The valid side lengths of a screen, in points.
  package static let sides = 100...2000

  /// The valid device names, for messages.
  package static let expectedNames =
    named.map(\.name).joined(separator: ", ") + " or WIDTHxHEIGHT@SCALE, such as 390x844@3, with "
    + "sides of \(sides.lowerBound) to \(sides.upperBound) points and a scale of 1, 2 or 3"

  /// Creates the device with the given name, or a device whose portrait size is given as the name.
  /// Returns `nil` for other names.
  package init?(named name: String) {
    if let known = Self.named.first(where: { $0.name == name }) {
      self = known
      return
    }
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    let scale = parts.count == 2 ? Int(parts[1]) : 1
    guard sides.count == 2, let width = sides[0], let height = sides[1], let scale,
      Self.sides.contains(width), Self.sides.contains(height), (1...3).contains(scale)
    else { return nil }
    let (short, long) = (min(width, height), max(width, height))
    self.init(
      "\(width)x\(height)@\(scale)", CGSize(width: width, height: height), scale: CGFloat(scale),
      hasNotch: Self.notchWidths.contains(short) && Double(long) > Self.notchRatio * Double(short))
  }

  /// The length of the shorter side, in points.
  private var shortSide: CGFloat { min(size.width, size.height) }

  /// The kind of device. A device whose shorter side is at least 700 points is an iPad: the
  /// smallest iPad is 744 points wide, and the largest iPhone is 440.
  package var idiom: UIUserInterfaceIdiom { shortSide >= 700 ? .pad : .phone }

  /// The height of the status bar, in points.
  package var statusBarHeight: CGFloat { hasNotch ? 44 : 20 }

  /// Returns the screen's bounds in points for an orientation.
  package func bounds(_ orientation: UIInterfaceOrientation) -> CGRect {
    CGRect(
      origin: .zero,
      size: orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size)
  }

  /// Returns the covered parts of the screen's edges, in points.
  ///
  /// Source: the values that Apple published for the iPhone X ("Designing for iPhone X": 44 at the
  /// top and 34 at the bottom; in landscape, 44 on both sides and 21 at the bottom).
  package func safeArea(
    _ orientation: UIInterfaceOrientation, isStatusBarHidden: Bool
  ) -> UIEdgeInsets {
    switch (hasNotch, orientation.isLandscape) {
    case (false, _):
      UIEdgeInsets(top: isStatusBarHidden ? 0 : statusBarHeight, left: 0, bottom: 0, right: 0)
    case (true, false): UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    case (true, true): UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    }
  }

  /// Returns the horizontal and vertical size classes.
  ///
  /// Source: the table "Device size classes" on Apple's layout page. iPads are regular. iPhones
  /// have a compact width and, in landscape, a compact height; iPhones at least 414 points wide
  /// (Plus, Max, XR, 11) have a regular width in landscape.
  package func sizeClasses(
    _ orientation: UIInterfaceOrientation
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    if idiom == .pad { return (.regular, .regular) }
    let bounds = bounds(orientation)
    guard bounds.width > bounds.height else { return (.compact, .regular) }
    return (shortSide >= 414 ? .regular : .compact, .compact)
  }
}
