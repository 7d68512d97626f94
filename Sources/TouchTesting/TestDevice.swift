package import UIKit

/// The simulated device of a test's phone: its screen, its safe area, and its size classes.
///
///     let phone = TestPhone(BoardController(), device: .iPhoneX)
///     phone.rotate(to: .landscapeLeft)
///     #expect(controller.view.safeAreaInsets.left == 44)
public struct TestDevice: Hashable, Sendable {
  package let device: Device

  private init(_ device: Device) {
    self.device = device
  }

  /// An iPhone with 320 × 480 points, as in the books.
  public static let iPhone = TestDevice(.iPhone)
  /// An iPhone with 320 × 568 points at scale 2.
  public static let iPhone5 = TestDevice(.iPhone5)
  /// An iPhone with 375 × 812 points at scale 3, a notch, and a home indicator.
  public static let iPhoneX = TestDevice(.iPhoneX)
  /// An iPad with 768 × 1024 points at scale 2.
  public static let iPad = TestDevice(.iPad)

  /// Creates a device from a `--device` name, such as `iphone-x` or `390x844@3`. Returns `nil` for
  /// any other name.
  public init?(named name: String) {
    guard let device = Device(named: name) else { return nil }
    self.device = device
  }
}
