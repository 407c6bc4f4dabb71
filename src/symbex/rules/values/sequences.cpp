#include "symbex/rules/values/sequences.h"

#include "ast/print.h"
#include "symbex/path/path.h"
#include "symbex/rules/rules.h"
#include "symbex/rules/values/collections.h"
#include "symbex/rules/values/datatypes.h"
#include "symbex/state/problem.h"
#include "symbex/values/classes.h"
#include "symbex/values/lists.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

using ast::ValueOperator;
using smt::Purpose;
using smt::Sort;

Verdict Sequences::evalOperation(SymbolicState s, const ast::Expression& e,
                                 const ast::ValueOperation& operation, ThenTerm then) {
  std::vector<Term> values;
  return evalOperands(std::move(s), operation.operands, values, [&](SymbolicState s) {
    const std::vector<Term> own = values;  // another way through may come
    if (operation.op == ValueOperator::OfArray) return collections_.ofArray(std::move(s), e, own, then);
    if (operation.op >= ValueOperator::Construct)
      return datatypes_.apply(std::move(s), e, operation, own, then);
    const bool isLiteral = operation.op == ValueOperator::Literal;
    const ast::Type& type = isLiteral ? e.type : operation.operands.front()->type;
    return type.isSequence() ? apply(std::move(s), e, operation, own, then)
                             : collections_.apply(std::move(s), e, operation, own, then);
  });
}

Verdict Sequences::evalOperands(SymbolicState s, ast::Expressions operands, std::vector<Term>& values,
                                Then then) {
  if (operands.empty()) return then(std::move(s));
  return rules_.eval(std::move(s), *operands.front(), [&](SymbolicState s, Term value) {
    values.push_back(value);
    const Verdict verdict = evalOperands(std::move(s), operands.subspan(1), values, then);
    values.pop_back();
    return verdict;
  });
}

namespace {

// The indices among the operands.
std::span<const Term> placesOf(ValueOperator op, std::span<const Term> values) {
  if (op == ValueOperator::Slice) return values.subspan(1);
  const bool hasPlace = op == ValueOperator::Element || op == ValueOperator::Update;
  return values.subspan(1, hasPlace ? 1 : 0);
}

}  // namespace

Verdict Sequences::apply(SymbolicState s, const ast::Expression& e, const ast::ValueOperation& operation,
                         Values values, ThenTerm then) {
  if (operation.op == ValueOperator::Literal) return then(std::move(s), listOf(values));
  // At places that are not known a list would be looked through case by case.
  const auto isPlaceKnown = [&](Term place) { return terms_.op(place) == smt::Op::Integer; };
  const bool arePlacesKnown = std::ranges::all_of(placesOf(operation.op, values), isPlaceKnown);
  const auto asList = [&] { return arePlacesKnown ? lists_.known(values[0]) : values[0]; };
  const Term zero = terms_.integer(0);
  switch (operation.op) {
    case ValueOperator::Length:
      return then(std::move(s), lengthOf(values[0], asList()));
    case ValueOperator::Append:
      return then(std::move(s), append(asList(), lists_.known(values[1])));
    case ValueOperator::Contains:
      return then(std::move(s), contains(values[0], terms_.box(values[1])));
    case ValueOperator::AsSet:
    case ValueOperator::AsBag:
      return then(std::move(s), collections_.ofSequence(operation.op, values[0]));
    case ValueOperator::Slice: {
      const Term sequence = asList(), length = terms_.length(sequence);
      const Term to = values.size() > 2 ? values[2] : length;
      const Term areWithin = terms_.conjoin(
          terms_.conjoin(terms_.lessOrEqual(zero, values[1]), terms_.lessOrEqual(values[1], to)),
          terms_.lessOrEqual(to, length));
      return requireBounds(std::move(s), e, areWithin, [&](SymbolicState s) {
        return then(std::move(s), slice(sequence, values[1], to));
      });
    }
    default: {
      const Term sequence = asList();
      const Term isWithin = terms_.conjoin(terms_.lessOrEqual(zero, values[1]),
                                           terms_.less(values[1], terms_.length(sequence)));
      return requireBounds(std::move(s), e, isWithin, [&](SymbolicState s) {
        const bool isUpdate = operation.op == ValueOperator::Update;
        return then(std::move(s), isUpdate ? update(sequence, values[1], terms_.box(values[2]))
                                           : elementOf(e.type, sequence, values[1]));
      });
    }
  }
}

Verdict Sequences::requireBounds(SymbolicState s, const ast::Expression& e, Term areWithin, Then then) {
  return path_.require(
      std::move(s), areWithin, Purpose::Obligation,
      [&](const SymbolicState& s) {
        const auto& operation = std::get<ast::ValueOperation>(e.node);
        const bool isSlice = operation.op == ValueOperator::Slice;
        return path_.blame(
            s, Context::Array, Reason::Bounds, e.range,
            (isSlice ? "an end of `" : "the index of `") + ast::toString(e) + "` may be out of bounds");
      },
      [&](SymbolicState s) {
        path_.learn(areWithin);
        return then(std::move(s));
      });
}

Term Sequences::listOf(Values elements) {
  Term list = terms_.unit();
  for (const Term element : elements) list = append(list, terms_.single(terms_.box(element)));
  return list;
}

Term Sequences::append(Term left, Term right) {
  return terms_.append(left, right, [&](Term condition) { return path_.decide(condition); });
}

// Both ends are known to be within the sequence.
Term Sequences::slice(Term sequence, Term from, Term to) {
  const Term part = terms_.slice(sequence, from, to, [&](Term condition) { return path_.decide(condition); });
  learnNumber(terms_.equal(terms_.length(part), terms_.subtract(to, from)));
  return part;
}

// Evident it may be: as a fact it makes one number of two.
void Sequences::learnNumber(Term equality) {
  if (!path_.isKnown(equality)) path_.assume(equality);
}

// That it has a length tells it from a set: what is in it is at an index.
Term Sequences::contains(Term sequence, Term element) {
  const Term isThere = terms_.contains(sequence, element);
  if (!terms_.isConstant(isThere))
    path_.learn(terms_.lessOrEqual(terms_.integer(0), terms_.length(sequence)));
  return isThere;
}

Term Sequences::update(Term sequence, Term index, Term value) {
  const Term behind = slice(sequence, terms_.add(index, terms_.integer(1)), terms_.length(sequence));
  const Term updated =
      append(append(slice(sequence, terms_.integer(0), index), terms_.single(value)), behind);
  const Term former =
      terms_.element(sequence, index, [&](Term condition) { return path_.decide(condition); });
  std::vector<SequenceUpdate>& updates = now().memory->updates;
  while (!updates.empty() && !path_.isOpen(updates.back().scope)) updates.pop_back();
  updates.push_back({path_.innermost(), updated, sequence, former, value});
  return updated;
}

Term Sequences::elementOf(const ast::Type& type, Term sequence, Term index) {
  const Term boxed = terms_.element(sequence, index, [&](Term condition) { return path_.decide(condition); });
  const Term value = terms_.unbox(sortOf(type), boxed);
  // That fromBool(toBool(s)) = s holds of what was made of a boolean only, as each element is that there is.
  if (terms_.sort(value) == Sort::Bool) path_.learn(terms_.equal(terms_.box(value), boxed));
  classes_.learnType(value, type);
  return value;
}

Term Sequences::compare(const Operation& operation, Term left, Term right) {
  const ast::Type& type = operation.operands;
  // Of values that are equal from now on nobody asks where they differ.
  const bool isAssumed = operation.op == ast::BinaryOperator::Equal && now().assumed == &operation.whole;
  const bool isPlain = type.isDatatype() || type.kind == ast::TypeKind::Option;
  if (isAssumed && !isPlain) return terms_.equal(left, right);
  const Term isSame = equality(type, left, right);
  return operation.op == ast::BinaryOperator::NotEqual ? terms_.negate(isSame) : isSame;
}

Term Sequences::equality(const ast::Type& type, Term left, Term right) {
  if (type.isDatatype()) {
    for (const Term side : {left, right}) datatypes_.learnShape(*type.datatype, side);
  }
  if (!type.isSequence()) return collections_.compare(type, left, right);
  learnDifference(left, right);
  return terms_.equal(left, right);
}

// Sequences that are not equal differ in their lengths, or somewhere.
void Sequences::learnDifference(Term left, Term right) {
  const Term isEqual = terms_.equal(left, right);
  const auto isListed = [&](Term side) { return terms_.op(terms_.length(side)) == smt::Op::Integer; };
  if (terms_.isConstant(isEqual) || (isListed(left) && isListed(right))) return;
  const Term leftLength = lengthOf(left), rightLength = lengthOf(right);
  const Term sides[] = {std::min(left, right), std::max(left, right)};
  const Term place = terms_.apply(terms_.function("difference of sequences", Sort::Int), sides);
  const Term isWithin =
      terms_.conjoin(terms_.lessOrEqual(terms_.integer(0), place), terms_.less(place, leftLength));
  const Term differ = terms_.negate(terms_.equal(terms_.element(left, place), terms_.element(right, place)));
  path_.learn(terms_.disjoin(isEqual, terms_.disjoin(terms_.negate(terms_.equal(leftLength, rightLength)),
                                                     terms_.conjoin(isWithin, differ))));
}

// What it is of the list that the sequence is known to be; but families are looked for by lengths of
// sequences.
Term Sequences::lengthOf(Term sequence, Term list) {
  const Term length = terms_.length(sequence);
  if (list != sequence) learnNumber(terms_.equal(length, terms_.length(list)));
  return length;
}

// By its ends, where they are known to be in order.
Term Sequences::lengthOf(Term sequence) {
  const Term length = terms_.length(sequence);
  if (terms_.op(sequence) != smt::Op::Window) return length;
  const Term from = terms_.arguments(sequence)[1], to = terms_.arguments(sequence)[2];
  return path_.isEvident(terms_.lessOrEqual(from, to)) ? terms_.subtract(to, from) : length;
}

}  // namespace warrant::symbex
