// Names that a user may have meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace warrant::ast {

// The nearest of the candidates, if it may be what was meant; empty: none is near.
std::string_view nearest(std::string_view name, const std::vector<std::string_view>& candidates);

// `; did you mean 'getX'?` for the nearest of the candidates; empty if none is near.
std::string didYouMean(std::string_view name, const std::vector<std::string_view>& candidates);

}  // namespace warrant::ast
