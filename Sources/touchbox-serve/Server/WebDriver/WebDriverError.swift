/// A request failure, with the name and HTTP status defined by the standard.
///
/// - SeeAlso: www.w3.org/TR/webdriver/#errors
package struct WebDriverError: Error, Hashable, Sendable {
  /// The name of a failure, as spelled in the standard.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case detachedShadowRoot = "detached shadow root"
    case elementClickIntercepted = "element click intercepted"
    case elementNotInteractable = "element not interactable"
    case insecureCertificate = "insecure certificate"
    case invalidArgument = "invalid argument"
    case invalidCookieDomain = "invalid cookie domain"
    case invalidElementState = "invalid element state"
    case invalidSelector = "invalid selector"
    case invalidSessionID = "invalid session id"
    case javascriptError = "javascript error"
    case moveTargetOutOfBounds = "move target out of bounds"
    case noSuchAlert = "no such alert"
    case noSuchCookie = "no such cookie"
    case noSuchElement = "no such element"
    case noSuchFrame = "no such frame"
    case noSuchShadowRoot = "no such shadow root"
    case noSuchWindow = "no such window"
    case scriptTimeout = "script timeout"
    case sessionNotCreated = "session not created"
    case staleElementReference = "stale element reference"
    case timeout = "timeout"
    case unableToCaptureScreen = "unable to capture screen"
    case unableToSetCookie = "unable to set cookie"
    case unexpectedAlertOpen = "unexpected alert open"
    case unknownCommand = "unknown command"
    case unknownError = "unknown error"
    case unknownMethod = "unknown method"
    case unsupportedOperation = "unsupported operation"

    /// The HTTP status of a response with this failure.
    package var status: Int {
      switch self {
      case .elementClickIntercepted, .elementNotInteractable, .insecureCertificate,
        .invalidArgument, .invalidCookieDomain, .invalidElementState, .invalidSelector:
        400
      case .detachedShadowRoot, .invalidSessionID, .noSuchAlert, .noSuchCookie, .noSuchElement,
        .noSuchFrame, .noSuchShadowRoot, .noSuchWindow, .staleElementReference, .unknownCommand:
        404
      case .unknownMethod: 405
      case .javascriptError, .moveTargetOutOfBounds, .scriptTimeout, .sessionNotCreated, .timeout,
        .unableToCaptureScreen, .unableToSetCookie, .unexpectedAlertOpen, .unknownError,
        .unsupportedOperation:
        500
      }
    }
  }

  /// The name of the failure.
  package let name: Name
  /// The problem and what would have worked.
  package let message: String

  /// Creates a failure.
  package init(_ name: Name, _ message: String) {
    (self.name, self.message) = (name, message)
  }

  /// The body of the response.
  var body: JSON {
    [
      "value": [
        "error": .string(name.rawValue), "message": .string(message), "stacktrace": "",
      ]
    ]
  }
}
