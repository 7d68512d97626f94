// Settings. Classes/NSUserDefaults+Phone.m stores them with the app.
#ifndef TOUCHBOX_NS_USER_DEFAULTS_H
#define TOUCHBOX_NS_USER_DEFAULTS_H
#import <UIKit/UIKitDefines.h>

@interface NSUserDefaults (UISuites)
/// Creates an object for settings with a name of their own.
- (instancetype)initWithSuiteName:(NSString *)name;
@end
#endif
