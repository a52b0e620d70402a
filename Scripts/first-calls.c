// Prints the functions that a program calls, each once, in the order of their first calls. Reads what
// `nm` says of the program from the standard input, and stops the program at the start of each
// function once. For Linux on x86-64, and programs with one thread at fixed addresses.

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

struct function {
  unsigned long address;
  char *name;
  unsigned char first_byte;
};

static struct function *functions;
static size_t count;

static int compare(const void *left, const void *right) {
  const struct function *a = left, *b = right;
  return a->address < b->address ? -1 : a->address > b->address;
}

static void read_functions(void) {
  static char line[1 << 20];
  size_t room = 0;
  while (fgets(line, sizeof line, stdin)) {
    unsigned long address;
    char kind;
    int start = 0;
    if (sscanf(line, "%lx %c %n", &address, &kind, &start) != 2 || !start) continue;
    if (!strchr("tTwWi", kind)) continue;
    line[strcspn(line, "\n")] = 0;
    if (count == room) functions = realloc(functions, (room = room * 2 + 1024) * sizeof *functions);
    functions[count++] = (struct function){address, strdup(line + start), 0};
  }
  qsort(functions, count, sizeof *functions, compare);
}

// Puts a byte where the program has another, which is given back.
static unsigned char exchange(pid_t program, unsigned long address, unsigned char byte) {
  long word = ptrace(PTRACE_PEEKTEXT, program, address, 0);
  ptrace(PTRACE_POKETEXT, program, address, (word & ~0xffL) | byte);
  return word & 0xff;
}

// What has the same address is one function with several names.
static size_t behind(size_t first) {
  size_t next = first + 1;
  while (next < count && functions[next].address == functions[first].address) next++;
  return next;
}

static void stop_at_all(pid_t program) {
  const unsigned char stop = 0xcc;
  for (size_t i = 0; i < count; i = behind(i))
    functions[i].first_byte = exchange(program, functions[i].address, stop);
}

// Prints what starts where the program has stopped, and lets it run from there; false where it has
// stopped for another reason.
static int is_first_call(pid_t program) {
  struct user_regs_struct registers;
  ptrace(PTRACE_GETREGS, program, 0, &registers);
  struct function key = {--registers.rip, NULL, 0};
  struct function *found = bsearch(&key, functions, count, sizeof key, compare);
  if (!found) return 0;
  while (found > functions && found[-1].address == key.address) found--;
  exchange(program, key.address, found->first_byte);
  ptrace(PTRACE_SETREGS, program, 0, &registers);
  size_t first = found - functions;
  for (size_t i = first; i < behind(first); i++) puts(functions[i].name);
  return 1;
}

int main(int argc, char **argv) {
  if (argc < 2) return 2;
  read_functions();
  pid_t program = fork();
  if (program == 0) {
    if (ptrace(PTRACE_TRACEME, 0, 0, 0) == 0) execv(argv[1], argv + 1);
    perror(argv[1]);
    _exit(127);
  }
  int status;
  int signal = 0;
  waitpid(program, &status, 0);
  if (WIFSTOPPED(status)) stop_at_all(program);
  while (WIFSTOPPED(status)) {
    ptrace(PTRACE_CONT, program, 0, signal);
    if (waitpid(program, &status, 0) != program) return 1;
    signal = WIFSTOPPED(status) ? WSTOPSIG(status) : 0;
    if (signal == SIGTRAP && is_first_call(program)) signal = 0;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
