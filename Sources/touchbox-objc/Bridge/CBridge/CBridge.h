// What Swift knows of Objective-C: functions and structures of C.
#pragma once

typedef struct { double x, y; } TBPoint;
typedef struct { double width, height; } TBSize;
typedef struct { TBPoint origin; TBSize size; } TBRect;
typedef struct { double a, b, c, d, tx, ty; } TBTransform;
typedef struct { double top, left, bottom, right; } TBInsets;

// MARK: Starting

/// Starts the runtime with the host's own classes, and then with the classes of the app's library.
///
/// Returns a message if the library cannot be loaded, or NULL.
const char *TBStart(const char *library);
/// Runs the library's self-test; -1 if it has none, otherwise its result.
int TBRunSelfTest(void);
/// Finds the addresses of the app's library; 0 and 0 if they are unknown.
void TBGetLibraryAddresses(unsigned long *start, unsigned long *end);
/// The kinds of classes that can run as an app.
enum { TBKindDelegate, TBKindController, TBKindView };
/// Returns the name of a class of the app, by kind and index; NULL after the last one.
const char *TBAppClassOfKind(int kind, int index);
/// Whether the app has a function `main`.
int TBHasMain(void);
/// Calls the app's function `main`.
void TBRunMain(void);
/// The folder of the app's files, and the subfolders that belong to other apps, one on each line.
const char *TBAppFolder(void);
const char *TBExcludedFolders(void);
/// The names of classes that other classes of the app use, one on each line.
const char *TBParts(void);
/// Whether the app's code is from before iOS 7, as its files without ARC suggest.
int TBIsOldCode(void);

// MARK: Objects

/// Returns an object for one that Swift owns.
void *TBMakeWrapper(const char *className, void *peer);
/// Returns an object that releases `peer` when it is deallocated.
void *TBMakeBox(const char *className, void *peer);
/// Creates an object as the first one of an app; retained.
void *TBInitView(const char *className, TBRect frame);
void *TBInitController(const char *className);
void *TBInitObject(const char *className);
/// Whether a controller that is being initialized needs stand-ins for a nib file: it is the app's first object, or has
/// outlets to views.
int TBNeedsStandIns(void *controller);
/// Makes the stand-ins: the background of the view, and views for the outlets.
void TBMakeStandIns(void *controller);
/// Loads the view of a controller and its outlets from a xib file; 0 if there is none.
int TBLoadNib(void *controller);
/// Loads the app's main xib file, and returns the application's delegate, retained; NULL if there is none.
void *TBLoadMainNib(void *application);
/// Whether the app has a xib file for a controller that is being initialized.
int TBHasNib(void *controller, const char *nibName);
void TBRetain(void *object);
void TBRelease(void *object);
void TBDealloc(void *object);
const char *TBClassName(void *object);
/// Returns a bit for each group of selectors that an object's class implements differently from the built-in class it
/// derives from. Groups are separated by spaces, and the selectors of a group by `|`.
unsigned long TBOverrideMask(void *object, const char *selectors);
int TBRespondsTo(void *object, const char *selector);
void *TBMakeArray(void **objects, long count);
/// Returns a set of touches that iterates in the order of the objects.
void *TBMakeTouchSet(void **objects, long count);
/// Returns the number of objects in a set or an array, and copies at most `capacity` of them.
long TBGetObjects(void *collection, void **objects, long capacity);
/// Stores a weak reference in a location, replaces it, reads it (retained) or removes it.
void TBInitWeak(void **location, void *object);
void *TBLoadWeak(void **location);
void TBDestroyWeak(void **location);

// MARK: Calls

/// Sends an action. Without a target, the first responder from `sender` on that implements it gets it.
void TBSendAction(void *target, const char *selector, void *sender, void *event);
/// Calls the method of `setAnimationDidStopSelector:`.
void TBAnimationDidStop(void *target, const char *selector, const char *name, unsigned char finished, void *context);
/// The messages of an application delegate.
enum { TBDidFinishLaunching, TBDidBecomeActive, TBWillResignActive, TBDidEnterBackground, TBWillEnterForeground, TBWillTerminate };
unsigned char TBCallDelegate(void *delegate, int message, void *application);
/// The questions of a gesture recognizer to its delegate.
enum { TBShouldBegin, TBShouldRecognizeSimultaneously, TBShouldReceiveTouch, TBShouldRequireFailure, TBShouldBeRequiredToFail };
unsigned char TBAskDelegate(void *delegate, int question, void *recognizer, void *other);
/// The messages of a scroll view to its delegate.
enum { TBDidScroll, TBDidZoom, TBWillBeginDragging, TBDidEndDragging, TBDidEndDecelerating, TBDidEndScrollingAnimation, TBDidEndZooming };
void TBCallScrollDelegate(void *delegate, int message, void *scrollView, void *view, double value);
void *TBViewForZooming(void *delegate, void *scrollView);
/// Returns the title of an alert's button, which the caller frees.
char *TBAlertButton(void *alert, long index);
/// Reports the button to the delegate of an alert, and releases the alert.
void TBAlertClicked(void *alert, long index);
void TBCallBlock(void *block);
void TBCallBlockWithFlag(void *block, unsigned char flag);
void TBReleaseBlock(void *block);
void TBFireTimer(void *timer);
void TBPerform(void *target, const char *selector, void *argument);

// MARK: Reflection

typedef struct { const char *name, *type; long offset; } TBInstanceVariable;
/// Finds an instance variable of an object's own classes, by index.
int TBGetInstanceVariable(void *object, int index, TBInstanceVariable *result);
/// Whether an object has a counterpart in Swift.
int TBHasPeer(void *object);
/// Returns the text of a string or a number; NULL for other objects.
char *TBCopyText(void *object);
/// Returns the number of objects in a collection; -1 for other objects.
long TBCount(void *object);
/// Copies the contents of an object that wraps a structure, and returns their type; NULL for other objects.
const char *TBGetValue(void *object, void *bytes, unsigned long capacity);
double TBDoubleValue(void *object, int *isNumber);
