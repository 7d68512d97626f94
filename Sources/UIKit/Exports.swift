// iOS code writes only `import UIKit` and expects Foundation and Core Graphics with it.
@_exported public import CoreGraphics
// `UIKit.CALayer` and similar names compile, as on iOS.
@_exported public import QuartzCore

// A scoped import wins over `import Foundation` in the same file, so these names mean the types
// that run on the phone's clock. `AppTime` and `TimerQueue` are for the modules of this package.
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
@_exported public import func PhoneFoundation.dispatchPrecondition
