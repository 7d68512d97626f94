import CoreGraphics
import Foundation
import UIKit

/// A window with sprites: a view for each, or one view that draws them all.
///
/// Sprites are in pixels; the views have `scale` pixels per point.
@MainActor
final class SpriteStage {
  /// What a sprite looks like.
  enum Look {
    /// A picture at whole pixels.
    case icon
    /// A picture that rotates about its centre.
    case rotatedIcon
    /// A circle.
    case circle

    /// The side, in pixels.
    var side: Int {
      switch self {
      case .icon, .rotatedIcon: BenchIcon.side
      case .circle: 100
      }
    }
  }

  /// The window.
  let window: UIWindow

  private let look: Look
  private let scale: CGFloat
  private var sprites: [Sprite]
  private var views: [UIView] = []
  private let drawing: SpriteDrawing?

  /// Makes a window that covers the screen.
  ///
  /// - Parameter draws: Whether one view draws all sprites.
  init(_ look: Look, count: Int, draws: Bool) {
    self.look = look
    window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .white
    scale = UIScreen.main.scale
    sprites = Sprite.make(count, side: look.side, screen: UIScreen.main.nativeBounds.size)
    let icon = look == .circle ? nil : BenchIcon.make(scale: scale)
    if draws {
      let drawing = SpriteDrawing(look, icon: icon, scale: scale, frame: window.bounds)
      window.addSubview(drawing)
      self.drawing = drawing
    } else {
      drawing = nil
      views = sprites.map { view(of: $0, icon: icon) }
      for view in views { window.addSubview(view) }
    }
  }

  /// Moves all sprites by one frame.
  func advance() {
    for index in sprites.indices { sprites[index].advance() }
    drawing?.sprites = sprites
    for (view, sprite) in zip(views, sprites) { move(view, to: sprite) }
  }

  private func view(of sprite: Sprite, icon: UIImage?) -> UIView {
    let side = CGFloat(look.side) / scale
    let frame = CGRect(x: 0, y: 0, width: side, height: side)
    switch look {
    case .icon, .rotatedIcon:
      return UIImageView(image: icon)
    case .circle:
      let view = UIView(frame: frame)
      view.backgroundColor = sprite.color
      view.layer.cornerRadius = side / 2
      return view
    }
  }

  private func move(_ view: UIView, to sprite: Sprite) {
    let half = CGFloat(look.side) / 2
    switch look {
    case .icon:
      view.center = CGPoint(
        x: (sprite.origin.x.rounded(.down) + half) / scale,
        y: (sprite.origin.y.rounded(.down) + half) / scale)
    case .rotatedIcon, .circle:
      view.center = CGPoint(
        x: (sprite.origin.x + half) / scale, y: (sprite.origin.y + half) / scale)
      if look == .rotatedIcon {
        view.transform = CGAffineTransform(rotationAngle: sprite.angle * .pi / 180)
      }
    }
  }
}

/// Draws all sprites in one `draw(_:)`.
private final class SpriteDrawing: UIView {
  var sprites: [Sprite] = [] {
    didSet { setNeedsDisplay() }
  }

  private let look: SpriteStage.Look
  private let icon: UIImage?
  private let scale: CGFloat

  init(_ look: SpriteStage.Look, icon: UIImage?, scale: CGFloat, frame: CGRect) {
    self.look = look
    self.icon = icon
    self.scale = scale
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = CGFloat(look.side) / scale
    for sprite in sprites {
      let origin = CGPoint(x: sprite.origin.x / scale, y: sprite.origin.y / scale)
      switch look {
      case .icon:
        icon?.draw(
          at: CGPoint(
            x: sprite.origin.x.rounded(.down) / scale, y: sprite.origin.y.rounded(.down) / scale))
      case .rotatedIcon:
        context.saveGState()
        context.translateBy(x: origin.x + side / 2, y: origin.y + side / 2)
        context.rotate(by: sprite.angle * .pi / 180)
        icon?.draw(at: CGPoint(x: -side / 2, y: -side / 2))
        context.restoreGState()
      case .circle:
        sprite.color.setFill()
        context.fillEllipse(in: CGRect(origin: origin, size: CGSize(width: side, height: side)))
      }
    }
  }
}

extension Sprite {
  /// Its colour.
  @MainActor fileprivate var color: UIColor {
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
  }
}
