// The C functions and structures through which Swift uses Objective-C.
#pragma once

typedef struct { double x, y; } TBPoint;
typedef struct { double width, height; } TBSize;
typedef struct { TBPoint origin; TBSize size; } TBRect;
typedef struct { double a, b, c, d, tx, ty; } TBTransform;
typedef struct { double top, left, bottom, right; } TBInsets;
typedef struct { double dx, dy; } TBVector;
typedef struct { double horizontal, vertical; } TBOffset;
/// The structure NSRange.
typedef struct { unsigned long location, length; } TBRange;
typedef struct { double m[16]; } TBTransform3D;
/// The C structure CGPathElement.
typedef struct { int type; void *points; } TBPathElement;

// MARK: Starting

/// Starts the runtime and registers the host's own classes, followed by the app library's classes.
///
/// Returns NULL, or a message if the library cannot be loaded.
const char *TBStart(const char *library);
/// Runs the library's self-test and returns its result, or -1 if there is no self-test.
int TBRunSelfTest(void);
/// Finds the address range of the app's library, or 0 and 0 if it is unknown.
void TBGetLibraryAddresses(unsigned long *start, unsigned long *end);
/// The kinds of classes that can run as an app.
enum { TBKindDelegate, TBKindController, TBKindView };
/// Returns the name of an app class by kind and index, or NULL after the last one.
const char *TBAppClassOfKind(int kind, int index);
/// Whether the app has a `main` function.
int TBHasMain(void);
/// Calls the app's `main` function.
void TBRunMain(void);
/// The folder that contains the app's files, and the subfolders that belong to other apps, one per line.
const char *TBAppFolder(void);
const char *TBExcludedFolders(void);
/// The names of classes that the app's other classes use, one per line.
const char *TBParts(void);
/// Whether the app's code predates iOS 7, as its files without ARC suggest.
int TBIsOldCode(void);

// MARK: Objects

/// Creates an object for a Swift object, which owns it.
void *TBMakeWrapper(const char *className, void *peer);
/// Creates an object that releases `peer` when it is deallocated.
void *TBMakeBox(const char *className, void *peer);
/// Creates an app's first object, retained.
void *TBInitView(const char *className, TBRect frame);
void *TBInitController(const char *className);
void *TBInitObject(const char *className);
/// Whether a controller that is being initialized needs stand-ins for a nib file, because it is the app's first object
/// or has outlets to views.
int TBNeedsStandIns(void *controller);
/// Creates the stand-ins: the view's background, and views for the outlets.
void TBMakeStandIns(void *controller);
/// Loads a controller's view and outlets from a xib file. Returns 0 if there is none.
int TBLoadNib(void *controller);
/// Loads the app's main xib file and returns the app delegate, retained, or NULL if there is none.
void *TBLoadMainNib(void *application);
/// Creates the initial controller of the app's main storyboard, retained, or returns NULL if there is none.
void *TBMakeInitialController(void);
/// Creates the main storyboard's first controller of a class, retained, or returns NULL if there is none.
void *TBMakeSceneOfClass(const char *className);
/// Whether the main storyboard's initial controller has the specified class.
int TBIsInitialClass(const char *className);
/// Returns the `window` of an app delegate, retained, or sets it. Does nothing if the delegate has no such property.
void *TBDelegateWindow(void *delegate);
void TBSetDelegateWindow(void *delegate, void *window);
/// Whether the app has a nib file for a controller that is being initialized.
int TBHasNib(void *controller, const char *nibName);
void TBRetain(void *object);
void TBRelease(void *object);
void TBDealloc(void *object);
const char *TBClassName(void *object);
/// Returns a bit for each group of selectors that an object's class implements differently from the built-in class it
/// derives from. Groups are separated by spaces, and the selectors in a group by `|`.
unsigned long TBOverrideMask(void *object, const char *selectors);
int TBRespondsTo(void *object, const char *selector);
void *TBMakeArray(void **objects, long count);
/// Creates an object for a value of Swift: a string, number, structure with a type encoding, data, dictionary, or text
/// with attributes. Each result is retained.
void *TBMakeString(const char *text);
void *TBMakeNumber(double number, const char *type);
void *TBMakeValue(const void *bytes, const char *type);
void *TBMakeData(const void *bytes, unsigned long count);
void *TBMakeNull(void);
/// Creates a date, in seconds since 1970, or returns a date's seconds.
void *TBMakeDate(double seconds);
double TBDateSeconds(void *date);
void *TBMakeDictionary(void **keys, void **values, long count);
void *TBMakeText(const char *text);
void TBSetAttributes(void *text, void *attributes, long location, long length);
/// The kinds of objects that have a counterpart in Swift without being its companion.
enum { TBKindOther, TBKindString, TBKindNumber, TBKindValue, TBKindArray, TBKindDictionary, TBKindSet, TBKindBytes, TBKindText, TBKindNull, TBKindIndexPath, TBKindIndexSet, TBKindDate };
int TBKindOfObject(void *object);
/// The type encoding of a number.
const char *TBNumberType(void *number);
const void *TBGetBytes(void *data, unsigned long *count);
/// Returns a dictionary's keys in the order of its values, as an array that need not be released.
void *TBDictionaryKeys(void *dictionary);
void *TBDictionaryValue(void *dictionary, void *key);
/// Returns the string of text with attributes, and the attributes at a location. The range of equal attributes ends at
/// `end`. Locations are in UTF-16 units.
void *TBTextString(void *text);
void *TBTextAttributes(void *text, long location, long *end);
/// Creates an index path or a set of indexes, retained; or returns their indexes.
void *TBMakeIndexPath(long section, long row);
int TBGetIndexPath(void *path, long *section, long *row);
void *TBMakeIndexSet(const unsigned long *indexes, long count);
long TBGetIndexes(void *set, unsigned long *indexes, long capacity);
/// Returns a set of touches that iterates in the order of the specified objects.
void *TBMakeTouchSet(void **objects, long count);
/// Returns the number of objects in a set or array, and copies at most `capacity` of them.
long TBGetObjects(void *collection, void **objects, long capacity);
/// Stores, replaces, reads (retained), or removes the weak reference in a location.
void TBInitWeak(void **location, void *object);
void *TBLoadWeak(void **location);
void TBDestroyWeak(void **location);

// MARK: Calls

/// Sends an action. If there is no target, it is sent to the first object that implements it in the responder chain
/// from `sender`.
void TBSendAction(void *target, const char *selector, void *sender, void *event);
/// Calls the method that was set with `setAnimationDidStopSelector:`.
void TBAnimationDidStop(void *target, const char *selector, const char *name, unsigned char finished, void *context);
/// The messages to an app delegate.
enum { TBDidFinishLaunching, TBDidBecomeActive, TBWillResignActive, TBDidEnterBackground, TBWillEnterForeground, TBWillTerminate };
unsigned char TBCallDelegate(void *delegate, int message, void *application);
/// The messages from a gesture recognizer to its delegate.
enum { TBShouldBegin, TBShouldRecognizeSimultaneously, TBShouldReceiveTouch, TBShouldRequireFailure, TBShouldBeRequiredToFail };
unsigned char TBAskDelegate(void *delegate, int question, void *recognizer, void *other);
/// The messages to a controller when the interface rotates, with the new orientation, or the former one for the last.
enum { TBWillRotate, TBWillAnimateRotation, TBDidRotate };
/// Returns the mask of the orientations that a controller's method from before iOS 6 accepts, or 0 if it has none.
unsigned long TBOlderOrientations(void *controller);
void TBRotate(void *controller, int step, long orientation, double duration);
/// Returns a bit for each of the selectors, separated by spaces, that an object implements.
unsigned long TBImplementedMask(void *object, const char *selectors);
/// Raises an exception, which ends the app.
void TBRaise(const char *name, const char *reason);
/// Calls a method with an argument, or the argument, which is a block if the selector is empty and an invocation if it
/// is NULL.
void TBUndo(void *target, const char *selector, void *argument);
/// Posts a notification.
void TBPostNotification(const char *name, void *object, void *info);
/// Calls a block that creates an object, and returns the object, retained.
void *TBMakeObject(void *block);
void TBCallBlockWithObjects(void *block, void *first, void *second);
/// Calls the handler of a contextual action. The handler's completion block owns `completion`.
void TBCallActionBlock(void *block, void *action, void *view, void *completion);
/// Returns the title of an alert's button, which the caller frees.
char *TBAlertButton(void *alert, long index);
/// Reports the button to an alert's delegate, and releases the alert.
void TBAlertClicked(void *alert, long index);
void TBCallBlock(void *block);
void *TBCopyBlock(void *block);
void TBCallBlockWithNumber(void *block, long number);
void TBCallBlockWithObject(void *block, void *object);
/// The messages to the delegates of animations and layers. They return 0 if the delegate does not implement the method.
unsigned char TBCallAnimationDelegate(void *delegate, void *animation, int didStop, unsigned char finished);
enum { TBDisplayLayer, TBDrawLayer, TBLayoutSublayers };
unsigned char TBCallLayerDelegate(void *delegate, int message, void *layer, void *context);
/// Sends a message with one argument, or with none if the selector has none.
void TBSendMessage(void *target, const char *selector, void *argument);
/// Returns the class of the layer for a view, or NULL for CALayer.
const char *TBLayerClass(void *view);
/// The built-in class that a class derives from.
const char *TBBuiltInClass(const char *className);
/// Allocates an object of a class. Its counterpart owns it.
void *TBAllocate(const char *className);
/// Sends `init` to an object that has a counterpart.
void TBInit(void *object);
void TBCallBlockWithFlag(void *block, unsigned char flag);
void TBReleaseBlock(void *block);
void TBFireTimer(void *timer);
void TBPerform(void *target, const char *selector, void *argument);

// MARK: Reflection

typedef struct { const char *name, *type; long offset; } TBInstanceVariable;
/// Finds an instance variable in an object's app-defined classes, by index.
int TBGetInstanceVariable(void *object, int index, TBInstanceVariable *result);
/// Whether an object has a Swift counterpart.
int TBHasPeer(void *object);
/// Returns the text of a string or number, or NULL for other objects.
char *TBCopyText(void *object);
/// Returns the number of objects in a collection, or -1 for other objects.
long TBCount(void *object);
/// Copies the contents of an object that wraps a structure, and returns their type. Returns NULL for other objects.
const char *TBGetValue(void *object, void *bytes, unsigned long capacity);
double TBDoubleValue(void *object, int *isNumber);
