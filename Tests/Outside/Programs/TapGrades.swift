import UIKit

/// Distinguishes one to four taps.
final class TapGrades: UIViewController {
  private(set) var counts = [Int](repeating: 0, count: 5)

  override func viewDidLoad() {
    super.viewDidLoad()
    var recognizers: [UITapGestureRecognizer] = []
    for taps in 1...4 {
      let recognizer = UITapGestureRecognizer(target: self, action: TapGrades.tapped)
      recognizer.numberOfTapsRequired = taps
      view.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }
    for (shorter, longer) in zip(recognizers, recognizers.dropFirst()) {
      shorter.require(toFail: longer)
    }
  }

  func tapped(_ sender: UITapGestureRecognizer) {
    counts[sender.numberOfTapsRequired] += 1
    let location = sender.location(in: view)
    print("\(sender.numberOfTapsRequired) at \(Int(location.x)), \(Int(location.y))")
  }
}
