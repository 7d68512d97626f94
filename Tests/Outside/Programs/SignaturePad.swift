import UIKit

/// Draws into an image, one segment per move, like older drawing pads.
class SignaturePad: UIViewController {
  let imageView = UIImageView()
  private var lastPoint = CGPoint.zero
  private var swiped = false
  var brushWidth: CGFloat = 10
  var color = UIColor.black

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.frame = view.bounds
    view.addSubview(imageView)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    swiped = false
    if let touch = touches.first {
      lastPoint = touch.location(in: view)
    }
  }

  func drawLine(from: CGPoint, to: CGPoint) {
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 1)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    imageView.image?.draw(in: view.bounds)
    context.move(to: from)
    context.addLine(to: to)
    context.setLineCap(.round)
    context.setBlendMode(.normal)
    context.setLineWidth(brushWidth)
    context.setStrokeColor(color.cgColor)
    context.strokePath()
    imageView.image = UIGraphicsGetImageFromCurrentImageContext()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    swiped = true
    let point = touch.location(in: view)
    drawLine(from: lastPoint, to: point)
    lastPoint = point
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !swiped {
      drawLine(from: lastPoint, to: lastPoint)
    }
    let size = imageView.image?.size ?? .zero
    print("signed on \(Int(size.width)) x \(Int(size.height))")
  }

  /// Returns the color at a point in the picture, read through a one-pixel bitmap context.
  func pixel(at point: CGPoint) -> [UInt8] {
    var bytes: [UInt8] = [0, 0, 0, 0]
    guard let image = imageView.image?.cgImage else { return bytes }
    bytes.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.translateBy(x: -point.x, y: point.y - CGFloat(image.height) + 1)
      context?.draw(
        image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }
    return bytes
  }
}
