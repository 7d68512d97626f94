import CoreGraphics

extension AppContext {
  /// Shows an alert that offers to undo or redo, if the object that receives shakes has an undo
  /// manager with operations.
  func offerUndo() {
    guard windows.undoAlert == nil, let manager = motionResponder?.undoManager,
      manager.canUndo || manager.canRedo
    else { return }
    let (canUndo, canRedo) = (manager.canUndo, manager.canRedo)
    var actions = [UIAlertAction(title: "Cancel", style: .cancel)]
    if canUndo {
      actions.append(UIAlertAction(title: "Undo", style: .default) { _ in manager.undo() })
    }
    if canRedo {
      let title = canUndo ? manager.redoMenuItemTitle : "Redo"
      actions.append(UIAlertAction(title: title, style: .default) { _ in manager.redo() })
    }
    let title = canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
    let contents = AlertContents(title: title, style: .alert, actions: actions)
    windows.undoAlert = UndoAlertWindow(contents) { [weak self] action in
      self?.windows.undoAlert = nil
      action.handler?(action)
    }
  }
}

/// The window that contains the alert of a shake, in front of the app's windows. It changes neither
/// the first responder nor the controllers.
final class UndoAlertWindow: UIWindow {
  private let contents: AlertContents
  let overlay: AlertOverlay

  init(_ contents: AlertContents, choose: @escaping (UIAlertAction) -> Void) {
    self.contents = contents
    overlay = AlertOverlay(frame: UIScreen.main.bounds, choose: choose)
    super.init(frame: UIScreen.main.bounds)
    windowLevel = .alert
    backgroundColor = nil
    addSubview(overlay)
    overlay.show(contents)
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard overlay.frame != bounds else { return }
    overlay.frame = bounds
    overlay.show(contents)
  }

  override var canBecomeKey: Bool { false }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
