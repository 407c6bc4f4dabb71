// `warrant verify`
#pragma once

#include "cli/exit_status.h"
#include "cli/files/input.h"
#include "cli/line/arguments.h"
#include "report/json.h"
#include "report/text.h"

namespace warrant::cli {

// Reads, verifies and reports. Runs on the calling thread, which needs a large stack.
ExitStatus runVerify(const VerifyArguments& arguments);

// The same without reporting. Programs of which a failure is to be explained (--why) come with fixes.
report::Report verifyAll(const VerifyArguments& arguments);
// In two steps: what the paths name, and what is found in that.
std::vector<InputProgram> readInput(const VerifyArguments& arguments);
report::Report verifyAll(const VerifyArguments& arguments, std::vector<InputProgram> programs);

report::JsonOptions jsonOptions(const VerifyArguments& arguments);
report::TextOptions textOptions(const VerifyArguments& arguments);
ExitStatus statusOf(const report::Summary& summary);

// Whether --member names nothing that there is: then a message says what there is.
bool memberIsMissing(const report::Report& report, const report::Summary& summary,
                     const VerifyArguments& arguments);

}  // namespace warrant::cli
