// Inputs for which a call takes a path, written down: as JSON, and as Java.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "ast/program.h"
#include "symbex/explore/explore.h"

namespace warrant::explore {

// An object for each symbol by its name: numbers (a char is its code), booleans, strings, arrays as lists,
// null; an object is `{"$id": 1, "class": "C", "fields": {…}}` where it comes first, `{"$ref": 1}` then. A
// constant of an enum is a string. Static fields are called `C.f`. A list of Java's library has `elements`,
// too.
nlohmann::ordered_json toJson(const symbex::InputGraph& inputs);

// The same back. Throws Refused for what are no inputs of the symbols of the request, in the scope of which
// they are variables; those that are results of methods without bodies may be missing.
symbex::InputGraph inputsFromJson(const nlohmann::ordered_json& json, const ast::Program& program,
                                  const symbex::ExploreRequest& request);

// `X = 3, this = C#1 {x = 0}`, for people.
std::string toText(const symbex::InputGraph& inputs);

}  // namespace warrant::explore
