import Folders
import Foundation
import Terminal
import Testing

@testable import TouchboxCommand

/// Tests that a missing or incomplete installation is reported with the command that completes it.
struct GNUstepTests {
  private func write(_ files: [String], to folder: Folder) throws {
    for file in files { try folder.write("", to: file) }
  }

  @Test(
    "K-20 if GNUstep's headers or libraries are missing, the message names the package",
    arguments: [
      [], ["usr/include/GNUstep/Foundation/Foundation.h"],
      ["usr/include/GNUstep/Foundation/Foundation.h", "usr/lib/libgnustep-base.so.1.28"],
      ["usr/lib/libgnustep-base.so.1.28", "usr/lib/libobjc.so.4"],
    ])
  func missing(files: [String]) throws {
    let folder = try Folder()
    try write(files, to: folder)
    let failure = #expect(throws: CommandFailure.self) { try GNUstep(root: folder.path) }
    #expect(failure?.code == .environment)
    #expect(
      failure?.messages == [
        "files in Objective-C need GNUstep's Foundation, which is not installed; as root: "
          + "apt-get install --no-install-recommends libgnustep-base-dev"
      ])
  }

  @Test("the libraries are found in Debian's folders, under the names that programs load")
  func found() throws {
    let folder = try Folder()
    let library = folder.path + "/usr/lib"
    try write(
      [
        "usr/include/GNUstep/Foundation/Foundation.h", "usr/lib/libgnustep-base.so.1.28.0",
        "usr/lib/libgnustep-base.so.1.28", "usr/lib/x86_64-linux-gnu/libobjc.so.4.0.0",
        "usr/lib/x86_64-linux-gnu/libobjc.so.4",
      ], to: folder)
    let gnustep = try GNUstep(root: folder.path)
    #expect(gnustep.headers == folder.path + "/usr/include/GNUstep")
    #expect(
      gnustep.libraries == [
        library + "/libgnustep-base.so.1.28", library + "/x86_64-linux-gnu/libobjc.so.4",
      ])
  }

  @Test("`doctor` names GNUstep's package")
  @MainActor func doctor() throws {
    let folder = try Folder()
    let finding = Diagnosis.objectiveCFinding { try GNUstep(root: folder.path) }
    #expect("\(finding)".contains("libgnustep-base-dev"))
  }
}
