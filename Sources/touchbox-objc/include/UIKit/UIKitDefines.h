// Definitions that all headers need.
#ifndef TOUCHBOX_UIKIT_DEFINES_H
#define TOUCHBOX_UIKIT_DEFINES_H

#import <Availability.h>
#import <CoreFoundation/CoreFoundation.h>
#import <Foundation/Foundation.h>
#import <TargetConditionals.h>
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
#ifndef TRUE
#define TRUE 1
#define FALSE 0
#endif
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

@class CALayer, NSLayoutConstraint, UIApplication, UIBezierPath, UIColor, UIControl, UIEvent, UIFont, UIGestureRecognizer, UIImage, UILabel, UILayoutGuide, UIScreen, UIScrollView, UITouch, UIView, UIViewController, UIWindow;
@protocol UIGestureRecognizerDelegate, UILayoutSupport, UIScrollViewDelegate, UIApplicationDelegate;
#endif
