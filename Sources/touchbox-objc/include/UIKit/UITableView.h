// Tables, their data sources and delegates, and index paths.
#ifndef TOUCHBOX_UI_TABLE_VIEW_H
#define TOUCHBOX_UI_TABLE_VIEW_H
#import <UIKit/UIScrollView.h>
#import <UIKit/UITableViewCell.h>
@class UINib, UISwipeActionsConfiguration, UITableViewRowAction;
@protocol UITableViewDataSource, UITableViewDelegate;

typedef NS_ENUM(NSInteger, UITableViewStyle) { //: UITableView.Style
  UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped
};
typedef NS_ENUM(NSInteger, UITableViewScrollPosition) { //: UITableView.ScrollPosition
  UITableViewScrollPositionNone, UITableViewScrollPositionTop, UITableViewScrollPositionMiddle, UITableViewScrollPositionBottom
};
typedef NS_ENUM(NSInteger, UITableViewRowAnimation) { //: UITableView.RowAnimation
  UITableViewRowAnimationFade, UITableViewRowAnimationRight, UITableViewRowAnimationLeft, UITableViewRowAnimationTop, UITableViewRowAnimationBottom, UITableViewRowAnimationNone, UITableViewRowAnimationMiddle, UITableViewRowAnimationAutomatic = 100
};
#define UITableViewAutomaticDimension (-1.0)
#define UITableViewIndexSearch @"{search}"

@interface NSIndexPath (UITableView)
+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section; //: objc
+ (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section; //: objc
@property (nonatomic, readonly) NSInteger section; //: objc
@property (nonatomic, readonly) NSInteger row; //: objc
@property (nonatomic, readonly) NSInteger item; //: objc
@end

@interface UITableView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style; //: objc
@property (nonatomic, readonly) UITableViewStyle style;
@property (nonatomic, assign) id<UITableViewDataSource> dataSource;
@property (nonatomic, assign) id<UITableViewDelegate> delegate;
@property (nonatomic) CGFloat rowHeight;
@property (nonatomic) CGFloat estimatedRowHeight;
@property (nonatomic) CGFloat sectionHeaderHeight;
@property (nonatomic) CGFloat sectionFooterHeight;
@property (nonatomic) CGFloat estimatedSectionHeaderHeight;
@property (nonatomic) CGFloat estimatedSectionFooterHeight;
@property (nonatomic) UITableViewCellSeparatorStyle separatorStyle;
@property (nonatomic, retain) UIColor *separatorColor;
@property (nonatomic) UIEdgeInsets separatorInset;
@property (nonatomic, retain) UIView *backgroundView;
@property (nonatomic, retain) UIView *tableHeaderView;
@property (nonatomic, retain) UIView *tableFooterView;
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsSelectionDuringEditing;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic) BOOL allowsMultipleSelectionDuringEditing;
- (NSIndexPath *)indexPathForSelectedRow; //: $0.indexPathForSelectedRow
- (NSArray *)indexPathsForSelectedRows; //: $0.indexPathsForSelectedRows
- (void)selectRowAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated scrollPosition:(UITableViewScrollPosition)position; //: $0.selectRow(at: $1?, animated: $2, scrollPosition: $3)
- (void)deselectRowAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated; //: $0.deselectRow(at: $1, animated: $2)
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated; //: override $0.setEditing($1, animated: $2)
- (void)reloadData; //: override
- (void)registerClass:(Class)cellClass forCellReuseIdentifier:(NSString *)identifier; //: objc
- (void)registerNib:(UINib *)nib forCellReuseIdentifier:(NSString *)identifier; //: objc
- (void)registerClass:(Class)viewClass forHeaderFooterViewReuseIdentifier:(NSString *)identifier; //: objc
- (void)registerNib:(UINib *)nib forHeaderFooterViewReuseIdentifier:(NSString *)identifier; //: objc
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier; //: objc
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)path; //: objc
- (__kindof UITableViewHeaderFooterView *)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier; //: objc
- (NSInteger)numberOfSections; //: $0.numberOfSections
- (NSInteger)numberOfRowsInSection:(NSInteger)section; //: $0.numberOfRows(inSection: $1)
- (CGRect)rectForSection:(NSInteger)section; //: $0.rect(forSection: $1)
- (CGRect)rectForHeaderInSection:(NSInteger)section; //: $0.rectForHeader(inSection: $1)
- (CGRect)rectForFooterInSection:(NSInteger)section; //: $0.rectForFooter(inSection: $1)
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)path; //: $0.rectForRow(at: $1)
- (NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point; //: $0.indexPathForRow(at: $1)
- (NSIndexPath *)indexPathForCell:(UITableViewCell *)cell; //: $0.indexPath(for: $1)
- (NSArray *)indexPathsForRowsInRect:(CGRect)rect; //: $0.indexPathsForRows(in: $1)
- (UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)path; //: $0.cellForRow(at: $1)
- (NSArray *)visibleCells; //: $0.visibleCells
- (NSArray *)indexPathsForVisibleRows; //: $0.indexPathsForVisibleRows
- (UITableViewHeaderFooterView *)headerViewForSection:(NSInteger)section; //: $0.headerView(forSection: $1)
- (UITableViewHeaderFooterView *)footerViewForSection:(NSInteger)section; //: $0.footerView(forSection: $1)
- (void)scrollToRowAtIndexPath:(NSIndexPath *)path atScrollPosition:(UITableViewScrollPosition)position animated:(BOOL)animated; //: $0.scrollToRow(at: $1, at: $2, animated: $3)
- (void)scrollToNearestSelectedRowAtScrollPosition:(UITableViewScrollPosition)position animated:(BOOL)animated; //: $0.scrollToNearestSelectedRow(at: $1, animated: $2)
- (void)beginUpdates;
- (void)endUpdates;
@property (nonatomic, readonly) BOOL hasUncommittedUpdates;
- (void)performBatchUpdates:(void (^)(void))updates completion:(void (^)(BOOL finished))completion; //: $0.performBatchUpdates($1?, completion: $2?)
- (void)insertRowsAtIndexPaths:(NSArray *)paths withRowAnimation:(UITableViewRowAnimation)animation; //: $0.insertRows(at: $1, with: $2)
- (void)deleteRowsAtIndexPaths:(NSArray *)paths withRowAnimation:(UITableViewRowAnimation)animation; //: $0.deleteRows(at: $1, with: $2)
- (void)reloadRowsAtIndexPaths:(NSArray *)paths withRowAnimation:(UITableViewRowAnimation)animation; //: $0.reloadRows(at: $1, with: $2)
- (void)reconfigureRowsAtIndexPaths:(NSArray *)paths; //: $0.reconfigureRows(at: $1)
- (void)moveRowAtIndexPath:(NSIndexPath *)path toIndexPath:(NSIndexPath *)newPath; //: $0.moveRow(at: $1, to: $2)
- (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation; //: $0.insertSections($1, with: $2)
- (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation; //: $0.deleteSections($1, with: $2)
- (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation; //: $0.reloadSections($1, with: $2)
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection; //: $0.moveSection($1, toSection: $2)
@end

@protocol UITableViewDataSource <NSObject> //: delegate
@required
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section; //: $0.tableView($1, numberOfRowsInSection: $2) else 0
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, cellForRowAt: $2) -> UITableViewCell else missingCell()
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView; //: $0.numberOfSections(in: $1) else 1
- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section; //: $0.tableView($1, titleForHeaderInSection: $2) else nil
- (NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section; //: $0.tableView($1, titleForFooterInSection: $2) else nil
- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, canEditRowAt: $2) else true
- (BOOL)tableView:(UITableView *)tableView canMoveRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, canMoveRowAt: $2) else true
- (void)tableView:(UITableView *)tableView commitEditingStyle:(UITableViewCellEditingStyle)style forRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, commit: $2, forRowAt: $3)
- (void)tableView:(UITableView *)tableView moveRowAtIndexPath:(NSIndexPath *)path toIndexPath:(NSIndexPath *)newPath; //: $0.tableView($1, moveRowAt: $2, to: $3)
@end

@protocol UITableViewDelegate <UIScrollViewDelegate> //: delegate
@optional
- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, willDisplay: $2, forRowAt: $3)
- (void)tableView:(UITableView *)tableView willDisplayHeaderView:(UIView *)view forSection:(NSInteger)section; //: $0.tableView($1, willDisplayHeaderView: $2, forSection: $3)
- (void)tableView:(UITableView *)tableView willDisplayFooterView:(UIView *)view forSection:(NSInteger)section; //: $0.tableView($1, willDisplayFooterView: $2, forSection: $3)
- (void)tableView:(UITableView *)tableView didEndDisplayingCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, didEndDisplaying: $2, forRowAt: $3)
- (void)tableView:(UITableView *)tableView didEndDisplayingHeaderView:(UIView *)view forSection:(NSInteger)section; //: $0.tableView($1, didEndDisplayingHeaderView: $2, forSection: $3)
- (void)tableView:(UITableView *)tableView didEndDisplayingFooterView:(UIView *)view forSection:(NSInteger)section; //: $0.tableView($1, didEndDisplayingFooterView: $2, forSection: $3)
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, heightForRowAt: $2) else UITableView.unspecified
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section; //: $0.tableView($1, heightForHeaderInSection: $2) else UITableView.unspecified
- (CGFloat)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section; //: $0.tableView($1, heightForFooterInSection: $2) else UITableView.unspecified
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, estimatedHeightForRowAt: $2) else UITableView.unspecified
- (UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section; //: $0.tableView($1, viewForHeaderInSection: $2) else nil
- (UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section; //: $0.tableView($1, viewForFooterInSection: $2) else nil
- (NSInteger)tableView:(UITableView *)tableView indentationLevelForRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, indentationLevelForRowAt: $2) else 0
- (void)tableView:(UITableView *)tableView accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)path; //: $0.tableView($1, accessoryButtonTappedForRowWith: $2)
- (BOOL)tableView:(UITableView *)tableView shouldHighlightRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, shouldHighlightRowAt: $2) else true
- (void)tableView:(UITableView *)tableView didHighlightRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, didHighlightRowAt: $2)
- (void)tableView:(UITableView *)tableView didUnhighlightRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, didUnhighlightRowAt: $2)
- (NSIndexPath *)tableView:(UITableView *)tableView willSelectRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, willSelectRowAt: $2) else a2
- (NSIndexPath *)tableView:(UITableView *)tableView willDeselectRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, willDeselectRowAt: $2) else a2
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, didSelectRowAt: $2)
- (void)tableView:(UITableView *)tableView didDeselectRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, didDeselectRowAt: $2)
- (UITableViewCellEditingStyle)tableView:(UITableView *)tableView editingStyleForRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, editingStyleForRowAt: $2) else .delete
- (NSString *)tableView:(UITableView *)tableView titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, titleForDeleteConfirmationButtonForRowAt: $2) else nil
- (NSArray *)tableView:(UITableView *)tableView editActionsForRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, editActionsForRowAt: $2) -> [UITableViewRowAction]? else nil
- (UISwipeActionsConfiguration *)tableView:(UITableView *)tableView leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, leadingSwipeActionsConfigurationForRowAt: $2) else nil
- (UISwipeActionsConfiguration *)tableView:(UITableView *)tableView trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, trailingSwipeActionsConfigurationForRowAt: $2) else nil
- (BOOL)tableView:(UITableView *)tableView shouldIndentWhileEditingRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, shouldIndentWhileEditingRowAt: $2) else true
- (void)tableView:(UITableView *)tableView willBeginEditingRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, willBeginEditingRowAt: $2)
- (void)tableView:(UITableView *)tableView didEndEditingRowAtIndexPath:(NSIndexPath *)path; //: $0.tableView($1, didEndEditingRowAt: $2?)
- (NSIndexPath *)tableView:(UITableView *)tableView targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)path toProposedIndexPath:(NSIndexPath *)proposed; //: $0.tableView($1, targetIndexPathForMoveFromRowAt: $2, toProposedIndexPath: $3) -> IndexPath else a3
@end

typedef NS_ENUM(NSInteger, UIContextualActionStyle) { //: UIContextualAction.Style
  UIContextualActionStyleNormal, UIContextualActionStyleDestructive
};
typedef NS_ENUM(NSInteger, UITableViewRowActionStyle) { //: UITableViewRowAction.Style
  UITableViewRowActionStyleDefault, UITableViewRowActionStyleDestructive = UITableViewRowActionStyleDefault, UITableViewRowActionStyleNormal
};

@interface UIContextualAction : TBObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style title:(NSString *)title handler:(void (^)(UIContextualAction *action, UIView *view, void (^completion)(BOOL performed)))handler; //: objc
@property (nonatomic, readonly) UIContextualActionStyle style;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, retain) UIColor *backgroundColor;
@property (nonatomic, retain) UIImage *image;
@end

@interface UISwipeActionsConfiguration : TBObject
+ (instancetype)configurationWithActions:(NSArray *)actions; //: UISwipeActionsConfiguration(actions: $1)
@property (nonatomic, readonly) NSArray *actions;
@property (nonatomic) BOOL performsFirstActionWithFullSwipe;
@end

@interface UITableViewRowAction : TBObject
+ (instancetype)rowActionWithStyle:(UITableViewRowActionStyle)style title:(NSString *)title handler:(void (^)(UITableViewRowAction *action, NSIndexPath *path))handler; //: objc
@property (nonatomic, readonly) UITableViewRowActionStyle style;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, retain) UIColor *backgroundColor;
@end
#endif
