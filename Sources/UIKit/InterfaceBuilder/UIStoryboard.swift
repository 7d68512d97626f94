/// Controllers and their views as designed in a storyboard file.
///
/// The source adapter turns an app's `.storyboard` file into code; a storyboard finds it
/// by the file's name. Bundles are not looked at: there is one.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let file: StoryboardFile

  /// Finds a storyboard by its file's name without the ending; one that does not exist is a programmer's
  /// mistake.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let file = _InterfaceFiles.storyboards[name] else {
      fatalError("Could not find a storyboard named '\(name)'")
    }
    (self.name, self.file) = (name, file)
    super.init()
  }

  /// Makes the controller that the storyboard starts with; nil if it has none.
  @discardableResult
  open func instantiateInitialViewController() -> UIViewController? {
    file.initial.flatMap { makeController(id: $0) }
  }

  /// Makes a controller by its storyboard identifier; one that does not exist is a programmer's mistake.
  @discardableResult
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(scene(identifier), creator: nil)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

extension UIStoryboard {
  /// Makes the controller that the storyboard starts with, by an initializer of the app; nil if it has
  /// none.
  ///
  /// - Parameter creator: Makes the controller with the coder; with nil as the result, the class that
  ///   the storyboard names is used.
  public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController {
    guard let scene = file.scenes.first(where: { $0.id == file.initial }) else { return nil }
    return cast(make(scene, creator: creator.map { make in { make($0) } }))
  }

  /// Makes a controller by its storyboard identifier, by an initializer of the app.
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

  /// Makes a controller by its id in the file; nil if there is none.
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
    scene.didMake(controller)
    controller.awakeFromNib()
    return controller
  }
}
