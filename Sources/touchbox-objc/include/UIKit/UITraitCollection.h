// Traits: the properties of the device and its display.
#ifndef TOUCHBOX_UI_TRAIT_COLLECTION_H
#define TOUCHBOX_UI_TRAIT_COLLECTION_H
#import <UIKit/UIKitDefines.h>

typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) { //: UIUserInterfaceIdiom
  UIUserInterfaceIdiomUnspecified = -1, UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad
};
typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) { //: UIUserInterfaceStyle
  UIUserInterfaceStyleUnspecified, UIUserInterfaceStyleLight, UIUserInterfaceStyleDark
};
typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) { //: UIUserInterfaceSizeClass
  UIUserInterfaceSizeClassUnspecified, UIUserInterfaceSizeClassCompact, UIUserInterfaceSizeClassRegular
};
typedef NS_ENUM(NSInteger, UIForceTouchCapability) { //: UIForceTouchCapability
  UIForceTouchCapabilityUnknown, UIForceTouchCapabilityUnavailable, UIForceTouchCapabilityAvailable
};

@interface UITraitCollection : TBObject
+ (UITraitCollection *)currentTraitCollection; //: UITraitCollection.current
+ (UITraitCollection *)traitCollectionWithUserInterfaceIdiom:(UIUserInterfaceIdiom)idiom; //: UITraitCollection(userInterfaceIdiom: $1)
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)style; //: UITraitCollection(userInterfaceStyle: $1)
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale; //: UITraitCollection(displayScale: $1)
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)size; //: UITraitCollection(horizontalSizeClass: $1)
+ (UITraitCollection *)traitCollectionWithVerticalSizeClass:(UIUserInterfaceSizeClass)size; //: UITraitCollection(verticalSizeClass: $1)
+ (UITraitCollection *)traitCollectionWithForceTouchCapability:(UIForceTouchCapability)capability; //: UITraitCollection(forceTouchCapability: $1)
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:(NSArray *)collections; //: UITraitCollection(traitsFrom: $1)
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property (nonatomic, readonly) UIForceTouchCapability forceTouchCapability;
- (BOOL)containsTraitsInCollection:(UITraitCollection *)other; //: $0.containsTraits(in: $1?)
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(UITraitCollection *)other; //: $0.hasDifferentColorAppearance(comparedTo: $1?)
- (void)performAsCurrentTraitCollection:(void (^)(void))actions; //: $0.performAsCurrent($1)
@end
#endif
