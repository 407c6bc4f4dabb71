// The report for programs: language.md, section 8.
#pragma once

#include <string>

#include "report/expectation.h"
#include "report/report.h"

namespace warrant::report {

struct JsonOptions {
  bool statistics = false;  // every counter instead of the usual five
  bool trace = false;
  bool record = false;
};

// One JSON document. Only its `seconds` and `peakMemory` differ between runs on the same input.
std::string toJson(const Report& report, const JsonOptions& options,
                   const ExpectationResult* expectations = nullptr);

// The same in two steps: what was found, which the next run on the same input finds again but for the
// members' times; and the whole document, with the summary.
std::string findingsToJson(const Report& report, const JsonOptions& options,
                           const ExpectationResult* expectations = nullptr);
std::string toJson(std::string findings, const Summary& summary, double seconds, const JsonOptions& options);

// The members of two JSON objects, both texts of several lines, as those of one.
std::string extended(std::string object, const std::string& other);

}  // namespace warrant::report
