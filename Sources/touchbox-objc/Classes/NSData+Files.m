// Data from the web. The phone is offline, so an app file with the same name is used instead.
#import "TBNib.h"

@implementation NSData (Phone)
+ (id)dataWithContentsOfURL:(NSURL *)url {
  return [[[self alloc] initWithContentsOfURL:url] autorelease];
}
- (id)initWithContentsOfURL:(NSURL *)url {
  NSString *path = [url isFileURL] ? [url path] : url ? TBFileNamed([[url path] lastPathComponent]) : nil;
  if (path) return [self initWithContentsOfFile:path];
  if (url) {
    NSString *text = [NSString
        stringWithFormat:@"%@: the phone is offline; put a file named %@ into the app's folder", url,
                         [[url path] lastPathComponent]];
    tbs_warn([text UTF8String]);
  }
  [self release];
  return nil;
}
@end
