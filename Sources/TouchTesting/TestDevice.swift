package import UIKit

/// The simulated device of a test phone: its screen, safe area, and size classes.
///
///     let phone = TestPhone(BoardController(), device: .iPhoneX)
///     phone.rotate(to: .landscapeLeft)
///     #expect(controller.view.safeAreaInsets.left == 44)
public struct TestDevice: Hashable, Sendable {
  package let device: Device

  private init(_ device: Device) {
    self.device = device
  }

  /// A 320 × 480 point iPhone, as in the books.
  public static let iPhone = TestDevice(.iPhone)
  /// A 320 × 568 point iPhone at scale 2.
  public static let iPhone5 = TestDevice(.iPhone5)
  /// A 375 × 812 point iPhone at scale 3, with a notch and a home indicator.
  public static let iPhoneX = TestDevice(.iPhoneX)
  /// A 768 × 1024 point iPad at scale 2.
  public static let iPad = TestDevice(.iPad)

  /// Creates a device from a `--device` name, such as `iphone-x` or `390x844@3`. Returns `nil` for
  /// any other name.
  public init?(named name: String) {
    guard let device = Device(named: name) else { return nil }
    self.device = device
  }
}
