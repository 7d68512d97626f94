// The items of bars.
#ifndef TOUCHBOX_UI_BAR_ITEMS_H
#define TOUCHBOX_UI_BAR_ITEMS_H
#import <UIKit/UIControls.h>

typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) { //: UIBarButtonItem.Style
  UIBarButtonItemStylePlain, UIBarButtonItemStyleBordered, UIBarButtonItemStyleDone
};
typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) { //: UIBarButtonItem.SystemItem
  UIBarButtonSystemItemDone, UIBarButtonSystemItemCancel, UIBarButtonSystemItemEdit, UIBarButtonSystemItemSave, UIBarButtonSystemItemAdd, UIBarButtonSystemItemFlexibleSpace, UIBarButtonSystemItemFixedSpace, UIBarButtonSystemItemCompose, UIBarButtonSystemItemReply, UIBarButtonSystemItemAction, UIBarButtonSystemItemOrganize, UIBarButtonSystemItemBookmarks, UIBarButtonSystemItemSearch, UIBarButtonSystemItemRefresh, UIBarButtonSystemItemStop, UIBarButtonSystemItemCamera, UIBarButtonSystemItemTrash, UIBarButtonSystemItemPlay, UIBarButtonSystemItemPause, UIBarButtonSystemItemRewind, UIBarButtonSystemItemFastForward, UIBarButtonSystemItemUndo, UIBarButtonSystemItemRedo, UIBarButtonSystemItemClose = 24
};
typedef NS_ENUM(NSInteger, UITabBarSystemItem) { //: UITabBarItem.SystemItem
  UITabBarSystemItemMore, UITabBarSystemItemFavorites, UITabBarSystemItemFeatured, UITabBarSystemItemTopRated, UITabBarSystemItemRecents, UITabBarSystemItemContacts, UITabBarSystemItemHistory, UITabBarSystemItemBookmarks, UITabBarSystemItemSearch, UITabBarSystemItemDownloads, UITabBarSystemItemMostRecent, UITabBarSystemItemMostViewed
};

typedef NS_ENUM(NSInteger, UIBarMetrics) { //: UIBarMetrics
  UIBarMetricsDefault, UIBarMetricsCompact, UIBarMetricsDefaultPrompt = 101, UIBarMetricsCompactPrompt
};

@interface UIBarItem : TBObject //: identity item
@property (nonatomic, copy) NSString *title;
@property (nonatomic, retain) UIImage *image;
@property (nonatomic, retain) UIImage *landscapeImagePhone;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic, copy) NSString *accessibilityIdentifier;
- (void)setTitleTextAttributes:(NSDictionary *)attributes forState:(UIControlState)state; //: $0.setTitleTextAttributes(keyed($1?), for: $2)
- (NSDictionary *)titleTextAttributesForState:(UIControlState)state; //: named($0.titleTextAttributes(for: $1))
@end

@interface UIBarButtonItem : UIBarItem
- (instancetype)init; //: init UIBarButtonItem()
- (void)setTitlePositionAdjustment:(UIOffset)adjustment forBarMetrics:(UIBarMetrics)metrics; //: $0.setTitlePositionAdjustment($1, for: $2)
- (UIOffset)titlePositionAdjustmentForBarMetrics:(UIBarMetrics)metrics; //: $0.titlePositionAdjustment(for: $1)
- (instancetype)initWithTitle:(NSString *)title style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action; //: objc
- (instancetype)initWithImage:(UIImage *)image style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action; //: objc
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(id)target action:(SEL)action; //: objc
- (instancetype)initWithSystemItem:(UIBarButtonSystemItem)item; //: init UIBarButtonItem(barButtonSystemItem: $1, target: nil, action: nil)
+ (UIBarButtonItem *)flexibleSpaceItem; //: UIBarButtonItem.flexibleSpace()
+ (UIBarButtonItem *)fixedSpaceItemOfWidth:(CGFloat)width; //: UIBarButtonItem.fixedSpace($1)
- (instancetype)initWithCustomView:(UIView *)view; //: init UIBarButtonItem(customView: $1)
@property (nonatomic) UIBarButtonItemStyle style;
@property (nonatomic) CGFloat width;
@property (nonatomic, retain) UIColor *tintColor;
@property (nonatomic, retain) UIView *customView;
@property (nonatomic, assign) id target; //: objc
@property (nonatomic) SEL action; //: objc
@end

@interface UITabBarItem : UIBarItem
- (instancetype)init; //: init UITabBarItem()
@property (nonatomic) UIOffset titlePositionAdjustment;
- (instancetype)initWithTitle:(NSString *)title image:(UIImage *)image tag:(NSInteger)tag; //: init UITabBarItem(title: $1?, image: $2?, tag: $3)
- (instancetype)initWithTitle:(NSString *)title image:(UIImage *)image selectedImage:(UIImage *)selected; //: init UITabBarItem(title: $1?, image: $2?, selectedImage: $3?)
- (instancetype)initWithTabBarSystemItem:(UITabBarSystemItem)item tag:(NSInteger)tag; //: init UITabBarItem(tabBarSystemItem: $1, tag: $2)
@property (nonatomic, retain) UIImage *selectedImage;
@property (nonatomic, copy) NSString *badgeValue;
@property (nonatomic, retain) UIColor *badgeColor;
@end

@interface UINavigationItem : TBObject //: identity item
- (instancetype)initWithTitle:(NSString *)title; //: init UINavigationItem(title: $1? ?? "")
@property (nonatomic, copy) NSString *title;
@property (nonatomic, retain) UIView *titleView;
@property (nonatomic, retain) UIBarButtonItem *backBarButtonItem;
@property (nonatomic, copy) NSString *backButtonTitle;
@property (nonatomic) BOOL hidesBackButton;
@property (nonatomic) BOOL leftItemsSupplementBackButton;
@property (nonatomic, copy) NSArray *leftBarButtonItems;
@property (nonatomic, copy) NSArray *rightBarButtonItems;
@property (nonatomic, retain) UIBarButtonItem *leftBarButtonItem;
@property (nonatomic, retain) UIBarButtonItem *rightBarButtonItem;
- (void)setLeftBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated; //: $0.setLeftBarButton($1?, animated: $2)
- (void)setRightBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated; //: $0.setRightBarButton($1?, animated: $2)
- (void)setLeftBarButtonItems:(NSArray *)items animated:(BOOL)animated; //: $0.setLeftBarButtonItems($1?, animated: $2)
- (void)setRightBarButtonItems:(NSArray *)items animated:(BOOL)animated; //: $0.setRightBarButtonItems($1?, animated: $2)
- (void)setHidesBackButton:(BOOL)hides animated:(BOOL)animated; //: $0.setHidesBackButton($1, animated: $2)
@end
#endif
