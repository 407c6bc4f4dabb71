// The classes of objects: what is known of them, and which definitions of predicates and pure methods they
// use.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/pure/definition.h"

namespace warrant::symbex {

class Numbers;
class Reports;

struct PredicateDefinition {
  const ast::PredicateDecl* predicate = nullptr;  // with a body; nullptr: it is not known, or abstract
  const ast::ClassDecl* statically = nullptr;     // as which its body is read
  KnownClass known = {};
  explicit operator bool() const { return predicate != nullptr; }
};

inline ast::Type typeOf(const ast::ClassDecl& declaration) {
  return {ast::TypeKind::Class, &declaration, nullptr};
}

class Classes : public Part {
 public:
  explicit Classes(Parts& parts);

  // That an object was made, of that very type; that a value is null, or of that type.
  void noteCreated(Term object, const ast::Type& type);
  void noteDeclared(Term value, const ast::Type& type);
  const ast::Type* createdAs(Term object) const;  // nullptr: it was not
  Term instanceTerm(const ast::Type& type, Term object) { return terms_.apply(testOf(type), {&object, 1}); }
  // The function that says whether an object, or a mathematical value, is of the type.
  smt::Function testOf(const ast::Type& type);
  // There are facts that say that objects are like those of the class.
  void noteLikeness(const ast::ClassDecl& declaration) { addRanked(likened_, declaration); }
  // Whether the types that the two were made of, or declared as, let them be one object.
  bool mayBeOne(Term left, Term right) const;
  // Assumes that a reference whose static type that is, is null or of that type.
  void learnType(Term object, const ast::Type& type);
  // The same, of a class with none above or below it, too: where it goes on as an Object.
  void learnOwnType(Term object, const ast::Type& type);
  // The same of what goes to a place of that type, if that is Object, what a type parameter stands for, or
  // another one of Java's own.
  void learnAsObject(Term value, const ast::Type& own, const ast::Type& place);
  // What is known of the object says what the test yields that was made of another, in its place.
  void learnTest(Term object, const ast::Type& tested);
  // Whether the object is of the tested type, where it is null or of the known one; relates the test to
  // others.
  Term isInstance(Term object, const ast::Type& tested, const ast::Type& known);
  void relateClasses(Term left, Term right);
  // `self` is `this` in a member that is verified for that class.
  void enterClass(Term self, const ast::ClassDecl& declaration);
  // The same for that class, or one below it, whichever that is.
  void enterClassBelow(Term self, const ast::ClassDecl& declaration);
  // The class from which the object has its definition of the family.
  template <class Declaration>
  KnownClass classFor(const Declaration& member, Term object);
  // What a chunk of the resource stands for; who opens or closes it relies on the class.
  PredicateDefinition definitionFor(heap::Resource resource, Term receiver);
  std::string whyNoDefinition(const ast::PredicateInstance& instance) const;
  // The other resource of a predicate's chunk whose receiver's class is known.
  std::optional<heap::Resource> twinOf(heap::Resource resource, Term receiver);
  Term fresh(const ast::Type& type, std::string_view hint);

 private:
  // That the object uses the definitions that the class has: it is of that class, or of one that agrees with
  // it.
  Term isLike(const ast::ClassDecl& declaration, Term object);
  std::optional<bool> isKnownInstance(Term object, const ast::Type& tested);
  bool isOwn(Term object) const;  // `this`, or a new object

  Numbers& numbers_;
  Reports& reports_;

  struct ClassFunctions {
    std::optional<smt::Function> instance, like;
  };
  using RankedClasses = std::pmr::vector<const ast::ClassDecl*>;
  void addRanked(RankedClasses& classes, const ast::ClassDecl& declaration) const;
  // The closed classes of which the object may be known to be.
  std::vector<const ast::ClassDecl*> closedClassesFor(Term object) const;
  ClassFunctions& functionsOf(const ast::ClassDecl& declaration) { return classFunctions_[&declaration]; }

  std::pmr::unordered_map<Term, ast::Type> created_{
      run_.arena.resource()};  // the types of objects that were created
  std::pmr::unordered_map<Term, ast::Type> declared_{
      run_.arena.resource()};  // symbols that are null, or of that type
  struct Tested {
    ast::Type type;
    Term test;
  };
  std::unordered_map<Term, std::vector<Tested>> tested_;  // types for which there are facts, on some path
  std::pmr::unordered_map<const ast::ClassDecl*, ClassFunctions> classFunctions_{run_.arena.resource()};
  RankedClasses likened_{run_.arena.resource()};  // of which facts say that objects are like them
  RankedClasses tests_{
      run_.arena.resource()};  // for which there are terms that say whether objects are of them
};

}  // namespace warrant::symbex
