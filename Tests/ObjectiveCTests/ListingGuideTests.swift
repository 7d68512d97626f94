import Folders
import Foundation
import Testing
import XServer

/// Tests the commands in the guide to listings.
struct ListingGuideTests {
  @Test("the commands in the guide to listings can run a listing that contains only methods")
  func commands() throws {
    let page = try String(
      contentsOfFile: ObjectiveCRun.root + "/Sources/Guides.docc/Start/RunningAListing.md",
      encoding: .utf8)
    let block = try #require(page.split(separator: "```sh\n").last?.split(separator: "```").first)
    let folder = try Folder()
    let listing = """
      - (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event
      {
          NSLog(@“Began with %d”, [touches count]);
      }

      """
    for name in ["PinchMeViewController.m", "Pinching/PinchMeViewController.m"] {
      try folder.write(listing, to: name)
    }
    let script = try folder.write("touchscript 1\n0 tap 1 100,100\n", to: "tap.touch")
    var count = 0
    for line in block.split(separator: "\n") {
      let words = line.prefix { $0 != "#" }.split(separator: " ").dropFirst().map(String.init)
      count += 1
      let isRun = words[0] == "run"
      let run = try ObjectiveCRun(
        words + (isRun ? ["--headless", "--script", script] : []), in: folder.path)
      #expect(run.status == .exited(0), "\(run.errors)")
      if isRun {
        #expect(run.output == ["Began with 1"])
      } else {
        #expect(run.output.contains("+    NSLog(@\"Began with %d\", [touches count]);"))
      }
    }
    #expect(count == 3)
  }
}
