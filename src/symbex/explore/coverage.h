// What runs on the paths that end in leaves.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "smt/backtrack/containers.h"
#include "symbex/explore/covered.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Coverage : public Part {
 public:
  explicit Coverage(Parts& parts);

  // On the path there runs:
  void meet(const ast::MethodDecl& method) { note(&method, Kind::Method); }
  void meet(const ast::Statement& statement) { note(&statement, Kind::Statement); }
  void meet(const ast::Expression& condition, bool isTrue) {
    note(&condition, isTrue ? Kind::Held : Kind::Failed);
  }
  // How much was met on the path that was not covered then; what was, since it was so much; and that it was
  // met, where the path goes on from there.
  std::size_t countMet() const { return open_.size(); }
  std::vector<std::uint32_t> metSince(std::size_t count) const;
  void meetAgain(const std::vector<std::uint32_t>& items);
  // The path ends in a leaf: what was met on it is covered.
  void commit();
  Covered covered() const;

 private:
  enum class Kind : std::uint8_t { Method, Statement, Held, Failed };
  struct Item {
    const void* node;
    Kind kind;
    bool isCovered = false;
  };
  void note(const void* node, Kind kind);

  std::vector<Item> items_;  // that were met on any path
  std::unordered_map<const void*, std::uint32_t> places_[4];
  smt::BacktrackStack<std::uint32_t> open_;  // those of the path that were not covered when they were met
};

}  // namespace warrant::symbex
