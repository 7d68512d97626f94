// Storyboards, segues, and nib files.
#ifndef TOUCHBOX_UI_STORYBOARD_H
#define TOUCHBOX_UI_STORYBOARD_H
#import <UIKit/UIViewController.h>

@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(NSBundle *)bundle;
- (id)instantiateInitialViewController;
- (id)instantiateViewControllerWithIdentifier:(NSString *)identifier;
@end

@interface UIStoryboardSegue : NSObject
- (instancetype)initWithIdentifier:(NSString *)identifier source:(UIViewController *)source destination:(UIViewController *)destination;
@property (nonatomic, readonly) NSString *identifier;
@property (nonatomic, readonly) __kindof UIViewController *sourceViewController;
@property (nonatomic, readonly) __kindof UIViewController *destinationViewController;
- (void)perform;
@end

@interface UIViewController (UIStoryboard)
@property (nonatomic, readonly) UIStoryboard *storyboard;
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender;
- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(id)sender;
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender;
@end

@interface UINib : NSObject
+ (UINib *)nibWithNibName:(NSString *)name bundle:(NSBundle *)bundle;
- (NSArray *)instantiateWithOwner:(id)owner options:(NSDictionary *)options;
@end

@interface NSBundle (UINibLoading)
- (NSArray *)loadNibNamed:(NSString *)name owner:(id)owner options:(NSDictionary *)options;
@end
#endif
