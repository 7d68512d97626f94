/// The program's storyboards and nib files, which generated code registers at startup.
///
/// They replace the files in an app's bundle. They belong to the program, not to an app's state, so
/// all phones in the process share them.
@preconcurrency @MainActor
public enum _InterfaceFiles {
  private(set) static var storyboards: [String: StoryboardFile] = [:]
  private(set) static var nibs: [String: @MainActor (Any?) -> [Any]] = [:]
  /// The name of the app's main storyboard, or `nil`.
  private(set) static var mainStoryboard: String?

  /// Adds a storyboard, replacing one with the same name.
  ///
  /// - Parameters:
  ///   - name: The file's name without its extension.
  ///   - initial: The ID of the initial controller.
  ///   - isMain: Whether the app starts with the storyboard.
  public static func add(
    storyboard name: String, initial: String?, isMain: Bool, scenes: [_InterfaceScene]
  ) {
    storyboards[name] = StoryboardFile(initial: initial, scenes: scenes)
    if isMain { mainStoryboard = name }
  }

  /// Adds a nib file, replacing one with the same name.
  ///
  /// - Parameters:
  ///   - name: The file's name without its extension.
  ///   - instantiate: Creates the objects for an owner and returns the top-level objects.
  public static func add(nib name: String, instantiate: @escaping @MainActor (Any?) -> [Any]) {
    nibs[name] = instantiate
  }

  /// Removes all files.
  package static func removeAll() {
    (storyboards, nibs, mainStoryboard) = ([:], [:], nil)
  }
}

/// A registered storyboard.
struct StoryboardFile {
  let initial: String?
  let scenes: [_InterfaceScene]
}

/// A controller in a storyboard, and the closures that create it.
@preconcurrency @MainActor
public struct _InterfaceScene {
  let id: String
  let identifier: String?
  let segues: [_InterfaceSegue]
  let children: [String]
  let coder: @MainActor () -> _InterfaceCoder
  let make: @MainActor (NSCoder) -> UIViewController?
  let didMake: @MainActor (UIViewController) -> Void
  let loadView: (@MainActor (UIViewController) -> [Any])?

  /// Describes a controller.
  ///
  /// - Parameters:
  ///   - id: The controller's ID in the file.
  ///   - identifier: The name that apps use to instantiate it.
  ///   - children: The IDs of the controllers that a navigation or tab bar controller contains.
  ///   - coder: Creates the coder for a new controller.
  ///   - make: Creates the controller from its coder.
  ///   - didMake: Sets the controller's user-defined attributes.
  ///   - loadView: Creates the controller's view and the scene's other objects; `nil` if there is
  ///     no view.
  public init(
    id: String, identifier: String?, segues: [_InterfaceSegue] = [], children: [String] = [],
    coder: @escaping @MainActor () -> _InterfaceCoder,
    make: @escaping @MainActor (NSCoder) -> UIViewController?,
    didMake: @escaping @MainActor (UIViewController) -> Void = { _ in },
    loadView: (@MainActor (UIViewController) -> [Any])?
  ) {
    (self.id, self.identifier, self.segues, self.children) = (id, identifier, segues, children)
    (self.coder, self.make, self.didMake, self.loadView) = (coder, make, didMake, loadView)
  }
}

/// The storyboard scene that a controller was created from.
final class ControllerInterface {
  let storyboard: UIStoryboard
  let scene: _InterfaceScene
  /// Objects in the scene that nothing else retains.
  var topLevelObjects: [Any] = []

  init(storyboard: UIStoryboard, scene: _InterfaceScene) {
    (self.storyboard, self.scene) = (storyboard, scene)
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

extension UIViewController {
  /// Creates the controller's view from a storyboard or nib file, and returns whether there is one.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/nibname
  func loadInterface() -> Bool {
    if let interface, let load = interface.scene.loadView {
      interface.topLevelObjects = load(self)
      return isViewLoaded
    }
    guard !_InterfaceFiles.nibs.isEmpty || nibName != nil, interface == nil,
      let load = nibNames.lazy.compactMap({ _InterfaceFiles.nibs[$0] }).first
    else {
      if let nibName {
        _interfaceWarning(
          "\(className): there is no nib file named \"\(nibName)\"; its view is a plain UIView"
        )
      }
      return false
    }
    topLevelObjects = load(self)
    if !isViewLoaded {
      _interfaceWarning(
        "\(className): the nib file's owner has no outlet \"view\"; its view is a plain UIView"
      )
    }
    return isViewLoaded
  }

  /// The candidate nib file names: the given name or, if there is none, the class name without the
  /// suffix "Controller", then the full class name.
  private var nibNames: [String] {
    if let nibName { return [nibName] }
    let name = className
    return name.hasSuffix("ViewController") ? [String(name.dropLast(10)), name] : [name]
  }
}
