// What apps import from QuartzCore; its implementation is in UIKit, with the views.
@_exported public import CoreGraphics

@_exported public import struct UIKit.CACornerMask
@_exported public import func UIKit.CACurrentMediaTime
@_exported public import class UIKit.CALayer
@_exported public import struct UIKit.CALayerContentsGravity
@_exported public import protocol UIKit.CALayerDelegate
@_exported public import protocol UIKit.CAMediaTiming
@_exported public import struct UIKit.CAMediaTimingFillMode
@_exported public import class UIKit.CAMediaTimingFunction
@_exported public import struct UIKit.CAMediaTimingFunctionName
@_exported public import struct UIKit.CATransform3D
@_exported public import func UIKit.CATransform3DConcat
@_exported public import func UIKit.CATransform3DEqualToTransform
@_exported public import func UIKit.CATransform3DGetAffineTransform
@_exported public import var UIKit.CATransform3DIdentity
@_exported public import func UIKit.CATransform3DInvert
@_exported public import func UIKit.CATransform3DIsAffine
@_exported public import func UIKit.CATransform3DIsIdentity
@_exported public import func UIKit.CATransform3DMakeAffineTransform
@_exported public import func UIKit.CATransform3DMakeRotation
@_exported public import func UIKit.CATransform3DMakeScale
@_exported public import func UIKit.CATransform3DMakeTranslation
@_exported public import func UIKit.CATransform3DRotate
@_exported public import func UIKit.CATransform3DScale
@_exported public import func UIKit.CATransform3DTranslate
@_exported public import typealias UIKit.CFTimeInterval
@_exported public import var UIKit.kCAFillModeBackwards
@_exported public import var UIKit.kCAFillModeBoth
@_exported public import var UIKit.kCAFillModeForwards
@_exported public import var UIKit.kCAFillModeRemoved
@_exported public import var UIKit.kCAMediaTimingFunctionDefault
@_exported public import var UIKit.kCAMediaTimingFunctionEaseIn
@_exported public import var UIKit.kCAMediaTimingFunctionEaseInEaseOut
@_exported public import var UIKit.kCAMediaTimingFunctionEaseOut
@_exported public import var UIKit.kCAMediaTimingFunctionLinear
