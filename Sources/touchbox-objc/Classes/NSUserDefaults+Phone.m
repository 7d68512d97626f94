// Settings belong to the running app. GNUstep would store them in the user's home folder.
#import "TBPrivate.h"

@interface TBUserDefaults : NSUserDefaults {
  NSString *_suite;
}
@end

@implementation NSUserDefaults (TBPhone)
+ (id)allocWithZone:(NSZone *)zone {
  return NSAllocateObject(self == [NSUserDefaults class] ? [TBUserDefaults class] : self, 0, zone);
}
+ (NSUserDefaults *)standardUserDefaults {
  static NSUserDefaults *standard;
  if (!standard) standard = [[TBUserDefaults alloc] init];
  return standard;
}
+ (void)resetStandardUserDefaults {
}
@end

@implementation TBUserDefaults
// GNUstep's initializers read and write files.
- (id)init {
  return self;
}
- (id)initWithSuiteName:(NSString *)name {
  _suite = [name copy];
  return self;
}
- (id)initWithUser:(NSString *)name {
  return self;
}
- (id)initWithContentsOfFile:(NSString *)path {
  return self;
}
- (void)dealloc {
  [_suite release];
  NSDeallocateObject(self);
  return;
  [super dealloc];
}
- (id)objectForKey:(NSString *)key {
  return [(id)tbs_defaultsValue([_suite UTF8String], [key UTF8String]) autorelease];
}
- (void)setObject:(id)value forKey:(NSString *)key {
  if (!value) return [self removeObjectForKey:key];
  if (!tbs_setDefaultsValue([_suite UTF8String], [key UTF8String], value)) {
    [NSException raise:NSInvalidArgumentException format:@"Attempt to insert non-property list object %@ for key %@", value, key];
  }
}
- (void)removeObjectForKey:(NSString *)key {
  tbs_setDefaultsValue([_suite UTF8String], [key UTF8String], nil);
}
- (void)registerDefaults:(NSDictionary *)values {
  tbs_registerDefaults(values);
}
- (NSDictionary *)dictionaryRepresentation {
  return [(id)tbs_allDefaults([_suite UTF8String]) autorelease];
}
- (void)removePersistentDomainForName:(NSString *)name {
  tbs_removeDefaults([name UTF8String]);
}
- (BOOL)synchronize {
  return YES;
}
@end
