import CoreGraphics

/// An animatable layer property. The raw value is the property's name in the layer.
package nonisolated enum AnimatableProperty: String, CaseIterable {
  case bounds, position, transform, opacity, backgroundColor, cornerRadius
  case anchorPoint, zPosition, sublayerTransform, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, hidden, masksToBounds
  // Properties of shape layers.
  case path, fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase, strokeStart, strokeEnd
  // Properties of gradient layers.
  case colors, locations, startPoint, endPoint
  // Properties of text layers.
  case fontSize, foregroundColor

  /// The name of the corresponding view property, as it appears in the trace.
  var traceName: String {
    switch self {
    case .position: "center"
    case .opacity: "alpha"
    default: rawValue
    }
  }
}

/// A layer property or a part of one, written as a Core Animation key path: `position`,
/// `bounds.size.width`, `transform.rotation.z`.
///
/// Source: "Core Animation Extensions to Key-Value Coding", Core Animation Programming Guide.
nonisolated struct LayerKeyPath: Equatable {
  /// A part of a property's value.
  enum Part: String {
    case whole = ""
    case x, y, width, height
    case origin
    case originX = "origin.x"
    case originY = "origin.y"
    case size
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    case rotation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
  }

  let property: AnimatableProperty
  let part: Part

  /// Parses a key path. Returns nil if it doesn't refer to an animatable property.
  init?(_ path: String) {
    let (name, rest) = path.split(separator: ".", maxSplits: 1).split()
    let partName = String(rest ?? "")
    guard let property = AnimatableProperty(rawValue: Self.name(String(name ?? ""))),
      let part = Part(rawValue: partName)
    else { return nil }
    (self.property, self.part) = (property, part)
  }

  /// Creates the key path for a whole property.
  init(_ property: AnimatableProperty) {
    (self.property, part) = (property, .whole)
  }

  /// Returns the Objective-C name of a property whose Swift name is different.
  private static func name(_ name: String) -> String {
    switch name {
    case "isHidden": "hidden"
    default: name
    }
  }
}

nonisolated extension Array {
  /// Returns the first two elements.
  fileprivate func split() -> (Element?, Element?) {
    (first, count > 1 ? self[1] : nil)
  }
}
