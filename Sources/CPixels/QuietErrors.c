// Suppresses the messages that image libraries print to standard error.
//
// libpng and libjpeg print errors about a broken picture, in addition to Painter's own message. The C library's
// `stderr` is a variable, so it is replaced with a stream that drops the output of decoding threads and forwards all
// other output.
#define _GNU_SOURCE
#include "CPixels.h"

#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static _Thread_local int quiet_depth;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
// The number of threads whose output is dropped, and the two streams.
static int quiet_count;
static FILE *usual, *filtered;

static ssize_t write_errors(void *cookie, const char *bytes, size_t count) {
  (void)cookie;
  return quiet_depth > 0 ? (ssize_t)count : write(STDERR_FILENO, bytes, count);
}

void pixels_begin_quiet(void) {
  quiet_depth += 1;
  pthread_mutex_lock(&lock);
  if (quiet_count++ == 0) {
    if (filtered == NULL) {
      filtered = fopencookie(NULL, "w", (cookie_io_functions_t){.write = write_errors});
      if (filtered != NULL) setvbuf(filtered, NULL, _IONBF, 0);
    }
    usual = stderr;
    if (filtered != NULL) stderr = filtered;
  }
  pthread_mutex_unlock(&lock);
}

void pixels_end_quiet(void) {
  pthread_mutex_lock(&lock);
  if (--quiet_count == 0) stderr = usual;
  pthread_mutex_unlock(&lock);
  quiet_depth -= 1;
}
