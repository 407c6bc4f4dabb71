#include "support/version.h"

namespace warrant::support {

std::string_view version() { return WARRANT_VERSION; }

}  // namespace warrant::support
