package import CoreGraphics

/// A rotation by quarters of a circle, clockwise on the screen.
package nonisolated struct QuarterTurns: Hashable, Sendable {
  /// How many quarters: 0, 1, 2 or 3.
  package let count: Int

  /// Makes a rotation; a negative count is counterclockwise.
  package init(_ count: Int) {
    self.count = (count % 4 + 4) % 4
  }

  /// Whether width and height are exchanged.
  package var isOdd: Bool { count % 2 == 1 }

  /// The rotation that leads from one to another.
  package static func - (left: Self, right: Self) -> Self { Self(left.count - right.count) }

  /// Returns the map that rotates a rectangle of a size at the origin, and moves it back to the origin.
  package func transform(of size: CGSize) -> CGAffineTransform {
    switch count {
    case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
    default: .identity
    }
  }
}

extension CGSize {
  /// The size with width and height exchanged.
  package nonisolated var transposed: CGSize { CGSize(width: height, height: width) }
}

extension UIDeviceOrientation {
  /// How far the device is turned from upright.
  package nonisolated var turns: QuarterTurns { interface.turns }

  /// How an interface is turned that is upright on a device held like this; portrait for a flat one.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiinterfaceorientation: a device turned to the
  ///   left has an interface turned to the right.
  package nonisolated var interface: UIInterfaceOrientation {
    switch self {
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portrait, .faceUp, .faceDown, .unknown: .portrait
    }
  }

  /// How the device is held after it is turned from here, by quarters.
  package nonisolated func turned(by turns: QuarterTurns) -> UIDeviceOrientation {
    let count = self.turns.count + turns.count
    return [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft][count % 4]
  }
}

extension UIInterfaceOrientation {
  /// How far a device is turned from upright when this interface is upright on it, clockwise: with its
  /// home button at the left, by a quarter.
  package nonisolated var turns: QuarterTurns {
    switch self {
    case .landscapeLeft: QuarterTurns(1)
    case .portraitUpsideDown: QuarterTurns(2)
    case .landscapeRight: QuarterTurns(3)
    case .portrait, .unknown: QuarterTurns(0)
    }
  }

  /// The device orientation in which this interface is upright.
  package nonisolated var device: UIDeviceOrientation {
    UIDeviceOrientation.portrait.turned(by: turns)
  }

  /// The bit in masks.
  package nonisolated var mask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }
}
