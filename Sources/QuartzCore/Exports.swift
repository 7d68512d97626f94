// iOS code that says `import QuartzCore` expects Foundation and Core Graphics with it.
@_exported public import CoreGraphics

// Scoped: they win over Foundation's of the same names. The first two are for the modules of this package.
@_exported public import struct PhoneFoundation.AppTime
@_exported public import class PhoneFoundation.RunLoop
@_exported public import class PhoneFoundation.TimerQueue
