// The work of a shard: which members of which programs one of several machines verifies.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "cache/digest.h"
#include "cli/files/input.h"
#include "cli/line/arguments.h"

namespace warrant::cli {

struct WorkList {
  std::string plan;  // the same of all lists of a plan, and of no other
  std::uint32_t number = 1, of = 1;
  std::vector<std::string> arguments;               // of `warrant verify`: paths, and options of verdicts
  std::vector<std::vector<std::uint32_t>> members;  // of each program, their numbers in the order of the text
};

// One line of JSON.
std::string toLine(const WorkList& list);
// The list, or what is wrong with the text.
std::variant<WorkList, std::string> readWorkList(const std::string& text);

// What a plan is about: this build of Warrant, the options that verdicts depend on, and all of the input.
std::string planFor(const VerifyArguments& arguments, const std::vector<InputProgram>& programs,
                    std::uint32_t shards);

// The arguments that mean the same to `warrant verify`, as far as verdicts depend on them.
std::vector<std::string> wordsOf(const VerifyArguments& arguments);

}  // namespace warrant::cli
