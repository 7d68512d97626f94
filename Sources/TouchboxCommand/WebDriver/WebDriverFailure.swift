/// A failure of a command in a WebDriver session.
struct WebDriverFailure: Error {
  /// The names of the failures that a phone reports, as spelled in the standard.
  ///
  /// - SeeAlso: www.w3.org/TR/webdriver/#errors
  enum Name: String {
    case elementClickIntercepted = "element click intercepted"
    case elementNotInteractable = "element not interactable"
    case invalidArgument = "invalid argument"
    case invalidElementState = "invalid element state"
    case moveTargetOutOfBounds = "move target out of bounds"
    case noSuchElement = "no such element"
    case staleElementReference = "stale element reference"
    case unableToCaptureScreen = "unable to capture screen"
    case unknownCommand = "unknown command"
    case unknownError = "unknown error"
  }

  /// The kind of failure.
  let name: Name
  /// A message that explains what is wrong, and what would work.
  let message: String

  /// Creates a failure.
  init(_ name: Name, _ message: String) {
    self.name = name
    self.message = message
  }
}
