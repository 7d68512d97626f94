import CoreGraphics

/// How contents of one size fit into a rectangle of another size. Shared by content modes and
/// gravities.
package nonisolated enum ContentsFit {
  case resize, aspectFit, aspectFill
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// Returns the rectangle that the contents fill.
  package func frame(of size: CGSize, in rect: CGRect) -> CGRect {
    var size = size
    switch self {
    case .resize:
      return rect
    case .aspectFit, .aspectFill:
      guard size.width > 0, size.height > 0 else { return rect }
      let (sx, sy) = (rect.width / size.width, rect.height / size.height)
      let scale = self == .aspectFit ? min(sx, sy) : max(sx, sy)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      break
    }
    let x =
      switch self {
      case .left, .topLeft, .bottomLeft: rect.minX
      case .right, .topRight, .bottomRight: rect.maxX - size.width
      case .resize, .aspectFit, .aspectFill, .center, .top, .bottom: rect.midX - size.width / 2
      }
    let y =
      switch self {
      case .top, .topLeft, .topRight: rect.minY
      case .bottom, .bottomLeft, .bottomRight: rect.maxY - size.height
      case .resize, .aspectFit, .aspectFill, .center, .left, .right: rect.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

nonisolated extension CALayerContentsGravity {
  /// How contents fit. Top and bottom are swapped because Core Animation's y axis points up.
  package var fit: ContentsFit {
    switch self {
    case .resizeAspect: .aspectFit
    case .resizeAspectFill: .aspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    default: .resize
    }
  }
}
