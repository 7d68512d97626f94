extension UIView {
  func add(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.remove(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
    context.stop(recognizer, because: .removed)
  }

  func setRecognizers(_ new: [UIGestureRecognizer]) {
    for recognizer in recognizers where !new.contains(where: { $0 === recognizer }) {
      remove(recognizer)
    }
    for recognizer in new { add(recognizer) }
    var ordered: [UIGestureRecognizer] = []
    for recognizer in new + recognizers
    where recognizer.view === self && !ordered.contains(where: { $0 === recognizer }) {
      ordered.append(recognizer)
    }
    recognizers = ordered
  }
}
