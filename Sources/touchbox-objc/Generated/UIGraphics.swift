// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UIColor_blackColor_class")
func tb_UIColor_blackColor_class() -> Raw? {
  return retainedBox(UIColor.black, "UIColor")
}

@_cdecl("tb_UIColor_darkGrayColor_class")
func tb_UIColor_darkGrayColor_class() -> Raw? {
  return retainedBox(UIColor.darkGray, "UIColor")
}

@_cdecl("tb_UIColor_lightGrayColor_class")
func tb_UIColor_lightGrayColor_class() -> Raw? {
  return retainedBox(UIColor.lightGray, "UIColor")
}

@_cdecl("tb_UIColor_whiteColor_class")
func tb_UIColor_whiteColor_class() -> Raw? {
  return retainedBox(UIColor.white, "UIColor")
}

@_cdecl("tb_UIColor_grayColor_class")
func tb_UIColor_grayColor_class() -> Raw? {
  return retainedBox(UIColor.gray, "UIColor")
}

@_cdecl("tb_UIColor_redColor_class")
func tb_UIColor_redColor_class() -> Raw? {
  return retainedBox(UIColor.red, "UIColor")
}

@_cdecl("tb_UIColor_greenColor_class")
func tb_UIColor_greenColor_class() -> Raw? {
  return retainedBox(UIColor.green, "UIColor")
}

@_cdecl("tb_UIColor_blueColor_class")
func tb_UIColor_blueColor_class() -> Raw? {
  return retainedBox(UIColor.blue, "UIColor")
}

@_cdecl("tb_UIColor_cyanColor_class")
func tb_UIColor_cyanColor_class() -> Raw? {
  return retainedBox(UIColor.cyan, "UIColor")
}

@_cdecl("tb_UIColor_yellowColor_class")
func tb_UIColor_yellowColor_class() -> Raw? {
  return retainedBox(UIColor.yellow, "UIColor")
}

@_cdecl("tb_UIColor_magentaColor_class")
func tb_UIColor_magentaColor_class() -> Raw? {
  return retainedBox(UIColor.magenta, "UIColor")
}

@_cdecl("tb_UIColor_orangeColor_class")
func tb_UIColor_orangeColor_class() -> Raw? {
  return retainedBox(UIColor.orange, "UIColor")
}

@_cdecl("tb_UIColor_purpleColor_class")
func tb_UIColor_purpleColor_class() -> Raw? {
  return retainedBox(UIColor.purple, "UIColor")
}

@_cdecl("tb_UIColor_brownColor_class")
func tb_UIColor_brownColor_class() -> Raw? {
  return retainedBox(UIColor.brown, "UIColor")
}

@_cdecl("tb_UIColor_clearColor_class")
func tb_UIColor_clearColor_class() -> Raw? {
  return retainedBox(UIColor.clear, "UIColor")
}

@_cdecl("tb_UIColor_systemRedColor_class")
func tb_UIColor_systemRedColor_class() -> Raw? {
  return retainedBox(UIColor.systemRed, "UIColor")
}

@_cdecl("tb_UIColor_systemGreenColor_class")
func tb_UIColor_systemGreenColor_class() -> Raw? {
  return retainedBox(UIColor.systemGreen, "UIColor")
}

@_cdecl("tb_UIColor_systemBlueColor_class")
func tb_UIColor_systemBlueColor_class() -> Raw? {
  return retainedBox(UIColor.systemBlue, "UIColor")
}

@_cdecl("tb_UIColor_systemOrangeColor_class")
func tb_UIColor_systemOrangeColor_class() -> Raw? {
  return retainedBox(UIColor.systemOrange, "UIColor")
}

@_cdecl("tb_UIColor_systemYellowColor_class")
func tb_UIColor_systemYellowColor_class() -> Raw? {
  return retainedBox(UIColor.systemYellow, "UIColor")
}

@_cdecl("tb_UIColor_systemPinkColor_class")
func tb_UIColor_systemPinkColor_class() -> Raw? {
  return retainedBox(UIColor.systemPink, "UIColor")
}

@_cdecl("tb_UIColor_systemPurpleColor_class")
func tb_UIColor_systemPurpleColor_class() -> Raw? {
  return retainedBox(UIColor.systemPurple, "UIColor")
}

@_cdecl("tb_UIColor_systemTealColor_class")
func tb_UIColor_systemTealColor_class() -> Raw? {
  return retainedBox(UIColor.systemTeal, "UIColor")
}

@_cdecl("tb_UIColor_systemIndigoColor_class")
func tb_UIColor_systemIndigoColor_class() -> Raw? {
  return retainedBox(UIColor.systemIndigo, "UIColor")
}

@_cdecl("tb_UIColor_systemBrownColor_class")
func tb_UIColor_systemBrownColor_class() -> Raw? {
  return retainedBox(UIColor.systemBrown, "UIColor")
}

@_cdecl("tb_UIColor_systemMintColor_class")
func tb_UIColor_systemMintColor_class() -> Raw? {
  return retainedBox(UIColor.systemMint, "UIColor")
}

@_cdecl("tb_UIColor_systemCyanColor_class")
func tb_UIColor_systemCyanColor_class() -> Raw? {
  return retainedBox(UIColor.systemCyan, "UIColor")
}

@_cdecl("tb_UIColor_systemGrayColor_class")
func tb_UIColor_systemGrayColor_class() -> Raw? {
  return retainedBox(UIColor.systemGray, "UIColor")
}

@_cdecl("tb_UIColor_systemGray2Color_class")
func tb_UIColor_systemGray2Color_class() -> Raw? {
  return retainedBox(UIColor.systemGray2, "UIColor")
}

@_cdecl("tb_UIColor_systemGray3Color_class")
func tb_UIColor_systemGray3Color_class() -> Raw? {
  return retainedBox(UIColor.systemGray3, "UIColor")
}

@_cdecl("tb_UIColor_systemGray4Color_class")
func tb_UIColor_systemGray4Color_class() -> Raw? {
  return retainedBox(UIColor.systemGray4, "UIColor")
}

@_cdecl("tb_UIColor_systemGray5Color_class")
func tb_UIColor_systemGray5Color_class() -> Raw? {
  return retainedBox(UIColor.systemGray5, "UIColor")
}

@_cdecl("tb_UIColor_systemGray6Color_class")
func tb_UIColor_systemGray6Color_class() -> Raw? {
  return retainedBox(UIColor.systemGray6, "UIColor")
}

@_cdecl("tb_UIColor_labelColor_class")
func tb_UIColor_labelColor_class() -> Raw? {
  return retainedBox(UIColor.label, "UIColor")
}

@_cdecl("tb_UIColor_secondaryLabelColor_class")
func tb_UIColor_secondaryLabelColor_class() -> Raw? {
  return retainedBox(UIColor.secondaryLabel, "UIColor")
}

@_cdecl("tb_UIColor_tertiaryLabelColor_class")
func tb_UIColor_tertiaryLabelColor_class() -> Raw? {
  return retainedBox(UIColor.tertiaryLabel, "UIColor")
}

@_cdecl("tb_UIColor_quaternaryLabelColor_class")
func tb_UIColor_quaternaryLabelColor_class() -> Raw? {
  return retainedBox(UIColor.quaternaryLabel, "UIColor")
}

@_cdecl("tb_UIColor_linkColor_class")
func tb_UIColor_linkColor_class() -> Raw? {
  return retainedBox(UIColor.link, "UIColor")
}

@_cdecl("tb_UIColor_placeholderTextColor_class")
func tb_UIColor_placeholderTextColor_class() -> Raw? {
  return retainedBox(UIColor.placeholderText, "UIColor")
}

@_cdecl("tb_UIColor_separatorColor_class")
func tb_UIColor_separatorColor_class() -> Raw? {
  return retainedBox(UIColor.separator, "UIColor")
}

@_cdecl("tb_UIColor_opaqueSeparatorColor_class")
func tb_UIColor_opaqueSeparatorColor_class() -> Raw? {
  return retainedBox(UIColor.opaqueSeparator, "UIColor")
}

@_cdecl("tb_UIColor_systemBackgroundColor_class")
func tb_UIColor_systemBackgroundColor_class() -> Raw? {
  return retainedBox(UIColor.systemBackground, "UIColor")
}

@_cdecl("tb_UIColor_secondarySystemBackgroundColor_class")
func tb_UIColor_secondarySystemBackgroundColor_class() -> Raw? {
  return retainedBox(UIColor.secondarySystemBackground, "UIColor")
}

@_cdecl("tb_UIColor_tertiarySystemBackgroundColor_class")
func tb_UIColor_tertiarySystemBackgroundColor_class() -> Raw? {
  return retainedBox(UIColor.tertiarySystemBackground, "UIColor")
}

@_cdecl("tb_UIColor_systemGroupedBackgroundColor_class")
func tb_UIColor_systemGroupedBackgroundColor_class() -> Raw? {
  return retainedBox(UIColor.systemGroupedBackground, "UIColor")
}

@_cdecl("tb_UIColor_secondarySystemGroupedBackgroundColor_class")
func tb_UIColor_secondarySystemGroupedBackgroundColor_class() -> Raw? {
  return retainedBox(UIColor.secondarySystemGroupedBackground, "UIColor")
}

@_cdecl("tb_UIColor_tertiarySystemGroupedBackgroundColor_class")
func tb_UIColor_tertiarySystemGroupedBackgroundColor_class() -> Raw? {
  return retainedBox(UIColor.tertiarySystemGroupedBackground, "UIColor")
}

@_cdecl("tb_UIColor_systemFillColor_class")
func tb_UIColor_systemFillColor_class() -> Raw? {
  return retainedBox(UIColor.systemFill, "UIColor")
}

@_cdecl("tb_UIColor_secondarySystemFillColor_class")
func tb_UIColor_secondarySystemFillColor_class() -> Raw? {
  return retainedBox(UIColor.secondarySystemFill, "UIColor")
}

@_cdecl("tb_UIColor_tertiarySystemFillColor_class")
func tb_UIColor_tertiarySystemFillColor_class() -> Raw? {
  return retainedBox(UIColor.tertiarySystemFill, "UIColor")
}

@_cdecl("tb_UIColor_quaternarySystemFillColor_class")
func tb_UIColor_quaternarySystemFillColor_class() -> Raw? {
  return retainedBox(UIColor.quaternarySystemFill, "UIColor")
}

@_cdecl("tb_UIColor_lightTextColor_class")
func tb_UIColor_lightTextColor_class() -> Raw? {
  return retainedBox(UIColor.lightText, "UIColor")
}

@_cdecl("tb_UIColor_darkTextColor_class")
func tb_UIColor_darkTextColor_class() -> Raw? {
  return retainedBox(UIColor.darkText, "UIColor")
}

@_cdecl("tb_UIColor_colorWithRed_green_blue_alpha_class")
func tb_UIColor_colorWithRed_green_blue_alpha_class(_ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double) -> Raw? {
  return retainedBox(UIColor(red: CGFloat(a1), green: CGFloat(a2), blue: CGFloat(a3), alpha: CGFloat(a4)), "UIColor")
}

@_cdecl("tb_UIColor_colorWithWhite_alpha_class")
func tb_UIColor_colorWithWhite_alpha_class(_ a1: Double, _ a2: Double) -> Raw? {
  return retainedBox(UIColor(white: CGFloat(a1), alpha: CGFloat(a2)), "UIColor")
}

@_cdecl("tb_UIColor_colorWithHue_saturation_brightness_alpha_class")
func tb_UIColor_colorWithHue_saturation_brightness_alpha_class(_ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double) -> Raw? {
  return retainedBox(UIColor(hue: CGFloat(a1), saturation: CGFloat(a2), brightness: CGFloat(a3), alpha: CGFloat(a4)), "UIColor")
}

@_cdecl("tb_UIColor_colorWithCGColor_class")
func tb_UIColor_colorWithCGColor_class(_ a1: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGColor.self) else { return nil }
  return retainedBox(UIColor(cgColor: v1), "UIColor")
}

@_cdecl("tb_UIColor_colorWithPatternImage_class")
func tb_UIColor_colorWithPatternImage_class(_ a1: Raw?) -> Raw? {
  guard let v1 = swiftObject(a1, as: UIImage.self) else { return nil }
  return retainedBox(UIColor(patternImage: v1), "UIColor")
}

@_cdecl("tb_UIColor_initWithRed_green_blue_alpha")
func tb_UIColor_initWithRed_green_blue_alpha(_ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double) -> Raw? {
  return retainedPeer(UIColor(red: CGFloat(a1), green: CGFloat(a2), blue: CGFloat(a3), alpha: CGFloat(a4)))
}

@_cdecl("tb_UIColor_initWithWhite_alpha")
func tb_UIColor_initWithWhite_alpha(_ a1: Double, _ a2: Double) -> Raw? {
  return retainedPeer(UIColor(white: CGFloat(a1), alpha: CGFloat(a2)))
}

@_cdecl("tb_UIColor_initWithHue_saturation_brightness_alpha")
func tb_UIColor_initWithHue_saturation_brightness_alpha(_ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double) -> Raw? {
  return retainedPeer(UIColor(hue: CGFloat(a1), saturation: CGFloat(a2), brightness: CGFloat(a3), alpha: CGFloat(a4)))
}

@_cdecl("tb_UIColor_initWithCGColor")
func tb_UIColor_initWithCGColor(_ a1: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGColor.self) else { return nil }
  return retainedPeer(UIColor(cgColor: v1))
}

@_cdecl("tb_UIColor_initWithPatternImage")
func tb_UIColor_initWithPatternImage(_ a1: Raw?) -> Raw? {
  guard let v1 = swiftObject(a1, as: UIImage.self) else { return nil }
  return retainedPeer(UIColor(patternImage: v1))
}

@_cdecl("tb_UIColor_resolvedColorWithTraitCollection")
func tb_UIColor_resolvedColorWithTraitCollection(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIColor.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UITraitCollection.self) else { return nil }
  return retainedBox(o.resolvedColor(with: v1), "UIColor")
}

@_cdecl("tb_UIColor_colorWithAlphaComponent")
func tb_UIColor_colorWithAlphaComponent(_ receiver: Raw?, _ a1: Double) -> Raw? {
  guard let o = swiftObject(receiver, as: UIColor.self) else { return nil }
  return retainedBox(o.withAlphaComponent(CGFloat(a1)), "UIColor")
}

@_cdecl("tb_UIColor_getRed_green_blue_alpha")
func tb_UIColor_getRed_green_blue_alpha(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?, _ a3: Raw?, _ a4: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIColor.self) else { return 0 }
  return (o.getRed(a1?.pointer(), green: a2?.pointer(), blue: a3?.pointer(), alpha: a4?.pointer()) ? 1 : 0)
}

@_cdecl("tb_UIColor_getWhite_alpha")
func tb_UIColor_getWhite_alpha(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIColor.self) else { return 0 }
  return (o.getWhite(a1?.pointer(), alpha: a2?.pointer()) ? 1 : 0)
}

@_cdecl("tb_UIColor_getHue_saturation_brightness_alpha")
func tb_UIColor_getHue_saturation_brightness_alpha(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?, _ a3: Raw?, _ a4: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIColor.self) else { return 0 }
  return (o.getHue(a1?.pointer(), saturation: a2?.pointer(), brightness: a3?.pointer(), alpha: a4?.pointer()) ? 1 : 0)
}

@_cdecl("tb_UIColor_set")
func tb_UIColor_set(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIColor.self) else { return }
  o.set()
}

@_cdecl("tb_UIColor_setFill")
func tb_UIColor_setFill(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIColor.self) else { return }
  o.setFill()
}

@_cdecl("tb_UIColor_setStroke")
func tb_UIColor_setStroke(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIColor.self) else { return }
  o.setStroke()
}

@_cdecl("tb_UIColor_CGColor")
func tb_UIColor_CGColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIColor.self) else { return nil }
  return retainedReference(o.cgColor)
}

@_cdecl("tb_UIImage_imageWithCGImage_scale_orientation_class")
func tb_UIImage_imageWithCGImage_scale_orientation_class(_ a1: Raw?, _ a2: Double, _ a3: Int) -> Raw? {
  guard let v1 = reference(a1, as: CGImage.self) else { return nil }
  guard let v3 = UIImage.Orientation(rawValue: .init(truncatingIfNeeded: a3)) else { return nil }
  return retainedBox(UIImage(cgImage: v1, scale: CGFloat(a2), orientation: v3), "UIImage")
}

@_cdecl("tb_UIImage_imageWithData_scale_class")
func tb_UIImage_imageWithData_scale_class(_ a1: Raw?, _ a2: Double) -> Raw? {
  return retainedBox(UIImage(data: (data(a1) ?? Data()), scale: CGFloat(a2)), "UIImage")
}

@_cdecl("tb_UIImage_initWithCGImage_scale_orientation")
func tb_UIImage_initWithCGImage_scale_orientation(_ a1: Raw?, _ a2: Double, _ a3: Int) -> Raw? {
  guard let v1 = reference(a1, as: CGImage.self) else { return nil }
  guard let v3 = UIImage.Orientation(rawValue: .init(truncatingIfNeeded: a3)) else { return nil }
  return retainedPeer(UIImage(cgImage: v1, scale: CGFloat(a2), orientation: v3))
}

@_cdecl("tb_UIImage_initWithData_scale")
func tb_UIImage_initWithData_scale(_ a1: Raw?, _ a2: Double) -> Raw? {
  return retainedPeer(UIImage(data: (data(a1) ?? Data()), scale: CGFloat(a2)))
}

@_cdecl("tb_UIImage_resizableImageWithCapInsets")
func tb_UIImage_resizableImageWithCapInsets(_ receiver: Raw?, _ a1: TBInsets) -> Raw? {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return nil }
  return retainedBox(o.resizableImage(withCapInsets: a1.value), "UIImage")
}

@_cdecl("tb_UIImage_resizableImageWithCapInsets_resizingMode")
func tb_UIImage_resizableImageWithCapInsets_resizingMode(_ receiver: Raw?, _ a1: TBInsets, _ a2: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return nil }
  guard let v2 = UIImage.ResizingMode(rawValue: .init(truncatingIfNeeded: a2)) else { return nil }
  return retainedBox(o.resizableImage(withCapInsets: a1.value, resizingMode: v2), "UIImage")
}

@_cdecl("tb_UIImage_stretchableImageWithLeftCapWidth_topCapHeight")
func tb_UIImage_stretchableImageWithLeftCapWidth_topCapHeight(_ receiver: Raw?, _ a1: Int, _ a2: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return nil }
  return retainedBox(o.stretchableImage(withLeftCapWidth: a1, topCapHeight: a2), "UIImage")
}

@_cdecl("tb_UIImage_imageWithRenderingMode")
func tb_UIImage_imageWithRenderingMode(_ receiver: Raw?, _ a1: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return nil }
  guard let v1 = UIImage.RenderingMode(rawValue: .init(truncatingIfNeeded: a1)) else { return nil }
  return retainedBox(o.withRenderingMode(v1), "UIImage")
}

@_cdecl("tb_UIImage_imageWithTintColor")
func tb_UIImage_imageWithTintColor(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UIColor.self) else { return nil }
  return retainedBox(o.withTintColor(v1), "UIImage")
}

@_cdecl("tb_UIImage_renderingMode")
func tb_UIImage_renderingMode(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.renderingMode).rawValue)
}

@_cdecl("tb_UIImage_resizingMode")
func tb_UIImage_resizingMode(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.resizingMode).rawValue)
}

@_cdecl("tb_UIImage_capInsets")
func tb_UIImage_capInsets(_ receiver: Raw?) -> TBInsets {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return TBInsets() }
  return TBInsets(o.capInsets)
}

@_cdecl("tb_UIImage_imageNamed_class")
func tb_UIImage_imageNamed_class(_ a1: UnsafePointer<CChar>?) -> Raw? {
  guard let v1 = string(a1) else { return nil }
  return retainedBox(UIImage(named: v1), "UIImage")
}

@_cdecl("tb_UIImage_imageWithCGImage_class")
func tb_UIImage_imageWithCGImage_class(_ a1: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGImage.self) else { return nil }
  return retainedBox(UIImage(cgImage: v1), "UIImage")
}

@_cdecl("tb_UIImage_imageWithContentsOfFile_class")
func tb_UIImage_imageWithContentsOfFile_class(_ a1: UnsafePointer<CChar>?) -> Raw? {
  guard let v1 = string(a1) else { return nil }
  return retainedBox(pictureFile(v1), "UIImage")
}

@_cdecl("tb_UIImage_initWithContentsOfFile")
func tb_UIImage_initWithContentsOfFile(_ a1: UnsafePointer<CChar>?) -> Raw? {
  guard let v1 = string(a1) else { return nil }
  return retainedPeer(pictureFile(v1))
}

@_cdecl("tb_UIImage_initWithCGImage")
func tb_UIImage_initWithCGImage(_ a1: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGImage.self) else { return nil }
  return retainedPeer(UIImage(cgImage: v1))
}

@_cdecl("tb_UIImage_size")
func tb_UIImage_size(_ receiver: Raw?) -> TBSize {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return TBSize() }
  return TBSize(o.size)
}

@_cdecl("tb_UIImage_scale")
func tb_UIImage_scale(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return 0 }
  return Double(o.scale)
}

@_cdecl("tb_UIImage_imageOrientation")
func tb_UIImage_imageOrientation(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.imageOrientation).rawValue)
}

@_cdecl("tb_UIImage_CGImage")
func tb_UIImage_CGImage(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return nil }
  return retainedReference(o.cgImage)
}

@_cdecl("tb_UIImage_drawAtPoint")
func tb_UIImage_drawAtPoint(_ receiver: Raw?, _ a1: TBPoint) {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return }
  o.draw(at: a1.value)
}

@_cdecl("tb_UIImage_drawAtPoint_blendMode_alpha")
func tb_UIImage_drawAtPoint_blendMode_alpha(_ receiver: Raw?, _ a1: TBPoint, _ a2: Int, _ a3: Double) {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return }
  guard let v2 = CGBlendMode(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  o.draw(at: a1.value, blendMode: v2, alpha: CGFloat(a3))
}

@_cdecl("tb_UIImage_drawInRect")
func tb_UIImage_drawInRect(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return }
  o.draw(in: a1.value)
}

@_cdecl("tb_UIImage_drawInRect_blendMode_alpha")
func tb_UIImage_drawInRect_blendMode_alpha(_ receiver: Raw?, _ a1: TBRect, _ a2: Int, _ a3: Double) {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return }
  guard let v2 = CGBlendMode(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  o.draw(in: a1.value, blendMode: v2, alpha: CGFloat(a3))
}

@_cdecl("tb_UIImage_drawAsPatternInRect")
func tb_UIImage_drawAsPatternInRect(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: UIImage.self) else { return }
  o.drawAsPattern(in: a1.value)
}

@_cdecl("tb_UIFont_systemFontOfSize_class")
func tb_UIFont_systemFontOfSize_class(_ a1: Double) -> Raw? {
  return retainedBox(UIFont.systemFont(ofSize: CGFloat(a1)), "UIFont")
}

@_cdecl("tb_UIFont_boldSystemFontOfSize_class")
func tb_UIFont_boldSystemFontOfSize_class(_ a1: Double) -> Raw? {
  return retainedBox(UIFont.boldSystemFont(ofSize: CGFloat(a1)), "UIFont")
}

@_cdecl("tb_UIFont_italicSystemFontOfSize_class")
func tb_UIFont_italicSystemFontOfSize_class(_ a1: Double) -> Raw? {
  return retainedBox(UIFont.italicSystemFont(ofSize: CGFloat(a1)), "UIFont")
}

@_cdecl("tb_UIFont_fontWithName_size_class")
func tb_UIFont_fontWithName_size_class(_ a1: UnsafePointer<CChar>?, _ a2: Double) -> Raw? {
  guard let v1 = string(a1) else { return nil }
  return retainedBox(UIFont(name: v1, size: CGFloat(a2)), "UIFont")
}

@_cdecl("tb_UIFont_systemFontOfSize_weight_class")
func tb_UIFont_systemFontOfSize_weight_class(_ a1: Double, _ a2: Double) -> Raw? {
  return retainedBox(UIFont.systemFont(ofSize: CGFloat(a1), weight: UIFont.Weight(rawValue: a2)), "UIFont")
}

@_cdecl("tb_UIFont_monospacedDigitSystemFontOfSize_weight_class")
func tb_UIFont_monospacedDigitSystemFontOfSize_weight_class(_ a1: Double, _ a2: Double) -> Raw? {
  return retainedBox(UIFont.monospacedDigitSystemFont(ofSize: CGFloat(a1), weight: UIFont.Weight(rawValue: a2)), "UIFont")
}

@_cdecl("tb_UIFont_preferredFontForTextStyle_class")
func tb_UIFont_preferredFontForTextStyle_class(_ a1: UnsafePointer<CChar>?) -> Raw? {
  guard let v1 = string(a1) else { return nil }
  return retainedBox(UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: v1)), "UIFont")
}

@_cdecl("tb_UIFont_buttonFontSize_class")
func tb_UIFont_buttonFontSize_class() -> Double {
  return Double(UIFont.buttonFontSize)
}

@_cdecl("tb_UIFont_capHeight")
func tb_UIFont_capHeight(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIFont.self) else { return 0 }
  return Double(o.capHeight)
}

@_cdecl("tb_UIFont_xHeight")
func tb_UIFont_xHeight(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIFont.self) else { return 0 }
  return Double(o.xHeight)
}

@_cdecl("tb_UIFont_leading")
func tb_UIFont_leading(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIFont.self) else { return 0 }
  return Double(o.leading)
}

@_cdecl("tb_UIFont_systemFontSize_class")
func tb_UIFont_systemFontSize_class() -> Double {
  return Double(UIFont.systemFontSize)
}

@_cdecl("tb_UIFont_smallSystemFontSize_class")
func tb_UIFont_smallSystemFontSize_class() -> Double {
  return Double(UIFont.smallSystemFontSize)
}

@_cdecl("tb_UIFont_labelFontSize_class")
func tb_UIFont_labelFontSize_class() -> Double {
  return Double(UIFont.labelFontSize)
}

@_cdecl("tb_UIFont_fontWithSize")
func tb_UIFont_fontWithSize(_ receiver: Raw?, _ a1: Double) -> Raw? {
  guard let o = swiftObject(receiver, as: UIFont.self) else { return nil }
  return retainedBox(o.withSize(CGFloat(a1)), "UIFont")
}

@_cdecl("tb_UIFont_pointSize")
func tb_UIFont_pointSize(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIFont.self) else { return 0 }
  return Double(o.pointSize)
}

@_cdecl("tb_UIFont_lineHeight")
func tb_UIFont_lineHeight(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIFont.self) else { return 0 }
  return Double(o.lineHeight)
}

@_cdecl("tb_UIFont_ascender")
func tb_UIFont_ascender(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIFont.self) else { return 0 }
  return Double(o.ascender)
}

@_cdecl("tb_UIFont_descender")
func tb_UIFont_descender(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIFont.self) else { return 0 }
  return Double(o.descender)
}

@_cdecl("tb_UIFont_fontName")
func tb_UIFont_fontName(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIFont.self) else { return nil }
  return copiedString(o.fontName)
}

@_cdecl("tb_UIFont_familyName")
func tb_UIFont_familyName(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIFont.self) else { return nil }
  return copiedString(o.familyName)
}

@_cdecl("tb_UIScreen_mainScreen_class")
func tb_UIScreen_mainScreen_class() -> Raw? {
  return retainedBox(UIScreen.main, "UIScreen")
}

@_cdecl("tb_UIScreen_bounds")
func tb_UIScreen_bounds(_ receiver: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UIScreen.self) else { return TBRect() }
  return TBRect(o.bounds)
}

@_cdecl("tb_UIScreen_applicationFrame")
func tb_UIScreen_applicationFrame(_ receiver: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UIScreen.self) else { return TBRect() }
  return TBRect(o.applicationFrame)
}

@_cdecl("tb_UIScreen_scale")
func tb_UIScreen_scale(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIScreen.self) else { return 0 }
  return Double(o.scale)
}

@_cdecl("tb_UIScreen_nativeBounds")
func tb_UIScreen_nativeBounds(_ receiver: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UIScreen.self) else { return TBRect() }
  return TBRect(o.nativeBounds)
}

@_cdecl("tb_UIScreen_nativeScale")
func tb_UIScreen_nativeScale(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIScreen.self) else { return 0 }
  return Double(o.nativeScale)
}

@_cdecl("tb_UIScreen_maximumFramesPerSecond")
func tb_UIScreen_maximumFramesPerSecond(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIScreen.self) else { return 0 }
  return o.maximumFramesPerSecond
}

@_cdecl("tb_UIScreen_traitCollection")
func tb_UIScreen_traitCollection(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIScreen.self) else { return nil }
  return retainedBox(o.traitCollection, "UITraitCollection")
}

@_cdecl("tb_UIScreen_screens_class")
func tb_UIScreen_screens_class() -> Raw? {
  return retainedList(UIScreen.screens)
}

@_cdecl("tb_UIBezierPath_bezierPathWithRoundedRect_byRoundingCorners_cornerRadii_class")
func tb_UIBezierPath_bezierPathWithRoundedRect_byRoundingCorners_cornerRadii_class(_ a1: TBRect, _ a2: Int, _ a3: TBSize) -> Raw? {
  return retainedBox(UIBezierPath(roundedRect: a1.value, byRoundingCorners: UIRectCorner(rawValue: .init(truncatingIfNeeded: a2)), cornerRadii: a3.value), "UIBezierPath")
}

@_cdecl("tb_UIBezierPath_bezierPathByReversingPath")
func tb_UIBezierPath_bezierPathByReversingPath(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return nil }
  return retainedBox(o.reversing(), "UIBezierPath")
}

@_cdecl("tb_UIBezierPath_getLineDash_count_phase")
func tb_UIBezierPath_getLineDash_count_phase(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?, _ a3: Raw?) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.getLineDash(a1?.pointer(), count: a2?.pointer(), phase: a3?.pointer())
}

@_cdecl("tb_UIBezierPath_bezierPath_class")
func tb_UIBezierPath_bezierPath_class() -> Raw? {
  return retainedBox(UIBezierPath(), "UIBezierPath")
}

@_cdecl("tb_UIBezierPath_bezierPathWithRect_class")
func tb_UIBezierPath_bezierPathWithRect_class(_ a1: TBRect) -> Raw? {
  return retainedBox(UIBezierPath(rect: a1.value), "UIBezierPath")
}

@_cdecl("tb_UIBezierPath_bezierPathWithOvalInRect_class")
func tb_UIBezierPath_bezierPathWithOvalInRect_class(_ a1: TBRect) -> Raw? {
  return retainedBox(UIBezierPath(ovalIn: a1.value), "UIBezierPath")
}

@_cdecl("tb_UIBezierPath_bezierPathWithRoundedRect_cornerRadius_class")
func tb_UIBezierPath_bezierPathWithRoundedRect_cornerRadius_class(_ a1: TBRect, _ a2: Double) -> Raw? {
  return retainedBox(UIBezierPath(roundedRect: a1.value, cornerRadius: CGFloat(a2)), "UIBezierPath")
}

@_cdecl("tb_UIBezierPath_bezierPathWithArcCenter_radius_startAngle_endAngle_clockwise_class")
func tb_UIBezierPath_bezierPathWithArcCenter_radius_startAngle_endAngle_clockwise_class(_ a1: TBPoint, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: UInt8) -> Raw? {
  return retainedBox(UIBezierPath(arcCenter: a1.value, radius: CGFloat(a2), startAngle: CGFloat(a3), endAngle: CGFloat(a4), clockwise: (a5 != 0)), "UIBezierPath")
}

@_cdecl("tb_UIBezierPath_bezierPathWithCGPath_class")
func tb_UIBezierPath_bezierPathWithCGPath_class(_ a1: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGPath.self) else { return nil }
  return retainedBox(UIBezierPath(cgPath: v1), "UIBezierPath")
}

@_cdecl("tb_UIBezierPath_init")
func tb_UIBezierPath_init() -> Raw? {
  return retainedPeer(UIBezierPath())
}

@_cdecl("tb_UIBezierPath_moveToPoint")
func tb_UIBezierPath_moveToPoint(_ receiver: Raw?, _ a1: TBPoint) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.move(to: a1.value)
}

@_cdecl("tb_UIBezierPath_addLineToPoint")
func tb_UIBezierPath_addLineToPoint(_ receiver: Raw?, _ a1: TBPoint) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.addLine(to: a1.value)
}

@_cdecl("tb_UIBezierPath_addQuadCurveToPoint_controlPoint")
func tb_UIBezierPath_addQuadCurveToPoint_controlPoint(_ receiver: Raw?, _ a1: TBPoint, _ a2: TBPoint) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.addQuadCurve(to: a1.value, controlPoint: a2.value)
}

@_cdecl("tb_UIBezierPath_addCurveToPoint_controlPoint1_controlPoint2")
func tb_UIBezierPath_addCurveToPoint_controlPoint1_controlPoint2(_ receiver: Raw?, _ a1: TBPoint, _ a2: TBPoint, _ a3: TBPoint) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.addCurve(to: a1.value, controlPoint1: a2.value, controlPoint2: a3.value)
}

@_cdecl("tb_UIBezierPath_addArcWithCenter_radius_startAngle_endAngle_clockwise")
func tb_UIBezierPath_addArcWithCenter_radius_startAngle_endAngle_clockwise(_ receiver: Raw?, _ a1: TBPoint, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: UInt8) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.addArc(withCenter: a1.value, radius: CGFloat(a2), startAngle: CGFloat(a3), endAngle: CGFloat(a4), clockwise: (a5 != 0))
}

@_cdecl("tb_UIBezierPath_closePath")
func tb_UIBezierPath_closePath(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.close()
}

@_cdecl("tb_UIBezierPath_removeAllPoints")
func tb_UIBezierPath_removeAllPoints(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.removeAllPoints()
}

@_cdecl("tb_UIBezierPath_appendPath")
func tb_UIBezierPath_appendPath(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  guard let v1 = swiftObject(a1, as: UIBezierPath.self) else { return }
  o.append(v1)
}

@_cdecl("tb_UIBezierPath_applyTransform")
func tb_UIBezierPath_applyTransform(_ receiver: Raw?, _ a1: TBTransform) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.apply(a1.value)
}

@_cdecl("tb_UIBezierPath_fill")
func tb_UIBezierPath_fill(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.fill()
}

@_cdecl("tb_UIBezierPath_stroke")
func tb_UIBezierPath_stroke(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.stroke()
}

@_cdecl("tb_UIBezierPath_fillWithBlendMode_alpha")
func tb_UIBezierPath_fillWithBlendMode_alpha(_ receiver: Raw?, _ a1: Int, _ a2: Double) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  guard let v1 = CGBlendMode(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.fill(with: v1, alpha: CGFloat(a2))
}

@_cdecl("tb_UIBezierPath_strokeWithBlendMode_alpha")
func tb_UIBezierPath_strokeWithBlendMode_alpha(_ receiver: Raw?, _ a1: Int, _ a2: Double) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  guard let v1 = CGBlendMode(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.stroke(with: v1, alpha: CGFloat(a2))
}

@_cdecl("tb_UIBezierPath_addClip")
func tb_UIBezierPath_addClip(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.addClip()
}

@_cdecl("tb_UIBezierPath_containsPoint")
func tb_UIBezierPath_containsPoint(_ receiver: Raw?, _ a1: TBPoint) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return 0 }
  return (o.contains(a1.value) ? 1 : 0)
}

@_cdecl("tb_UIBezierPath_setLineDash_count_phase")
func tb_UIBezierPath_setLineDash_count_phase(_ receiver: Raw?, _ a1: Raw?, _ a2: Int, _ a3: Double) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.setLineDash(numbers(a1), count: a2, phase: CGFloat(a3))
}

@_cdecl("tb_UIBezierPath_CGPath")
func tb_UIBezierPath_CGPath(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return nil }
  return retainedReference(o.cgPath)
}

@_cdecl("tb_UIBezierPath_setCGPath")
func tb_UIBezierPath_setCGPath(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  guard let v1 = reference(a1, as: CGPath.self) else { return }
  o.cgPath = v1
}

@_cdecl("tb_UIBezierPath_lineWidth")
func tb_UIBezierPath_lineWidth(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return 0 }
  return Double(o.lineWidth)
}

@_cdecl("tb_UIBezierPath_setLineWidth")
func tb_UIBezierPath_setLineWidth(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.lineWidth = CGFloat(a1)
}

@_cdecl("tb_UIBezierPath_lineCapStyle")
func tb_UIBezierPath_lineCapStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.lineCapStyle).rawValue)
}

@_cdecl("tb_UIBezierPath_setLineCapStyle")
func tb_UIBezierPath_setLineCapStyle(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  guard let v1 = CGLineCap(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.lineCapStyle = v1
}

@_cdecl("tb_UIBezierPath_lineJoinStyle")
func tb_UIBezierPath_lineJoinStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.lineJoinStyle).rawValue)
}

@_cdecl("tb_UIBezierPath_setLineJoinStyle")
func tb_UIBezierPath_setLineJoinStyle(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  guard let v1 = CGLineJoin(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.lineJoinStyle = v1
}

@_cdecl("tb_UIBezierPath_miterLimit")
func tb_UIBezierPath_miterLimit(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return 0 }
  return Double(o.miterLimit)
}

@_cdecl("tb_UIBezierPath_setMiterLimit")
func tb_UIBezierPath_setMiterLimit(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.miterLimit = CGFloat(a1)
}

@_cdecl("tb_UIBezierPath_flatness")
func tb_UIBezierPath_flatness(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return 0 }
  return Double(o.flatness)
}

@_cdecl("tb_UIBezierPath_setFlatness")
func tb_UIBezierPath_setFlatness(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.flatness = CGFloat(a1)
}

@_cdecl("tb_UIBezierPath_usesEvenOddFillRule")
func tb_UIBezierPath_usesEvenOddFillRule(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return 0 }
  return (o.usesEvenOddFillRule ? 1 : 0)
}

@_cdecl("tb_UIBezierPath_setUsesEvenOddFillRule")
func tb_UIBezierPath_setUsesEvenOddFillRule(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return }
  o.usesEvenOddFillRule = (a1 != 0)
}

@_cdecl("tb_UIBezierPath_bounds")
func tb_UIBezierPath_bounds(_ receiver: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return TBRect() }
  return TBRect(o.bounds)
}

@_cdecl("tb_UIBezierPath_currentPoint")
func tb_UIBezierPath_currentPoint(_ receiver: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return TBPoint() }
  return TBPoint(o.currentPoint)
}

@_cdecl("tb_UIBezierPath_isEmpty")
func tb_UIBezierPath_isEmpty(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIBezierPath.self) else { return 0 }
  return (o.isEmpty ? 1 : 0)
}

@_cdecl("tb_UIRectFill")
func tb_UIRectFill(_ a1: TBRect) {
  UIRectFill(a1.value)
}

@_cdecl("tb_UIRectFrame")
func tb_UIRectFrame(_ a1: TBRect) {
  UIRectFrame(a1.value)
}

@_cdecl("tb_UIRectFillUsingBlendMode")
func tb_UIRectFillUsingBlendMode(_ a1: TBRect, _ a2: Int) {
  guard let v2 = CGBlendMode(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  UIRectFillUsingBlendMode(a1.value, v2)
}

@_cdecl("tb_UIRectFrameUsingBlendMode")
func tb_UIRectFrameUsingBlendMode(_ a1: TBRect, _ a2: Int) {
  guard let v2 = CGBlendMode(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  UIRectFrameUsingBlendMode(a1.value, v2)
}

@_cdecl("tb_UIImagePNGRepresentation")
func tb_UIImagePNGRepresentation(_ a1: Raw?) -> Raw? {
  guard let v1 = swiftObject(a1, as: UIImage.self) else { return nil }
  return retainedData(v1.pngData())
}

@_cdecl("tb_UIImageJPEGRepresentation")
func tb_UIImageJPEGRepresentation(_ a1: Raw?, _ a2: Double) -> Raw? {
  guard let v1 = swiftObject(a1, as: UIImage.self) else { return nil }
  return retainedData(v1.jpegData(compressionQuality: CGFloat(a2)))
}

@_cdecl("tb_UIRectClip")
func tb_UIRectClip(_ a1: TBRect) {
  UIRectClip(a1.value)
}

@_cdecl("tb_UIGraphicsPushContext")
func tb_UIGraphicsPushContext(_ a1: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  UIGraphicsPushContext(v1)
}

@_cdecl("tb_UIGraphicsPopContext")
func tb_UIGraphicsPopContext() {
  UIGraphicsPopContext()
}

@_cdecl("tb_UIGraphicsBeginImageContext")
func tb_UIGraphicsBeginImageContext(_ a1: TBSize) {
  UIGraphicsBeginImageContext(a1.value)
}

@_cdecl("tb_UIGraphicsBeginImageContextWithOptions")
func tb_UIGraphicsBeginImageContextWithOptions(_ a1: TBSize, _ a2: UInt8, _ a3: Double) {
  UIGraphicsBeginImageContextWithOptions(a1.value, (a2 != 0), CGFloat(a3))
}

@_cdecl("tb_UIGraphicsGetImageFromCurrentImageContext")
func tb_UIGraphicsGetImageFromCurrentImageContext() -> Raw? {
  return retainedBox(UIGraphicsGetImageFromCurrentImageContext(), "UIImage")
}

@_cdecl("tb_UIGraphicsEndImageContext")
func tb_UIGraphicsEndImageContext() {
  UIGraphicsEndImageContext()
}
