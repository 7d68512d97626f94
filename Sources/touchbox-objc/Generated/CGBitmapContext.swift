// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_CGImageGetWidth")
func tb_CGImageGetWidth(_ a1: Raw?) -> UInt {
  guard let v1 = reference(a1, as: CGImage.self) else { return 0 }
  return UInt(bitPattern: v1.width)
}

@_cdecl("tb_CGImageGetHeight")
func tb_CGImageGetHeight(_ a1: Raw?) -> UInt {
  guard let v1 = reference(a1, as: CGImage.self) else { return 0 }
  return UInt(bitPattern: v1.height)
}

@_cdecl("tb_CGImageCreateWithImageInRect")
func tb_CGImageCreateWithImageInRect(_ a1: Raw?, _ a2: TBRect) -> Raw? {
  guard let v1 = reference(a1, as: CGImage.self) else { return nil }
  return retainedReference(v1.cropping(to: a2.value))
}

@_cdecl("tb_CGImageGetBitsPerComponent")
func tb_CGImageGetBitsPerComponent(_ a1: Raw?) -> UInt {
  guard let v1 = reference(a1, as: CGImage.self) else { return 0 }
  return UInt(bitPattern: v1.bitsPerComponent)
}

@_cdecl("tb_CGImageGetBitsPerPixel")
func tb_CGImageGetBitsPerPixel(_ a1: Raw?) -> UInt {
  guard let v1 = reference(a1, as: CGImage.self) else { return 0 }
  return UInt(bitPattern: v1.bitsPerPixel)
}

@_cdecl("tb_CGImageGetBytesPerRow")
func tb_CGImageGetBytesPerRow(_ a1: Raw?) -> UInt {
  guard let v1 = reference(a1, as: CGImage.self) else { return 0 }
  return UInt(bitPattern: v1.bytesPerRow)
}

@_cdecl("tb_CGImageGetColorSpace")
func tb_CGImageGetColorSpace(_ a1: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGImage.self) else { return nil }
  return retainedReference(v1.colorSpace)
}

@_cdecl("tb_CGImageGetAlphaInfo")
func tb_CGImageGetAlphaInfo(_ a1: Raw?) -> Int {
  guard let v1 = reference(a1, as: CGImage.self) else { return 0 }
  return Int(truncatingIfNeeded: (v1.alphaInfo).rawValue)
}

@_cdecl("tb_CGImageGetBitmapInfo")
func tb_CGImageGetBitmapInfo(_ a1: Raw?) -> Int {
  guard let v1 = reference(a1, as: CGImage.self) else { return 0 }
  return Int(truncatingIfNeeded: (v1.bitmapInfo).rawValue)
}

@_cdecl("tb_CGImageCreateCopy")
func tb_CGImageCreateCopy(_ a1: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGImage.self) else { return nil }
  return retainedReference(v1.copy())
}

@_cdecl("tb_CGBitmapContextCreate")
func tb_CGBitmapContextCreate(_ a1: Raw?, _ a2: UInt, _ a3: UInt, _ a4: UInt, _ a5: UInt, _ a6: Raw?, _ a7: Int) -> Raw? {
  guard let v6 = reference(a6, as: CGColorSpace.self) else { return nil }
  return retainedReference(CGContext(data: a1, width: Int(truncatingIfNeeded: a2), height: Int(truncatingIfNeeded: a3), bitsPerComponent: Int(truncatingIfNeeded: a4), bytesPerRow: Int(truncatingIfNeeded: a5), space: v6, bitmapInfo: CGBitmapInfo(rawValue: .init(truncatingIfNeeded: a7)).rawValue))
}

@_cdecl("tb_CGBitmapContextCreateImage")
func tb_CGBitmapContextCreateImage(_ a1: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGContext.self) else { return nil }
  return retainedReference(v1.makeImage())
}

@_cdecl("tb_CGBitmapContextGetData")
func tb_CGBitmapContextGetData(_ a1: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGContext.self) else { return nil }
  return v1.data
}

@_cdecl("tb_CGBitmapContextGetWidth")
func tb_CGBitmapContextGetWidth(_ a1: Raw?) -> UInt {
  guard let v1 = reference(a1, as: CGContext.self) else { return 0 }
  return UInt(bitPattern: v1.width)
}

@_cdecl("tb_CGBitmapContextGetHeight")
func tb_CGBitmapContextGetHeight(_ a1: Raw?) -> UInt {
  guard let v1 = reference(a1, as: CGContext.self) else { return 0 }
  return UInt(bitPattern: v1.height)
}

@_cdecl("tb_CGBitmapContextGetBitsPerComponent")
func tb_CGBitmapContextGetBitsPerComponent(_ a1: Raw?) -> UInt {
  guard let v1 = reference(a1, as: CGContext.self) else { return 0 }
  return UInt(bitPattern: v1.bitsPerComponent)
}

@_cdecl("tb_CGBitmapContextGetBitsPerPixel")
func tb_CGBitmapContextGetBitsPerPixel(_ a1: Raw?) -> UInt {
  guard let v1 = reference(a1, as: CGContext.self) else { return 0 }
  return UInt(bitPattern: v1.bitsPerPixel)
}

@_cdecl("tb_CGBitmapContextGetBytesPerRow")
func tb_CGBitmapContextGetBytesPerRow(_ a1: Raw?) -> UInt {
  guard let v1 = reference(a1, as: CGContext.self) else { return 0 }
  return UInt(bitPattern: v1.bytesPerRow)
}

@_cdecl("tb_CGBitmapContextGetColorSpace")
func tb_CGBitmapContextGetColorSpace(_ a1: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGContext.self) else { return nil }
  return retainedReference(v1.colorSpace)
}

@_cdecl("tb_CGBitmapContextGetBitmapInfo")
func tb_CGBitmapContextGetBitmapInfo(_ a1: Raw?) -> Int {
  guard let v1 = reference(a1, as: CGContext.self) else { return 0 }
  return Int(truncatingIfNeeded: (v1.bitmapInfo).rawValue)
}
