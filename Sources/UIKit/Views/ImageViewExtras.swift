import CoreGraphics

/// Rarely used state of an image view: an image for the highlighted state, and an image animation.
final class ImageViewExtras {
  var highlightedImage: UIImage?
  var isHighlighted = false
  var animationImages: [UIImage]?
  var highlightedAnimationImages: [UIImage]?
  /// The duration of one cycle, in seconds; 0 means 1/30 second per image.
  var animationDuration: TimeInterval = 0
  /// The number of cycles; 0 means to repeat forever.
  var animationRepeatCount = 0

  private var run: (index: Int, token: TimerQueue.Token?)?

  /// Whether the animation is running.
  var isAnimating: Bool { run != nil }

  /// Returns the image to show instead of the view's `image`.
  func shown(insteadOf image: UIImage?) -> UIImage? {
    if let run, let images, !images.isEmpty { return images[run.index % images.count] }
    return isHighlighted ? highlightedImage ?? image : image
  }

  private var images: [UIImage]? {
    isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
  }

  /// Shows the first image now and schedules the rest; does nothing if there are no images.
  func start(in context: AppContext) {
    stop(in: context)
    guard let images, !images.isEmpty else { return }
    let cycle = animationDuration > 0 ? animationDuration : TimeInterval(images.count) / 30
    run = (0, nil)
    context.layers.needsFrame = true
    schedule(after: cycle / TimeInterval(images.count), from: context.queue.now, in: context)
  }

  /// Stops the animation and shows the view's `image` again.
  func stop(in context: AppContext) {
    guard let run else { return }
    if let token = run.token { context.queue.cancel(token) }
    self.run = nil
    context.layers.needsFrame = true
  }

  /// Schedules the next image. Times are multiples of the interval so that errors do not
  /// accumulate.
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

  // An explicit `deinit` is nonisolated.
  deinit {}
}
