#include "places/slots.h"

#include <cctype>
#include <string_view>
#include <utility>

#include "places/comments.h"
#include "support/match.h"
#include "support/text.h"

namespace warrant::places {

using support::offsetOf;
using support::SourceRange;

namespace {

bool isWordCharacter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '\\';
}

bool isOneOf(char c, std::string_view characters) { return characters.find(c) != std::string_view::npos; }

}  // namespace

Slots::Slots(const ast::Program& program, const ast::MethodDecl* method) : program_(program) {
  if (method == nullptr || method->body == nullptr) return;
  isMain_ = method->owner == nullptr;
  add(*method->body, Standing::InHeader);
}

// --- how statements stand

void Slots::add(const ast::Statement& statement, Standing standing) {
  const SourceRange& range = statement.range;
  const bool isNew = standings_.emplace(range, standing).second;
  support::match(
      statement.node, [&](const ast::Block& block) { addBlock(range, block, isNew); },
      [&](const ast::If& branch) {
        add(*branch.onTrue, Standing::Alone);
        if (branch.onFalse != nullptr) add(*branch.onFalse, Standing::Alone);
      },
      [&](const ast::Loop& loop) {
        noteStart(range, loop);
        add(*loop.body, Standing::Alone);
      },
      [&](const ast::Labelled& labelled) { add(*labelled.body, Standing::Alone); },
      [&](const ast::Ghost& ghost) { add(*ghost.body, Standing::InHeader); },
      [&](const ast::Package& package) { add(*package.body, Standing::InHeader); },
      [&](const ast::Switch& choice) {
        for (const ast::SwitchCase& one : choice.cases) {
          for (const ast::Statement* part : one.body) add(*part, Standing::InBlock);
        }
      },
      [&](const ast::Try& attempt) {
        add(*attempt.body, Standing::InHeader);
        for (const ast::Catch& one : attempt.catches) add(*one.body, Standing::InHeader);
        if (attempt.finallyBody != nullptr) add(*attempt.finallyBody, Standing::InHeader);
      },
      [](const auto&) {});
}

// What is made of the header of a `for` is a block without braces, and no place for statements.
void Slots::addBlock(const SourceRange& range, const ast::Block& block, bool isNew) {
  bool isBraced = false;
  if (range.isKnown()) {
    const std::string& text = textOf(range);
    const std::size_t offset = offsetOf(text, range.line, range.column);
    isBraced = offset < text.size() && text[offset] == '{';
  }
  const bool isRoutine = std::exchange(isMain_, false) && !isBraced;
  if (isNew) blocks_[range] = isBraced;
  for (const ast::Statement* one : block.statements)
    add(*one, isBraced || isRoutine ? Standing::InBlock : Standing::InHeader);
}

void Slots::noteStart(const SourceRange& range, const ast::Loop& loop) {
  SourceRange start = range;
  const auto reach = [&](const SourceRange& part) {
    if (part.isKnown() && part.file == start.file && part < start) start = part;
  };
  for (const ast::Assertion* invariant : loop.invariants) reach(invariant->range);
  if (loop.measure != nullptr) reach(loop.measure->range);
  if (start != range) starts_.emplace(range, start);
}

bool Slots::isBlock(const SourceRange& statement) const {
  const auto found = blocks_.find(statement);
  return found != blocks_.end() && found->second;
}

bool Slots::isInBlock(const SourceRange& statement) const {
  const auto found = standings_.find(statement);
  return found != standings_.end() && found->second == Standing::InBlock;
}

bool Slots::isAlone(const SourceRange& statement) const {
  const auto found = standings_.find(statement);
  return found != standings_.end() && found->second == Standing::Alone;
}

// --- places

const std::string& Slots::textOf(const SourceRange& range) const {
  return program_.sources[range.file].file.text;
}

std::optional<Slot> Slots::at(const SourceRange& range, std::size_t offset, bool isCode) const {
  const std::string& text = textOf(range);
  const bool isJava = program_.sources[range.file].dialect == ast::Dialect::Java;
  const Annotation annotation = isJava ? annotationAt(text, offset) : Annotation{};
  Slot slot;
  if (annotation.isAround && annotation.isFirst) {
    offset = annotation.start;
  } else if (annotation.isAround) {
    if (isCode) return std::nullopt;
    slot.isInAnnotation = true;
  }
  const support::LineAndColumn place = support::placeOf(text, offset);
  slot.at = {range.file, place.line, place.column, place.line, place.column};
  return slot;
}

// The annotations of a loop that stand before it begin with a word, such as `invariant`.
std::size_t Slots::startOf(const SourceRange& statement) const {
  const std::string& text = textOf(statement);
  const auto start = starts_.find(statement);
  if (start == starts_.end()) return offsetOf(text, statement.line, statement.column);
  std::size_t offset = offsetOf(text, start->second.line, start->second.column);
  while (offset > 0 && text[offset - 1] == ' ') --offset;
  while (offset > 0 && isWordCharacter(text[offset - 1])) --offset;
  return offset;
}

std::optional<Slot> Slots::before(const SourceRange& statement, bool isCode) const {
  const auto standing = standings_.find(statement);
  if (standing == standings_.end() || standing->second == Standing::InHeader) return std::nullopt;
  std::optional<Slot> slot = at(statement, startOf(statement), isCode);
  if (!slot) return slot;
  if (standing->second == Standing::Alone) {
    if (slot->isInAnnotation) return std::nullopt;
    slot->braced = statement;
    return slot;
  }
  const std::string& text = textOf(statement);
  const char last = significantBefore(text, offsetOf(text, slot->at.line, slot->at.column));
  return last == '\0' || isOneOf(last, ";{}:") ? slot : std::nullopt;
}

std::optional<Slot> Slots::behind(const SourceRange& statement, bool isCode) const {
  if (!isInBlock(statement)) return std::nullopt;
  const std::string& text = textOf(statement);
  const std::size_t end = offsetOf(text, statement.endLine, statement.endColumn);
  if (end == 0 || !isOneOf(text[end - 1], ";}")) return std::nullopt;
  return at(statement, end, isCode);
}

std::optional<Slot> Slots::atStartOf(const SourceRange& block, bool isCode) const {
  if (!isBlock(block)) return std::nullopt;
  return at(block, offsetOf(textOf(block), block.line, block.column) + 1, isCode);
}

std::optional<Slot> Slots::atEndOf(const SourceRange& block, bool isCode) const {
  if (!isBlock(block)) return std::nullopt;
  return at(block, offsetOf(textOf(block), block.endLine, block.endColumn) - 1, isCode);
}

}  // namespace warrant::places
