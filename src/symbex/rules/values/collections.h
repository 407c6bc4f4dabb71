// Evaluating what is made of sets, bags, maps, options and datatypes, and asked of them (language.md 9,
// "Mathematical types").
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "symbex/part.h"

namespace warrant::symbex {

class Classes;
class Lists;
class Ranges;
struct Frame;
struct Range;

class Collections : public Part {
 public:
  explicit Collections(Parts& parts);

  using Values = std::span<const Term>;
  // The operands have these values; the first one, or a literal, is no sequence.
  Verdict apply(SymbolicState s, const ast::Expression& e, const ast::ValueOperation& operation,
                Values values, ThenTerm then);
  // Whether values of that type are equal.
  Term compare(const ast::Type& type, Term left, Term right);
  // `s.set`, `s.bag` of a sequence
  Term ofSequence(ast::ValueOperator op, Term sequence);
  // `\values(a, lo, hi)`
  Verdict ofArray(SymbolicState s, const ast::Expression& e, Values values, ThenTerm then);
  // The value that is boxed, of that type.
  Term typed(const ast::Type& type, Term boxed);

 private:
  Term sizeOf(Term set);
  std::optional<std::int64_t> knownSize(Term set);
  Term applyToSet(const ast::ValueOperation& operation, const ast::Type& type, Values values);
  Term applyToBag(const ast::ValueOperation& operation, const ast::Type& type, Values values);
  Verdict applyToMap(SymbolicState s, const ast::Expression& e, const ast::ValueOperation& operation,
                     Values values, ThenTerm then);
  Verdict applyToOption(SymbolicState s, const ast::Expression& e, const ast::ValueOperation& operation,
                        Values values, ThenTerm then);
  Term key(Term value);
  Term literalOf(Term value);
  Term lookInside(const ast::Type& type, Term value);
  Verdict require(SymbolicState s, const ast::Expression& e, Term goal, std::string what, Then then);
  Term within(const ast::Type& type, Term left, Term right);
  void nameElements(const Frame& frame, const Range& range, Term values, std::uint32_t line);
  Term witness(std::string_view name, const ast::Type& type, Term left, Term right);
  Term differAt(const ast::Type& type, Term left, Term right, Term key);
  Term update(Term map, Term key, Term value);
  Term contains(Term set, Term element);
  Term count(Term bag, Term element);
  void learnMember(Term bag, Term element, Term found);
  void learnUpdates(Term bag, Term element);
  void learnUpdate(Term sequence, Term element, Terms& former);
  Term look(Term map, Term key);
  Term size(Term collection);
  Term collect(smt::Collection kind, std::initializer_list<Term> parts);
  Term bagOf(Values elements);
  Term learnOption(Term option);

  Classes& classes_;
  Lists& lists_;
  Ranges& ranges_;
};

}  // namespace warrant::symbex
