// Where, in the text of a body, another statement can stand.
#pragma once

#include <map>
#include <optional>

#include "ast/program.h"

namespace warrant::places {

struct Slot {
  support::SourceRange at;           // of nothing
  bool isInAnnotation = false;       // text that is put there is ghost text already
  support::SourceRange braced = {};  // the statement with which it must stand in braces; unknown: none
};

// Statements are named by their ranges.
class Slots {
 public:
  // Of a member without a body there are none.
  Slots(const ast::Program& program, const ast::MethodDecl* method);

  // Right before the statement, right behind it. `isCode`: for one that may not stand in an annotation.
  std::optional<Slot> before(const support::SourceRange& statement, bool isCode) const;
  std::optional<Slot> behind(const support::SourceRange& statement, bool isCode) const;
  // In a block that has braces.
  std::optional<Slot> atStartOf(const support::SourceRange& block, bool isCode) const;
  std::optional<Slot> atEndOf(const support::SourceRange& block, bool isCode) const;

  bool isBlock(const support::SourceRange& statement) const;  // in braces
  // Whether it is one of several that stand one behind the other.
  bool isInBlock(const support::SourceRange& statement) const;
  bool isAlone(const support::SourceRange& statement) const;  // as the arm of an `if`, the body of a loop

 private:
  // How a statement stands in the text.
  enum class Standing : std::uint8_t {
    InBlock,
    Alone,  // the arm of an `if`, the body of a loop: braces are needed for another one
    InHeader,
  };

  void add(const ast::Statement& statement, Standing standing);
  void addBlock(const support::SourceRange& range, const ast::Block& block, bool isNew);
  void noteStart(const support::SourceRange& range, const ast::Loop& loop);
  const std::string& textOf(const support::SourceRange& range) const;
  std::size_t startOf(const support::SourceRange& statement) const;
  std::optional<Slot> at(const support::SourceRange& range, std::size_t offset, bool isCode) const;

  const ast::Program& program_;
  bool isMain_ = false;  // whose body has no braces
  std::map<support::SourceRange, Standing> standings_;
  std::map<support::SourceRange, support::SourceRange> starts_;  // of loops whose annotations stand before
  std::map<support::SourceRange, bool> blocks_;
};

}  // namespace warrant::places
