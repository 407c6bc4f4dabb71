// The page of `warrant report`: one file that shows the recorded run of a member, with all that it needs, and
// asks nothing of any network.
#pragma once

#include <string>

#include "report/report.h"

namespace warrant::page {

struct Subject {
  const report::ProgramReport& program;
  // One of the program's members, with its recording (symbex::Options::keep); nullptr: it has none.
  const symbex::MemberResult* shown = nullptr;
};

// How many steps the page of the subject has.
std::size_t stepsOf(const Subject& subject);

std::string toHtml(const Subject& subject);

}  // namespace warrant::page
