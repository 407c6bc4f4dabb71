// Classes and what they inherit: the subtype relation, the families of predicates and methods that override
// one another, and what each class has for a family. Made once; read by all threads.
#pragma once

#include <map>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "ast/program.h"

namespace warrant::symbex {

// The declarations of one kind (methods, predicates), in families: those that override, or are overridden by,
// one another, directly or not.
template <class Declaration>
class Families {
 public:
  explicit Families(std::uint32_t count) : declarations_(count), leaders_(count) {}

  void add(const Declaration& declaration);
  void relate(const Declaration& one, const Declaration& other);
  void gather();  // once everything is related

  // The declaration that stands for the whole family.
  const Declaration& leader(const Declaration& member) const {
    return *declarations_[leaders_[member.index]];
  }
  bool areRelated(const Declaration& one, const Declaration& other) const {
    return leaders_[one.index] == leaders_[other.index];
  }
  // Calls `visit` with the members of each family of several, in the order of their first ones.
  template <class Visit>
  void forEachOfSeveral(Visit&& visit) const {
    for (std::uint32_t index = 0; index < declarations_.size(); ++index) {
      if (const auto found = members_.find(index); found != members_.end())
        visit(std::span<const Declaration* const>(found->second));
    }
  }
  // All of its members, in the order of the text.
  std::span<const Declaration* const> members(const Declaration& member) const;

 private:
  std::uint32_t find(std::uint32_t index);

  std::vector<const Declaration*> declarations_;                                // by index
  std::vector<std::uint32_t> leaders_;                                          // by index
  std::unordered_map<std::uint32_t, std::vector<const Declaration*>> members_;  // of those with several
};

// Whether it says what objects of its class do: a predicate with a body, a pure method with one.
bool isDefinition(const ast::PredicateDecl& predicate);
bool isDefinition(const ast::MethodDecl& method);

class Hierarchy {
 public:
  explicit Hierarchy(const ast::Program& program);

  static bool isSubclass(const ast::ClassDecl& below, const ast::ClassDecl& above);
  // Whether every object of the one type is one of the other.
  static bool isSubtype(const ast::Type& below, const ast::Type& above);
  // Whether no object can be of both types, in whatever classes there are.
  static bool areDisjoint(const ast::Type& one, const ast::Type& other);

  // Whether it extends or implements, or may be extended or implemented by, a class of the program.
  bool isRelated(const ast::ClassDecl& declaration) const { return related_[declaration.index]; }
  // Its place among the related classes, of which those above come first.
  std::uint32_t rank(const ast::ClassDecl& declaration) const { return ranks_[declaration.index]; }
  // The classes below it, itself first, each behind those above it.
  std::span<const ast::ClassDecl* const> below(const ast::ClassDecl& declaration) const;

  const Families<ast::PredicateDecl>& predicates() const { return predicates_; }
  const Families<ast::MethodDecl>& methods() const { return methods_; }

  // What the class has for the family: its own, or what it inherits; nullptr where that is nothing, or not
  // one.
  const ast::PredicateDecl* definition(const ast::PredicateDecl& member, const ast::ClassDecl& of) const;
  const ast::MethodDecl* definition(const ast::MethodDecl& member, const ast::ClassDecl& of) const;
  // All that a related class has, in no order that matters.
  std::vector<const ast::MethodDecl*> methodsOf(const ast::ClassDecl& declaration) const;

  // Whether all predicates and pure methods that have a definition in the one have the same in the other,
  // which is below it.
  bool agree(const ast::ClassDecl& above, const ast::ClassDecl& below) const;
  // Whether all classes below it are those of the program, and agree with it.
  bool isClosed(const ast::ClassDecl& declaration) const { return isClosed_[declaration.index]; }
  // The closed ones among the class and those above it, by rank.
  std::span<const ast::ClassDecl* const> closedAbove(const ast::ClassDecl& declaration) const {
    return closedAbove_[declaration.index];
  }
  // Whether it is among the definers of the member's family.
  template <class Declaration>
  bool isDefiner(const ast::ClassDecl& declaration, const Declaration& member) const {
    if (!isRelated(declaration)) return false;
    const Declaration* const definition = this->definition(member, declaration);
    return definition != nullptr && isDefinition(*definition);
  }
  // The highest class in which the family has the same definition, and this the same meaning, as in that
  // class.
  template <class Declaration>
  const ast::ClassDecl* origin(const Declaration& member, const ast::ClassDecl& of) const;
  // Whether the pure methods of `this` that the body of that one calls have the same definitions in both.
  bool callAlike(const ast::MethodDecl& method, const ast::ClassDecl& one, const ast::ClassDecl& other) const;

  // The classes in which the family has a definition with a body, those above first.
  std::span<const ast::ClassDecl* const> definers(const ast::PredicateDecl& member) const;
  std::span<const ast::ClassDecl* const> definers(const ast::MethodDecl& member) const;

 private:
  template <class Declaration>
  using Table = std::unordered_map<std::uint32_t, const Declaration*>;  // by leader
  struct Members {
    Table<ast::PredicateDecl> predicates;
    Table<ast::MethodDecl> methods;
  };
  using Visited = std::unordered_set<const void*>;

  void relate(const ast::Program& program);
  const Members& gather(const ast::ClassDecl& declaration);
  template <class Declaration>
  static void inherit(Table<Declaration>& table, const Table<Declaration>& above);
  template <class Declaration>
  bool dependAlike(const Declaration& member, const ast::ClassDecl& one, const ast::ClassDecl& other,
                   Visited& visited) const;
  std::vector<bool> related_;                                    // by class
  std::vector<const ast::ClassDecl*> ordered_;                   // the related ones, those above first
  std::vector<std::uint32_t> ranks_;                             // by class
  std::vector<bool> isClosed_;                                   // by class
  std::vector<std::vector<const ast::ClassDecl*>> closedAbove_;  // by class
  std::unordered_map<const ast::ClassDecl*, std::vector<const ast::ClassDecl*>> below_;
  Families<ast::PredicateDecl> predicates_;
  Families<ast::MethodDecl> methods_;
  std::unordered_map<const ast::ClassDecl*, Members> members_;  // of related classes
  std::unordered_map<std::uint32_t, std::vector<const ast::ClassDecl*>> predicateDefiners_, methodDefiners_;
};

}  // namespace warrant::symbex
