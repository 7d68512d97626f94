// Undo managers. GNUstep's class groups operations by its own run loop, so apps use another class under its name.
#ifndef TOUCHBOX_NS_UNDO_MANAGER_H
#define TOUCHBOX_NS_UNDO_MANAGER_H
#import <UIKit/UIKitDefines.h>

@interface TBUndoManager : TBObject //: wrapper UndoManager
- (instancetype)init; //: init UndoManager()
- (void)beginUndoGrouping;
- (void)endUndoGrouping;
@property (nonatomic, readonly) NSInteger groupingLevel;
- (void)disableUndoRegistration;
- (void)enableUndoRegistration;
@property (nonatomic, readonly, getter=isUndoRegistrationEnabled) BOOL undoRegistrationEnabled;
@property (nonatomic) BOOL groupsByEvent;
@property (nonatomic) NSInteger levelsOfUndo;
- (void)undo;
- (void)redo;
- (void)undoNestedGroup;
@property (nonatomic, readonly) BOOL canUndo;
@property (nonatomic, readonly) BOOL canRedo;
@property (nonatomic, readonly) NSInteger undoCount;
@property (nonatomic, readonly) NSInteger redoCount;
@property (nonatomic, readonly, getter=isUndoing) BOOL undoing;
@property (nonatomic, readonly, getter=isRedoing) BOOL redoing;
- (void)removeAllActions;
- (void)removeAllActionsWithTarget:(id)target; //: objc
- (void)registerUndoWithTarget:(id)target selector:(SEL)selector object:(id)object; //: objc
- (void)registerUndoWithTarget:(id)target handler:(void (^)(id target))handler; //: objc
- (id)prepareWithInvocationTarget:(id)target; //: objc
- (void)setActionName:(NSString *)name; //: $0.setActionName($1)
@property (nonatomic, readonly) NSString *undoActionName;
@property (nonatomic, readonly) NSString *redoActionName;
@property (nonatomic, readonly) NSString *undoMenuItemTitle;
@property (nonatomic, readonly) NSString *redoMenuItemTitle;
- (NSString *)undoMenuTitleForUndoActionName:(NSString *)name; //: $0.undoMenuTitle(forUndoActionName: $1)
- (NSString *)redoMenuTitleForUndoActionName:(NSString *)name; //: $0.redoMenuTitle(forUndoActionName: $1)
@end

#define NSUndoManager TBUndoManager
#define NSUndoManagerDidCloseUndoGroupNotification @"NSUndoManagerDidCloseUndoGroupNotification"
#endif
