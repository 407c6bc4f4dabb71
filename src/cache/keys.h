// The keys under which verdicts are known: digests of all that a verdict depends on. docs/soundness.md says
// why that is all.
#pragma once

#include <cstdint>
#include <vector>

#include "cache/structure.h"
#include "facts/analysis.h"
#include "symbex/member.h"

namespace warrant::cache {

struct Key {
  Digest meaning;  // of what decides the verdict
  Digest exact;    // of that, and of where everything stands: what a text with places depends on
};

// Of the members of one program. What each class says to others (all but the bodies of its methods) is hashed
// once. Classes of which one mentions the other are of one group, since what one says may decide what the
// other means, in both directions. A member depends on its body, on the group of its class, and on the groups
// that its body mentions. A class of the library is a group by itself: it is read by others, and knows none
// of them but those that extend it or override its methods.
class Keys {
 public:
  // `environment`: what all verdicts depend on. The program and the analysis must live as long.
  Keys(const ast::Program& program, const symbex::Analysis& analysis, const Digest& environment,
       unsigned jobs);

  // May be called by several threads, each with a structure of its own.
  Key of(const symbex::Member& member, Structure& structure) const;
  const Identities& identities() const { return identities_; }

 private:
  struct Text {  // of a class
    Digest meaning, places;
    std::vector<const ast::ClassDecl*> classes;  // that it mentions
    std::vector<const ast::MethodDecl*> methods;
    std::vector<const ast::PredicateDecl*> predicates;
  };
  struct Group {
    Digest meaning, places;
    std::vector<std::uint32_t> mentioned;  // other groups
  };

  void collectRecursions(const ast::Program& program);
  void readClasses(const ast::Program& program, unsigned jobs);
  void addFacts(const ast::ClassDecl& declaration, Structure& structure) const;
  void addFacts(const ast::MethodDecl& method, Structure& structure) const;
  void joinClasses(const ast::Program& program);
  template <class Declaration>
  void joinFamily(const symbex::Families<Declaration>& families, const Declaration& member);
  void join(const ast::ClassDecl& one, const ast::ClassDecl& other);
  std::uint32_t find(std::uint32_t index);
  void makeGroups(const ast::Program& program);

  // The groups of what is mentioned, and of what overrides it; maybe more than once.
  std::vector<std::uint32_t> groupsOf(std::span<const ast::ClassDecl* const> classes,
                                      std::span<const ast::MethodDecl* const> methods,
                                      std::span<const ast::PredicateDecl* const> predicates) const;
  // All groups that these lead to, themselves too, each once.
  std::vector<std::uint32_t> closureOf(std::vector<std::uint32_t> groups) const;

  const ast::Program& program_;
  const symbex::Analysis& analysis_;
  const Digest environment_;
  Identities identities_;
  std::vector<const ast::MethodDecl*> recursions_;  // by number: the first method of it
  std::vector<Text> texts_;                         // by class
  std::vector<std::uint32_t> leaders_;              // by class: one of its group; in the end the first
  std::vector<Group> groups_;                       // by leader
};

}  // namespace warrant::cache
