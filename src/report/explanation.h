// The symbolic state at a failure, laid out for reading.
#pragma once

#include <string>

#include "report/report.h"
#include "report/style.h"

namespace warrant::report {

// Appends a row for each part of the explanation, labelled at the left. Long lists are cut unless `inFull`.
void appendExplanation(std::string& out, const Style& style, const symbex::Explanation& explanation,
                       std::size_t margin, bool inFull);

// The same for the cause of a failure, and the places that tell.
void appendWhy(std::string& out, const Style& style, const ProgramReport& program, const symbex::Why& why,
               std::size_t margin);

// Appends one row: `   = label         text`.
void appendRow(std::string& out, const Style& style, std::size_t margin, std::string_view label,
               std::string_view text);

}  // namespace warrant::report
