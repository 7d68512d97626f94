import Testing
import UIKit

/// Errors of a test: what no finger, clock or view can do.
///
/// In Swift Testing each is an issue at the line that made it. Elsewhere, such as in XCTest, the next
/// expectation throws it.
extension TestPhone {
  /// Remembers the line of the test that calls.
  func locate(_ file: String, _ line: Int) {
    caller = TestFailure.Location(file: file, line: line)
  }

  /// Records an error of the line that calls.
  func recordError(_ message: String) {
    let error = failure(message, caller)
    errors.append(error)
    if let caller, Test.current != nil {
      Issue.record(error, sourceLocation: caller.sourceLocation)
    } else {
      unthrownErrors.append(error)
    }
  }

  /// Throws the first error that no issue and no expectation reported.
  func throwError() throws(TestFailure) {
    guard let error = unthrownErrors.first else { return }
    unthrownErrors = []
    throw error
  }
}

extension TestFailure.Location {
  /// The location as Swift Testing has it.
  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(fileID: file, filePath: path, line: max(1, line), column: 1)
  }
}
