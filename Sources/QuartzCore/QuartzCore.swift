// What samples of the books import from QuartzCore; it lives with the views in UIKit.
@_exported public import CoreGraphics

@_exported public import func UIKit.CACurrentMediaTime
@_exported public import class UIKit.CALayer
@_exported public import typealias UIKit.CFTimeInterval
