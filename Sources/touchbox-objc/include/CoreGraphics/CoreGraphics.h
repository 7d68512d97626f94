#ifndef TOUCHBOX_CORE_GRAPHICS_H
#define TOUCHBOX_CORE_GRAPHICS_H
#import <UIKit/UIKitDefines.h>
#import <CoreGraphics/CGGeometry.h>
#import <CoreGraphics/CGAffineTransform.h>
#import <CoreGraphics/CGContext.h>
#import <CoreGraphics/CGPath.h>
#import <CoreGraphics/CGBitmapContext.h>
#endif
