package import CoreGraphics

/// A rotation in quarter turns, clockwise on the screen.
package nonisolated struct QuarterTurns: Hashable, Sendable {
  /// The number of quarter turns: 0, 1, 2, or 3.
  package let count: Int

  /// Creates a rotation. Negative counts rotate counterclockwise.
  package init(_ count: Int) {
    self.count = (count % 4 + 4) % 4
  }

  /// Whether the rotation swaps width and height.
  package var isOdd: Bool { count % 2 == 1 }

  /// Returns the rotation from `right` to `left`.
  package static func - (left: Self, right: Self) -> Self { Self(left.count - right.count) }

  /// Returns the transform that rotates a rectangle of the given size at the origin and moves it
  /// back to the origin.
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
  /// The size with width and height swapped.
  package nonisolated var transposed: CGSize { CGSize(width: height, height: width) }
}

extension UIDeviceOrientation {
  /// The device's rotation from portrait.
  package nonisolated var turns: QuarterTurns { interface.turns }

  /// The interface orientation that is upright on a device in this orientation, or portrait for a
  /// flat device.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiinterfaceorientation: the interface
  ///   rotates in the opposite direction from the device.
  package nonisolated var interface: UIInterfaceOrientation {
    switch self {
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portrait, .faceUp, .faceDown, .unknown: .portrait
    }
  }

  /// Returns the orientation after the device is turned by the given number of quarter turns.
  package nonisolated func turned(by turns: QuarterTurns) -> UIDeviceOrientation {
    let count = self.turns.count + turns.count
    return [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft][count % 4]
  }
}

extension UIInterfaceOrientation {
  /// The device's clockwise rotation from portrait when this interface is upright. It is a quarter
  /// turn if the home button is on the left.
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

  /// The orientation's bit in orientation masks.
  package nonisolated var mask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }
}
