import CoreGraphics

/// A touch's phase and locations, saved while a callback is called with other values.
struct TouchSnapshot {
  private let touch: UITouch
  private let phase: UITouch.Phase
  private let screenPoint: CGPoint
  private let previousScreenPoint: CGPoint

  init(_ touch: UITouch) {
    self.touch = touch
    phase = touch.storedPhase
    screenPoint = touch.screenPoint
    previousScreenPoint = touch.previousScreenPoint
  }

  func restore() {
    touch.storedPhase = phase
    touch.screenPoint = screenPoint
    touch.previousScreenPoint = previousScreenPoint
  }
}
