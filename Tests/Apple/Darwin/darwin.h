// Of Apple's C library what mvvmgen uses, with the types and numbers of its 64-bit systems.
#include <stddef.h>
#include <stdint.h>

typedef long ssize_t, time_t;
typedef int64_t off_t, blkcnt_t;
typedef uint64_t ino_t;
typedef int32_t dev_t, pid_t, blksize_t;
typedef uint16_t mode_t, nlink_t;
typedef uint32_t uid_t, gid_t, nfds_t, sigset_t;

// Files.
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
};
int stat(const char *, struct stat *);
int fstat(int, struct stat *);
int lstat(const char *, struct stat *);
int access(const char *, int);
int close(int);
int fchmod(int, mode_t);
int flock(int, int);
int mkdir(const char *, mode_t);
int rename(const char *, const char *);
int rmdir(const char *);
int unlink(const char *);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
char *realpath(const char *, char *);
#define O_RDONLY 0x0
#define O_WRONLY 0x1
#define O_NONBLOCK 0x4
#define O_APPEND 0x8
#define O_NOFOLLOW 0x100
#define O_CREAT 0x200
#define O_EXCL 0x800
#define O_EVTONLY 0x8000
#define O_NOCTTY 0x20000
#define O_DIRECTORY 0x100000
#define O_CLOEXEC 0x1000000
#define S_IFMT 0170000
#define S_IFDIR 0040000
#define S_IFREG 0100000
#define S_IFLNK 0120000
#define S_IWUSR 0000200
#define W_OK 2
#define X_OK 1
#define LOCK_EX 2

// Folders.
typedef struct {
  int fd;
} DIR;
struct dirent {
  ino_t d_ino;
  uint64_t d_seekoff;
  uint16_t d_reclen, d_namlen;
  uint8_t d_type;
  char d_name[1024];
};
DIR *opendir(const char *);
int closedir(DIR *);
struct dirent *readdir(DIR *);
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10

// Errors.
int *__error(void);
char *strerror(int);
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define ENOMEM 12
#define EACCES 13
#define EBUSY 16
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define ENFILE 23
#define EMFILE 24
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define ELOOP 62
#define ENAMETOOLONG 63
#define EDQUOT 69

// Processes.
void exit(int) __attribute__((noreturn));
char *getenv(const char *);
pid_t getpid(void);
int isatty(int);
long sysconf(int);
void *dlsym(void *, const char *);
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);
int sigprocmask(int, const sigset_t *, sigset_t *);
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIGHUP 1
#define SIGINT 2
#define SIGPIPE 13
#define SIGTERM 15
#define _SC_NPROCESSORS_ONLN 58

// Memory and numbers.
void free(void *);
void *malloc(size_t);
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
size_t strlen(const char *);
double ceil(double), floor(double), rint(double), round(double), trunc(double);

// Events.
struct pollfd {
  int fd;
  short events, revents;
};
int poll(struct pollfd *, nfds_t, int);
#define POLLIN 0x1
#define POLLOUT 0x4
#define POLLERR 0x8
#define POLLHUP 0x10
struct kevent {
  uintptr_t ident;
  int16_t filter;
  uint16_t flags;
  uint32_t fflags;
  intptr_t data;
  void *udata;
};
int kqueue(void);
int kevent(int, const struct kevent *, int, struct kevent *, int, const struct timespec *);
#define EVFILT_VNODE (-4)
#define EV_ADD 0x1
#define EV_CLEAR 0x20
#define NOTE_DELETE 0x1
#define NOTE_WRITE 0x2
#define NOTE_EXTEND 0x4
#define NOTE_RENAME 0x20
#define NOTE_REVOKE 0x40

// Threads.
#pragma clang assume_nonnull begin
typedef struct _opaque_pthread_t {
  long __sig;
  char __opaque[8176];
} *pthread_t;
struct opaque {
  long __sig;
  char __opaque[56];
};
typedef struct opaque pthread_attr_t, pthread_mutex_t, pthread_cond_t;
typedef struct opaque pthread_mutexattr_t, pthread_condattr_t;
typedef unsigned long pthread_key_t;
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_create(pthread_t _Nullable *, const pthread_attr_t *_Nullable,
                   void *_Nullable (*)(void *), void *_Nullable);
int pthread_join(pthread_t, void *_Nullable *_Nullable);
int pthread_key_create(pthread_key_t *, void (*_Nullable)(void *));
void *_Nullable pthread_getspecific(pthread_key_t);
int pthread_setspecific(pthread_key_t, const void *_Nullable);
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_cond_init(pthread_cond_t *, const pthread_condattr_t *_Nullable);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_signal(pthread_cond_t *);
int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *);
#pragma clang assume_nonnull end
