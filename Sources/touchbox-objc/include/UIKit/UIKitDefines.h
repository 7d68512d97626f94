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
#define NSFoundationVersionNumber_iOS_4_0 751.32
#define NSFoundationVersionNumber_iOS_5_0 881.00
#define NSFoundationVersionNumber_iOS_5_1 890.10
#define NSFoundationVersionNumber_iOS_6_0 993.00
#define NSFoundationVersionNumber_iOS_6_1 993.00
#define NSFoundationVersionNumber_iOS_7_0 1047.20
#define NSFoundationVersionNumber_iOS_7_1 1047.25
#define NSFoundationVersionNumber_iOS_8_0 1140.11
#define NSFoundationVersionNumber 1047.25
#define UIKIT_CLASS_AVAILABLE(...)
#define NS_AVAILABLE_IOS(...)
#define NS_DEPRECATED_IOS(...)
#define NS_CLASS_AVAILABLE_IOS(...)
#define NS_SWIFT_NAME(...)
#define NS_REFINED_FOR_SWIFT
#define NS_SWIFT_UNAVAILABLE(...)
#define __TVOS_PROHIBITED
#define __WATCHOS_PROHIBITED
#define API_AVAILABLE(...)
#ifndef NS_NOESCAPE
#define NS_NOESCAPE __attribute__((noescape))
#endif
#ifndef NS_STRING_ENUM
#define NS_STRING_ENUM
#define NS_EXTENSIBLE_STRING_ENUM
#define NS_TYPED_ENUM
#define NS_TYPED_EXTENSIBLE_ENUM
#endif
#ifndef NS_CLOSED_ENUM
#define NS_CLOSED_ENUM(type, name) enum name : type name; enum name : type
#endif
typedef unsigned char Byte;
typedef unsigned char UInt8;
typedef unsigned int UInt32;
typedef signed int SInt32;
typedef unsigned short UInt16;
typedef signed short SInt16;
typedef unsigned long long UInt64;
typedef float Float32;
typedef double Float64;
typedef float UILayoutPriority;
typedef CGFloat UIWindowLevel;
typedef CGFloat UIFontWeight;

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

@class CALayer, NSLayoutConstraint, UIApplication, UIBezierPath, UIColor, UIBarButtonItem, UIControl, UIEvent, UIFont, UIGestureRecognizer, UIImage, UILabel, UILayoutGuide, UINavigationController, UINavigationItem, UIScreen, UIScrollView, UITabBarController, UITabBarItem, UITableView, UITableViewCell, UITableViewHeaderFooterView, UITextField, UITextView, UITouch, UITraitCollection, UIView, UIViewController, UIWindow;
@protocol UIGestureRecognizerDelegate, UILayoutSupport, UIScrollViewDelegate, UIApplicationDelegate, UIViewControllerTransitionCoordinator;
#endif
