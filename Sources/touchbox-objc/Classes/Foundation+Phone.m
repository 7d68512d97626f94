// Foundation functions that use the phone's clock and log.
#import "TBPrivate.h"

// MARK: - Log

// The program's functions take precedence over the library's.
void NSLogv(NSString *format, va_list arguments) {
  NSString *text = [[NSString alloc] initWithFormat:format arguments:arguments];
  tbs_log([text UTF8String]);
  [text release];
}
void NSLog(NSString *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  NSLogv(format, arguments);
  va_end(arguments);
}

int touchbox_vprintf(const char *format, va_list arguments) {
  va_list copy;
  va_copy(copy, arguments);
  int count = vsnprintf(NULL, 0, format, copy);
  va_end(copy);
  if (count < 0) return count;
  char *text = malloc(count + 1);
  vsnprintf(text, count + 1, format, arguments);
  tbs_print(text);
  free(text);
  return count;
}
int touchbox_printf(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int count = touchbox_vprintf(format, arguments);
  va_end(arguments);
  return count;
}
int touchbox_puts(const char *line) { return touchbox_printf("%s\n", line); }
int touchbox_putchar(int character) {
  touchbox_printf("%c", character);
  return character;
}

// MARK: - Time

@interface TBTimer : NSTimer {
 @public
  id _receiver, _userInfo;
  SEL _action;
  NSTimeInterval _timeInterval;
  BOOL _isRepeating, _isValid;
  long _number;
}
@end
@implementation TBTimer
- (void)fire {
  if (!_isValid) return;
  [self retain];
  [_receiver performSelector:_action withObject:self];
  if (!_isRepeating) [self invalidate];
  [self release];
}
- (void)invalidate {
  if (!_isValid) return;
  _isValid = NO;
  if (_number) tbs_stopTimer(_number);
  [_receiver autorelease];
  [_userInfo autorelease];
  _receiver = _userInfo = nil;
}
- (BOOL)isValid {
  return _isValid;
}
- (id)userInfo {
  return _userInfo;
}
- (NSTimeInterval)timeInterval {
  return _isRepeating ? _timeInterval : 0;
}
- (void)start {
  if (_isValid && !_number) _number = tbs_startTimer(self, _timeInterval, _isRepeating, sel_getName(_action));
}
@end

void TBFireTimer(void *timer) { TB_BEGIN[(TBTimer *)timer fire]; TB_END }

@implementation NSTimer (Phone)
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval
                            target:(id)target
                          selector:(SEL)selector
                          userInfo:(id)info
                           repeats:(BOOL)repeats {
  TBTimer *timer = (TBTimer *)NSAllocateObject([TBTimer class], 0, NULL);
  timer->_receiver = [target retain];
  timer->_userInfo = [info retain];
  timer->_action = selector;
  timer->_timeInterval = interval;
  timer->_isRepeating = repeats;
  timer->_isValid = YES;
  return [timer autorelease];
}
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval
                                     target:(id)target
                                   selector:(SEL)selector
                                   userInfo:(id)info
                                    repeats:(BOOL)repeats {
  TBTimer *timer = (TBTimer *)[self timerWithTimeInterval:interval
                                                   target:target
                                                 selector:selector
                                                 userInfo:info
                                                  repeats:repeats];
  [timer start];
  return timer;
}
@end

@implementation NSRunLoop (Phone)
- (void)addTimer:(NSTimer *)timer forMode:(NSString *)mode {
  if ([timer isKindOfClass:[TBTimer class]]) [(TBTimer *)timer start];
}
@end

@implementation NSProcessInfo (Phone)
- (NSTimeInterval)systemUptime {
  return tbs_uptime();
}
@end

static NSTimeInterval timeSinceNow(NSDate *date, SEL selector) { return [date timeIntervalSinceReferenceDate] - tbs_now(); }

void TBStartDates(void) {
  // GNUstep's own NSDate subclasses use the wall clock.
  static const char *names[] = {"NSGDate", "GSDateSingle", "NSCalendarDate", "GSDatePast", "GSDateFuture"};
  for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
    Class cls = objc_lookUpClass(names[i]);
    Method method = cls ? class_getInstanceMethod(cls, @selector(timeIntervalSinceNow)) : NULL;
    if (method) class_replaceMethod(cls, @selector(timeIntervalSinceNow), (IMP)timeSinceNow, method_getTypeEncoding(method));
  }
}

@implementation NSDate (Phone)
+ (NSTimeInterval)timeIntervalSinceReferenceDate {
  return tbs_now();
}
+ (id)date {
  return [[[self alloc] initWithTimeIntervalSinceReferenceDate:tbs_now()] autorelease];
}
- (id)init {
  return [self initWithTimeIntervalSinceReferenceDate:tbs_now()];
}
- (NSTimeInterval)timeIntervalSinceNow {
  return [self timeIntervalSinceReferenceDate] - tbs_now();
}
@end

@implementation NSObject (Phone)
- (void)performSelector:(SEL)selector withObject:(id)argument afterDelay:(NSTimeInterval)delay {
  tbs_perform(self, sel_getName(selector), argument, delay);
}
- (void)performSelector:(SEL)selector withObject:(id)argument afterDelay:(NSTimeInterval)delay inModes:(NSArray *)modes {
  tbs_perform(self, sel_getName(selector), argument, delay);
}
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target selector:(SEL)selector object:(id)argument {
  tbs_cancelPerforms(target, sel_getName(selector), argument);
}
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target {
  tbs_cancelPerforms(target, NULL, NULL);
}
@end

void TBPerform(void *target, const char *selector, void *argument) {
  TB_BEGIN[(id)target performSelector:sel_registerName(selector) withObject:(id)argument];
  TB_END
}
