#import <CoreGraphics/CoreGraphics.h>
