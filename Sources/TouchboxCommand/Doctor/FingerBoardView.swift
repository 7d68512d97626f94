import Foundation
import UIKit

/// A view that draws a board's fingers: crosshairs, paths, and a table of numbers.
final class FingerBoardView: UIView {
  /// The fingers to show.
  var board = FingerBoard() {
    didSet { setNeedsDisplay() }
  }

  private static let colors: [UIColor] = [
    .systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal, .systemPink,
    .systemYellow, .systemIndigo, .systemGray, .brown,
  ]

  /// The height of a table row, in points.
  private static let row: CGFloat = 15
  /// The x coordinates of the table's columns.
  private static let columns: [CGFloat] = [8, 48, 130, 214, 250]
  /// The radius of a finger at full pressure, in points.
  private static let radius: CGFloat = 26

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.1, alpha: 1)
  }

  required init?(coder: NSCoder) { nil }

  /// Draws in screen points. The view may cover only part of the screen.
  override func draw(_ rect: CGRect) {
    let origin = convert(CGPoint.zero, from: nil)
    UIGraphicsGetCurrentContext()?.translateBy(x: origin.x, y: origin.y)
    guard !board.fingers.isEmpty else {
      let lines = [
        "Touch the screen with any number of fingers.",
        "The mouse is not shown. Each report is also a line",
        "on standard output. Escape closes the window.",
      ]
      for (number, line) in lines.enumerated() {
        let y = 24 + Self.row * CGFloat(number)
        write(line, at: CGPoint(x: Self.columns[0], y: y), number == 0 ? .white : .lightGray)
      }
      return
    }
    for finger in board.fingers { drawPath(of: finger) }
    // Start the table below the status bar.
    let titles = ["finger", "x, y in points", "of the window", "force", "device"]
    for (x, title) in zip(Self.columns, titles) {
      write(title, at: CGPoint(x: x, y: 24), .lightGray)
    }
    for (index, finger) in board.fingers.suffix(16).enumerated() {
      drawRow(of: finger, y: 24 + Self.row * CGFloat(index + 1))
    }
  }

  private func color(of finger: FingerBoard.Finger) -> UIColor {
    let color = Self.colors[(finger.number - 1) % Self.colors.count]
    return finger.isDown ? color : color.withAlphaComponent(0.5)
  }

  private func drawPath(of finger: FingerBoard.Finger) {
    guard let last = finger.trail.last else { return }
    let color = color(of: finger)
    color.set()
    let trail = UIBezierPath()
    trail.move(to: finger.trail[0])
    for point in finger.trail.dropFirst() { trail.addLine(to: point) }
    trail.lineWidth = 2
    trail.stroke()
    guard finger.isDown else { return }
    let screen = UIScreen.main.bounds.size
    let cross = UIBezierPath()
    cross.move(to: CGPoint(x: 0, y: last.y))
    cross.addLine(to: CGPoint(x: screen.width, y: last.y))
    cross.move(to: CGPoint(x: last.x, y: 0))
    cross.addLine(to: CGPoint(x: last.x, y: screen.height))
    cross.lineWidth = 0.5
    cross.stroke()
    let radius = Self.radius * (0.6 + 0.4 * (finger.pressure ?? 1))
    let disc = UIBezierPath(
      ovalIn: CGRect(
        x: last.x - radius, y: last.y - radius, width: 2 * radius, height: 2 * radius))
    color.withAlphaComponent(0.35).setFill()
    disc.fill()
    disc.lineWidth = 2
    disc.stroke()
    write("\(finger.number)", at: CGPoint(x: last.x + 6, y: last.y - 20), .white)
  }

  private func drawRow(of finger: FingerBoard.Finger, y: CGFloat) {
    let point = finger.trail.last ?? .zero
    let texts = [
      "\(finger.number)\(finger.isDown ? "" : " up")",
      String(format: "%.2f, %.2f", point.x, point.y),
      String(format: "%.4f, %.4f", finger.fraction.x, finger.fraction.y),
      finger.pressure.map { String(format: "%.3f", $0) } ?? "-",
      "\(finger.device) \(finger.kind)",
    ]
    for (x, text) in zip(Self.columns, texts) {
      write(text, at: CGPoint(x: x, y: y), color(of: finger))
    }
  }

  private func write(_ text: String, at point: CGPoint, _ color: UIColor) {
    (text as NSString).draw(
      at: point,
      withAttributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: color])
  }
}
