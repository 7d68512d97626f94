// The objects and connections in a xib file.
#pragma once
#import "TBPrivate.h"

/// An object in a xib file, in a form that does not depend on the file's format.
@interface TBNibObject : NSObject {
 @public
  NSString *_identifier;
  /// The class of UIKit; nil for the file's owner and the first responder.
  NSString *_className;
  NSString *_customClass;
  CGRect _frame;
  /// The values of properties, by the names of properties.
  NSMutableDictionary *_values;
  NSMutableArray *_subviews;
  /// The object in the app, while a file is being loaded.
  id _made;
}
@end

/// A connection between two objects in a xib file.
@interface TBNibConnection : NSObject {
 @public
  NSString *_source, *_destination;
  /// The name of the outlet or the action.
  NSString *_label;
  BOOL _isAction;
  UIControlEvents _events;
}
@end

/// A xib file.
@interface TBNibFile : NSObject {
 @public
  NSMutableArray *_roots, *_connections;
  NSString *_path;
}
/// Reads a file of the current format or of the format before Xcode 5; nil with a warning if it is neither.
+ (TBNibFile *)fileAt:(NSString *)path;
/// Returns the object of an identifier, or nil.
- (TBNibObject *)objectWithIdentifier:(NSString *)identifier;
@end

/// An element of an XML file.
@interface TBElement : NSObject {
 @public
  NSString *_name;
  NSDictionary *_attributes;
  NSMutableArray *_children;
  NSMutableString *_text;
}
- (NSString *)attribute:(NSString *)name;
/// Returns the child whose attribute `key` has a value.
- (TBElement *)childForKey:(NSString *)key;
/// Returns the text of that child.
- (NSString *)textForKey:(NSString *)key;
- (NSArray *)childrenNamed:(NSString *)name;
@end

/// Returns the path of the app's file with a name, such as `MainView.xib`, or nil.
NSString *TBFileNamed(NSString *name);
/// Reads the objects of the format before Xcode 5.
void TBReadArchive(TBElement *archive, TBNibFile *file);
/// Reads the objects of the current format.
void TBReadDocument(TBElement *document, TBNibFile *file);
