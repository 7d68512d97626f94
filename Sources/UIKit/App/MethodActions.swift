// Methods instead of selectors, for code that runs on Linux only:
//
//     UITapGestureRecognizer(target: self, action: Board.tapped)
//     button.addTarget(self, action: Board.play, for: .touchUpInside)
//
// Like a selector without a name, an action can only be removed together with its target.

extension UIGestureRecognizer {
  /// Creates a recognizer that calls a method, which is passed instead of a selector.
  ///
  ///     UITapGestureRecognizer(target: self, action: PhotoView.tapped)
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init(target: target, action: Selector("", action))
  }

  /// Creates a recognizer that calls a method with the recognizer.
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(target: target, action: Selector("", action))
  }

  /// Adds a method instead of a selector.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    addTarget(target, action: Selector("", action))
  }

  /// Adds a method with the recognizer as its parameter. It is not called for other classes of
  /// recognizers.
  public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    addTarget(target, action: Selector("", action))
  }
}

extension UIControl {
  /// Adds a method for events instead of a selector.
  ///
  ///     button.addTarget(self, action: PlayerViewController.play, for: .touchUpInside)
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector("", action), for: controlEvents)
  }

  /// Adds a method with the control as its parameter. It is not called if the control is not a
  /// `Sender`.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector("", action), for: controlEvents)
  }

  /// Adds a method with the control and the event as its parameters. It is not called if the
  /// control is not a `Sender`.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector("", action), for: controlEvents)
  }
}
