// What a client asks to be debugged, and what that is.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "dap/protocol/message.h"
#include "debug/run.h"

namespace warrant::dap {

// The arguments of `launch`; those that are words are empty where they are not given.
struct Launch {
  std::string program;  // a file or a folder
  std::string member, ghost, overflow, dialect, library;
  std::vector<std::string> sourcePath;
  bool stopsOnEntry = false;
};

// Throws Refused.
Launch readLaunch(const Arguments& arguments);

struct Program {
  debug::Input input;
  std::string warnings;  // of reading it, for people
  // What has happened to its files since then: once for each, for people. May be empty.
  std::function<std::vector<std::string>()> changes;
};

// Reads the sources. Throws Refused, with the diagnostic.
using Open = std::function<Program(const Launch&)>;

}  // namespace warrant::dap
