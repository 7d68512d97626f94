import Testing

@testable import PhoneServer

struct DamageRegionTests {
  @Test("an empty rectangle has no effect")
  func empty() {
    var region = DamageRegion()
    region.add(PixelRect(x: 5, y: 5, width: 0, height: 9))
    region.add(PixelRect(x: 5, y: 5, width: -3, height: 9))
    #expect(region.isEmpty)
  }

  @Test("overlapping rectangles are merged, and distant ones remain separate")
  func joining() {
    var region = DamageRegion()
    region.add(PixelRect(x: 0, y: 0, width: 10, height: 10))
    region.add(PixelRect(x: 5, y: 0, width: 10, height: 10))
    #expect(region.rects == [PixelRect(x: 0, y: 0, width: 15, height: 10)])
    region.add(PixelRect(x: 200, y: 200, width: 10, height: 10))
    #expect(region.rects.count == 2)
  }

  @Test("a region covers all added rectangles with at most six rectangles")
  func cover() {
    var region = DamageRegion()
    let added = (0..<40).map { PixelRect(x: $0 * 37 % 500, y: $0 * 91 % 700, width: 9, height: 7) }
    for rect in added { region.add(rect) }
    #expect(region.rects.count <= DamageRegion.limit)
    for rect in added {
      #expect(region.rects.contains { $0.intersection(rect) == rect }, "\(rect)")
    }
  }
}
