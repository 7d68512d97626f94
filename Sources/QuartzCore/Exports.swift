// iOS code that imports QuartzCore also expects Foundation and Core Graphics.
@_exported public import CoreGraphics

// Scoped imports take precedence over Foundation types of the same name. The first two are for
// modules in this package.
@_exported public import struct PhoneFoundation.AppTime
@_exported public import class PhoneFoundation.RunLoop
@_exported public import class PhoneFoundation.TimerQueue
