// Alerts, which UIAlertController presents.
#ifndef TOUCHBOX_UI_ALERT_VIEW_H
#define TOUCHBOX_UI_ALERT_VIEW_H
#import <UIKit/UIViewController.h>

@class UIAlertView;

@protocol UIAlertViewDelegate <NSObject>
@optional
- (void)alertView:(UIAlertView *)alert clickedButtonAtIndex:(NSInteger)index;
- (void)alertView:(UIAlertView *)alert didDismissWithButtonIndex:(NSInteger)index;
@end

@interface UIAlertView : NSObject
- (instancetype)initWithTitle:(NSString *)title message:(NSString *)message delegate:(id)delegate cancelButtonTitle:(NSString *)cancelTitle otherButtonTitles:(NSString *)otherTitles, ...;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *message;
@property (nonatomic, assign) id delegate;
@property (nonatomic) NSInteger tag;
@property (nonatomic) NSInteger cancelButtonIndex;
@property (nonatomic, readonly) NSInteger numberOfButtons;
- (NSInteger)addButtonWithTitle:(NSString *)title;
- (NSString *)buttonTitleAtIndex:(NSInteger)index;
- (void)show;
@end
#endif
