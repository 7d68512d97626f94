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
    let (photo, place, backdrop) = (controller.photo, controller.place, controller.backdrop)
    if isOpening {
      controller.view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(controller.view)
      photo.frame = placeFrame
      backdrop.alpha = 0
      place.isHidden = true
    } else {
      controller.resizeInsteadOfScaling()
    }
    UIView.animate(withDuration: duration) { [self] in
      photo.transform = .identity
      photo.frame = isOpening ? controller.largeFrame : placeFrame
      backdrop.alpha = isOpening ? 1 : 0
    } completion: { [isOpening] _ in
      if !isOpening { place.isHidden = false }
      context.completeTransition(true)
    }
  }

  /// The frame of the photo's place in the controller's view.
  private var placeFrame: CGRect {
    controller.place.convert(controller.place.bounds, to: controller.view)
  }
}
