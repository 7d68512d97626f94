import Testing
import UIKit

/// Errors in a test: calls that are impossible for a finger, a clock, or a view.
///
/// In Swift Testing, each error is recorded as an issue at its line. Elsewhere, such as in XCTest,
/// the next expectation throws the error.
extension TestPhone {
  /// Stores the calling line in the test.
  func locate(_ file: String, _ line: Int) {
    caller = TestFailure.Location(file: file, line: line)
  }

  /// Records an error at the calling line.
  func recordError(_ message: String) {
    let error = failure(message, caller)
    errors.append(error)
    if let caller, Test.current != nil {
      Issue.record(error, sourceLocation: caller.sourceLocation)
    } else {
      unthrownErrors.append(error)
    }
  }

  /// Throws the first error that has not been reported yet as an issue or by an expectation.
  func throwError() throws(TestFailure) {
    guard let error = unthrownErrors.first else { return }
    unthrownErrors = []
    throw error
  }
}

extension TestFailure.Location {
  /// The location as a Swift Testing source location.
  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(fileID: file, filePath: path, line: max(1, line), column: 1)
  }
}
