// The library's operations: constants are computed here, all else is the execution's.
#include "warrant/symbolic/engine.h"

#include <ostream>

#include "symbolic/execution.h"
#include "symbolic/texts.h"

namespace warrant::detail {

using namespace symbolics;

namespace {

Execution& current() {
  if (Execution* execution = Execution::current()) return *execution;
  throw misuse("a symbolic value is made or used outside of warrant::check");
}

// For operands of which one is not constant.
Execution& executionOf(const value& first, const value& second = {}, const value& third = {}) {
  Execution& execution = current();
  for (const value* each : {&first, &second, &third}) execution.expectOwn(*each);
  return execution;
}

value now(std::int64_t number) {
  const Execution* execution = Execution::current();
  return {number, 0, execution ? execution->moment() : 0};
}

value truth(bool holds) { return now(holds); }

const char* hazardOf(operation operation) {
  const bool divides = operation == operation::divide || operation == operation::remainder;
  return divides ? "division by zero" : "shift by a distance that is negative or not less than the width";
}

// Undefined in C++: whatever the value is.
value undefined(const char* what, bool isOverflow, std::int64_t number) {
  Execution* execution = Execution::current();
  if (execution == nullptr) throw misuse(std::string("arithmetic is undefined: ") + what);
  execution->addHazard({now(0), what, isOverflow, now(number)});
  return now(number);
}

value computed(operation operation, const type& type, const std::optional<Wide>& result) {
  if (!result) return undefined(hazardOf(operation), false, 0);
  if (!type.is_signed) return now(static_cast<std::int64_t>(wrapped(type, *result)));
  if (rangeOf(type).contains(*result)) return now(static_cast<std::int64_t>(*result));
  if (Execution* execution = Execution::current()) execution->overflowed();
  return undefined("signed overflow", true, static_cast<std::int64_t>(*result));
}

}  // namespace

value fresh(const type& type, std::string_view name, const void* member) {
  Execution& execution = current();
  if (auto* frame = execution.frame(); frame != nullptr && member != nullptr)
    frame->places.emplace_back(member, frame->members);
  return execution.fresh(type, name);
}

value fresh_relation(const type& type, std::string_view name, const void* member) {
  Execution& execution = current();
  if (auto* frame = execution.frame(); frame != nullptr && member != nullptr)
    frame->places.emplace_back(member, frame->members);
  return execution.freshRelation(type, name);
}

value text_constant(std::string_view text) { return constantOf(numberOfText(text)); }

value arithmetic(operation operation, const type& type, value left, value right) {
  if (isConstant(left) && isConstant(right)) {
    const Wide a = numberIn(type, left.number), b = numberIn(type, right.number);
    // A rest overflows where the quotient does.
    if (operation == operation::remainder && type.is_signed && b == -1 && a == rangeOf(type).least)
      return computed(operation::divide, type, -a);
    return computed(operation, type, calculated(operation, type, a, b));
  }
  return executionOf(left, right).arithmetic(operation, type, left, right);
}

value convert(const type& from, const type& to, value number) {
  if (isConstant(number)) return now(static_cast<std::int64_t>(wrapped(to, numberIn(from, number.number))));
  return executionOf(number).convert(from, to, number);
}

value compare(comparison comparison, const type& type, value left, value right) {
  if (isConstant(left) && isConstant(right))
    return truth(compared(comparison, numberIn(type, left.number), numberIn(type, right.number)));
  return executionOf(left, right).compare(comparison, type, left, right);
}

value negation(value condition) {
  if (isConstant(condition)) return truth(condition.number == 0);
  return executionOf(condition).negation(condition);
}

// The right side is looked at where the left one holds.
value conjunction(value left, value right) {
  Execution* execution = Execution::current();
  if (execution != nullptr) execution->weaken(left.moment, left);
  if (isConstant(left) && isConstant(right)) return truth(left.number != 0 && right.number != 0);
  return executionOf(left, right).both(left, right);
}

// The right side is looked at where the left one does not hold.
value disjunction(value left, value right) {
  const value otherwise = negation(left);
  return negation(conjunction({otherwise.number, otherwise.run, left.moment}, negation(right)));
}

value choice(const type& type, value condition, value then, value otherwise) {
  if (isConstant(condition)) return condition.number != 0 ? then : otherwise;
  return executionOf(condition, then, otherwise).choice(type, condition, then, otherwise);
}

bool decide(value condition) {
  if (isConstant(condition)) {
    if (Execution* execution = Execution::current()) execution->passedDecision();
    return condition.number != 0;
  }
  return executionOf(condition).decide(condition);
}

void claim(value condition, bool expected, const place& place) {
  Execution& execution = executionOf(condition);
  execution.claim(expected ? condition : negation(condition),
                  {expected ? "should" : "should_not", place.file, place.line});
}

void suppose(value condition) { executionOf(condition).suppose(condition); }
value apart(callback<value> condition) { return current().apart(condition); }
value for_all(const type& type, callback<value, value> domain, callback<value, value> condition) {
  return current().forAll(type, domain, condition);
}

const void* fresh_record(const type& type, std::string_view name) {
  return current().freshRecord(type, name);
}
const void* record_at(const type& type, value reference) { return current().recordAt(type, reference); }
value reference_to(const type& type, const void* record) { return current().referenceTo(type, record); }
value is_in(const type& type, value relation, value reference) {
  return executionOf(relation, reference).isIn(type, relation, reference);
}

std::string describe(const type& type, value value) {
  if (!isConstant(value)) return executionOf(value).describe(type, value);
  if (type.sort == sort::boolean) return value.number != 0 ? "true" : "false";
  if (type.sort == sort::text) return '"' + textOfNumber(value.number) + '"';
  const Wide number = numberIn(type, value.number);
  return number < 0 ? std::to_string(value.number) : std::to_string(static_cast<std::uint64_t>(number));
}

}  // namespace warrant::detail
