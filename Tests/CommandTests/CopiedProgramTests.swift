import Foundation
import Testing
import XServer

/// Tests the program's messages when the demos' pictures and scripts are not next to it.
struct CopiedProgramTests {
  private let folder: Folder
  private let program: String

  init() throws {
    folder = try Folder()
    program = folder.path + "/touchbox"
    try FileManager.default.copyItem(
      atPath: try ChildProcess.builtProgram("touchbox"), toPath: program)
  }

  private func run(_ arguments: [String], assets: String = "") throws -> Command {
    try Command(
      arguments, in: folder, environment: ["TOUCHBOX_ASSETS": assets], program: program)
  }

  @Test(
    "A copied program lists the searched folders and suggests a variable or `make install`",
    arguments: [
      (["play", "TouchDemo"], 5), (["film", "TouchDemo", "-o", "a.webp"], 5),
      (["snap", "TouchDemo", "-o", "a.png"], 0), (["help", "TouchDemo"], 0),
    ] as [([String], Int32)])
  func copied(arguments: [String], code: Int32) throws {
    let command = try run(arguments)
    #expect(command.status == .exited(code))
    let messages = command.messages.filter { $0.contains("TOUCHBOX_ASSETS") }
    // There is only one message, no matter how many pictures are missing.
    #expect(messages.count == 1, "\(command.errors)")
    #expect(messages.first?.contains("the folders around \(program)") == true)
    #expect(messages.first?.contains("make install PREFIX=") == true)
  }

  @Test("If a variable names a folder without demos, the message names the folder")
  func wrongVariable() throws {
    let command = try run(["play", "TouchDemo"], assets: "/nowhere")
    #expect(command.status == .exited(5))
    #expect(
      command.errors.first?.contains(
        "TOUCHBOX_ASSETS is /nowhere, which does not contain the demos'") == true)
  }

  @Test(
    "K-40 without touchbox-serve, `serve` exits with code 4 and names the commands that provide it",
    arguments: [["serve", "TapCounter"], ["serve", "--webdriver", "TapCounter"]])
  func withoutServer(arguments: [String]) throws {
    let command = try run(arguments, assets: Project.root + "/Assets")
    #expect(command.status == .exited(4))
    // The message, and a line of advice.
    try #require(command.errors.count == 2, "\(command.errors)")
    #expect(command.errors[0].contains("touchbox-serve is not installed"))
    #expect(command.errors[1].contains("`make serve`"))
    #expect(command.errors[1].contains("`make install`"))
  }

  @Test("A copied program works if the variable is set")
  func variable() throws {
    let command = try run(
      ["snap", "TouchDemo", "-o", "a.png"], assets: Project.root + "/Assets")
    #expect(command.status == .exited(0))
    #expect(command.errors == ["wrote a.png"])
  }

  @Test("Commands that do not need pictures print no message about them")
  func unneeded() throws {
    #expect(try run(["list"]).errors.isEmpty)
    let script = try folder.write("touchscript 1\ndemo PinchMe\n0.0 d1 10,20\n", to: "a.touch")
    #expect(try run(["play", script, "--quiet"]).messages.allSatisfy { !$0.contains("ASSETS") })
  }
}
