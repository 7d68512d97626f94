import CoreGraphics
import DisplayList
import UIKit

/// Draws a bar for each recent frame: its interval, the work in it, and its input.
///
/// The height of a bar is the time since the previous frame, with a line at one tick of the display.
/// A frame that is late by more than half a tick is orange. The lower, brighter part is the time
/// that the turn took. A mark above a bar shows the number of reported finger locations, up to 3.
enum FrameGraph {
  /// The height of the graph, in ticks of the display.
  private static let tickCount = 3.0
  private static let onTime = CGColor(red: 0.25, green: 0.55, blue: 0.35, alpha: 1)
  private static let late = CGColor(red: 0.95, green: 0.55, blue: 0.15, alpha: 1)
  private static let work = CGColor(red: 0.55, green: 0.95, blue: 0.65, alpha: 1)
  private static let input = CGColor(red: 0.45, green: 0.75, blue: 1, alpha: 1)

  /// Returns the graph's drawing.
  ///
  /// - Parameters:
  ///   - frames: The frames, oldest first; the last one is at the right edge.
  ///   - interval: The duration of one tick of the display, in microseconds.
  static func commands(
    _ frames: [FrameHistory.Frame], in rect: CGRect, interval: Double
  ) -> [DrawCommand] {
    let step = rect.width / CGFloat(FrameHistory.limit)
    let dotHeight: CGFloat = 3
    let bars = CGRect(
      x: rect.minX, y: rect.minY + dotHeight + 1, width: rect.width,
      height: rect.height - dotHeight - 1)
    func height(_ microseconds: Int64) -> CGFloat {
      bars.height * min(1, CGFloat(Double(microseconds) / (tickCount * interval)))
    }
    let paths = [onTime, late, work, input].map { (color: $0, path: CGMutablePath()) }
    for (index, frame) in frames.enumerated() {
      let x = rect.maxX - CGFloat(frames.count - index) * step
      func add(_ path: CGMutablePath, height: CGFloat) {
        path.addRect(
          CGRect(x: x, y: bars.maxY - height, width: step * 0.8, height: height))
      }
      if let time = frame.interval {
        let isLate = Double(time) > 1.5 * interval
        add(paths[isLate ? 1 : 0].path, height: height(time))
      }
      add(paths[2].path, height: max(0.5, height(frame.work)))
      if frame.locations > 0 {
        let size = dotHeight * min(1, CGFloat(frame.locations) / 3)
        paths[3].path.addRect(
          CGRect(x: x, y: rect.minY + dotHeight - size, width: step * 0.8, height: size))
      }
    }
    let tick = CGRect(
      x: rect.minX, y: bars.maxY - bars.height / tickCount, width: rect.width, height: 0.5)
    return [.fill(CGPath(rect: tick), CGColor(gray: 0.5, alpha: 1), .winding)]
      + paths.filter { !$0.path.isEmpty }.map { .fill($0.path, $0.color, .winding) }
  }

  /// Returns the numbers of the latest frame: `frame 16.7 ms, work 0.4 ms, 6 locations`.
  static func summary(_ frames: [FrameHistory.Frame]) -> String {
    guard let frame = frames.last else { return "" }
    let interval = frame.interval.map { "frame \(milliseconds($0)) ms" } ?? "idle before"
    let locations = "\(frame.locations) location\(frame.locations == 1 ? "" : "s")"
    return "\(interval), work \(milliseconds(frame.work)) ms, \(locations)"
  }

  private static func milliseconds(_ microseconds: Int64) -> String {
    ExplanationText.number(CGFloat(microseconds) / 1000, decimals: 1)
  }
}
