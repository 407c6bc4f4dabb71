#include "resolve/declare/left_out/library_marks.h"

#include "resolve/declare/program_builder.h"
#include "support/text.h"

namespace warrant::ast {

std::vector<std::string_view> wordsBehind(std::string_view text, std::string_view mark) {
  std::vector<std::string_view> words;
  for (std::size_t at = text.find(mark); at != std::string_view::npos; at = text.find(mark, at)) {
    at += mark.size();
    for (const std::string_view word : support::split(text.substr(at, text.find('\n', at) - at), ' '))
      if (!word.empty()) words.push_back(word);
  }
  return words;
}

std::vector<std::string_view> wordsBehind(ProgramBuilder& builder, const ClassDecl& declaration,
                                          std::string_view mark) {
  return wordsBehind(builder.program().sources[declaration.nameRange.file].file.text, mark);
}

}  // namespace warrant::ast
