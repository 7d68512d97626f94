// Method references instead of selectors, for code that runs only on Linux:
//
//     UITapGestureRecognizer(target: self, action: Board.tapped)
//     button.addTarget(self, action: Board.play, for: .touchUpInside)
//
// A method reference has no name, so its action can be removed only by removing all of the target's
// actions.

extension UIGestureRecognizer {
  /// Creates a recognizer that uses a method reference instead of a selector.
  ///
  ///     UITapGestureRecognizer(target: self, action: PhotoView.tapped)
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init(target: target, action: Selector("", action))
  }

  /// Creates a recognizer that calls a method that takes the recognizer.
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(target: target, action: Selector("", action))
  }

  /// Adds a target with a method reference instead of a selector.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    addTarget(target, action: Selector("", action))
  }

  /// Adds a target with a method that takes the recognizer. The method is not called for
  /// recognizers of another class.
  public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    addTarget(target, action: Selector("", action))
  }
}

extension UIControl {
  /// Adds a target with a method reference, instead of a selector, for control events.
  ///
  ///     button.addTarget(self, action: PlayerViewController.play, for: .touchUpInside)
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector("", action), for: controlEvents)
  }

  /// Adds a target with a method that takes the control. The method is not called if the control is
  /// not a `Sender`.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector("", action), for: controlEvents)
  }

  /// Adds a target with a method that takes the control and the event. The method is not called if
  /// the control is not a `Sender`.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector("", action), for: controlEvents)
  }
}
