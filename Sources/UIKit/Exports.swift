// iOS code imports only UIKit and expects Foundation and Core Graphics to be included.
@_exported public import CoreGraphics
// Lets `UIKit.CALayer` and similar names compile, as on iOS.
@_exported public import QuartzCore

// Scoped imports take precedence over `import Foundation` in the same file, so these names refer to
// types that run on the phone's clock. `AppTime` and `TimerQueue` are exported only for this
// package.
@_exported public import struct PhoneFoundation.AppTime
@_exported public import class PhoneFoundation.DispatchGroup
@_exported public import enum PhoneFoundation.DispatchPredicate
@_exported public import class PhoneFoundation.DispatchQueue
@_exported public import struct PhoneFoundation.DispatchTime
@_exported public import struct PhoneFoundation.DispatchWallTime
@_exported public import class PhoneFoundation.DispatchWorkItem
@_exported public import func PhoneFoundation.NSLog
@_exported public import class PhoneFoundation.RunLoop
@_exported public import class PhoneFoundation.Timer
@_exported public import class PhoneFoundation.TimerQueue
@_exported public import class PhoneFoundation.UserDefaults
@_exported public import func PhoneFoundation.dispatchPrecondition
