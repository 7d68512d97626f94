// Ends the app after an uncaught exception, and reports where it was thrown.
#import "TBPrivate.h"
#include <dlfcn.h>

extern int backtrace(void **buffer, int size);

/// The call stack of the last exception that was thrown.
static void *frames[64];
static int frameCount;

// The program's functions take precedence over the runtime's, so this one receives all exceptions.
void objc_exception_throw(id exception) {
  static void (*throwException)(id) __attribute__((noreturn));
  if (!throwException) throwException = dlsym(RTLD_NEXT, "objc_exception_throw");
  frameCount = backtrace(frames, 64);
  throwException(exception);
}

// In this ABI, `@catch (id object)` refers to a class named "@id". Objects of all classes match it.
static Class anyObject;
typedef int (*Matcher)(Class, id);
extern Matcher objc_setExceptionMatcher(Matcher);

static int matches(Class cls, id exception) {
  return !cls || cls == anyObject || [exception isKindOfClass:cls];
}

void TBStartExceptions(void) {
  anyObject = objc_allocateClassPair([NSObject class], "@id", 0);
  objc_registerClassPair(anyObject);
  objc_setExceptionMatcher(matches);
}

// MARK: - Apple's exception messages

@implementation NSObject (Exceptions)
- (void)doesNotRecognizeSelector:(SEL)selector {
  BOOL isClass = class_isMetaClass(object_getClass(self));
  [NSException raise:NSInvalidArgumentException
              format:@"%c[%s %s]: unrecognized selector sent to %s %p", isClass ? '+' : '-', object_getClassName(self),
                     sel_getName(selector), isClass ? "class" : "instance", self];
}
- (void)setValue:(id)value forUndefinedKey:(NSString *)key {
  [NSException raise:@"NSUnknownKeyException"
              format:@"[<%s %p> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key %@.",
                     object_getClassName(self), self, key];
}
- (id)valueForUndefinedKey:(NSString *)key {
  [NSException raise:@"NSUnknownKeyException"
              format:@"[<%s %p> valueForUndefinedKey:]: this class is not key value coding-compliant for the key %@.",
                     object_getClassName(self), self, key];
  return nil;
}
@end

@implementation NSAssertionHandler (Exceptions)
- (void)handleFailureInMethod:(SEL)method
                       object:(id)object
                         file:(NSString *)file
                   lineNumber:(NSInteger)line
                  description:(NSString *)format, ... {
  va_list arguments;
  va_start(arguments, format);
  NSString *reason = [[[NSString alloc] initWithFormat:format arguments:arguments] autorelease];
  va_end(arguments);
  NSLog(@"*** Assertion failure in -[%s %s], %@:%d", object_getClassName(object), sel_getName(method), file, (int)line);
  [NSException raise:NSInternalInconsistencyException format:@"%@", reason];
}
- (void)handleFailureInFunction:(NSString *)function
                           file:(NSString *)file
                     lineNumber:(NSInteger)line
                    description:(NSString *)format, ... {
  va_list arguments;
  va_start(arguments, format);
  NSString *reason = [[[NSString alloc] initWithFormat:format arguments:arguments] autorelease];
  va_end(arguments);
  NSLog(@"*** Assertion failure in %@, %@:%d", function, file, (int)line);
  [NSException raise:NSInternalInconsistencyException format:@"%@", reason];
}
@end

void TBEndWithException(id exception) {
  NSString *text = [exception isKindOfClass:[NSException class]]
      ? [NSString stringWithFormat:@"uncaught exception %@: %@", [exception name], [exception reason]]
      : [NSString stringWithFormat:@"uncaught exception: %@", exception];
  tbs_end([text UTF8String], frames, frameCount);
  abort();
}
