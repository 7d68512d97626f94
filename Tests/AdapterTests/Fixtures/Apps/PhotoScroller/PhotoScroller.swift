import UIKit

// A scroll view that forwards its delegate's calls.
class PhotoScroller: UIScrollView, UIScrollViewDelegate {
  weak var photoDelegate: UIScrollViewDelegate?
  let photo = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(photo)
    contentSize = photo.bounds.size
    maximumZoomScale = 3
    delegate = self
    let twice = UITapGestureRecognizer(target: self, action: #selector(self.zoom(sender:)))
    twice.numberOfTapsRequired = 2
    addGestureRecognizer(twice)
  }

  required init?(coder: NSCoder) { nil }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    photoDelegate?.viewForZooming?(in: scrollView) ?? photo
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    photoDelegate?.scrollViewDidScroll?(scrollView)
    print("scrolled")
  }

  @objc fileprivate func zoom(sender: UITapGestureRecognizer) {
    setZoomScale(zoomScale == 1 ? 2 : 1, animated: false)
    print("zoom", Int(zoomScale))
  }
}

extension PhotoScroller {
  func ask() -> Bool {
    photoDelegate?.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))) ?? false
  }
}

#if canImport(SwiftUI) && DEBUG
  import SwiftUI
  struct Preview: PreviewProvider {}
#endif

#Preview {
  PhotoScroller(frame: .zero)
}
