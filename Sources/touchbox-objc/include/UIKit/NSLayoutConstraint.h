// Constraints, layout guides, and stack views.
#ifndef TOUCHBOX_NS_LAYOUT_CONSTRAINT_H
#define TOUCHBOX_NS_LAYOUT_CONSTRAINT_H
#import <UIKit/UIView.h>

#define UILayoutPriorityRequired 1000.0f
#define UILayoutPriorityDefaultHigh 750.0f
#define UILayoutPriorityDefaultLow 250.0f
#define UILayoutPriorityFittingSizeLevel 50.0f
#define UIViewNoIntrinsicMetric -1.0
#define UILayoutFittingCompressedSize CGSizeMake(0, 0)
#define UILayoutFittingExpandedSize CGSizeMake(10000, 10000)
#define UIStackViewSpacingUseDefault 3.40282346638528859811704183484516925e+38
#define UIStackViewSpacingUseSystem 1.17549435082228750796873653722224568e-38

typedef NS_ENUM(NSInteger, NSLayoutRelation) { //: NSLayoutConstraint.Relation
  NSLayoutRelationLessThanOrEqual = -1, NSLayoutRelationEqual, NSLayoutRelationGreaterThanOrEqual
};
typedef NS_ENUM(NSInteger, NSLayoutAttribute) { //: NSLayoutConstraint.Attribute
  NSLayoutAttributeLeft = 1, NSLayoutAttributeRight, NSLayoutAttributeTop, NSLayoutAttributeBottom, NSLayoutAttributeLeading, NSLayoutAttributeTrailing, NSLayoutAttributeWidth, NSLayoutAttributeHeight, NSLayoutAttributeCenterX, NSLayoutAttributeCenterY, NSLayoutAttributeLastBaseline, NSLayoutAttributeBaseline = NSLayoutAttributeLastBaseline, NSLayoutAttributeFirstBaseline, NSLayoutAttributeNotAnAttribute = 0
};
typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) { //: NSLayoutConstraint.Axis
  UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical
};
typedef NS_ENUM(NSInteger, UIStackViewDistribution) { //: UIStackView.Distribution
  UIStackViewDistributionFill, UIStackViewDistributionFillEqually, UIStackViewDistributionFillProportionally, UIStackViewDistributionEqualSpacing, UIStackViewDistributionEqualCentering
};
typedef NS_ENUM(NSInteger, UIStackViewAlignment) { //: UIStackView.Alignment
  UIStackViewAlignmentFill, UIStackViewAlignmentLeading, UIStackViewAlignmentTop = UIStackViewAlignmentLeading, UIStackViewAlignmentFirstBaseline, UIStackViewAlignmentCenter, UIStackViewAlignmentTrailing, UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing, UIStackViewAlignmentLastBaseline
};

/// A controller's top or bottom guide.
@protocol UILayoutSupport <NSObject>
@property (nonatomic, readonly) CGFloat length;
@end

@interface NSLayoutConstraint : TBObject //: identity constraint
+ (instancetype)constraintWithItem:(id)item attribute:(NSLayoutAttribute)attribute relatedBy:(NSLayoutRelation)relation toItem:(id)other attribute:(NSLayoutAttribute)otherAttribute multiplier:(CGFloat)multiplier constant:(CGFloat)constant; //: objc
+ (void)activateConstraints:(NSArray *)constraints; //: objc
+ (void)deactivateConstraints:(NSArray *)constraints; //: objc
@property (nonatomic, getter=isActive) BOOL active;
@property (nonatomic) UILayoutPriority priority;
@property (nonatomic) CGFloat constant;
@property (nonatomic, copy) NSString *identifier;
@property (nonatomic, readonly) CGFloat multiplier;
@property (nonatomic, readonly) NSLayoutRelation relation;
@property (nonatomic, readonly) NSLayoutAttribute firstAttribute;
@property (nonatomic, readonly) NSLayoutAttribute secondAttribute;
@property (nonatomic, readonly) id firstItem;
@property (nonatomic, readonly) id secondItem;
@end

@interface NSLayoutAnchor : TBObject //: objc
@end

@interface NSLayoutXAxisAnchor : NSLayoutAnchor
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutXAxisAnchor *)anchor; //: $0.constraint(equalTo: $1)
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutXAxisAnchor *)anchor constant:(CGFloat)constant; //: $0.constraint(equalTo: $1, constant: $2)
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutXAxisAnchor *)anchor; //: $0.constraint(greaterThanOrEqualTo: $1)
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutXAxisAnchor *)anchor constant:(CGFloat)constant; //: $0.constraint(greaterThanOrEqualTo: $1, constant: $2)
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutXAxisAnchor *)anchor; //: $0.constraint(lessThanOrEqualTo: $1)
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutXAxisAnchor *)anchor constant:(CGFloat)constant; //: $0.constraint(lessThanOrEqualTo: $1, constant: $2)
@end

@interface NSLayoutYAxisAnchor : NSLayoutAnchor
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutYAxisAnchor *)anchor; //: $0.constraint(equalTo: $1)
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutYAxisAnchor *)anchor constant:(CGFloat)constant; //: $0.constraint(equalTo: $1, constant: $2)
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutYAxisAnchor *)anchor; //: $0.constraint(greaterThanOrEqualTo: $1)
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutYAxisAnchor *)anchor constant:(CGFloat)constant; //: $0.constraint(greaterThanOrEqualTo: $1, constant: $2)
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutYAxisAnchor *)anchor; //: $0.constraint(lessThanOrEqualTo: $1)
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutYAxisAnchor *)anchor constant:(CGFloat)constant; //: $0.constraint(lessThanOrEqualTo: $1, constant: $2)
@end

@interface NSLayoutDimension : NSLayoutAnchor
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor; //: $0.constraint(equalTo: $1)
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor constant:(CGFloat)constant; //: $0.constraint(equalTo: $1, constant: $2)
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor; //: $0.constraint(greaterThanOrEqualTo: $1)
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor constant:(CGFloat)constant; //: $0.constraint(greaterThanOrEqualTo: $1, constant: $2)
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor; //: $0.constraint(lessThanOrEqualTo: $1)
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor constant:(CGFloat)constant; //: $0.constraint(lessThanOrEqualTo: $1, constant: $2)
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant; //: $0.constraint(equalToConstant: $1)
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)constant; //: $0.constraint(greaterThanOrEqualToConstant: $1)
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)constant; //: $0.constraint(lessThanOrEqualToConstant: $1)
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier; //: $0.constraint(equalTo: $1, multiplier: $2)
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier constant:(CGFloat)constant; //: $0.constraint(equalTo: $1, multiplier: $2, constant: $3)
@end

@interface UILayoutGuide : TBObject
- (instancetype)init; //: init UILayoutGuide()
@property (nonatomic, readonly) UIView *owningView;
@property (nonatomic, readonly) CGRect layoutFrame;
@property (nonatomic, copy) NSString *identifier; //: $0.identifier <- $0.identifier = $1
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leftAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *rightAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *centerXAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *centerYAnchor;
@property (nonatomic, readonly) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly) NSLayoutDimension *heightAnchor;
@end

@interface UIView (Constraints)
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leftAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *rightAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *centerXAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *centerYAnchor;
@property (nonatomic, readonly) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly) NSLayoutDimension *heightAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *firstBaselineAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *lastBaselineAnchor;
- (void)updateConstraints; //: override
- (void)setNeedsUpdateConstraints;
- (BOOL)needsUpdateConstraints;
- (void)updateConstraintsIfNeeded;
- (UIView *)viewForFirstBaselineLayout; //: $0.forFirstBaselineLayout
- (UIView *)viewForLastBaselineLayout; //: $0.forLastBaselineLayout
- (CGSize)systemLayoutSizeFittingSize:(CGSize)size; //: $0.systemLayoutSizeFitting($1)
- (CGSize)systemLayoutSizeFittingSize:(CGSize)size withHorizontalFittingPriority:(UILayoutPriority)horizontal verticalFittingPriority:(UILayoutPriority)vertical; //: $0.systemLayoutSizeFitting($1, withHorizontalFittingPriority: $2, verticalFittingPriority: $3)
- (NSArray *)constraints; //: $0.constraints
- (void)addConstraint:(NSLayoutConstraint *)constraint;
- (void)addConstraints:(NSArray *)constraints;
- (void)removeConstraint:(NSLayoutConstraint *)constraint;
- (void)removeConstraints:(NSArray *)constraints;
- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis; //: $0.contentHuggingPriority(for: $1)
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis; //: $0.setContentHuggingPriority($1, for: $2)
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis; //: $0.contentCompressionResistancePriority(for: $1)
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis; //: $0.setContentCompressionResistancePriority($1, for: $2)
- (NSArray *)layoutGuides; //: $0.layoutGuides
- (void)addLayoutGuide:(UILayoutGuide *)guide;
- (void)removeLayoutGuide:(UILayoutGuide *)guide;
@property (nonatomic, readonly) UILayoutGuide *safeAreaLayoutGuide;
@property (nonatomic, readonly) UILayoutGuide *layoutMarginsGuide;
@end

@interface UIStackView : UIView
- (instancetype)initWithArrangedSubviews:(NSArray *)views; //: objc
- (NSArray *)arrangedSubviews; //: $0.arrangedSubviews
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)index; //: $0.insertArrangedSubview($1, at: $2)
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) UIStackViewDistribution distribution;
@property (nonatomic) UIStackViewAlignment alignment;
@property (nonatomic) CGFloat spacing;
- (void)setCustomSpacing:(CGFloat)spacing afterView:(UIView *)view; //: $0.setCustomSpacing($1, after: $2)
- (CGFloat)customSpacingAfterView:(UIView *)view; //: $0.customSpacing(after: $1)
@property (nonatomic, getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement;
@end
#endif
