import UIKit

// The numbers that the overlay shows.
extension Phone {
  /// Adds a shown frame to the overlay's numbers, if they are on.
  ///
  /// - Parameter work: The duration of the turn that drew the frame, in microseconds of real time.
  package func addFrame(work: Int64) {
    let isFollowed = hasTouches || context.layers.animations.isAnimating
    numbers?.addFrame(at: now, work: work, isFollowed: isFollowed)
  }
}
