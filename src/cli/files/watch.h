// Files that may change while somebody works with what was read of them.
#pragma once

#include <string>
#include <vector>

#include "ast/program.h"

namespace warrant::cli {

class Watch {
 public:
  explicit Watch(const std::vector<ast::Source>& sources);

  // Says, once of each file, that it has changed or is not there any more since it was read.
  std::vector<std::string> changes();

 private:
  std::vector<support::SourceFile> files_;
};

}  // namespace warrant::cli
