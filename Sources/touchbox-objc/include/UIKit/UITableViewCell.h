// The cells, headers, and footers of tables.
#ifndef TOUCHBOX_UI_TABLE_VIEW_CELL_H
#define TOUCHBOX_UI_TABLE_VIEW_CELL_H
#import <UIKit/UIControls.h>

typedef NS_ENUM(NSInteger, UITableViewCellStyle) { //: UITableViewCell.CellStyle
  UITableViewCellStyleDefault, UITableViewCellStyleValue1, UITableViewCellStyleValue2, UITableViewCellStyleSubtitle
};
typedef NS_ENUM(NSInteger, UITableViewCellSelectionStyle) { //: UITableViewCell.SelectionStyle
  UITableViewCellSelectionStyleNone, UITableViewCellSelectionStyleBlue, UITableViewCellSelectionStyleGray, UITableViewCellSelectionStyleDefault
};
typedef NS_ENUM(NSInteger, UITableViewCellEditingStyle) { //: UITableViewCell.EditingStyle
  UITableViewCellEditingStyleNone, UITableViewCellEditingStyleDelete, UITableViewCellEditingStyleInsert
};
typedef NS_ENUM(NSInteger, UITableViewCellAccessoryType) { //: UITableViewCell.AccessoryType
  UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator, UITableViewCellAccessoryDetailDisclosureButton, UITableViewCellAccessoryCheckmark, UITableViewCellAccessoryDetailButton
};
typedef NS_ENUM(NSInteger, UITableViewCellSeparatorStyle) { //: UITableViewCell.SeparatorStyle
  UITableViewCellSeparatorStyleNone, UITableViewCellSeparatorStyleSingleLine, UITableViewCellSeparatorStyleSingleLineEtched = UITableViewCellSeparatorStyleSingleLine
};
typedef NS_OPTIONS(NSUInteger, UITableViewCellStateMask) { //: UITableViewCell.StateMask
  UITableViewCellStateDefaultMask = 0, UITableViewCellStateShowingEditControlMask = 1, UITableViewCellStateShowingDeleteConfirmationMask = 2
};

@interface UITableViewCell : UIView
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier; //: objc
@property (nonatomic, readonly) NSString *reuseIdentifier;
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, readonly) UILabel *textLabel;
@property (nonatomic, readonly) UILabel *detailTextLabel;
@property (nonatomic, readonly) UIImageView *imageView;
@property (nonatomic, retain) UIView *backgroundView;
@property (nonatomic, retain) UIView *selectedBackgroundView;
@property (nonatomic, retain) UIView *multipleSelectionBackgroundView;
- (void)prepareForReuse; //: override
@property (nonatomic) UITableViewCellSelectionStyle selectionStyle;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
- (void)setSelected:(BOOL)selected animated:(BOOL)animated; //: override $0.setSelected($1, animated: $2)
- (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated; //: override $0.setHighlighted($1, animated: $2)
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
@property (nonatomic, retain) UIView *accessoryView;
@property (nonatomic) UITableViewCellAccessoryType editingAccessoryType;
@property (nonatomic, retain) UIView *editingAccessoryView;
@property (nonatomic) NSInteger indentationLevel;
@property (nonatomic) CGFloat indentationWidth;
@property (nonatomic) UIEdgeInsets separatorInset;
@property (nonatomic, readonly) UITableViewCellEditingStyle editingStyle;
@property (nonatomic) BOOL showsReorderControl;
@property (nonatomic) BOOL shouldIndentWhileEditing;
@property (nonatomic, readonly) BOOL showingDeleteConfirmation;
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated; //: override $0.setEditing($1, animated: $2)
- (void)willTransitionToState:(UITableViewCellStateMask)state; //: override $0.willTransition(to: $1)
- (void)didTransitionToState:(UITableViewCellStateMask)state; //: override $0.didTransition(to: $1)
@end

// Before iOS 3.
@interface UITableViewCell (OlderNames)
- (instancetype)initWithFrame:(CGRect)frame reuseIdentifier:(NSString *)identifier; //: objc
@property (nonatomic, copy) NSString *text; //: objc
@property (nonatomic, retain) UIFont *font; //: objc
@property (nonatomic, retain) UIColor *textColor; //: objc
@property (nonatomic, retain) UIImage *image; //: objc
@end

@interface UITableViewHeaderFooterView : UIView
- (instancetype)initWithReuseIdentifier:(NSString *)identifier; //: objc
@property (nonatomic, readonly) NSString *reuseIdentifier;
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, readonly) UILabel *textLabel;
@property (nonatomic, readonly) UILabel *detailTextLabel;
@property (nonatomic, retain) UIView *backgroundView;
- (void)prepareForReuse; //: override
@end
#endif
