import UIKit

/// A canvas that uses all samples of a touch, including samples between frames.
class CoalescedCanvas: UIView {
  struct Sample {
    let location: CGPoint
    let force: CGFloat
    let timestamp: TimeInterval
  }

  var samples = [Sample]()
  var predicted = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    samples.removeAll()
    append(touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    append(touches, event)
    if let touch = touches.first, let guesses = event?.predictedTouches(for: touch) {
      predicted += guesses.count
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    append(touches, event)
    print("stroke of \(samples.count) samples, length \(Int(length.rounded()))")
  }

  private func append(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = touches.first else { return }
    let all = event?.coalescedTouches(for: touch) ?? [touch]
    for one in all {
      samples.append(
        Sample(
          location: one.preciseLocation(in: self), force: one.type == .pencil ? one.force : 1,
          timestamp: one.timestamp))
    }
    setNeedsDisplay()
  }

  var length: CGFloat {
    zip(samples, samples.dropFirst()).reduce(0) { sum, pair in
      sum + hypot(pair.1.location.x - pair.0.location.x, pair.1.location.y - pair.0.location.y)
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), samples.count > 1 else { return }
    context.setLineCap(.round)
    for (from, to) in zip(samples, samples.dropFirst()) {
      context.setLineWidth(max(1, 4 * to.force))
      context.setStrokeColor(UIColor.darkGray.cgColor)
      context.move(to: from.location)
      context.addLine(to: to.location)
      context.strokePath()
    }
  }
}
