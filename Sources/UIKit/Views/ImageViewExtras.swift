import CoreGraphics

/// What few image views have: an image for the highlighted state, and images that follow each other.
final class ImageViewExtras {
  var highlightedImage: UIImage?
  var isHighlighted = false
  var animationImages: [UIImage]?
  var highlightedAnimationImages: [UIImage]?
  /// Seconds of one cycle; 0 means a thirtieth of a second for each image.
  var animationDuration: TimeInterval = 0
  /// How many cycles; 0 means without end.
  var animationRepeatCount = 0

  private var run: (index: Int, token: TimerQueue.Token?)?

  /// Whether images follow each other now.
  var isAnimating: Bool { run != nil }

  /// Returns what is shown in place of an image.
  func shown(insteadOf image: UIImage?) -> UIImage? {
    if let run, let images, !images.isEmpty { return images[run.index % images.count] }
    return isHighlighted ? highlightedImage ?? image : image
  }

  private var images: [UIImage]? {
    isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
  }

  /// Shows the first image now and the others in their turn; nothing happens without images.
  func start(in context: AppContext) {
    stop(in: context)
    guard let images, !images.isEmpty else { return }
    let cycle = animationDuration > 0 ? animationDuration : TimeInterval(images.count) / 30
    run = (0, nil)
    context.layers.needsFrame = true
    schedule(after: cycle / TimeInterval(images.count), from: context.queue.now, in: context)
  }

  /// Shows the plain image again.
  func stop(in context: AppContext) {
    guard let run else { return }
    if let token = run.token { context.queue.cancel(token) }
    self.run = nil
    context.layers.needsFrame = true
  }

  /// Lets the next image follow. Times are multiples of the interval, so that no error adds up.
  private func schedule(after interval: TimeInterval, from start: AppTime, in context: AppContext) {
    guard let index = run?.index else { return }
    let time = start.advanced(by: interval * TimeInterval(index + 1))
    run?.token = context.queue.schedule(at: time, .timer) { [weak self, unowned context] in
      guard let self, run != nil else { return }
      run = (index + 1, nil)
      let count = images?.count ?? 0
      guard count > 0, animationRepeatCount == 0 || index + 1 < count * animationRepeatCount else {
        stop(in: context)
        return
      }
      context.layers.needsFrame = true
      schedule(after: interval, from: start, in: context)
    }
  }

  // Spelled out, it asks for no actor.
  deinit {}
}
