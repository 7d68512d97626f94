import Testing

/// Runs the tests.
///
/// Because this file exists, SwiftPM does not search for XCTest classes, so test modules compile
/// without an index, which saves a third of the time.
@main
struct TestProgram {
  static func main() async {
    // `swift test` also starts the program for XCTest, which has no tests here.
    guard CommandLine.arguments.contains("swift-testing") else { return }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
