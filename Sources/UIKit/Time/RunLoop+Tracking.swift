public import CoreGraphics
import PhoneFoundation

extension RunLoop.Mode {
  /// The mode while a control or a scroll view follows a finger; here all modes are the same.
  ///
  /// - SeeAlso: developer.apple.com/documentation/foundation/runloop/mode/tracking
  public nonisolated static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
