// iOS code that imports QuartzCore expects Foundation and Core Graphics too.
@_exported public import CoreGraphics

// Scoped imports take precedence over Foundation's types with the same names. The first two are for
// modules of this package.
@_exported public import struct PhoneFoundation.AppTime
@_exported public import class PhoneFoundation.RunLoop
@_exported public import class PhoneFoundation.TimerQueue
