// Controls.
#ifndef TOUCHBOX_UI_CONTROLS_H
#define TOUCHBOX_UI_CONTROLS_H
#import <UIKit/UIView.h>

typedef NS_OPTIONS(NSUInteger, UIControlEvents) { //: UIControl.Event
  UIControlEventTouchDown = 1 << 0,
  UIControlEventTouchDownRepeat = 1 << 1,
  UIControlEventTouchDragInside = 1 << 2,
  UIControlEventTouchDragOutside = 1 << 3,
  UIControlEventTouchDragEnter = 1 << 4,
  UIControlEventTouchDragExit = 1 << 5,
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventTouchUpOutside = 1 << 7,
  UIControlEventTouchCancel = 1 << 8,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventAllTouchEvents = 0xFFF,
  UIControlEventAllEvents = 0xFFFFFFFF
};
typedef NS_OPTIONS(NSUInteger, UIControlState) { //: UIControl.State
  UIControlStateNormal = 0, UIControlStateHighlighted = 1, UIControlStateDisabled = 2, UIControlStateSelected = 4
};

@interface UIControl : UIView
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected; //: override
@property (nonatomic, getter=isHighlighted) BOOL highlighted; //: override
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isTouchInside) BOOL touchInside;
@property (nonatomic, readonly) UIControlState state;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event; //: override $0.beginTracking($1, with: $2?)
- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event; //: override $0.continueTracking($1, with: $2?)
- (void)endTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event; //: override $0.endTracking($1?, with: $2?)
- (void)cancelTrackingWithEvent:(UIEvent *)event; //: override $0.cancelTracking(with: $1?)
- (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events; //: objc
- (void)removeTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events; //: objc
- (void)sendActionsForControlEvents:(UIControlEvents)events; //: $0.sendActions(for: $1)
@end

typedef NS_ENUM(NSInteger, UIButtonType) { //: UIButton.ButtonType
  UIButtonTypeCustom, UIButtonTypeSystem, UIButtonTypeRoundedRect = UIButtonTypeSystem, UIButtonTypeDetailDisclosure, UIButtonTypeInfoLight, UIButtonTypeInfoDark, UIButtonTypeContactAdd
};

@interface UIButton : UIControl
+ (instancetype)buttonWithType:(UIButtonType)type; //: objc
- (void)setTitle:(NSString *)title forState:(UIControlState)state; //: $0.setTitle($1?, for: $2)
- (void)setTitleColor:(UIColor *)color forState:(UIControlState)state; //: $0.setTitleColor($1?, for: $2)
- (void)setImage:(UIImage *)image forState:(UIControlState)state; //: $0.setImage($1?, for: $2)
- (void)setBackgroundImage:(UIImage *)image forState:(UIControlState)state; //: $0.setBackgroundImage($1?, for: $2)
- (NSString *)titleForState:(UIControlState)state; //: $0.title(for: $1)
@property (nonatomic, readonly) NSString *currentTitle;
@property (nonatomic, readonly) UIImage *currentImage;
@property (nonatomic, readonly) UILabel *titleLabel;
@property (nonatomic, readonly) UIImageView *imageView;
@end

@interface UISegmentedControl : UIControl
- (instancetype)initWithItems:(NSArray *)items; //: objc
- (void)insertSegmentWithTitle:(NSString *)title atIndex:(NSUInteger)index animated:(BOOL)animated; //: $0.insertSegment(withTitle: $1?, at: $2, animated: $3)
- (void)removeAllSegments;
@property (nonatomic, readonly) NSUInteger numberOfSegments;
@property (nonatomic) NSInteger selectedSegmentIndex;
@property (nonatomic, getter=isMomentary) BOOL momentary;
@property (nonatomic) NSInteger segmentedControlStyle; //: objc
@end
enum { UISegmentedControlNoSegment = -1 };
enum { UISegmentedControlStylePlain, UISegmentedControlStyleBordered, UISegmentedControlStyleBar };

@interface UISlider : UIControl
@property (nonatomic) float value;
@property (nonatomic) float minimumValue;
@property (nonatomic) float maximumValue;
@property (nonatomic, getter=isContinuous) BOOL continuous;
- (void)setValue:(float)value animated:(BOOL)animated; //: $0.setValue($1, animated: $2)
@property (nonatomic, retain) UIColor *minimumTrackTintColor;
@property (nonatomic, retain) UIColor *maximumTrackTintColor;
@property (nonatomic, retain) UIColor *thumbTintColor;
@end

@interface UISwitch : UIControl
@property (nonatomic, getter=isOn) BOOL on;
- (void)setOn:(BOOL)on animated:(BOOL)animated; //: $0.setOn($1, animated: $2)
@end

@interface UIStepper : UIControl
@property (nonatomic) double value;
@property (nonatomic) double minimumValue;
@property (nonatomic) double maximumValue;
@property (nonatomic) double stepValue;
@end

@interface UIPageControl : UIControl
@property (nonatomic) NSInteger numberOfPages;
@property (nonatomic) NSInteger currentPage;
@property (nonatomic) BOOL hidesForSinglePage;
@end

@interface UIProgressView : UIView
@property (nonatomic) float progress;
- (void)setProgress:(float)progress animated:(BOOL)animated; //: $0.setProgress($1, animated: $2)
@end

@interface UIActivityIndicatorView : UIView
@property (nonatomic) BOOL hidesWhenStopped;
- (void)startAnimating;
- (void)stopAnimating;
- (BOOL)isAnimating; //: $0.isAnimating
@end
#endif
