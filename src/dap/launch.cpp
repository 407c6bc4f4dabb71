#include "dap/launch.h"

namespace warrant::dap {

Launch readLaunch(const Arguments& arguments) {
  Launch launch{.program = arguments.text("program"),
                .member = arguments.textOr("member", ""),
                .ghost = arguments.textOr("ghost", ""),
                .overflow = arguments.textOr("overflow", ""),
                .dialect = arguments.textOr("dialect", ""),
                .library = arguments.textOr("library", ""),
                .sourcePath = arguments.texts("sourcePath"),
                .stopsOnEntry = arguments.flagOr("stopOnEntry", false)};
  if (launch.program.empty()) throw debug::Refused("the argument `program` is empty");
  return launch;
}

}  // namespace warrant::dap
