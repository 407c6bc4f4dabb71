#include "symbex/rules/values/datatypes.h"

#include "ast/print.h"
#include "symbex/path/path.h"
#include "symbex/rules/values/collections.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

using ast::ValueOperator;
using smt::Purpose;
using smt::Sort;

// A value is the number of its constructor and its parts, one behind the other; without parts, the unit. So
// constructors are injective and differ, by what is known of pairs.

Verdict Datatypes::apply(SymbolicState s, const ast::Expression& e, const ast::ValueOperation& operation,
                         Values values, ThenTerm then) {
  switch (operation.op) {
    case ValueOperator::Construct:
      return then(std::move(s), construct(operation, values));
    case ValueOperator::IsMadeBy:
      return then(std::move(s), isMadeBy(*operation.constructor, values[0]));
    case ValueOperator::Rank:
      return then(std::move(s), rank(values[0]));
    case ValueOperator::MatchedPart:
      return then(std::move(s), partOf(e, *operation.constructor, operation.part, values[0]));
    default:
      break;
  }
  const Term isPossible = isMadeBy(*operation.constructor, values[0]);
  return path_.require(
      std::move(s), isPossible, Purpose::Obligation,
      [&](const SymbolicState& s) {
        return path_.blame(s, Context::Array, Reason::Bounds, e.range,
                           "`" + ast::toString(*operation.operands[0]) + "` may be no `" +
                               std::string(operation.constructor->name) + "`");
      },
      [&](SymbolicState s) {
        path_.learn(isPossible);
        return then(std::move(s), partOf(e, *operation.constructor, operation.part, values[0]));
      });
}

// Greater than that of each strict part.
Term Datatypes::rank(Term value) {
  const Term rank = terms_.apply(terms_.function("rank", Sort::Int), {&value, 1});
  path_.learn(terms_.lessOrEqual(terms_.integer(0), rank));
  return rank;
}

Term Datatypes::construct(const ast::ValueOperation& operation, Values values) {
  Term parts = terms_.unit();
  for (std::size_t i = values.size(); i-- > 0;) {
    const Term part = terms_.box(values[i]);
    parts = i + 1 == values.size() ? part : terms_.combine(part, parts);
  }
  const Term value = terms_.combine(terms_.box(terms_.integer(operation.constructor->index)), parts);
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (operation.operands[i]->type.isDatatype()) path_.learn(terms_.less(rank(values[i]), rank(value)));
  }
  return value;
}

Term Datatypes::isMadeBy(const ast::Constructor& constructor, Term value) {
  learnShape(*constructor.datatype, value);
  return terms_.equal(tagOf(value), terms_.integer(constructor.index));
}

Term Datatypes::tagOf(Term value) { return terms_.unbox(Sort::Int, terms_.first(value)); }

// Nothing comes behind those without parts.
void Datatypes::learnShape(const ast::Datatype& datatype, Term value) {
  const Term tag = tagOf(value);
  if (terms_.isConstant(tag)) return;
  Term isOne = terms_.falsity();
  for (const ast::Constructor& constructor : datatype.constructors) {
    const Term isIt = terms_.equal(tag, terms_.integer(constructor.index));
    isOne = terms_.disjoin(isOne, isIt);
    if (constructor.parts.empty())
      path_.learn(terms_.implies(isIt, terms_.equal(terms_.second(value), terms_.unit())));
  }
  path_.learn(isOne);
}

Term Datatypes::partOf(const ast::Expression& e, const ast::Constructor& constructor, std::uint32_t part,
                       Term value) {
  Term parts = terms_.second(value);
  for (std::uint32_t i = 0; i < part; ++i) parts = terms_.second(parts);
  const Term boxed = part + 1 == constructor.parts.size() ? parts : terms_.first(parts);
  const Term selected = collections_.typed(e.type, boxed);
  if (e.type.isDatatype())
    path_.learn(terms_.implies(isMadeBy(constructor, value), terms_.less(rank(selected), rank(value))));
  return selected;
}

}  // namespace warrant::symbex
