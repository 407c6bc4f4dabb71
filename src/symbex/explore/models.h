// Models of path conditions: values of the symbols, and a heap on entry, for which a path is the one that
// runs.
//
// Values are chosen one after the other, the simplest first of those that nothing is known against; at the
// end the path condition is evaluated with them. A model that does not make it true is none.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "symbex/explore/input_graph.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Classes;
class FinalFields;
class InitialHeap;
class Numbers;
class Strings;
struct Symbol;

// Inputs that a model is to be like, as far as it can be.
class Nearby {
 public:
  virtual ~Nearby() = default;
  // What the term is for these inputs, a constant or an Object; no term: that is not known.
  virtual smt::Term valueOf(smt::Term term) = 0;
  // Of such an Object; nullptr: it is none.
  virtual const ast::Type* typeOf(smt::Term object) const = 0;
  // Of an Object that is an array; no term: there is no such element.
  virtual smt::Term elementOf(smt::Term array, smt::Term index) = 0;
  // Of an Object of a class, fields with their values.
  virtual std::vector<std::pair<const ast::FieldDecl*, smt::Term>> fieldsOf(smt::Term object) = 0;
};

class Models : public Part {
 public:
  explicit Models(Parts& parts);

  ast::Type typeOfStrings = {};  // set before models are asked for; the program need not have read String

  struct Model {
    InputGraph inputs;
    Terms values;  // those that were asked for, as far as the model makes them constants
  };
  struct Question {
    std::span<const Term> conditions;  // what must hold
    std::span<const Term> wishes;      // what holds in a model that is preferred
    std::span<const Term> values;      // what is evaluated
    Nearby* nearby = nullptr;          // nullptr: the simplest values
  };
  // None: there is none, or none was found.
  std::optional<Model> find(const Question& question);
  // Whether the path may be as it is; Z3, to which each condition is a scope, is not asked of the deepest
  // paths.
  bool isReachable();
  // `3`, `true`, `null`, `"text"`: a constant as Java has it; empty: it is none of these.
  std::string textOf(const ast::Type& type, Term constant);
  // Whether it is a function of numbers that means one thing only, and of which the solver does not know all.
  bool isOperation(Term atom) const;
  // Its number, where its operands are numbers.
  std::optional<std::int64_t> computed(Term operation) const;
  // Whether it has no parts that evaluation looks into: a symbol, or what a function yields.
  bool isAtom(Term term) const;
  const ast::FieldDecl* enumConstantOf(Term term) const;  // nullptr: it is none
  bool isStringOfLiteral(Term term) const;

 private:
  using Replacements = std::vector<std::pair<Term, Term>>;
  // An object that references were chosen to refer to.
  struct Node {
    Term reference;  // the first of them
    Term object;     // what stands for it when conditions are evaluated
    ast::Type type;
    std::string constant = {};  // of an enum: its name
    Term like = {};             // the nearby object in the place of which it is; no term: none
  };
  struct Choice {
    Terms atoms;                          // what values are chosen for, each behind what it is a function of
    Terms tests;                          // which of these say of which class an object is
    Terms constants = {};                 // of floating point
    const Replacements* tried = nullptr;  // values that are given, where there are floating-point numbers
    Replacements replacements = {};
    std::vector<Node> nodes = {};
    bool asksSolver = false;  // Z3, where the native layer does not know
    Nearby* nearby = nullptr;

    Term near(Term term) const { return nearby == nullptr ? Term() : nearby->valueOf(term); }
  };

  bool isTooDeep() const;
  std::optional<Model> tryFew(const Question& question);
  bool isWithinBounds(const Choice& choice);
  std::optional<Model> guess(const Question& question, Choice choice);
  // The number nearest to that one.
  std::int64_t nearestWithin(std::span<const Term> conditions, Term number, std::int64_t wanted) const;
  std::optional<Model> modelOf(Choice& choice, const Question& question, bool overflows);
  std::optional<Model> choose(const Question& question, bool withWishes, bool asksSolver,
                              const Replacements* tried = nullptr);
  // Numbers of floating point.
  std::optional<Model> tryFloating(const Question& question, const Choice& start);
  std::optional<Model> chooseWith(const Question& question, const Replacements& values);
  bool mayHold(const Choice& start, const Replacements& values, std::span<const Term> conditions);
  bool isFloatingAtom(Term term) const;
  bool isFloatingOperation(Term term) const;          // of whatever sort
  const Symbol* floatingConstantOf(Term term) const;  // nullptr: it is none
  Term computedFloating(Term operation);
  bool becomes(Choice& choice, Term atom, Term value);  // no term: its value is not known
  Terms tried(const Choice& choice) const;
  Term triedValue(Term unknown, double number);
  Choice startingWith(const Question& question);
  bool isPossible(const Choice& choice, Term fact);
  bool isConsistent(const Choice& choice);
  bool chooseValue(Choice& choice, Term atom);
  std::optional<std::int64_t> chooseNumber(const Choice& choice, Term atom);
  std::optional<std::int64_t> nearest(const Choice& choice, Term atom, bool isPositive);
  bool chooseReference(Choice& choice, Term atom);
  // Null, or an object like the nearby one, where that is possible.
  bool chooseNearby(Choice& choice, Term atom, Term wanted);
  bool chooseNew(Choice& choice, Term atom, const ast::Type& type, Term like = {});
  bool chooseConstant(Choice& choice, Term atom, const ast::ClassDecl& declaration);
  bool isOfClass(const Choice& choice, Term atom, const ast::Type& type);
  Term classFacts(const Choice& choice, Term atom, const ast::Type& type);
  std::vector<ast::Type> classesFor(const ast::Type& type) const;
  std::vector<ast::Type> classesFor(const Choice& choice, Term atom, const ast::Type& type) const;
  void replace(Choice& choice, Term atom, Term value);
  Term evaluate(const Choice& choice, Term term) { return terms_.substitute(term, choice.replacements); }
  bool holds(const Choice& choice, std::span<const Term> conditions);

  // The value of the box that the object is; nothing: it is none.
  std::optional<InputValue> valueOfBox(const Choice& choice, const Node& node) const;
  bool areBoxesKept(const InputGraph& graph, const Choice& choice) const;
  std::optional<InputGraph> graphOf(Choice& choice, std::span<const Term> conditions);
  InputValue valueOf(const Choice& choice, const ast::Type& type, Term constant,
                     const std::vector<std::string>& texts) const;
  InputObject objectOf(Choice& choice, const Node& node, const std::vector<std::string>& texts);
  bool fill(InputGraph& graph, Choice& choice, const std::vector<std::string>& texts);
  void fillLikeNearby(InputGraph& graph, Choice& choice, const std::vector<std::vector<bool>>& areChosen,
                      const std::vector<std::string>& texts);
  std::optional<std::vector<std::string>> textsOf(Choice& choice);
  std::optional<std::string> textOf(Choice& choice, Term reference, const std::vector<std::string>& others);
  // For which the conditions hold; the choice then has what they say.
  std::optional<std::vector<std::string>> fittingTexts(Choice& choice, std::span<const Term> conditions);
  bool settle(Choice& choice, const std::vector<std::string>& texts, std::span<const Term> conditions);
  std::optional<Choice> settled(const Choice& chosen, const std::vector<std::string>& texts);
  std::optional<std::u16string> unitsOf(const Choice& choice, Term text,
                                        const std::vector<std::string>& texts);
  std::optional<std::u16string> unitsOfString(const Choice& choice, Term string,
                                              const std::vector<std::string>& texts);
  std::optional<std::int64_t> yieldOf(const Choice& choice, Term call, const std::vector<std::string>& texts);
  bool isOfTexts(Term atom) const;
  bool isFunctionOfTexts(Term atom) const;
  bool isCharacterOfText(Term atom) const;
  bool isCallOfOther(const Choice& choice, Term atom, const std::vector<std::string>& texts);
  Term asOneObject(const Choice& choice, Term value, const std::vector<std::string>& texts) const;
  std::vector<std::string> suggestedTexts() const;
  std::optional<std::size_t> nodeOf(const Choice& choice, Term object) const;

  Classes& classes_;
  FinalFields& finals_;
  InitialHeap& initialHeap_;
  Numbers& numbers_;
  Strings& strings_;
};

}  // namespace warrant::symbex
