import Foundation
import Terminal
import UIKit

// The phone's log.

@_cdecl("tbs_log")
func log(_ text: UnsafePointer<CChar>) { NSLog("%@", String(cString: text)) }

@_cdecl("tbs_print")
func write(_ text: UnsafePointer<CChar>) { print(String(cString: text), terminator: "") }

@_cdecl("tbs_warn")
func warn(_ text: UnsafePointer<CChar>) { AppContext.current.host.warn(String(cString: text)) }

@_cdecl("tbs_end")
func end(_ message: UnsafePointer<CChar>, _ calls: UnsafeMutablePointer<Raw?>, _ count: CInt) {
  // These are return addresses, which may belong to the next line.
  CrashReport.end(
    String(cString: message), calls: (0..<Int(count)).map { UInt(bitPattern: calls[$0]) &- 1 })
}
