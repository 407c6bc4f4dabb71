#include "support/diagnostic.h"

namespace warrant::support {

std::string_view toString(Severity severity) { return severity == Severity::Error ? "error" : "warning"; }

}  // namespace warrant::support
