// The one C header of the project: libyaml's.
#include <yaml.h>
