extension UIView {
  func add(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.remove(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    context.gestures.stop(recognizer)
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func setRecognizers(_ new: [UIGestureRecognizer]) {
    for recognizer in recognizers where !new.contains(where: { $0 === recognizer }) {
      remove(recognizer)
    }
    for recognizer in new where recognizer.view !== self { add(recognizer) }
    recognizers = new
  }
}
