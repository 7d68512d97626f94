/// A transition from one storyboard controller to another.
///
/// A transition presents the other controller unless it embeds, unwinds, or shows it in a navigation
/// controller.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uistoryboardsegue
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the transition, or `nil`.
  open var identifier: String? { name }
  /// The controller that the transition starts from.
  open var source: UIViewController { from }
  /// The controller that the transition leads to.
  open var destination: UIViewController { to }

  private let name: String?
  private let from, to: UIViewController
  /// The action of the transition, or `nil` to present the destination.
  var performHandler: (() -> Void)?
  /// Whether the storyboard specifies an animated presentation.
  var isAnimated = true
  /// Whether a navigation controller pushes the destination.
  var isShow = false

  /// Creates a transition that presents `destination`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (name, from, to) = (identifier, source, destination)
    super.init()
  }

  /// Creates a transition with a custom action.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Performs the transition. Subclasses override this method without calling `super`.
  open func perform() {
    if let performHandler { return performHandler() }
    if isShow, let navigation = source.navigationController,
      !(destination is UINavigationController)
    {
      navigation.pushViewController(destination, animated: isAnimated)
    } else {
      source.present(destination, animated: isAnimated)
    }
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A transition in a storyboard, and the closure that creates it.
@preconcurrency @MainActor
public struct _InterfaceSegue {
  /// The target of a transition.
  public enum Target {
    /// A controller, by its ID in the file.
    case controller(String)
    /// The nearest presenting controller that has the action.
    case unwind((UIViewController) -> Selector?)
  }

  let id: String
  let identifier: String?
  let target: Target
  let isShow: Bool
  let isAnimated: Bool
  let styles: (UIModalPresentationStyle?, UIModalTransitionStyle?)
  let make: (String?, UIViewController, UIViewController) -> UIStoryboardSegue

  /// Describes a transition.
  ///
  /// - Parameters:
  ///   - id: The transition's ID in the file.
  ///   - identifier: The name that apps use to perform it.
  ///   - isShow: Whether a navigation controller pushes the destination.
  ///   - presentation: The destination's presentation style, or `nil` to keep it.
  ///   - transition: The destination's transition style, or `nil` to keep it.
  ///   - make: Creates the segue object, using the app's own class if the file specifies one.
  public init(
    id: String, identifier: String?, target: Target, isShow: Bool = false, isAnimated: Bool = true,
    presentation: UIModalPresentationStyle? = nil, transition: UIModalTransitionStyle? = nil,
    make: @escaping (String?, UIViewController, UIViewController) -> UIStoryboardSegue = {
      UIStoryboardSegue(identifier: $0, source: $1, destination: $2)
    }
  ) {
    (self.id, self.identifier, self.target) = (id, identifier, target)
    (self.isShow, self.isAnimated, self.make) = (isShow, isAnimated, make)
    styles = (presentation, transition)
  }
}

extension UIViewController {
  /// Performs the transition with the given identifier. An unknown identifier is a programming
  /// error.
  func performInterfaceSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = interface?.scene.segues.first(where: { $0.identifier == identifier }) else {
      fatalError(
        "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
    }
    perform(segue, sender: sender)
  }

  /// Makes a control perform the transition with the given ID.
  public func _addSegue(_ id: String, to control: UIControl, for events: UIControl.Event) {
    control.addTarget(self, action: segueAction(id), for: events)
  }

  /// Makes a recognizer perform the transition with the given ID.
  public func _addSegue(_ id: String, to recognizer: UIGestureRecognizer) {
    recognizer.addTarget(self, action: segueAction(id))
  }

  /// Makes a button in a bar perform the transition with the given ID.
  public func _addSegue(_ id: String, to item: UIBarButtonItem) {
    (item.target, item.action) = (self, segueAction(id))
  }

  /// Makes a table's cell perform the transition with the given ID when a tap selects its row.
  ///
  /// - Parameter isAccessory: Whether the cell's accessory button performs the transition instead.
  public func _addSegue(_ id: String, to cell: UITableViewCell, isAccessory: Bool = false) {
    let perform = { [weak self, weak cell] () -> Void in self?.triggerSegue(id, sender: cell) }
    if isAccessory { cell.accessoryHandler = perform } else { cell.selectionHandler = perform }
  }

  private func segueAction(_ id: String) -> Selector {
    Selector("segue \(id):") { (controller: UIViewController) in
      { (sender: NSObject) in
        MainActor.assumeIsolated { controller.triggerSegue(id, sender: sender) }
      }
    }
  }

  /// Performs a transition triggered by an object on the screen, unless the controller declines.
  private func triggerSegue(_ id: String, sender: Any?) {
    guard let segue = interface?.scene.segues.first(where: { $0.id == id }),
      shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
    else { return }
    perform(segue, sender: sender)
  }

  /// Adds a child controller and adds its view to a container view.
  public func _embedSegue(_ id: String, in container: UIView) {
    guard let segue = interface?.scene.segues.first(where: { $0.id == id }),
      case .controller(let target) = segue.target,
      let child = interface?.storyboard.makeController(id: target)
    else { return }
    let embedding = segue.make(segue.identifier, self, child)
    embedding.performHandler = { [unowned self] in
      addChild(child)
      let view: UIView = child.view
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
      child.didMove(toParent: self)
    }
    prepare(for: embedding, sender: nil)
    embedding.perform()
  }

  private func perform(_ segue: _InterfaceSegue, sender: Any?) {
    switch segue.target {
    case .controller(let id):
      guard let destination = interface?.storyboard.makeController(id: id) else { return }
      let transition = segue.make(segue.identifier, self, destination)
      (transition.isAnimated, transition.isShow) = (segue.isAnimated, segue.isShow)
      if let style = segue.styles.0 { destination.modalPresentationStyle = style }
      if let style = segue.styles.1 { destination.modalTransitionStyle = style }
      prepare(for: transition, sender: sender)
      transition.perform()
    case .unwind(let action):
      unwind(segue, action: action, sender: sender)
    }
  }

  /// Calls the unwind action on the nearest controller that has it and dismisses all controllers in
  /// front of it.
  private func unwind(
    _ segue: _InterfaceSegue, action: (UIViewController) -> Selector?, sender: Any?
  ) {
    for controller in unwindCandidates {
      guard let selector = action(controller) else { continue }
      let transition = segue.make(segue.identifier, self, controller)
      transition.performHandler = { controller.unwind(animated: segue.isAnimated) }
      prepare(for: transition, sender: sender)
      selector.call(on: controller, with: transition)
      return transition.perform()
    }
    _interfaceWarning(
      "\(type(of: self)): no presenting controller has the action of the unwind segue "
        + "\(segue.identifier ?? segue.id)")
  }

  /// The controllers to which a segue can return, nearest first: those below in a navigation
  /// controller, parents, and presenting controllers.
  private var unwindCandidates: [UIViewController] {
    var found: [UIViewController] = []
    var current: UIViewController? = self
    while let controller = current {
      if let navigation = controller.parent as? UINavigationController,
        let index = navigation.stack.firstIndex(of: controller)
      {
        found += navigation.stack.prefix(index).reversed()
      }
      let next = controller.parent ?? controller.nearestPresenter
      if let next { found.append(next) }
      // A presenting controller in a navigation controller is followed by those below it.
      current = next
    }
    return found
  }

  /// Returns to this controller: dismisses what it presents and pops what is above it.
  private func unwind(animated: Bool) {
    presentedInTree?.presenter?.dismiss(animated: animated)
    if let navigation = parent as? UINavigationController, navigation.topViewController !== self {
      navigation.popToViewController(self, animated: animated)
    }
  }
}
