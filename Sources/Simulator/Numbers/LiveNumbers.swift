package import CoreGraphics
package import UIKit

/// The numbers of the fingers on a phone's screen and of its frames, which the overlay shows.
///
/// A lifted finger keeps its numbers until a finger lands while no other finger is down.
package struct LiveNumbers {
  /// A finger, including one that lifted recently.
  package struct Finger {
    /// The finger on its device.
    let key: FingerKey
    /// The finger's number in messages.
    package let number: Int
    /// The reported locations since the landing, in screen points, oldest first.
    package fileprivate(set) var path: [CGPoint]
    /// The location of the landing, in screen points.
    package let start: CGPoint
    /// The current location, or the last one, in screen points.
    package private(set) var location: CGPoint
    /// The pressure, 0…1, or `nil` if the device does not report it.
    package fileprivate(set) var pressure: CGFloat?
    /// The contact radius, in points.
    package fileprivate(set) var radius: CGFloat
    /// Whether the finger is on the screen.
    package fileprivate(set) var isDown = true

    private var tracker = VelocityTracker()
    private var lastTime: AppTime

    fileprivate init(_ touch: UITouch, _ pressure: CGFloat?, at time: AppTime) {
      key = touch.finger
      number = touch.fingerNumber
      start = touch.screenPoint
      location = start
      path = [start]
      radius = touch.majorRadius
      self.pressure = pressure
      lastTime = time
      tracker.add(start, at: time)
    }

    /// Returns the velocity over the last 0.1 seconds, in points per second, as a pan measures it.
    /// After the lift, it is the velocity at the lift.
    package func velocity(at time: AppTime) -> CGPoint {
      tracker.velocity(at: isDown ? time : lastTime)
    }

    /// Adds a location. The location at which a finger rests does not reduce its velocity.
    fileprivate mutating func move(to point: CGPoint, at time: AppTime) {
      lastTime = time
      guard point != location else { return }
      location = point
      path.appendLocation(point)
      tracker.add(point, at: time)
    }

    /// Ends the contact. The velocity at this time remains.
    fileprivate mutating func lift(at time: AppTime) {
      isDown = false
      lastTime = time
    }
  }

  /// The fingers in landing order.
  package private(set) var fingers: [Finger] = []
  /// The maximum number of fingers that were down together since the screen was last untouched.
  package private(set) var mostFingers = 0
  /// The recent frames.
  package private(set) var frames = FrameHistory()

  /// Creates numbers without fingers or frames.
  package init() {}

  /// The number of fingers on the screen.
  package var fingerCount: Int { fingers.count(where: \.isDown) }

  /// Adds a packet that was delivered to the app.
  ///
  /// - Parameter tracker: The app's touches after the delivery.
  mutating func receive(_ packet: TouchPacket, _ tracker: TouchTracker) {
    for change in packet.changes {
      frames.locationsSinceFrame += 1 + change.earlierSamples.count
      update(change, at: packet.time)
    }
    liftMissing(tracker)
    for change in packet.changes {
      guard case .down = change.kind, let touch = tracker.touch(of: change.finger) else { continue }
      if fingerCount == 0 { (fingers, mostFingers) = ([], 0) }
      fingers.append(Finger(touch, change.pressure, at: packet.time))
      mostFingers = max(mostFingers, fingerCount)
    }
  }

  /// Applies a move, a lift, or a cancellation to its finger.
  private mutating func update(_ change: TouchChange, at time: AppTime) {
    guard let index = fingers.lastIndex(where: { $0.key == change.finger && $0.isDown }) else {
      return
    }
    for sample in change.earlierSamples { fingers[index].move(to: sample.point, at: sample.time) }
    if let point = change.kind.point { fingers[index].move(to: point, at: time) }
    if let pressure = change.pressure { fingers[index].pressure = pressure }
    if let radius = change.radius { fingers[index].radius = radius }
    switch change.kind {
    case .down, .move: break
    case .up, .cancel: fingers[index].lift(at: time)
    }
  }

  /// Marks fingers as lifted whose touches were canceled without a packet.
  mutating func liftMissing(_ tracker: TouchTracker) {
    for index in fingers.indices
    where fingers[index].isDown && tracker.touch(of: fingers[index].key) == nil {
      fingers[index].isDown = false
    }
  }

  /// Adds a frame that was shown.
  mutating func addFrame(at time: AppTime, work: Int64, isFollowed: Bool) {
    frames.add(at: time, work: work, isFollowed: isFollowed)
  }
}
