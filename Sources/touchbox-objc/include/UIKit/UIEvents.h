// Responders, touches and events.
#ifndef TOUCHBOX_UI_EVENTS_H
#define TOUCHBOX_UI_EVENTS_H
#import <UIKit/NSUndoManager.h>
#import <UIKit/UIGeometry.h>
#import <UIKit/UIKitDefines.h>

typedef NS_ENUM(NSInteger, UITouchPhase) { //: UITouch.Phase
  UITouchPhaseBegan,
  UITouchPhaseMoved,
  UITouchPhaseStationary,
  UITouchPhaseEnded,
  UITouchPhaseCancelled
};
typedef NS_ENUM(NSInteger, UIEventType) { //: UIEvent.EventType
  UIEventTypeTouches, UIEventTypeMotion, UIEventTypeRemoteControl
};
typedef NS_ENUM(NSInteger, UIEventSubtype) { //: UIEvent.EventSubtype
  UIEventSubtypeNone = 0, UIEventSubtypeMotionShake = 1
};

typedef NS_OPTIONS(NSInteger, UIKeyModifierFlags) { //: UIKeyModifierFlags
  UIKeyModifierAlphaShift = 1 << 16, UIKeyModifierShift = 1 << 17, UIKeyModifierControl = 1 << 18, UIKeyModifierAlternate = 1 << 19, UIKeyModifierCommand = 1 << 20, UIKeyModifierNumericPad = 1 << 21
};
typedef NS_OPTIONS(NSInteger, UIEventButtonMask) { //: UIEvent.ButtonMask
  UIEventButtonMaskPrimary = 1, UIEventButtonMaskSecondary = 2
};

@interface UIResponder : TBObject //: identity responder
- (UIResponder *)nextResponder; //: $0.next
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event; //: override $0.touchesBegan($1, with: $2?)
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event; //: override $0.touchesMoved($1, with: $2?)
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event; //: override $0.touchesEnded($1, with: $2?)
- (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent *)event; //: override $0.touchesCancelled($1, with: $2?)
- (BOOL)becomeFirstResponder; //: override $0.becomeFirstResponder()
- (BOOL)resignFirstResponder; //: override $0.resignFirstResponder()
@property (nonatomic, readonly) BOOL canBecomeFirstResponder; //: override
@property (nonatomic, readonly) BOOL canResignFirstResponder; //: override
@property (nonatomic, readonly) BOOL isFirstResponder;
@property (nonatomic, readonly) UIView *inputView; //: override
@property (nonatomic, readonly) UIView *inputAccessoryView; //: override
- (void)reloadInputViews;
- (void)cut:(id)sender; //: override $0.cut($1?)
- (void)copy:(id)sender; //: override $0.copy($1?)
- (void)paste:(id)sender; //: override $0.paste($1?)
- (void)select:(id)sender; //: override $0.select($1?)
- (void)selectAll:(id)sender; //: override $0.selectAll($1?)
- (void)delete:(id)sender; //: override $0.delete($1?)
- (void)motionBegan:(UIEventSubtype)motion withEvent:(UIEvent *)event; //: override $0.motionBegan($1, with: $2?)
- (void)motionEnded:(UIEventSubtype)motion withEvent:(UIEvent *)event; //: override $0.motionEnded($1, with: $2?)
- (void)motionCancelled:(UIEventSubtype)motion withEvent:(UIEvent *)event; //: override $0.motionCancelled($1, with: $2?)
- (BOOL)canPerformAction:(SEL)action withSender:(id)sender; //: objc
@property (nonatomic, readonly) TBUndoManager *undoManager; //: override
@end

@interface NSObject (UINibLoading)
- (void)awakeFromNib;
@end

@interface UIEvent : TBObject //: identity event
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic, readonly) UIEventButtonMask buttonMask;
@property (nonatomic, readonly) UIEventType type;
@property (nonatomic, readonly) UIEventSubtype subtype;
- (NSSet *)allTouches; //: $0.allTouches
- (NSSet *)touchesForView:(UIView *)view; //: $0.touches(for: $1)
- (NSSet *)touchesForWindow:(UIWindow *)window; //: $0.touches(for: $1)
- (NSSet *)touchesForGestureRecognizer:(UIGestureRecognizer *)recognizer; //: $0.touches(for: $1)
- (NSArray *)coalescedTouchesForTouch:(UITouch *)touch; //: $0.coalescedTouches(for: $1)
- (NSArray *)predictedTouchesForTouch:(UITouch *)touch; //: $0.predictedTouches(for: $1)
@end

typedef NS_ENUM(NSInteger, UITouchType) { //: UITouch.TouchType
  UITouchTypeDirect, UITouchTypeIndirect, UITouchTypePencil, UITouchTypeStylus = UITouchTypePencil, UITouchTypeIndirectPointer
};

@interface UITouch : TBObject //: identity touch
@property (nonatomic, readonly) UITouchType type;
@property (nonatomic, readonly) CGFloat altitudeAngle;
- (CGPoint)preciseLocationInView:(UIView *)view; //: $0.preciseLocation(in: $1?)
- (CGPoint)precisePreviousLocationInView:(UIView *)view; //: $0.precisePreviousLocation(in: $1?)
- (CGFloat)azimuthAngleInView:(UIView *)view; //: $0.azimuthAngle(in: $1?)
- (CGVector)azimuthUnitVectorInView:(UIView *)view; //: $0.azimuthUnitVector(in: $1?)
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) UITouchPhase phase;
@property (nonatomic, readonly) NSUInteger tapCount;
@property (nonatomic, readonly) UIWindow *window;
@property (nonatomic, readonly) UIView *view;
@property (nonatomic, readonly) NSArray *gestureRecognizers;
@property (nonatomic, readonly) CGFloat majorRadius;
@property (nonatomic, readonly) CGFloat majorRadiusTolerance;
@property (nonatomic, readonly) CGFloat force;
@property (nonatomic, readonly) CGFloat maximumPossibleForce;
- (CGPoint)locationInView:(UIView *)view; //: $0.location(in: $1?)
- (CGPoint)previousLocationInView:(UIView *)view; //: $0.previousLocation(in: $1?)
@end
#endif
