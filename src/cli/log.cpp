#include "cli/log.h"

#include <spdlog/logger.h>
#include <spdlog/sinks/stdout_sinks.h>

namespace warrant::cli {
namespace {

// Made at the first message: most runs have none.
spdlog::logger& logger() {
  static spdlog::logger logger = [] {
    spdlog::logger made("warrant", std::make_shared<spdlog::sinks::stderr_sink_st>());
    made.set_pattern("%n: %l: %v");
    return made;
  }();
  return logger;
}

bool isVerbose = false;

}  // namespace

void setVerbose(bool verbose) { isVerbose = verbose; }

void logProgress(const std::string& message) {
  if (isVerbose) logger().info(message);
}

void logError(const std::string& message) { logger().error(message); }

ExitStatus refuse(const std::string& why) {
  logError(why);
  return ExitStatus::Unusable;
}

}  // namespace warrant::cli
