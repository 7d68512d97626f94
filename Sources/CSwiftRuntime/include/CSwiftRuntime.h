// Hooks in Swift's concurrency runtime, two thread-local variables, and the call stack.
//
// If a hook is set, the runtime calls it instead of performing its own operation. The hooks are C++
// function pointers with Swift's calling convention, which Swift code can't set.

#ifndef CSWIFTRUNTIME_H
#define CSWIFTRUNTIME_H

#include <stdbool.h>
#include <stdint.h>

/// The runtime's representation of a serial executor.
typedef struct {
  void *identity;
  uintptr_t implementation;
} ExecutorReference;

/// The functions that the runtime calls.
typedef struct {
  /// Returns whether the code on the current thread belongs to an app, whose main executor is
  /// `mainExecutor`.
  bool (*belongsToApp)(void);
  ExecutorReference mainExecutor;
  /// Enqueues a job without an actor. Returns false if the runtime should enqueue it.
  bool (*enqueueGlobal)(void *job);
} JobHandlers;

/// Sets the hooks. Call this only once.
void setJobHandlers(JobHandlers handlers);

/// Enqueues a job as the runtime would without hooks.
void enqueueGlobalOriginally(void *job);

/// Returns the depth of the current thread's calls into an app; above 0 while it is the app's main
/// thread.
int getAppDepth(void);
void addToAppDepth(int change);

/// Returns the current thread's background job, or NULL if there is none.
void *getCurrentJob(void);
void setCurrentJob(void *job);

/// Writes the addresses of the calls on the current thread's stack, innermost first. In a signal
/// handler, starts with the interrupted function. Returns the number of addresses.
int getCallAddresses(uintptr_t *addresses, int capacity);

#endif
