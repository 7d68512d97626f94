public import CoreGraphics
import PhoneFoundation

extension RunLoop.Mode {
  /// The run loop mode while a control or scroll view tracks a finger. All modes are equivalent
  /// here.
  ///
  /// - SeeAlso: developer.apple.com/documentation/foundation/runloop/mode/tracking
  public nonisolated static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
