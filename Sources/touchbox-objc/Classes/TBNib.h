// The objects, connections, and constraints in a nib file: a xib file, or a controller's scene in a storyboard.
#pragma once
#import "TBPrivate.h"

@class TBElement;

/// An object in a nib file, independent of the file format.
@interface TBNibObject : NSObject {
 @public
  NSString *_identifier;
  /// The element, or nil in the format before Xcode 5.
  TBElement *_element;
  /// The UIKit class, or nil for the file's owner and the first responder.
  NSString *_className;
  NSString *_customClass;
  CGRect _frame;
  /// The property values, by property name.
  NSMutableDictionary *_values;
  NSMutableArray *_subviews;
  /// The lists of objects other than subviews, such as a toolbar's items, by property name.
  NSMutableDictionary *_lists;
  /// The object in the app while the file is being loaded.
  id _made;
}
@end

/// A section of a table with cells in a nib file.
@interface TBTableSection : NSObject {
 @public
  NSString *_header, *_footer;
  /// The objects in the file, and then the cells.
  NSMutableArray *_cells;
}
@end
/// Returns the sections of a table from a nib file, or nil if a data source provides the rows.
NSArray *TBTableSections(UITableView *table);
/// Returns the height of a row that a cell's element specifies, or nil.
NSNumber *TBRowHeight(UITableViewCell *cell);

/// A connection between two objects in a nib file.
@interface TBNibConnection : NSObject {
 @public
  NSString *_source, *_destination;
  /// The name of the outlet or action.
  NSString *_label;
  BOOL _isAction;
  UIControlEvents _events;
  /// The element, or nil in the format before Xcode 5.
  TBElement *_element;
}
@end

/// A constraint in a nib file.
@interface TBNibConstraint : NSObject {
 @public
  TBElement *_element;
  /// The view that contains the constraint.
  NSString *_holder;
}
@end

/// A nib file.
@interface TBNibFile : NSObject {
 @public
  NSMutableArray *_roots, *_connections, *_constraints;
  /// The elements of layout guides by identifier, and the views that contain them.
  NSMutableDictionary *_guides, *_guideViews;
  /// The view of the storyboard controller that owns the file, or nil in a xib file.
  TBNibObject *_rootView;
  /// The file's root element, or nil in the format before Xcode 5.
  TBElement *_document;
  NSString *_path;
}
/// Reads a file in the current format or the format before Xcode 5. Returns nil and warns if it is in neither format.
+ (TBNibFile *)fileAt:(NSString *)path;
/// Returns the object with an identifier, or nil.
- (TBNibObject *)objectWithIdentifier:(NSString *)identifier;
@end

/// An element in an XML file.
@interface TBElement : NSObject {
 @public
  NSString *_name;
  int _line;
  NSDictionary *_attributes;
  NSMutableArray *_children;
  NSMutableString *_text;
}
- (NSString *)attribute:(NSString *)name;
/// Returns the child whose attribute `key` has the specified value.
- (TBElement *)childForKey:(NSString *)key;
/// Returns the text of that child.
- (NSString *)textForKey:(NSString *)key;
- (NSArray *)childrenNamed:(NSString *)name;
/// Returns the children of all children with the specified name.
- (NSArray *)list:(NSString *)name;
/// Whether an attribute is `YES`.
- (BOOL)isOn:(NSString *)name;
/// Returns the first element with an attribute value in the tree, or nil.
- (TBElement *)elementWith:(NSString *)value forAttribute:(NSString *)name;
@end

/// A storyboard's scene, which a controller retains.
@interface TBScene : NSObject {
 @public
  UIStoryboard *_storyboard;
  TBElement *_scene, *_controller;
  /// The controller's items in bars, and their connections.
  TBNibObject *_owner;
  NSMutableArray *_connections;
}
@end
/// Returns the scene that a controller was created from, or nil.
TBScene *TBSceneOf(UIViewController *controller);
void TBSetScene(UIViewController *controller, TBScene *scene);
/// Loads a controller's view from its scene. Returns whether the scene has a view.
BOOL TBLoadScene(UIViewController *controller, TBScene *scene);

/// The coder for an object in a nib file. It contains no keys.
@interface TBNibCoder : NSCoder {
 @public
  TBNibObject *_object;
  TBNibFile *_file;
  /// The scene of a storyboard's controller, or nil.
  TBScene *_scene;
  BOOL _isDecoded;
}
@end

/// Returns the root element of an XML file, or nil after a warning.
TBElement *TBReadXML(NSString *path);
/// Warns about an element, once for each message. `element` may be nil.
void TBWarn(NSString *path, TBElement *element, NSString *format, ...);
/// Returns the class that an element specifies. Warns and returns `plain` if there is no such subclass of `base`.
Class TBClassNamed(NSString *name, Class plain, Class base, NSString *path, TBElement *element);
/// Creates and connects the objects in a nib file. Returns the top-level objects.
NSArray *TBLoad(TBNibFile *file, id owner);
/// Sets the values of an object that exists.
void TBFill(id made, TBNibObject *object, TBNibFile *file);
/// Creates the objects that a table's element describes: prototypes of cells, or sections.
void TBFillTable(UITableView *table, TBNibObject *object, TBNibFile *file);
/// Connects the parts of a cell's style with their objects in a file.
void TBFillCell(UITableViewCell *cell, TBNibObject *object);
/// Creates an object that is described by a file.
id TBMake(TBNibObject *object, TBNibFile *file);
/// Returns the objects that an object contains.
NSArray *TBChildren(TBNibObject *object);
/// Creates and activates the constraints.
void TBConstrain(TBNibFile *file);
/// Returns the designed contents' size of a scroll view whose contents have constraints.
CGSize TBScrollContentSize(UIScrollView *view);
/// Sets the attributes that an app defined.
void TBSetRuntimeAttributes(TBNibObject *object, TBNibFile *file);
/// Returns the color that an element specifies, or nil.
UIColor *TBColor(TBElement *element, TBNibFile *file);
/// Makes a control or recognizer trigger a segue, or embeds a controller.
void TBConnectSegue(TBNibFile *file, TBElement *segue, id source, UIViewController *owner);

/// Returns the path of the app's file with the specified name, such as `MainView.xib`, or nil.
NSString *TBFileNamed(NSString *name);
/// Reads objects in the format before Xcode 5.
void TBReadArchive(TBElement *archive, TBNibFile *file);
/// Reads objects in the current format.
void TBReadDocument(TBElement *document, TBNibFile *file);
/// Reads the objects in a storyboard's scene, whose owner is the specified controller.
void TBReadScene(TBScene *scene, TBNibFile *file);
/// Reads a controller's items in bars.
TBNibObject *TBReadItems(TBElement *controller, TBNibFile *file);
/// Reads an object, or returns nil if it is not supported.
TBNibObject *TBReadObject(TBElement *element, BOOL isView, TBNibFile *file);
/// Reads the attributes that are names of constants, such as `borderStyle="line"`, by their keys.
void TBReadConstants(TBElement *element, NSMutableDictionary *values);
