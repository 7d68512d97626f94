// Definitions that all headers need.
#ifndef TOUCHBOX_UIKIT_DEFINES_H
#define TOUCHBOX_UIKIT_DEFINES_H

#import <CoreFoundation/CoreFoundation.h>
#import <Foundation/Foundation.h>
#include <dispatch/dispatch.h>
#include <math.h>
#include <objc/blocks_runtime.h>
#include <objc/runtime.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define UIKIT_EXTERN extern
#define UIKIT_STATIC_INLINE static inline
#define IBOutlet
#define IBAction void
#define IBOutletCollection(type)
#define IBInspectable
#define IB_DESIGNABLE
#define UI_APPEARANCE_SELECTOR
#undef NS_ENUM
#undef NS_OPTIONS
#define NS_ENUM(type, name) enum name : type name; enum name : type
#define NS_OPTIONS(type, name) enum name : type name; enum name : type
#ifndef NS_DESIGNATED_INITIALIZER
#define NS_DESIGNATED_INITIALIZER
#endif
#ifndef NS_UNAVAILABLE
#define NS_UNAVAILABLE
#endif
#ifndef NS_REQUIRES_SUPER
#define NS_REQUIRES_SUPER
#endif
#ifndef NS_ASSUME_NONNULL_BEGIN
#define NS_ASSUME_NONNULL_BEGIN
#define NS_ASSUME_NONNULL_END
#endif
#define __IPHONE_OS_VERSION_MIN_REQUIRED 70000
#define __IPHONE_OS_VERSION_MAX_ALLOWED 80000
#define __IPHONE_3_0 30000
#define __IPHONE_4_0 40000
#define __IPHONE_5_0 50000
#define __IPHONE_6_0 60000
#define __IPHONE_7_0 70000
#define __IPHONE_8_0 80000
#define TARGET_OS_IPHONE 1
#define TARGET_IPHONE_SIMULATOR 1
#define TARGET_OS_IOS 1
typedef unsigned char Byte;
typedef unsigned char UInt8;
typedef unsigned int UInt32;

/// An object with a Swift counterpart.
///
/// If Swift has a dedicated subclass for the object, or the object is a Swift object's companion, they share the Swift
/// object's reference count. Otherwise, the object retains the Swift object.
@interface TBObject : NSObject {
 @public
  void *_peer;
  unsigned _ownsPeer;
}
@end

@class CALayer, UIApplication, UIBezierPath, UIColor, UIControl, UIEvent, UIFont, UIGestureRecognizer, UIImage, UILabel, UIScreen, UIScrollView, UITouch, UIView, UIViewController, UIWindow;
@protocol UIGestureRecognizerDelegate, UIScrollViewDelegate, UIApplicationDelegate;
#endif
