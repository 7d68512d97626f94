// Controllers whose view is a table.
#ifndef TOUCHBOX_UI_TABLE_VIEW_CONTROLLER_H
#define TOUCHBOX_UI_TABLE_VIEW_CONTROLLER_H
#import <UIKit/UITableView.h>
#import <UIKit/UIViewController.h>

@interface UITableViewController : UIViewController <UITableViewDataSource, UITableViewDelegate>
- (instancetype)initWithStyle:(UITableViewStyle)style; //: objc
@property (nonatomic, retain) UITableView *tableView;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
@property (nonatomic, retain) UIRefreshControl *refreshControl;
@end
#endif
