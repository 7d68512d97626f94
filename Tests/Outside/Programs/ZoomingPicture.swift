import UIKit

/// A picture that scrolls and zooms.
class ZoomingPictureController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 960))

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentSize = picture.bounds.size
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 3
    scrollView.delegate = self
    picture.backgroundColor = .systemIndigo
    scrollView.addSubview(picture)
    view.addSubview(scrollView)
    let doubleTap = UITapGestureRecognizer(
      target: self, action: ZoomingPictureController.zoomIn)
    doubleTap.numberOfTapsRequired = 2
    picture.addGestureRecognizer(doubleTap)
  }

  func zoomIn(_ recognizer: UITapGestureRecognizer) {
    scrollView.setZoomScale(
      min(scrollView.zoomScale * 2, scrollView.maximumZoomScale), animated: true)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { print("drag") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    print("end, decelerate \(decelerate)")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    print("rest at \(Int(scrollView.contentOffset.y.rounded()))")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    print(String(format: "zoom %.1f", scale))
  }
}
