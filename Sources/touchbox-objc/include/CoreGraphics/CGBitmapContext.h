// Images, and contexts that draw into memory.
#ifndef TOUCHBOX_CG_BITMAP_CONTEXT_H
#define TOUCHBOX_CG_BITMAP_CONTEXT_H
#import <CoreGraphics/CGContext.h>

typedef NS_ENUM(uint32_t, CGImageAlphaInfo) { //: CGImageAlphaInfo
  kCGImageAlphaNone, kCGImageAlphaPremultipliedLast, kCGImageAlphaPremultipliedFirst, kCGImageAlphaLast, kCGImageAlphaFirst, kCGImageAlphaNoneSkipLast, kCGImageAlphaNoneSkipFirst, kCGImageAlphaOnly
};
typedef NS_OPTIONS(uint32_t, CGBitmapInfo) { //: CGBitmapInfo
  kCGBitmapAlphaInfoMask = 0x1F, kCGBitmapByteOrderMask = 0x7000, kCGBitmapByteOrderDefault = 0, kCGBitmapByteOrder32Little = 2 << 12, kCGBitmapByteOrder32Big = 4 << 12
};
#define kCGBitmapByteOrder32Host kCGBitmapByteOrder32Little

size_t CGImageGetWidth(CGImageRef image); //: $1.width
size_t CGImageGetHeight(CGImageRef image); //: $1.height
CGImageRef CGImageCreateWithImageInRect(CGImageRef image, CGRect rect); //: $1.cropping(to: $2)
size_t CGImageGetBitsPerComponent(CGImageRef image); //: $1.bitsPerComponent
size_t CGImageGetBitsPerPixel(CGImageRef image); //: $1.bitsPerPixel
size_t CGImageGetBytesPerRow(CGImageRef image); //: $1.bytesPerRow
CGColorSpaceRef CGImageGetColorSpace(CGImageRef image); //: $1.colorSpace
CGImageAlphaInfo CGImageGetAlphaInfo(CGImageRef image); //: $1.alphaInfo
CGBitmapInfo CGImageGetBitmapInfo(CGImageRef image); //: $1.bitmapInfo
CGImageRef CGImageCreateCopy(CGImageRef image); //: $1.copy()
CGContextRef CGBitmapContextCreate(void *data, size_t width, size_t height, size_t bits, size_t bytes, CGColorSpaceRef space, CGBitmapInfo info); //: CGContext(data: $1, width: $2, height: $3, bitsPerComponent: $4, bytesPerRow: $5, space: $6, bitmapInfo: $7.rawValue)
CGImageRef CGBitmapContextCreateImage(CGContextRef context); //: $1.makeImage()
void *CGBitmapContextGetData(CGContextRef context); //: $1.data
size_t CGBitmapContextGetWidth(CGContextRef context); //: $1.width
size_t CGBitmapContextGetHeight(CGContextRef context); //: $1.height
size_t CGBitmapContextGetBitsPerComponent(CGContextRef context); //: $1.bitsPerComponent
size_t CGBitmapContextGetBitsPerPixel(CGContextRef context); //: $1.bitsPerPixel
size_t CGBitmapContextGetBytesPerRow(CGContextRef context); //: $1.bytesPerRow
CGColorSpaceRef CGBitmapContextGetColorSpace(CGContextRef context); //: $1.colorSpace
CGBitmapInfo CGBitmapContextGetBitmapInfo(CGContextRef context); //: $1.bitmapInfo
#endif
