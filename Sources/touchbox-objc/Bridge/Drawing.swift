import CBridge
import CoreGraphics
import UIKit

// Core Graphics functions whose arguments are addresses.

/// Returns a copy of a path with the transform at an address.
func transformed(_ path: CGPath, _ address: Raw?) -> CGPath {
  var matrix = transform(address)
  return path.copy(using: &matrix) ?? path
}

/// Whether a path is a rectangle, which is stored at an address.
func rectangle(_ path: CGPath, _ address: Raw?) -> Bool {
  var rect = CGRect.zero
  guard path.isRect(&rect) else { return false }
  address?.storeBytes(of: TBRect(rect), as: TBRect.self)
  return true
}

@_cdecl("tbs_applyPath")
func apply(
  _ path: Raw?, _ info: Raw?,
  _ function: @convention(c) (_ info: Raw?, _ element: UnsafePointer<TBPathElement>) -> Void
) {
  reference(path, as: CGPath.self)?.applyWithBlock { element in
    var copy = TBPathElement(
      type: element.pointee.type.rawValue, points: Raw(element.pointee.points))
    function(info, &copy)
  }
}

/// Returns a gradient from an array of colors.
func gradient(_ space: CGColorSpace?, _ colors: [Any], _ locations: Raw?) -> CGGradient? {
  let colors = colors.compactMap { ($0 as? CGColor) ?? ($0 as? UIColor)?.cgColor }
  return CGGradient(colorsSpace: space, colors: colors, locations: numbers(locations))
}

/// Begins a transparency layer, within a rectangle if there is one.
func transparencyLayer(_ context: CGContext, _ info: [String: Any]?, _ rect: CGRect? = nil) {
  if let rect {
    context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
  } else {
    context.beginTransparencyLayer(auxiliaryInfo: nil)
  }
}

/// Changes a color to components in the RGB color space.
func setColor(_ context: CGContext, _ components: Raw?, isStroke: Bool) {
  guard let color = color(CGColorSpaceCreateDeviceRGB(), components) else { return }
  if isStroke { context.setStrokeColor(color) } else { context.setFillColor(color) }
}

/// Copies a color's components to an array of at least 4 numbers, and returns their number.
@_cdecl("tbs_colorComponents")
func components(_ color: Raw?, _ numbers: UnsafeMutablePointer<Double>) -> Int {
  let components = reference(color, as: CGColor.self)?.components ?? []
  for (index, component) in components.prefix(4).enumerated() { numbers[index] = component }
  return components.count
}

/// Returns the current fill color, which text without attributes has.
@_cdecl("tbs_fillColor")
func fillColor() -> Raw? {
  UIGraphicsGetCurrentContext().flatMap { retainedBox(UIColor(cgColor: $0.fillColor), "UIColor") }
}

@_cdecl("tbs_makeMenuItem")
func makeMenuItem(_ title: UnsafePointer<CChar>?, _ selector: UnsafePointer<CChar>?) -> Raw? {
  retainedPeer(
    UIMenuItem(title: string(title) ?? "", action: Selector(string(selector) ?? "")))
}

@_cdecl("tbs_menuAction")
func menuAction(_ item: Raw?) -> UnsafeMutablePointer<CChar>? {
  copiedString(swiftObject(item, as: UIMenuItem.self)?.action.description)
}

@_cdecl("tbs_setMenuAction")
func setMenuAction(_ item: Raw?, _ selector: UnsafePointer<CChar>?) {
  swiftObject(item, as: UIMenuItem.self)?.action = Selector(string(selector) ?? "")
}

@_cdecl("tbs_copyPath")
func copyPath(_ path: Raw?) -> Raw? {
  retainedBox(swiftObject(path, as: UIBezierPath.self)?.copy() as? UIBezierPath, "UIBezierPath")
}

@_cdecl("tbs_generateOrientations")
func generateOrientations(_ flag: UInt8) {
  if flag != 0 {
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
  } else {
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
  }
}

@_cdecl("tbs_generatesOrientations")
func generatesOrientations() -> UInt8 {
  UIDevice.current.isGeneratingDeviceOrientationNotifications ? 1 : 0
}

@_cdecl("tbs_deviceOrientation")
func deviceOrientation() -> Int { UIDevice.current.orientation.rawValue }
