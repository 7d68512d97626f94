import CoreGraphics
import UIKit

/// Draws icon symbols in a 57-point square.
@MainActor
struct IconDrawing {
  let context: CGContext

  private let middle = CGPoint(x: 28.5, y: 28.5)

  init(context: CGContext) {
    self.context = context
  }

  func draw(_ symbol: AppIcon.Symbol) {
    switch symbol {
    case .tap:
      dot(28.5, 28.5, 7)
      ring(28.5, 28.5, 13, alpha: 0.85)
      ring(28.5, 28.5, 19.5, alpha: 0.5)
    case .drag:
      for (x, y, radius) in [
        (11.0, 45.0, 2.0), (17, 38, 2.5), (23, 32.5, 3), (30, 27.5, 3.5),
      ] {
        dot(x, y, radius, alpha: 0.8)
      }
      dot(40, 19, 8)
    case .pinchIn:
      arrow(from: (13, 44), to: (25, 32))
      arrow(from: (44, 13), to: (32, 25))
      dot(13, 44, 5)
      dot(44, 13, 5)
    case .pinchOut:
      arrow(from: (25, 32), to: (12, 45))
      arrow(from: (32, 25), to: (45, 12))
      dot(25, 32, 4)
      dot(32, 25, 4)
    case .tiles: drawTiles()
    case .spots: drawSpots()
    case .squares:
      square(20, 23, 11)
      square(37, 35, 11)
      dot(20, 23, 3.5)
      dot(37, 35, 3.5)
    case .ball: drawBall()
    case .lines:
      for (number, width) in [33, 22, 28].enumerated() {
        let bar = CGRect(x: 12, y: 15 + 11 * number, width: width, height: 5)
        fill(UIBezierPath(roundedRect: bar, cornerRadius: 2.5), alpha: number == 0 ? 1 : 0.75)
      }
    case .crossedArrows:
      for (x, y) in [(46.0, 28.5), (11, 28.5), (28.5, 46), (28.5, 11)] {
        arrow(from: (28.5, 28.5), to: (x, y))
      }
    case .parallelArrows:
      for y in [16, 28.5, 41] {
        arrow(from: (12, y), to: (45, y))
        dot(12, y, 4)
      }
    case .taps:
      for (number, x) in [11, 22.5, 34, 45.5].enumerated() {
        dot(x, 28.5, 3 + Double(number), alpha: 0.55 + 0.15 * Double(number))
      }
    case .clock:
      ring(28.5, 28.5, 17.5)
      line([(28.5, 18), (28.5, 28.5), (36, 33)])
    case .nestedViews:
      for half in [20.0, 13] { square(28.5, 28.5, half, corner: 4) }
      dot(28.5, 28.5, 5)
    case .photo: drawPhoto()
    case .grid: drawGrid()
    case .person:
      dot(28.5, 21, 8)
      fill(
        UIBezierPath(
          roundedRect: CGRect(x: 13, y: 32, width: 31, height: 14),
          byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 13, height: 13)))
    case .letters(let text): drawLetters(text)
    }
  }

  // MARK: - Pictures

  private func drawTiles() {
    let colors = [(1.0, 0.6, 0.1), (0.25, 0.72, 0.35), (0.2, 0.5, 0.95), (0.55, 0.4, 0.9)]
    for (number, color) in colors.enumerated() {
      let x = number % 2 == 0 ? 10.0 : 30.5
      let rect = CGRect(x: x, y: number < 2 ? 10 : 30.5, width: 16.5, height: 16.5)
      UIColor(red: color.0, green: color.1, blue: color.2, alpha: 1).setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: 4).fill()
    }
  }

  private func drawSpots() {
    for (x, y, radius) in [
      (13.0, 32.0, 7.0), (20, 20, 7.5), (32, 16, 8), (43, 23, 7.5), (35, 41, 9),
    ] {
      dot(x, y, radius, alpha: 0.9)
      let edge = circle(x, y, radius - 0.5)
      UIColor(white: 0.3, alpha: 0.6).setStroke()
      edge.lineWidth = 1
      edge.stroke()
    }
  }

  private func drawBall() {
    let colors = [
      (0.91, 0.22, 0.18), (1, 0.97, 0.92), (0.12, 0.5, 0.85), (1, 0.78, 0.14), (0.13, 0.63, 0.35),
      (1, 0.57, 0.25),
    ]
    for (number, color) in colors.enumerated() {
      let start = CGFloat(number) * .pi / 3 - 0.4
      let panel = UIBezierPath()
      panel.move(to: middle)
      panel.addArc(
        withCenter: middle, radius: 20, startAngle: start, endAngle: start + .pi / 3,
        clockwise: true)
      panel.close()
      UIColor(red: color.0, green: color.1, blue: color.2, alpha: 1).setFill()
      panel.fill()
    }
    dot(28.5, 28.5, 4.5)
  }

  private func drawPhoto() {
    context.saveGState()
    context.translateBy(x: middle.x, y: middle.y)
    context.rotate(by: -0.14)
    let frame = CGRect(x: -20, y: -16, width: 40, height: 32)
    fill(UIBezierPath(rect: frame))
    UIBezierPath(rect: frame.insetBy(dx: 2.5, dy: 2.5)).addClip()
    UIColor(red: 0.45, green: 0.75, blue: 0.95, alpha: 1).setFill()
    UIBezierPath(rect: frame).fill()
    UIColor(red: 1, green: 0.88, blue: 0.45, alpha: 1).setFill()
    circle(9, -6, 4).fill()
    for (x, y, green) in [(-10.0, 16.0, 0.62), (9, 18, 0.48)] {
      UIColor(red: 0.25, green: green, blue: 0.3, alpha: 1).setFill()
      circle(x, y, 17).fill()
    }
    context.restoreGState()
  }

  private func drawGrid() {
    for number in 0..<9 {
      let (column, row) = (Double(number % 3), Double(number / 3))
      UIColor(hue: CGFloat(number) / 9, saturation: 0.5, brightness: 0.85, alpha: 1).setFill()
      UIBezierPath(
        rect: CGRect(x: 10 + 12.75 * column, y: 10 + 12.75 * row, width: 11.5, height: 11.5)
      )
      .fill()
    }
  }

  private func drawLetters(_ text: String) {
    let font = UIFont.boldSystemFont(ofSize: 26)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: UIColor.white,
    ]
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2),
      withAttributes: attributes)
  }

  // MARK: - Shapes

  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func fill(_ path: UIBezierPath, alpha: CGFloat = 1) {
    UIColor.white.withAlphaComponent(alpha).setFill()
    path.fill()
  }

  private func stroke(_ path: UIBezierPath, width: CGFloat = 3, alpha: CGFloat = 1) {
    UIColor.white.withAlphaComponent(alpha).setStroke()
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (width, .round, .round)
    path.stroke()
  }

  private func dot(_ x: Double, _ y: Double, _ radius: Double, alpha: CGFloat = 1) {
    fill(circle(x, y, radius), alpha: alpha)
  }

  private func ring(_ x: Double, _ y: Double, _ radius: Double, alpha: CGFloat = 1) {
    stroke(circle(x, y, radius), alpha: alpha)
  }

  private func square(_ x: Double, _ y: Double, _ half: Double, corner: CGFloat = 1) {
    let rect = CGRect(x: x - half, y: y - half, width: 2 * half, height: 2 * half)
    stroke(UIBezierPath(roundedRect: rect, cornerRadius: corner), width: 2.5)
  }

  private func line(_ points: [(Double, Double)]) {
    let path = UIBezierPath()
    for (number, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    stroke(path)
  }

  /// Draws a line with an arrowhead at its end.
  private func arrow(from start: (Double, Double), to end: (Double, Double)) {
    line([start, end])
    let direction = atan2(end.1 - start.1, end.0 - start.0)
    let sides = [2.5, -2.5].map { turn in
      (end.0 + 8 * cos(direction + turn), end.1 + 8 * sin(direction + turn))
    }
    line([sides[0], end, sides[1]])
  }
}
