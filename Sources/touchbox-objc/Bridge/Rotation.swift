import CBridge
import UIKit

/// Calls a controller's methods for rotations before iOS 8, as the default implementation of
/// `viewWillTransition(to:with:)` does.
func reportRotation(
  of controller: any Peer, _ coordinator: any UIViewControllerTransitionCoordinator,
  _ transition: () -> Void
) {
  guard let new = AppContext.current.interface.nextOrientation else { return transition() }
  let old = UIApplication.shared.statusBarOrientation
  let duration = coordinator.transitionDuration
  TBRotate(controller.object, CInt(TBWillRotate), new.rawValue, duration)
  coordinator.animate { _ in
    TBRotate(controller.object, CInt(TBWillAnimateRotation), new.rawValue, duration)
  } completion: { _ in
    TBRotate(controller.object, CInt(TBDidRotate), old.rawValue, 0)
  }
  transition()
}

/// Returns the orientations that a controller's `shouldAutorotateToInterfaceOrientation:` accepts,
/// or `nil` if its class doesn't implement the method.
func olderOrientations(of controller: any Peer) -> UIInterfaceOrientationMask? {
  let mask = TBOlderOrientations(controller.object)
  return mask == 0 ? nil : UIInterfaceOrientationMask(rawValue: UInt(mask))
}
