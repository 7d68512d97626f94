// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_CATransform3DMakeTranslation")
func tb_CATransform3DMakeTranslation(_ a1: Double, _ a2: Double, _ a3: Double) -> TBTransform3D {
  return TBTransform3D(CATransform3DMakeTranslation(CGFloat(a1), CGFloat(a2), CGFloat(a3)))
}

@_cdecl("tb_CATransform3DMakeScale")
func tb_CATransform3DMakeScale(_ a1: Double, _ a2: Double, _ a3: Double) -> TBTransform3D {
  return TBTransform3D(CATransform3DMakeScale(CGFloat(a1), CGFloat(a2), CGFloat(a3)))
}

@_cdecl("tb_CATransform3DMakeRotation")
func tb_CATransform3DMakeRotation(_ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double) -> TBTransform3D {
  return TBTransform3D(CATransform3DMakeRotation(CGFloat(a1), CGFloat(a2), CGFloat(a3), CGFloat(a4)))
}

@_cdecl("tb_CATransform3DTranslate")
func tb_CATransform3DTranslate(_ a1: TBTransform3D, _ a2: Double, _ a3: Double, _ a4: Double) -> TBTransform3D {
  return TBTransform3D(CATransform3DTranslate(a1.value, CGFloat(a2), CGFloat(a3), CGFloat(a4)))
}

@_cdecl("tb_CATransform3DScale")
func tb_CATransform3DScale(_ a1: TBTransform3D, _ a2: Double, _ a3: Double, _ a4: Double) -> TBTransform3D {
  return TBTransform3D(CATransform3DScale(a1.value, CGFloat(a2), CGFloat(a3), CGFloat(a4)))
}

@_cdecl("tb_CATransform3DRotate")
func tb_CATransform3DRotate(_ a1: TBTransform3D, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double) -> TBTransform3D {
  return TBTransform3D(CATransform3DRotate(a1.value, CGFloat(a2), CGFloat(a3), CGFloat(a4), CGFloat(a5)))
}

@_cdecl("tb_CATransform3DConcat")
func tb_CATransform3DConcat(_ a1: TBTransform3D, _ a2: TBTransform3D) -> TBTransform3D {
  return TBTransform3D(CATransform3DConcat(a1.value, a2.value))
}

@_cdecl("tb_CATransform3DInvert")
func tb_CATransform3DInvert(_ a1: TBTransform3D) -> TBTransform3D {
  return TBTransform3D(CATransform3DInvert(a1.value))
}

@_cdecl("tb_CATransform3DMakeAffineTransform")
func tb_CATransform3DMakeAffineTransform(_ a1: TBTransform) -> TBTransform3D {
  return TBTransform3D(CATransform3DMakeAffineTransform(a1.value))
}

@_cdecl("tb_CATransform3DGetAffineTransform")
func tb_CATransform3DGetAffineTransform(_ a1: TBTransform3D) -> TBTransform {
  return TBTransform(CATransform3DGetAffineTransform(a1.value))
}

@_cdecl("tb_CATransform3DIsAffine")
func tb_CATransform3DIsAffine(_ a1: TBTransform3D) -> UInt8 {
  return (CATransform3DIsAffine(a1.value) ? 1 : 0)
}

@_cdecl("tb_CATransform3DIsIdentity")
func tb_CATransform3DIsIdentity(_ a1: TBTransform3D) -> UInt8 {
  return (CATransform3DIsIdentity(a1.value) ? 1 : 0)
}

@_cdecl("tb_CATransform3DEqualToTransform")
func tb_CATransform3DEqualToTransform(_ a1: TBTransform3D, _ a2: TBTransform3D) -> UInt8 {
  return (CATransform3DEqualToTransform(a1.value, a2.value) ? 1 : 0)
}
