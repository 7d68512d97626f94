// Photo wall: the transition between the wall and a photo

import UIKit

/// Moves a photo from its position on the wall to the middle of the screen, or back.
final class PhotoTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration = 0.35
  private let controller: PhotoViewController
  private let isOpening: Bool

  init(of controller: PhotoViewController, isOpening: Bool) {
    (self.controller, self.isOpening) = (controller, isOpening)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (photo, thumbnail, backdrop) = (controller.photo, controller.thumbnail, controller.backdrop)
    if isOpening {
      controller.view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(controller.view)
      photo.frame = thumbnailFrame
      backdrop.alpha = 0
      thumbnail.isHidden = true
    } else {
      controller.resizeInsteadOfScaling()
    }
    UIView.animate(withDuration: duration) { [self] in
      photo.transform = .identity
      photo.frame = isOpening ? controller.largeFrame : thumbnailFrame
      backdrop.alpha = isOpening ? 1 : 0
    } completion: { [isOpening] _ in
      if !isOpening { thumbnail.isHidden = false }
      context.completeTransition(true)
    }
  }

  /// The frame of the photo on the wall, in the controller's view.
  private var thumbnailFrame: CGRect {
    controller.thumbnail.convert(controller.thumbnail.bounds, to: controller.view)
  }
}
