import CX11
import Glibc

extension XScreen {
  private typealias GetInfo = @convention(c) (OpaquePointer, Window) -> OpaquePointer?
  /// Returns four numbers for each size: the width and height in pixels and in millimeters.
  private typealias GetSizes =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>) -> UnsafeMutablePointer<Int32>?
  private typealias SetSize =
    @convention(c) (OpaquePointer, OpaquePointer, Drawable, Int32, UInt16, Time) -> Int32

  /// Changes the display's size, like the xrandr tool. Throws if the display does not support the
  /// size.
  public func changeMode(to width: Int, _ height: Int) throws(XServerError) {
    let changed = try connection.request("XRRSetScreenConfig") { display -> Bool in
      // SDL uses the same library for this.
      guard let library = dlopen("libXrandr.so.2", RTLD_LAZY),
        let getInfo = dlsym(library, "XRRGetScreenInfo"),
        let getSizes = dlsym(library, "XRRConfigSizes"),
        let setSize = dlsym(library, "XRRSetScreenConfig"),
        let info = unsafeBitCast(getInfo, to: GetInfo.self)(display, connection.root)
      else { return false }
      var count: Int32 = 0
      guard let sizes = unsafeBitCast(getSizes, to: GetSizes.self)(info, &count),
        let index = (0..<Int(count)).first(where: {
          (Int(sizes[4 * $0]), Int(sizes[4 * $0 + 1])) == (width, height)
        })
      else { return false }
      let upright: UInt16 = 1
      return unsafeBitCast(setSize, to: SetSize.self)(
        display, info, connection.root, Int32(index), upright, 0) == 0
    }
    guard changed else {
      throw .request(name: "XRRSetScreenConfig", reason: "no mode of \(width)x\(height)")
    }
  }
}
