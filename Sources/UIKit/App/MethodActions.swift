// Methods in place of selectors, as code for Linux writes them:
//
//     UITapGestureRecognizer(target: self, action: Board.tapped)
//     button.addTarget(self, action: Board.play, for: .touchUpInside)
//
// Like a selector without a name, they are removed together with their target only.

extension UIGestureRecognizer {
  /// Makes a recognizer that calls a method, given itself in place of a selector.
  ///
  ///     UITapGestureRecognizer(target: self, action: PhotoView.tapped)
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init(target: target, action: Selector("", action))
  }

  /// Makes a recognizer that calls a method which gets the recognizer.
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(target: target, action: Selector("", action))
  }

  /// Adds a method, given itself in place of a selector.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    addTarget(target, action: Selector("", action))
  }

  /// Adds a method that gets the recognizer; it is not called for a recognizer of another class.
  public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    addTarget(target, action: Selector("", action))
  }
}

extension UIControl {
  /// Adds a method to call for events, given itself in place of a selector.
  ///
  ///     button.addTarget(self, action: PlayerViewController.play, for: .touchUpInside)
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector("", action), for: controlEvents)
  }

  /// Adds a method whose parameter is the control; not called if the control is no `Sender`.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector("", action), for: controlEvents)
  }

  /// Adds a method whose parameters are the control and the event; not called if the control is no
  /// `Sender`.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector("", action), for: controlEvents)
  }
}
