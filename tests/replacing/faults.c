/* Preloaded into a process, makes one of its system calls fail, or kills it there: the one that `arm` names. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

enum { NOTHING, IO_ERROR, NO_SPACE, KILLED_BEFORE, KILLED_AFTER, HALF };

static int kind, left, calls;

/* The next calls are counted, and the one with this number fails in this way. */
void arm(int chosen, int number) { kind = chosen, left = number, calls = 0; }

/* How many calls there were; no more fail. */
int disarm(void) { return kind = NOTHING, left = 0, calls; }

static void die(void) { kill(getpid(), SIGKILL); }

/* Whether the call that comes is to fail. */
static int fails(void) {
    calls++;
    if (kind == NOTHING || --left != 0 || kind == KILLED_AFTER) return 0;
    if (kind == KILLED_BEFORE) die();
    errno = kind == IO_ERROR ? EIO : ENOSPC;
    return 1;
}

static void done(void) {
    int kept = errno;
    if (kind == KILLED_AFTER && left == 0) die();
    errno = kept;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define WRAPPED(result, name, parameters, arguments) \
    result name parameters {                         \
        if (fails()) return -1;                      \
        result found = REAL(name) arguments;         \
        done();                                      \
        return found;                                \
    }
#define OPENING(name, parameters, arguments)         \
    int name parameters {                            \
        va_list others;                              \
        va_start(others, flags);                     \
        mode_t mode = va_arg(others, mode_t);        \
        va_end(others);                              \
        if (fails()) return -1;                      \
        int found = REAL(name) arguments;            \
        done();                                      \
        return found;                                \
    }

OPENING(open, (const char *path, int flags, ...), (path, flags, mode))
OPENING(open64, (const char *path, int flags, ...), (path, flags, mode))
OPENING(openat, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))
OPENING(openat64, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))
WRAPPED(int, close, (int number), (number))
WRAPPED(int, fsync, (int number), (number))
WRAPPED(int, fstat, (int number, struct stat *status), (number, status))
WRAPPED(int, fstat64, (int number, struct stat64 *status), (number, status))
WRAPPED(int, stat, (const char *path, struct stat *status), (path, status))
WRAPPED(int, stat64, (const char *path, struct stat64 *status), (path, status))
WRAPPED(int, lstat, (const char *path, struct stat *status), (path, status))
WRAPPED(int, lstat64, (const char *path, struct stat64 *status), (path, status))
WRAPPED(ssize_t, read, (int number, void *data, size_t size), (number, data, size))
WRAPPED(int, rename, (const char *old, const char *path), (old, path))
WRAPPED(int, renameat, (int from, const char *old, int to, const char *path), (from, old, to, path))
WRAPPED(int, unlink, (const char *path), (path))
WRAPPED(int, unlinkat, (int folder, const char *path, int flags), (folder, path, flags))
WRAPPED(int, chmod, (const char *path, mode_t mode), (path, mode))
WRAPPED(int, fchmod, (int number, mode_t mode), (number, mode))
WRAPPED(int, fchmodat, (int folder, const char *path, mode_t mode, int flags), (folder, path, mode, flags))
WRAPPED(int, chown, (const char *path, uid_t user, gid_t group), (path, user, group))
WRAPPED(int, utimensat, (int folder, const char *path, const struct timespec times[2], int flags), (folder, path, times, flags))
WRAPPED(ssize_t, readlink, (const char *path, char *text, size_t size), (path, text, size))

ssize_t write(int number, const void *data, size_t size) {
    if (fails()) {
        if (kind != HALF) return -1;
        kind = NO_SPACE, left = 1; /* the disk is full after the first half */
        return size > 1 ? REAL(write)(number, data, size / 2) : -1;
    }
    ssize_t found = REAL(write)(number, data, size);
    done();
    return found;
}
