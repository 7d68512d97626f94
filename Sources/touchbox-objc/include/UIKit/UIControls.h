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
  UIControlEventPrimaryActionTriggered = 1 << 13,
  UIControlEventEditingDidBegin = 1 << 16,
  UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18,
  UIControlEventEditingDidEndOnExit = 1 << 19,
  UIControlEventAllEditingEvents = 0xF << 16,
  UIControlEventAllTouchEvents = 0xFFF,
  UIControlEventAllEvents = 0xFFFFFFFF
};
typedef NS_OPTIONS(NSUInteger, UIControlState) { //: UIControl.State
  UIControlStateNormal = 0, UIControlStateHighlighted = 1, UIControlStateDisabled = 2, UIControlStateSelected = 4
};
typedef NS_ENUM(NSInteger, UIControlContentVerticalAlignment) { //: UIControl.ContentVerticalAlignment
  UIControlContentVerticalAlignmentCenter, UIControlContentVerticalAlignmentTop, UIControlContentVerticalAlignmentBottom, UIControlContentVerticalAlignmentFill
};
typedef NS_ENUM(NSInteger, UIControlContentHorizontalAlignment) { //: UIControl.ContentHorizontalAlignment
  UIControlContentHorizontalAlignmentCenter, UIControlContentHorizontalAlignmentLeft, UIControlContentHorizontalAlignmentRight, UIControlContentHorizontalAlignmentFill, UIControlContentHorizontalAlignmentLeading, UIControlContentHorizontalAlignmentTrailing
};

@interface UIControl : UIView
@property (nonatomic, getter=isEnabled) BOOL enabled; //: override
@property (nonatomic) UIControlContentVerticalAlignment contentVerticalAlignment;
@property (nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment;
@property (nonatomic, readonly) UIControlEvents allControlEvents;
- (NSSet *)allTargets; //: objc
- (NSArray *)actionsForTarget:(id)target forControlEvent:(UIControlEvents)event; //: objc
- (void)sendAction:(SEL)action to:(id)target forEvent:(UIEvent *)event; //: objc
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
- (UIColor *)titleColorForState:(UIControlState)state; //: $0.titleColor(for: $1)
- (UIImage *)imageForState:(UIControlState)state; //: $0.image(for: $1)
- (UIImage *)backgroundImageForState:(UIControlState)state; //: $0.backgroundImage(for: $1)
- (CGRect)backgroundRectForBounds:(CGRect)bounds; //: override $0.backgroundRect(forBounds: $1)
- (CGRect)contentRectForBounds:(CGRect)bounds; //: override $0.contentRect(forBounds: $1)
- (CGRect)titleRectForContentRect:(CGRect)rect; //: override $0.titleRect(forContentRect: $1)
- (CGRect)imageRectForContentRect:(CGRect)rect; //: override $0.imageRect(forContentRect: $1)
@property (nonatomic, readonly) UIButtonType buttonType;
@property (nonatomic) UIEdgeInsets contentEdgeInsets;
@property (nonatomic) UIEdgeInsets titleEdgeInsets;
@property (nonatomic) UIEdgeInsets imageEdgeInsets;
@property (nonatomic) BOOL adjustsImageWhenHighlighted;
@property (nonatomic) BOOL adjustsImageWhenDisabled;
@property (nonatomic, readonly) UIColor *currentTitleColor;
@property (nonatomic, readonly) UIImage *currentBackgroundImage;
@property (nonatomic, readonly) NSString *currentTitle;
@property (nonatomic, readonly) UIImage *currentImage;
@property (nonatomic, readonly) UILabel *titleLabel;
@property (nonatomic, readonly) UIImageView *imageView;
@end

@interface UISegmentedControl : UIControl
- (instancetype)initWithItems:(NSArray *)items; //: objc
- (void)insertSegmentWithTitle:(NSString *)title atIndex:(NSUInteger)index animated:(BOOL)animated; //: $0.insertSegment(withTitle: $1?, at: $2, animated: $3)
- (void)insertSegmentWithImage:(UIImage *)image atIndex:(NSUInteger)index animated:(BOOL)animated; //: $0.insertSegment(with: $1?, at: $2, animated: $3)
- (void)removeSegmentAtIndex:(NSUInteger)index animated:(BOOL)animated; //: $0.removeSegment(at: $1, animated: $2)
- (void)setTitle:(NSString *)title forSegmentAtIndex:(NSUInteger)index; //: $0.setTitle($1?, forSegmentAt: $2)
- (NSString *)titleForSegmentAtIndex:(NSUInteger)index; //: $0.titleForSegment(at: $1)
- (void)setImage:(UIImage *)image forSegmentAtIndex:(NSUInteger)index; //: $0.setImage($1?, forSegmentAt: $2)
- (UIImage *)imageForSegmentAtIndex:(NSUInteger)index; //: $0.imageForSegment(at: $1)
- (void)setWidth:(CGFloat)width forSegmentAtIndex:(NSUInteger)index; //: $0.setWidth($1, forSegmentAt: $2)
- (CGFloat)widthForSegmentAtIndex:(NSUInteger)index; //: $0.widthForSegment(at: $1)
- (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSUInteger)index; //: $0.setEnabled($1, forSegmentAt: $2)
- (BOOL)isEnabledForSegmentAtIndex:(NSUInteger)index; //: $0.isEnabledForSegment(at: $1)
@property (nonatomic, retain) UIColor *selectedSegmentTintColor;
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
@property (nonatomic, retain) UIImage *minimumValueImage;
@property (nonatomic, retain) UIImage *maximumValueImage;
@property (nonatomic, readonly) UIImage *currentThumbImage;
@property (nonatomic, readonly) UIImage *currentMinimumTrackImage;
@property (nonatomic, readonly) UIImage *currentMaximumTrackImage;
- (void)setThumbImage:(UIImage *)image forState:(UIControlState)state; //: $0.setThumbImage($1?, for: $2)
- (void)setMinimumTrackImage:(UIImage *)image forState:(UIControlState)state; //: $0.setMinimumTrackImage($1?, for: $2)
- (void)setMaximumTrackImage:(UIImage *)image forState:(UIControlState)state; //: $0.setMaximumTrackImage($1?, for: $2)
- (UIImage *)thumbImageForState:(UIControlState)state; //: $0.thumbImage(for: $1)
- (UIImage *)minimumTrackImageForState:(UIControlState)state; //: $0.minimumTrackImage(for: $1)
- (UIImage *)maximumTrackImageForState:(UIControlState)state; //: $0.maximumTrackImage(for: $1)
- (CGRect)minimumValueImageRectForBounds:(CGRect)bounds; //: override $0.minimumValueImageRect(forBounds: $1)
- (CGRect)maximumValueImageRectForBounds:(CGRect)bounds; //: override $0.maximumValueImageRect(forBounds: $1)
- (CGRect)trackRectForBounds:(CGRect)bounds; //: override $0.trackRect(forBounds: $1)
- (CGRect)thumbRectForBounds:(CGRect)bounds trackRect:(CGRect)rect value:(float)value; //: override $0.thumbRect(forBounds: $1, trackRect: $2, value: $3)
@end

@interface UISwitch : UIControl
@property (nonatomic, getter=isOn) BOOL on;
@property (nonatomic, retain) UIColor *onTintColor;
@property (nonatomic, retain) UIColor *thumbTintColor;
- (void)setOn:(BOOL)on animated:(BOOL)animated; //: $0.setOn($1, animated: $2)
@end

@interface UIStepper : UIControl
@property (nonatomic) double value;
@property (nonatomic) double minimumValue;
@property (nonatomic) double maximumValue;
@property (nonatomic) double stepValue;
@property (nonatomic, getter=isContinuous) BOOL continuous;
@property (nonatomic) BOOL autorepeat;
@property (nonatomic) BOOL wraps;
@end

@interface UIPageControl : UIControl
@property (nonatomic) NSInteger numberOfPages;
@property (nonatomic) NSInteger currentPage;
@property (nonatomic) BOOL hidesForSinglePage;
@property (nonatomic, retain) UIColor *pageIndicatorTintColor;
@property (nonatomic, retain) UIColor *currentPageIndicatorTintColor;
- (CGSize)sizeForNumberOfPages:(NSInteger)count; //: $0.size(forNumberOfPages: $1)
@end

typedef NS_ENUM(NSInteger, UIProgressViewStyle) { //: UIProgressView.Style
  UIProgressViewStyleDefault, UIProgressViewStyleBar
};

@interface UIProgressView : UIView
- (instancetype)initWithProgressViewStyle:(UIProgressViewStyle)style; //: objc
@property (nonatomic) UIProgressViewStyle progressViewStyle;
@property (nonatomic, retain) UIColor *progressTintColor;
@property (nonatomic, retain) UIColor *trackTintColor;
@property (nonatomic) float progress;
- (void)setProgress:(float)progress animated:(BOOL)animated; //: $0.setProgress($1, animated: $2)
@end

typedef NS_ENUM(NSInteger, UIActivityIndicatorViewStyle) { //: UIActivityIndicatorView.Style
  UIActivityIndicatorViewStyleWhiteLarge, UIActivityIndicatorViewStyleWhite, UIActivityIndicatorViewStyleGray, UIActivityIndicatorViewStyleMedium = 100, UIActivityIndicatorViewStyleLarge
};

@interface UIActivityIndicatorView : UIView
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style; //: objc
@property (nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle; //: $0.style
@property (nonatomic, retain) UIColor *color;
@property (nonatomic) BOOL hidesWhenStopped;
- (void)startAnimating;
- (void)stopAnimating;
- (BOOL)isAnimating; //: $0.isAnimating
@end
#endif
