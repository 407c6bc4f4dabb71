// Inputs for which a call takes a path, written down: as JSON, and as Java.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "symbex/explore/input_graph.h"

namespace warrant::explore {

// An object for each symbol by its name: numbers (a char is its code), booleans, strings, arrays as lists,
// null; an object is `{"$id": 1, "class": "C", "fields": {…}}` where it comes first, `{"$ref": 1}` then. A
// constant of an enum is a string.
nlohmann::ordered_json toJson(const symbex::InputGraph& inputs);

// `X = 3, this = C#1 {x = 0}`, for people.
std::string toText(const symbex::InputGraph& inputs);

}  // namespace warrant::explore
