// The path that given inputs take, over symbols (concolic execution; ExpandExecution of SAGE: Godefroid,
// Levin, Molnar, "Automated Whitebox Fuzz Testing", NDSS 2008).
//
// Conditions are evaluated with the inputs; what the path knows stays symbolic. So it ends in a leaf whose
// path condition is true of the inputs, and at each of its decisions the way that they did not take can be
// asked for inputs of its own.
#pragma once

#include <map>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "symbex/explore/explore.h"
#include "symbex/explore/guide.h"
#include "symbex/explore/models.h"
#include "symbex/part.h"

namespace warrant::symbex {

class FinalFields;
class InitialHeap;
class Leaves;
class Strings;

class Following final : public Part, public Guide, public Nearby {
 public:
  explicit Following(Parts& parts);

  // From here on paths go as these inputs, which must live as long, do. For the decisions from that one on,
  // inputs of the other way are added to the children; where it is open whether there are any, that way ends
  // as a leaf at a bound.
  void follow(const InputGraph& inputs, std::size_t expandsFrom);
  std::vector<ChildInputs> children;
  std::size_t openWays = 0;                 // that ended as leaves
  std::vector<InputGraph::Symbol> assumed;  // symbols without values there: they are null, 0, or false

  // Takes over what the call mentions and its path never looked at.
  void assumeRest();

  Way choose(const Fork& fork) override;
  bool comesBack(const Fork&) override { return false; }
  std::string reason() const override;
  bool agrees(Term guard) override { return valueOf(guard) != terms_.falsity(); }

  // An Object stands for each object of the inputs, for each text, and for each constant of an enum.
  Term valueOf(Term term) override;
  const ast::Type* typeOf(Term object) const override;
  Term elementOf(Term array, Term index) override;
  std::vector<std::pair<const ast::FieldDecl*, Term>> fieldsOf(Term object) override;

 private:
  struct Object {
    ast::Type type;
    const InputObject* object = nullptr;  // of a text or constant, none
    std::optional<std::string> text = {};
    const ast::FieldDecl* constant = nullptr;
    std::optional<InputValue> held = {};  // of a box
  };
  void assume(const std::string& name, const ast::Type& type);
  void expand(const Fork& fork, Term guard);
  void settle(Term term);
  Term known(Term atom);
  Term yielded(Term application);
  Term ofText(Term call, const std::string& text, std::span<const Term> operands);
  const std::string* textOfString(Term string);  // nullptr: it is not known
  Term numberOf(const std::string& text);
  Term partOf(Term object, const ast::FieldDecl& field);
  Term termFor(const ast::Type& type, const InputValue& value);
  Term defaultOf(const ast::Type& type);
  Term objectOf(std::string text);
  Term objectOf(const ast::FieldDecl& constant);
  Term objectOf(const ast::Type& box, const InputValue& held);
  // What a method of a box yields that has no arguments; no term: it is not known.
  Term unboxed(const ast::MethodDecl& method, Term box);
  const Object* find(Term object) const;   // nullptr: it is none of them
  const std::string* textOf(Term string);  // nullptr: it is none
  const std::string* textOfNumber(Term contents);

  FinalFields& finals_;
  InitialHeap& initialHeap_;
  Leaves& leaves_;
  Models& models_;
  Strings& strings_;
  const InputGraph* inputs_ = nullptr;
  std::size_t expandsFrom_ = 0;
  std::vector<Term> inputObjects_;  // of the objects of the inputs, in their order
  std::unordered_map<Term, Object> objects_;
  std::map<std::string, Term> texts_;
  std::map<const ast::FieldDecl*, Term> constants_;
  std::map<std::pair<ast::TypeKind, std::int64_t>, Term> boxes_;
  std::vector<std::pair<Term, Term>> replacements_;  // of what is known, by values
  std::unordered_set<Term> settled_;
};

}  // namespace warrant::symbex
