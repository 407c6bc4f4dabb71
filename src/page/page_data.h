// The data of a page, as JSON: what each step changes, from which web/replay.js computes the states.
//
//   texts, ranges, figures   tables; others refer to them by index. A text 0 is empty; a range is
//                            [file, line, column, endLine, endColumn] and has line 0 where it is unknown;
//                            a figure is [name, what the rule says]
//   rules, outcomes, files   what node columns and ranges refer to
//   parent, within, rule, text, range, outcome, figure   columns: one entry for each node
//   added, taken, known, assumed, variables, gone, asked, removed   by node, where there is something:
//                            chunks, chunks, how many facts of the parent, facts, [name, value, object],
//                            names, [goal, answer, whether Z3 was asked], [chunk, fate]
//   chunks, facts, objects, disjoint   as in symbex/explain/record/recorded_changes.h; kind 0: field, 1:
//   elements,
//                            2: predicate
//   start                    the node that is shown first
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "report/report.h"
#include "symbex/explain/record/recording.h"

namespace warrant::page {

// The first node that fails; else the last one. There must be a node.
std::uint32_t startOf(const symbex::Recording& recording);

std::string toJson(const report::ProgramReport& program, const symbex::Recording& recording);

}  // namespace warrant::page
