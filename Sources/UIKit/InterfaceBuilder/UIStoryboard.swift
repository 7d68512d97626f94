/// Controllers and their views, designed in a storyboard file.
///
/// The source adapter converts an app's `.storyboard` file to code, which a storyboard looks up by
/// the file's name. Bundles are ignored because there is only one.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let file: StoryboardFile

  /// Finds a storyboard by its file name without the extension. A missing storyboard is a
  /// programming error.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let file = _InterfaceFiles.storyboards[name] else {
      fatalError("Could not find a storyboard named '\(name)'")
    }
    (self.name, self.file) = (name, file)
    super.init()
  }

  /// Creates the initial controller, or returns `nil` if there is none.
  @discardableResult
  open func instantiateInitialViewController() -> UIViewController? {
    file.initial.flatMap { makeController(id: $0) }
  }

  /// Creates a controller by its storyboard identifier. A missing controller is a programming
  /// error.
  @discardableResult
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(scene(identifier), creator: nil)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

extension UIStoryboard {
  /// Creates the initial controller with an app-provided initializer, or returns `nil` if there is
  /// no initial controller.
  ///
  /// - Parameter creator: Creates the controller from the coder. If it returns `nil`, the class in
  ///   the storyboard is used.
  public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController {
    guard let scene = file.scenes.first(where: { $0.id == file.initial }) else { return nil }
    return cast(make(scene, creator: creator.map { make in { make($0) } }))
  }

  /// Creates a controller by its storyboard identifier, with an app-provided initializer.
  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    cast(make(scene(identifier), creator: creator.map { make in { make($0) } }))
  }

  private func cast<ViewController: UIViewController>(
    _ controller: UIViewController
  ) -> ViewController {
    guard let result = controller as? ViewController else {
      fatalError(
        "\(controller) of the storyboard '\(name)' is not a \(ViewController.self)")
    }
    return result
  }

  private func scene(_ identifier: String) -> _InterfaceScene {
    guard let scene = file.scenes.first(where: { $0.identifier == identifier }) else {
      fatalError(
        "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'")
    }
    return scene
  }

  /// Creates a controller by its ID in the file, or returns `nil` if it does not exist.
  func makeController(id: String) -> UIViewController? {
    file.scenes.first { $0.id == id }.map { make($0, creator: nil) }
  }

  private func make(
    _ scene: _InterfaceScene, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let coder = scene.coder()
    coder.interface = ControllerInterface(storyboard: self, scene: scene)
    guard let controller = creator?(coder) ?? scene.make(coder) else {
      fatalError(
        "the init(coder:) of a controller of the storyboard '\(name)' returned nil")
    }
    let children = scene.children.compactMap(makeController(id:))
    if let navigation = controller as? UINavigationController {
      navigation.viewControllers = children
    } else if let tabs = controller as? UITabBarController {
      tabs.viewControllers = children
    }
    scene.didMake(controller)
    controller.awakeFromNib()
    return controller
  }
}
