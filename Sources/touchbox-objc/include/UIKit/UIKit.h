// UIKit for Objective-C.
//
// These headers are also the table from which the code between Objective-C and Swift is generated
// (`make objc-glue`). Each declaration is on one line, and a comment at its end specifies the call:
//
//     //: EXPRESSION            a Swift expression; $0 is the receiver, $1, $2 ... are the arguments. An argument
//                               with a question mark, $1?, may be nil; otherwise, nil makes the call do nothing,
//                               but a collection or block is empty
//     //: override [EXPRESSION] the same, and subclasses may override the method or property
//     //: init EXPRESSION       an initializer whose object wraps the result
//     //: GETTER <- SETTER      the expressions for a property; $1 is the new value
//     //: objc                  implemented in Classes; after @interface, the whole class
//     //: wrapper [TYPE]        after @interface: apps do not subclass it; TYPE is its name in Swift
//     //: delegate              after @protocol: Swift calls objects that implement the protocol
//     //: EXPRESSION else VALUE a delegate's method; without it, the result is VALUE
//     //: EXPRESSION -> TYPE    the same, with the result's Swift type if it is not nil
//     //: identity KIND         after @interface: the object of a Swift object is always the same
//
// Without a comment, a property calls the Swift property of the same name (or the name of its getter), and a
// method the Swift method with the same labels.
#ifndef TOUCHBOX_UIKIT_H
#define TOUCHBOX_UIKIT_H

#import <UIKit/UIKitDefines.h>
#import <UIKit/UIGeometry.h>
#import <UIKit/NSUserDefaults.h>
#import <UIKit/UIEvents.h>
#import <UIKit/UIGraphics.h>
#import <UIKit/UIView.h>
#import <UIKit/NSLayoutConstraint.h>
#import <UIKit/UIStringDrawing.h>
#import <UIKit/UIViewPropertyAnimator.h>
#import <UIKit/UIControls.h>
#import <UIKit/UIScrollView.h>
#import <UIKit/UITextInput.h>
#import <UIKit/UITextField.h>
#import <UIKit/UITextView.h>
#import <UIKit/UITableView.h>
#import <UIKit/UIGestureRecognizers.h>
#import <UIKit/UIViewController.h>
#import <UIKit/UITransitions.h>
#import <UIKit/UITableViewController.h>
#import <UIKit/UINavigationController.h>
#import <UIKit/UITabBarController.h>
#import <UIKit/NSLayoutConstraint.h>
#import <UIKit/UIStoryboard.h>
#import <UIKit/UIAlertController.h>
#import <UIKit/UIAlertView.h>
#import <UIKit/UIApplication.h>
#import <QuartzCore/QuartzCore.h>
#import <CoreGraphics/CoreGraphics.h>
#endif
