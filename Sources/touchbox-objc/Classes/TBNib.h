// The objects and connections in a xib file.
#pragma once
#import "TBPrivate.h"

/// An object in a xib file, independent of the file format.
@interface TBNibObject : NSObject {
 @public
  NSString *_identifier;
  /// The UIKit class, or nil for the file's owner and the first responder.
  NSString *_className;
  NSString *_customClass;
  CGRect _frame;
  /// The property values, by property name.
  NSMutableDictionary *_values;
  NSMutableArray *_subviews;
  /// The object in the app while the file is being loaded.
  id _made;
}
@end

/// A connection between two objects in a xib file.
@interface TBNibConnection : NSObject {
 @public
  NSString *_source, *_destination;
  /// The name of the outlet or action.
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
/// Reads a file in the current format or the format before Xcode 5. Returns nil and warns if it is in neither format.
+ (TBNibFile *)fileAt:(NSString *)path;
/// Returns the object with an identifier, or nil.
- (TBNibObject *)objectWithIdentifier:(NSString *)identifier;
@end

/// An element in an XML file.
@interface TBElement : NSObject {
 @public
  NSString *_name;
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
@end

/// Returns the path of the app's file with the specified name, such as `MainView.xib`, or nil.
NSString *TBFileNamed(NSString *name);
/// Reads objects in the format before Xcode 5.
void TBReadArchive(TBElement *archive, TBNibFile *file);
/// Reads objects in the current format.
void TBReadDocument(TBElement *document, TBNibFile *file);
