/// How many times memory was allocated so far; -1 where that can't be counted.
long allocationCount(void);
