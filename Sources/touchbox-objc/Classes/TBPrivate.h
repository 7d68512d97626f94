// Declarations that the class implementations share.
#pragma once
#import <UIKit/UIKit.h>
#include "ARC.h"
#include "CBridge.h"
#include "Calls.h"
#include "ObjFWABI.h"
#include "Overrides.h"

// MARK: Functions in Swift

void tbs_makeView(void *object, const char *className, TBRect frame);
void tbs_makeController(void *object, const char *className, const char *nibName);
void tbs_makeRecognizer(void *object, const char *className);
void tbs_makeButton(void *object, long type);
void tbs_makeApplication(void *object);
void *tbs_pictureWithData(const void *bytes, long count);
void tbs_setAnimationImages(void *object, void *images);
void tbs_addRecognizerTarget(void *recognizer, void *target, const char *selector);
void tbs_removeRecognizerTarget(void *recognizer, void *target, const char *selector);
void tbs_addControlTarget(void *control, void *target, const char *selector, unsigned long events);
void tbs_removeControlTarget(void *control, void *target, const char *selector, unsigned long events);
void tbs_setRecognizerDelegate(void *recognizer, void *delegate);
void *tbs_recognizerDelegate(void *recognizer);
void *tbs_applicationDelegate(void);
void tbs_setAnimationDelegate(void *delegate);
void tbs_setAnimationDidStop(const char *selector);
void tbs_animate(double duration, double delay, unsigned long options, void *animations, void *completion);
void tbs_present(void *controller, void *presented, unsigned char animated, void *completion);
void *tbs_makeConstraint(void *first, long firstAttribute, long relation, void *second, long secondAttribute, double multiplier,
                         double constant);
void tbs_dismiss(void *controller, unsigned char animated, void *completion);
void tbs_showAlert(void *alert, const char *title, const char *message, long cancelIndex, long count);
void tbs_launch(const char *application, const char *delegate);
void tbs_log(const char *text);
void tbs_print(const char *text);
void tbs_warn(const char *text);
void tbs_end(const char *message, void **frames, int count);
double tbs_now(void);
double tbs_uptime(void);
long tbs_startTimer(void *timer, double interval, unsigned char repeats, const char *name);
void tbs_stopTimer(long number);
void tbs_perform(void *target, const char *selector, void *argument, double delay);
void tbs_cancelPerforms(void *target, const char *selector, void *argument);
void tbs_dispatch(double delay, void *block);
void tbs_makeLayer(void *object, const char *className);
void tbs_setLayerDelegate(void *layer, void *delegate);
void *tbs_layerDelegate(void *layer);
void *tbs_makeTimingFunction(float x1, float y1, float x2, float y2);
void *tbs_copyAnimation(void *animation);
void *tbs_copyPath(void *path);
void *tbs_makeDisplayLink(void *target, const char *selector);
void tbs_addDisplayLink(void *link, unsigned char isAdded);
void tbs_applyPath(void *path, void *info, void (*function)(void *info, const void *element));
long tbs_colorComponents(void *color, double *numbers);
void *tbs_fillColor(void);
void tbs_registerUndo(void *manager, void *target, const char *selector, void *argument);
void tbs_removeUndo(void *manager, void *target);
void *tbs_defaultsValue(const char *suite, const char *key);
unsigned char tbs_setDefaultsValue(const char *suite, const char *key, void *value);
void tbs_registerDefaults(void *values);
void *tbs_allDefaults(const char *suite);
void tbs_removeDefaults(const char *name);
void *tbs_makeMenuItem(const char *title, const char *selector);
void tbs_setMenuAction(void *item, const char *selector);
char *tbs_menuAction(void *item);
long tbs_deviceOrientation(void);
void tbs_generateOrientations(unsigned char flag);
unsigned char tbs_generatesOrientations(void);
void *tbs_actions(void *control, void *target, unsigned long events);
void *tbs_targets(void *control);
unsigned long tbs_hash(void *object);
unsigned char tbs_isEqual(void *object, void *other);
unsigned char tbs_isPad(void);
void tbs_setTableStyle(void *table, long style);
void tbs_setCellStyle(void *cell, long style, const char *identifier);
void tbs_setCellAction(void *cell, void *target, const char *selector, unsigned char isAccessory);
void tbs_setReuseIdentifier(void *view, const char *identifier);
void tbs_registerView(void *table, const char *identifier, void *maker, unsigned char isHeader);
void *tbs_dequeueView(void *table, const char *identifier, unsigned char isHeader);
void *tbs_makeContextualAction(long style, const char *title, void *handler);
void tbs_complete(void *completion, unsigned char performed);
void *tbs_makeRowAction(long style, const char *title, void *handler);
void tbs_makeBarButton(void *object, const char *title, void *image, long style, long system);
void tbs_setBarAction(void *item, void *target, const char *selector);
void *tbs_barTarget(void *item);
char *tbs_barAction(void *item);
void *tbs_firstResponder(void);

// MARK: Calls from Swift

/// The outlets of the app's classes, with the class, name, and type on each line. Empty if there are nib files.
const char *TBOutlets(void);
/// Returns a controller's top or bottom layout guide.
id<UILayoutSupport> TBGuide(UIView *view, BOOL isTop);
/// Sets an object's values from a nib file. Does nothing for other coders.
void TBDecode(NSCoder *coder, id object);
/// Returns the nib name that a controller in a nib file specifies, or nil.
NSString *TBNibName(NSCoder *coder);
/// Whether the app has called UIApplicationMain.
int TBHasStarted(void);
/// Ends the app with an exception's name, reason and location.
void TBEndWithException(id exception) __attribute__((noreturn));

// An exception must not unwind through Swift, so each call from Swift is enclosed in these macros.
#define TB_BEGIN                                  \
  NSAutoreleasePool *pool = [NSAutoreleasePool new]; \
  @try {
#define TB_END                      \
  } @catch (id exception) { \
    TBEndWithException(exception);  \
  }                                 \
  [pool release];

// MARK: Conversions

static inline NSString *TBTakeString(char *text) {
  if (!text) return nil;
  NSString *string = [NSString stringWithUTF8String:text];
  free(text);
  return string;
}

/// Returns a retained object with the ownership of a getter's result. If another object also retains it, the reference
/// is released immediately.
static inline id TBBorrow(void *result) {
  extern void swift_release(void *object);
  extern unsigned long swift_retainCount(void *object);
  TBObject *object = (TBObject *)result;
  if (!object || object->_ownsPeer || swift_retainCount(object->_peer) < 2) return [object autorelease];
  swift_release(object->_peer);
  return object;
}

/// Assigns an object that is being initialized its counterpart, which it owns. If there is none, releases the object.
id TBAttach(id object, void *peer);

@interface TBObject (Names)
/// The name of the class if it is built in, or of the built-in class it derives from.
+ (const char *)touchboxClassName;
@end
