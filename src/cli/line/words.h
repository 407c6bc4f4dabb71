// The words of a source, as far as they tell which other files it needs: before it is known what belongs to a
// program, it cannot be read properly.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace warrant::cli {

// Without comments that are not annotations, and without literals.
class Words {
 public:
  explicit Words(std::string_view text) : text_(text) {}

  // The next word or brace; empty at the end.
  std::string_view next();
  // What stands before the next `;`, without white space: `a.b.C` behind `import`.
  std::string restOfDeclaration();

 private:
  bool startsWith(std::string_view sign) const { return text_.substr(at_).starts_with(sign); }
  void skipPast(std::string_view end, std::size_t from);
  bool skipComment();
  bool skipLiteral();

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace warrant::cli
