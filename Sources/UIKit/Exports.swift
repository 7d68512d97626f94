// iOS code says `import UIKit` alone and expects Foundation and Core Graphics with it.
@_exported public import CoreGraphics
