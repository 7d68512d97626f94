// What apps import from QuartzCore; its implementation is in UIKit, with the views.
@_exported public import CoreGraphics

@_exported public import func UIKit.CACurrentMediaTime
@_exported public import class UIKit.CALayer
@_exported public import typealias UIKit.CFTimeInterval
