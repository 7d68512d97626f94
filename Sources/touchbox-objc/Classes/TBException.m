// The end of the app by an exception, with the location of its origin.
#import "TBPrivate.h"
#include <dlfcn.h>

extern int backtrace(void **buffer, int size);

/// The calls in which the last exception was thrown.
static void *frames[64];
static int frameCount;

// The program's functions have precedence over the runtime's, so this one sees all exceptions.
void objc_exception_throw(id exception) {
  static void (*throwException)(id) __attribute__((noreturn));
  if (!throwException) throwException = dlsym(RTLD_NEXT, "objc_exception_throw");
  frameCount = backtrace(frames, 64);
  throwException(exception);
}

void TBEndWithException(NSException *exception) {
  NSString *text = [exception isKindOfClass:[NSException class]]
      ? [NSString stringWithFormat:@"uncaught exception %@: %@", [exception name], [exception reason]]
      : [NSString stringWithFormat:@"uncaught exception: %@", exception];
  tbs_end([text UTF8String], frames, frameCount);
  abort();
}
