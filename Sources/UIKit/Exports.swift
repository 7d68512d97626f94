// iOS code says `import UIKit` alone and expects Foundation and Core Graphics with it.
@_exported public import CoreGraphics
// UIKit.CALayer and its like compile, as on iOS.
@_exported public import QuartzCore

// Names that a scoped import brings win over those of `import Foundation` in the same file: these run on
// the phone's clock. `AppTime` and `TimerQueue` are for the modules of this package.
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
