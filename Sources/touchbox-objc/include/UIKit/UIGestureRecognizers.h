// Gesture recognizers.
#ifndef TOUCHBOX_UI_GESTURE_RECOGNIZERS_H
#define TOUCHBOX_UI_GESTURE_RECOGNIZERS_H
#import <UIKit/UIView.h>

typedef NS_ENUM(NSInteger, UIGestureRecognizerState) { //: UIGestureRecognizer.State
  UIGestureRecognizerStatePossible, UIGestureRecognizerStateBegan, UIGestureRecognizerStateChanged, UIGestureRecognizerStateEnded, UIGestureRecognizerStateCancelled, UIGestureRecognizerStateFailed, UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded
};
typedef NS_OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection) { //: UISwipeGestureRecognizer.Direction
  UISwipeGestureRecognizerDirectionRight = 1, UISwipeGestureRecognizerDirectionLeft = 2, UISwipeGestureRecognizerDirectionUp = 4, UISwipeGestureRecognizerDirectionDown = 8
};

@interface UIGestureRecognizer : TBObject //: identity recognizer
- (instancetype)initWithTarget:(id)target action:(SEL)action; //: objc
- (instancetype)initWithCoder:(NSCoder *)coder; //: objc
- (void)addTarget:(id)target action:(SEL)action; //: objc
- (void)removeTarget:(id)target action:(SEL)action; //: objc
@property (nonatomic) UIGestureRecognizerState state;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, readonly) UIView *view;
@property (nonatomic, copy) NSString *name;
@property (nonatomic) BOOL cancelsTouchesInView;
@property (nonatomic) BOOL delaysTouchesBegan;
@property (nonatomic) BOOL delaysTouchesEnded;
@property (nonatomic, assign) id<UIGestureRecognizerDelegate> delegate; //: objc
@property (nonatomic, readonly) NSUInteger numberOfTouches;
- (CGPoint)locationInView:(UIView *)view; //: $0.location(in: $1?)
- (CGPoint)locationOfTouch:(NSUInteger)index inView:(UIView *)view; //: $0.location(ofTouch: $1, in: $2?)
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)other; //: $0.require(toFail: $1)
- (void)ignoreTouch:(UITouch *)touch forEvent:(UIEvent *)event; //: $0.ignore($1, for: $2)
- (void)reset; //: override
- (BOOL)shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)other; //: override $0.shouldRequireFailure(of: $1)
- (BOOL)shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)other; //: override $0.shouldBeRequiredToFail(by: $1)
@property (nonatomic, copy, nonnull) NSArray *allowedTouchTypes;
- (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer *)other; //: override $0.canPrevent($1)
- (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer *)other; //: override $0.canBePrevented(by: $1)
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event; //: override $0.touchesBegan($1, with: $2)
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event; //: override $0.touchesMoved($1, with: $2)
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event; //: override $0.touchesEnded($1, with: $2)
- (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent *)event; //: override $0.touchesCancelled($1, with: $2)
@end

@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldReceiveTouch:(UITouch *)touch;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)other;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)other;
@end

@interface UITapGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@property (nonatomic) NSUInteger numberOfTouchesRequired;
@end

@interface UIPanGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger minimumNumberOfTouches;
@property (nonatomic) NSUInteger maximumNumberOfTouches;
- (CGPoint)translationInView:(UIView *)view; //: $0.translation(in: $1?)
- (void)setTranslation:(CGPoint)translation inView:(UIView *)view; //: $0.setTranslation($1, in: $2?)
- (CGPoint)velocityInView:(UIView *)view; //: $0.velocity(in: $1?)
@end

typedef NS_OPTIONS(NSUInteger, UIRectEdge) { //: UIRectEdge
  UIRectEdgeNone = 0, UIRectEdgeTop = 1, UIRectEdgeLeft = 2, UIRectEdgeBottom = 4, UIRectEdgeRight = 8, UIRectEdgeAll = 15
};

@interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
@property (nonatomic) UIRectEdge edges;
@end

@interface UIHoverGestureRecognizer : UIGestureRecognizer
@end

@interface UIPinchGestureRecognizer : UIGestureRecognizer
@property (nonatomic) CGFloat scale;
@property (nonatomic, readonly) CGFloat velocity;
@end

@interface UIRotationGestureRecognizer : UIGestureRecognizer
@property (nonatomic) CGFloat rotation;
@property (nonatomic, readonly) CGFloat velocity;
@end

@interface UISwipeGestureRecognizer : UIGestureRecognizer
@property (nonatomic) UISwipeGestureRecognizerDirection direction;
@property (nonatomic) NSUInteger numberOfTouchesRequired;
@end

@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSTimeInterval minimumPressDuration;
@property (nonatomic) CGFloat allowableMovement;
@property (nonatomic) NSUInteger numberOfTapsRequired;
@property (nonatomic) NSUInteger numberOfTouchesRequired;
@end
#endif
