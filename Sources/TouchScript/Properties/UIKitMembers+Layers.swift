import UIKit

// The members of layers and their animations, by class.
extension UIKitMembers {
  static let layerMembers: Table<CALayer> = [
    ("actions", { $0.actions }),
    ("allowsEdgeAntialiasing", { $0.allowsEdgeAntialiasing }),
    ("anchorPoint", { $0.anchorPoint }),
    ("anchorPointZ", { $0.anchorPointZ }),
    ("backgroundColor", { $0.backgroundColor }),
    ("borderColor", { $0.borderColor }),
    ("borderWidth", { $0.borderWidth }),
    ("bounds", { $0.bounds }),
    ("contents", { $0.contents }),
    ("contentsCenter", { $0.contentsCenter }),
    ("contentsGravity", { $0.contentsGravity }),
    ("contentsRect", { $0.contentsRect }),
    ("contentsScale", { $0.contentsScale }),
    ("cornerCurve", { $0.cornerCurve }),
    ("cornerRadius", { $0.cornerRadius }),
    ("delegate", { $0.delegate }),
    ("drawsAsynchronously", { $0.drawsAsynchronously }),
    ("frame", { $0.frame }),
    ("isDoubleSided", { $0.isDoubleSided }),
    ("isHidden", { $0.isHidden }),
    ("isOpaque", { $0.isOpaque }),
    ("magnificationFilter", { $0.magnificationFilter }),
    ("mask", { $0.mask }),
    ("maskedCorners", { $0.maskedCorners }),
    ("masksToBounds", { $0.masksToBounds }),
    ("minificationFilter", { $0.minificationFilter }),
    ("name", { $0.name }),
    ("needsDisplayOnBoundsChange", { $0.needsDisplayOnBoundsChange }),
    ("opacity", { $0.opacity }),
    ("position", { $0.position }),
    ("presentation", { $0.presented }),
    ("rasterizationScale", { $0.rasterizationScale }),
    ("shadowColor", { $0.shadowColor }),
    ("shadowOffset", { $0.shadowOffset }),
    ("shadowOpacity", { $0.shadowOpacity }),
    ("shadowPath", { $0.shadowPath }),
    ("shadowRadius", { $0.shadowRadius }),
    ("shouldRasterize", { $0.shouldRasterize }),
    ("sublayers", { $0.sublayers }),
    ("sublayerTransform", { $0.sublayerTransform }),
    ("superlayer", { $0.superlayer }),
    ("transform", { $0.affineTransform() }),
    ("zPosition", { $0.zPosition }),
  ]

  static let shapeLayerMembers: Table<CAShapeLayer> = [
    ("fillColor", { $0.fillColor }),
    ("fillRule", { $0.fillRule }),
    ("lineCap", { $0.lineCap }),
    ("lineDashPattern", { $0.lineDashPattern }),
    ("lineDashPhase", { $0.lineDashPhase }),
    ("lineJoin", { $0.lineJoin }),
    ("lineWidth", { $0.lineWidth }),
    ("miterLimit", { $0.miterLimit }),
    ("path", { $0.path }),
    ("strokeColor", { $0.strokeColor }),
    ("strokeEnd", { $0.strokeEnd }),
    ("strokeStart", { $0.strokeStart }),
  ]

  static let gradientLayerMembers: Table<CAGradientLayer> = [
    ("colors", { $0.colors }),
    ("endPoint", { $0.endPoint }),
    ("locations", { $0.locations }),
    ("startPoint", { $0.startPoint }),
    ("type", { $0.type }),
  ]

  static let textLayerMembers: Table<CATextLayer> = [
    ("alignmentMode", { $0.alignmentMode }),
    ("font", { $0.font }),
    ("fontSize", { $0.fontSize }),
    ("foregroundColor", { $0.foregroundColor }),
    ("isWrapped", { $0.isWrapped }),
    ("string", { $0.string }),
    ("truncationMode", { $0.truncationMode }),
  ]

  static let replicatorLayerMembers: Table<CAReplicatorLayer> = [
    ("instanceAlphaOffset", { $0.instanceAlphaOffset }),
    ("instanceBlueOffset", { $0.instanceBlueOffset }),
    ("instanceColor", { $0.instanceColor }),
    ("instanceCount", { $0.instanceCount }),
    ("instanceDelay", { $0.instanceDelay }),
    ("instanceGreenOffset", { $0.instanceGreenOffset }),
    ("instanceRedOffset", { $0.instanceRedOffset }),
    ("instanceTransform", { $0.instanceTransform }),
  ]

  static let animationMembers: Table<CAAnimation> = [
    ("delegate", { $0.delegate }),
    ("isRemovedOnCompletion", { $0.isRemovedOnCompletion }),
    ("timingFunction", { $0.timingFunction }),
  ]

  static let propertyAnimationMembers: Table<CAPropertyAnimation> = [
    ("isAdditive", { $0.isAdditive }),
    ("isCumulative", { $0.isCumulative }),
    ("keyPath", { $0.keyPath }),
  ]

  static let basicAnimationMembers: Table<CABasicAnimation> = [
    ("byValue", { $0.byValue }),
    ("fromValue", { $0.fromValue }),
    ("toValue", { $0.toValue }),
  ]

  static let keyframeAnimationMembers: Table<CAKeyframeAnimation> = [
    ("biasValues", { $0.biasValues }),
    ("calculationMode", { $0.calculationMode }),
    ("continuityValues", { $0.continuityValues }),
    ("keyTimes", { $0.keyTimes }),
    ("path", { $0.path }),
    ("rotationMode", { $0.rotationMode }),
    ("tensionValues", { $0.tensionValues }),
    ("timingFunctions", { $0.timingFunctions }),
    ("values", { $0.values }),
  ]

  static let springAnimationMembers: Table<CASpringAnimation> = [
    ("allowsOverdamping", { $0.allowsOverdamping }),
    ("damping", { $0.damping }),
    ("initialVelocity", { $0.initialVelocity }),
    ("mass", { $0.mass }),
    ("settlingDuration", { $0.settlingDuration }),
    ("stiffness", { $0.stiffness }),
  ]

  static let transitionMembers: Table<CATransition> = [
    ("endProgress", { $0.endProgress }),
    ("startProgress", { $0.startProgress }),
    ("subtype", { $0.subtype }),
    ("type", { $0.type }),
  ]

  static let animationGroupMembers: Table<CAAnimationGroup> = [
    ("animations", { $0.animations })
  ]

  static let mediaTimingMembers: Table<any CAMediaTiming> = [
    ("autoreverses", { $0.autoreverses }),
    ("beginTime", { $0.beginTime }),
    ("duration", { $0.duration }),
    ("fillMode", { $0.fillMode }),
    ("repeatCount", { $0.repeatCount }),
    ("repeatDuration", { $0.repeatDuration }),
    ("speed", { $0.speed }),
    ("timeOffset", { $0.timeOffset }),
  ]

  /// The members of a layer's presentation, by view property name and layer property name.
  static let layerStateMembers: Table<LayerState> = [
    ("alpha", { $0.opacity }),
    ("anchorPoint", { $0.anchorPoint }),
    ("backgroundColor", { $0.backgroundColor }),
    ("borderColor", { $0.borderColor }),
    ("borderWidth", { $0.borderWidth }),
    ("bounds", { $0.bounds }),
    ("center", { $0.position }),
    ("cornerRadius", { $0.cornerRadius }),
    ("frame", { $0.frame }),
    ("isHidden", { $0.isHidden }),
    ("layer", { $0 }),
    ("opacity", { $0.opacity }),
    ("position", { $0.position }),
    ("transform", { $0.transform }),
  ]
}
