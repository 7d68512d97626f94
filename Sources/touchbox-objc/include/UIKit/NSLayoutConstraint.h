// Constraints and layout guides.
#ifndef TOUCHBOX_NS_LAYOUT_CONSTRAINT_H
#define TOUCHBOX_NS_LAYOUT_CONSTRAINT_H
#import <UIKit/UIView.h>

typedef NS_ENUM(NSInteger, NSLayoutRelation) { //: NSLayoutConstraint.Relation
  NSLayoutRelationLessThanOrEqual = -1, NSLayoutRelationEqual = 0, NSLayoutRelationGreaterThanOrEqual = 1
};
typedef NS_ENUM(NSInteger, NSLayoutAttribute) { //: NSLayoutConstraint.Attribute
  NSLayoutAttributeNotAnAttribute = 0, NSLayoutAttributeLeft = 1, NSLayoutAttributeRight, NSLayoutAttributeTop, NSLayoutAttributeBottom, NSLayoutAttributeLeading, NSLayoutAttributeTrailing, NSLayoutAttributeWidth, NSLayoutAttributeHeight, NSLayoutAttributeCenterX, NSLayoutAttributeCenterY
};
typedef float UILayoutPriority;
static const UILayoutPriority UILayoutPriorityRequired = 1000;
static const UILayoutPriority UILayoutPriorityDefaultHigh = 750;
static const UILayoutPriority UILayoutPriorityDefaultLow = 250;
static const UILayoutPriority UILayoutPriorityFittingSizeLevel = 50;

/// A controller's top or bottom guide.
@protocol UILayoutSupport <NSObject>
@property (nonatomic, readonly) CGFloat length;
@end

@interface UILayoutGuide : TBObject
@property (nonatomic, readonly) UIView *owningView;
@property (nonatomic, readonly) CGRect layoutFrame;
@end

@interface NSLayoutConstraint : TBObject //: identity constraint
+ (instancetype)constraintWithItem:(id)first attribute:(NSLayoutAttribute)firstAttribute relatedBy:(NSLayoutRelation)relation toItem:(id)second attribute:(NSLayoutAttribute)secondAttribute multiplier:(CGFloat)multiplier constant:(CGFloat)constant; //: objc
+ (void)activateConstraints:(NSArray *)constraints; //: objc
+ (void)deactivateConstraints:(NSArray *)constraints; //: objc
@property (nonatomic) CGFloat constant;
@property (nonatomic, readonly) CGFloat multiplier;
@property (nonatomic, getter=isActive) BOOL active;
@property (nonatomic, copy) NSString *identifier;
- (UILayoutPriority)priority; //: $0.priority.rawValue
- (void)setPriority:(UILayoutPriority)priority; //: $0.priority = UILayoutPriority($1)
@end
#endif
