#include "cli/files/watch.h"

#include "cli/files/source_file.h"

namespace warrant::cli {

Watch::Watch(const std::vector<ast::Source>& sources) {
  for (const ast::Source& source : sources) files_.push_back(source.file);
}

std::vector<std::string> Watch::changes() {
  std::vector<std::string> changes;
  std::erase_if(files_, [&](const support::SourceFile& file) {
    const SourceText now = readSourceFile(file.path);
    if (now.text && *now.text == file.text) return false;
    changes.push_back(file.path + (now.text ? " has changed" : " is not there any more") +
                      ": the session goes on with the text that it began with");
    return true;
  });
  return changes;
}

}  // namespace warrant::cli
