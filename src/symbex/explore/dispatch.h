// Which body a call of an object's method runs: that of its class, over which the path forks where there are
// several.
#pragma once

#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

class Boxes;
class Classes;
class Strings;

class Dispatch : public Part {
 public:
  explicit Dispatch(Parts& parts);

  // Goes on with the method that the Call runs on the object, which is not null.
  Verdict withTarget(SymbolicState s, const ast::Expression& e, Term self,
                     Continuation<const ast::MethodDecl&> then);
  // Assumes that the object, if it is not null, is of a class of the program that has objects.
  void learnClasses(Term object, const ast::Type& type);

 private:
  struct Target {
    const ast::MethodDecl* method;
    std::vector<const ast::ClassDecl*> classes;  // the objects of which run it
  };
  std::vector<Target> targetsOf(const ast::MethodDecl& method, const ast::ClassDecl& known) const;
  // Whether the object is of the one of the classes, and of none below it.
  Term isExactly(Term object, const ast::ClassDecl& declaration, const ast::ClassDecl& known);
  Verdict choose(SymbolicState s, std::span<const Target> targets, const ast::Expression& e, Term self,
                 const ast::ClassDecl& known, Continuation<const ast::MethodDecl&> then);

  const ast::MethodDecl* methodOfValue(const ast::MethodDecl& method, Term self);
  const ast::ClassDecl* valueClass(Term reference) const;  // of a string or box; nullptr: it is none

  Boxes& boxes_;
  Classes& classes_;
  Strings& strings_;
};

}  // namespace warrant::symbex
