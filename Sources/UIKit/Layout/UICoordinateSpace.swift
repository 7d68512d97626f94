public import CoreGraphics

/// A frame of reference on the screen, for converting points and rectangles.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uicoordinatespace
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// Converts a point from this space to another space.
  @discardableResult
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space to this one.
  @discardableResult
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this space to the enclosing rectangle in another space.
  @discardableResult
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space to the enclosing rectangle in this one.
  @discardableResult
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// Converts a point from this view to another space, such as the screen's.
  @discardableResult
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return coordinateSpace.convert(point, from: self)
  }

  /// Converts a point from another space, such as the screen's, to this view.
  @discardableResult
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    return coordinateSpace.convert(point, to: self)
  }

  /// Converts a rectangle from this view to the enclosing rectangle in another space.
  @discardableResult
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    return coordinateSpace.convert(rect, from: self)
  }

  /// Converts a rectangle from another space to the enclosing rectangle in this view.
  @discardableResult
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    return coordinateSpace.convert(rect, to: self)
  }
}

/// The screen's coordinate space, which windows use.
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  private unowned let screen: UIScreen

  var bounds: CGRect { screen.bounds }

  init(of screen: UIScreen) {
    self.screen = screen
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    let root = view.rootOfTree
    return view.convert(root.convertFromSuperview(point), fromRoot: root)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    let root = view.rootOfTree
    return root.convertToSuperview(view.convert(point, to: root as UIView?))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    let root = view.rootOfTree
    return view.convert(rect.applying(root.layer.values.fromSuperlayer), from: root as UIView?)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    let root = view.rootOfTree
    return view.convert(rect, to: root as UIView?).applying(root.layer.values.toSuperlayer)
  }
}

/// The screen's coordinate space in portrait, which does not rotate with the interface.
final class FixedCoordinateSpace: NSObject, UICoordinateSpace {
  private unowned let screen: UIScreen

  /// The screen's bounds in portrait.
  var bounds: CGRect {
    let size = screen.bounds.size
    return CGRect(origin: .zero, size: turn.isOdd ? size.transposed : size)
  }

  init(of screen: UIScreen) {
    self.screen = screen
  }

  /// The interface's rotation from portrait.
  private var turn: QuarterTurns { AppContext.current.interface.orientation.turns }

  private var toScreen: CGAffineTransform { fromScreen.inverted() }
  private var fromScreen: CGAffineTransform {
    (QuarterTurns(0) - turn).transform(of: screen.bounds.size)
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace === self { return point }
    return screen.coordinateSpace.convert(point.applying(toScreen), to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace === self { return point }
    return screen.coordinateSpace.convert(point, from: coordinateSpace).applying(fromScreen)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if coordinateSpace === self { return rect }
    return screen.coordinateSpace.convert(rect.applying(toScreen), to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if coordinateSpace === self { return rect }
    return screen.coordinateSpace.convert(rect, from: coordinateSpace).applying(fromScreen)
  }
}
