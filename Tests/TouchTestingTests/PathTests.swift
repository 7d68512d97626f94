import CoreGraphics
import Testing
import TouchTesting
import UIKit

/// Gestures with curves, rests, pacing, and several points.
struct PathTests {
  /// A view that stores the times and locations of its touches.
  private final class TrackView: UIView {
    var tracks: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ name: String, _ touches: Set<UITouch>) {
      let points = touches.map { touch in
        let point = touch.location(in: nil)
        return (point.x, point.y)
      }.sorted { $0 < $1 }
      let texts = points.map { "\(Int($0.0.rounded())),\(Int($0.1.rounded()))" }
      let time = touches.first.map { Int(($0.timestamp * 1000).rounded()) } ?? 0
      tracks.append("\(time) \(name) \(texts.joined(separator: " "))")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      add("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      add("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      add("ended", touches)
    }
  }

  private let view = TrackView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("K-14 several points are tapped at once")
  func taps() {
    let phone = TestPhone(view)
    phone.tap(at: [CGPoint(x: 50, y: 60), CGPoint(x: 200, y: 300), CGPoint(x: 90, y: 90)])
    #expect(
      view.tracks == ["0 began 50,60 90,90 200,300", "80 ended 50,60 90,90 200,300"])
  }

  @Test("K-14 with hold, a drag begins after a rest")
  func hold() {
    let phone = TestPhone(view)
    phone.drag(from: 50, 60, to: 110, 60, over: 0.1, hold: 0.6)
    #expect(view.tracks.first == "0 began 50,60")
    // 6 packets, 1/60 s apart.
    #expect(
      view.tracks.dropFirst().dropLast() == [
        "617 moved 60,60", "633 moved 70,60", "650 moved 80,60", "667 moved 90,60",
        "683 moved 100,60", "700 moved 110,60",
      ])
    #expect(view.tracks.last == "700 ended 110,60")
  }

  @Test("K-16 a drag and a move can be eased")
  func ease() {
    let phone = TestPhone(view)
    phone.drag(from: 0, 60, to: 100, 60, over: 1.0 / 30, ease: .easeIn)
    // The value of cubic-bezier(0.42, 0, 1, 1) at 0.5 is 0.3154.
    #expect(view.tracks[1] == "17 moved 32,60")
    view.tracks = []
    phone.finger(1).down(at: 0, 60).move(to: 100, 60, over: 1.0 / 30, ease: .easeOut).up()
    #expect(view.tracks[1] == "50 moved 68,60")
  }

  @Test("K-14 a transform moves, scales, and rotates two fingers")
  func transform() {
    let phone = TestPhone(view)
    phone.transform(
      at: 100, 200, to: CGPoint(x: 140, y: 220), scale: 2, rotation: 90, over: 0.016)
    #expect(
      view.tracks == [
        "0 began 50,200 150,200", "16 moved 140,120 140,320", "16 ended 140,120 140,320",
      ])
  }

  @Test("K-15 a path has a speed or a duration, and ends on its last point")
  func path() {
    let phone = TestPhone(view)
    let corner = [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 40)]
    // 70 points in 0.1 s: 6 packets, 11.67 points apart.
    phone.path(through: corner, isStraight: true, speed: 700)
    #expect(view.tracks.count == 8)
    #expect(view.tracks[2] == "33 moved 23,0")
    #expect(view.tracks[3] == "50 moved 30,5")
    #expect(view.tracks.last == "100 ended 30,40")
    view.tracks = []
    phone.path(through: corner, over: 0.1, hold: 0.5, in: view)
    #expect(view.tracks.count == 8)
    #expect(view.tracks[0] == "100 began 0,0")
    #expect(view.tracks.last == "700 ended 30,40")
  }
}
