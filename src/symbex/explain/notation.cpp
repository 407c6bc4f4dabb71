// Explaining failures (paper, 6.2): the symbolic state in source terms, the branches taken, and where a
// missing chunk was last held. Notes are gathered only in a traced run.
#include "symbex/explain/notation.h"

#include <algorithm>

#include "ast/print.h"
#include "symbex/path/path.h"

namespace warrant::symbex {

using heap::Chunk;

std::string qualifiedName(const ast::MethodDecl& method) {
  const std::string owner = method.owner != nullptr ? ast::nestedName(*method.owner) + "." : std::string();
  return owner + ast::signature(method);
}

std::string Notation::nameOfCall(const Frame& frame, const ast::MethodDecl& method, Term self,
                                 const Terms& arguments) const {
  std::string text = method.isStatic ? std::string(method.owner->name) : names_.print(terms_, self);
  text += "." + std::string(method.name) + "(";
  for (std::size_t index = 0; index < arguments.size(); ++index) {
    text += (index > 0 ? ", " : "") + names_.print(terms_, arguments[index]);
  }
  text += ")";
  return now().isEntering || frame.insideOld ? "old(" + text + ")" : text;
}

void Notation::hintName(const ast::Variable& variable, const ast::Expression& value) {
  const bool isNew = std::holds_alternative<ast::New>(value.node) ||
                     std::holds_alternative<ast::NewArray>(value.node) ||
                     std::holds_alternative<ast::ArrayInitializer>(value.node);
  if (path_.isRecording() && isNew) nameHint_ = variable.name;
}

std::string Notation::wantedText(const Site* site, const std::string& written, heap::Resource resource,
                                 Term receiver, std::span<const Term> arguments) const {
  if (!trace_.isOn() || site == nullptr) return written;
  const bool isElsewhere = site->place == Site::Place::Site || site->context == Context::Close;
  if (!isElsewhere) return written;  // `this` and the parameters are the reader's own
  const std::string place = placeOf(resource, receiver, arguments, names_);
  return analysis_.predicateOf(resource) != nullptr ? place : "acc(" + place + ")";
}

std::string Notation::placeOf(heap::Resource resource, Term receiver, std::span<const Term> arguments,
                              const Names& names) const {
  const ast::FieldDecl* field = analysis_.fieldOf(resource);
  const ast::PredicateDecl* predicate = analysis_.predicateOf(resource);
  std::string text = !analysis_.isStatic(resource) ? names.print(terms_, receiver)
                     : field != nullptr            ? std::string(field->owner->name)
                                                   : std::string(predicate->owner->name);
  if (field != nullptr) return text + "." + std::string(field->name);
  if (predicate == nullptr) return text + "[" + indicesOf(receiver, arguments, names) + "]";
  const ast::ClassDecl* const definer = analysis_.definerOf(resource);
  const std::string prefix = definer != nullptr ? std::string(definer->name) + "::" : "";
  text += "." + prefix + std::string(predicate->name) + "(";
  for (std::size_t index = 0; index < arguments.size(); ++index) {
    text += (index > 0 ? ", " : "") + names.print(terms_, arguments[index]);
  }
  return text + ")";
}

// Of a range of elements: `i`, `from..to` or `*`.
std::string Notation::indicesOf(Term array, std::span<const Term> ends, const Names& names) const {
  const std::string from = names.print(terms_, ends[0]);
  if (isNext(ends[0], ends[1])) return from;
  const auto whole = terms_.arguments(ends[1]);
  const bool isLength = terms_.op(ends[1]) == smt::Op::Apply && whole.size() == 1 && whole[0] == array;
  if (terms_.isConstant(ends[0]) && terms_.integerValue(ends[0]) == 0 && isLength) return "*";
  return from + ".." + names.print(terms_, ends[1]);
}

// Whether the second number is the first one and 1.
bool Notation::isNext(Term first, Term second) const {
  const bool isInteger = terms_.op(first) == smt::Op::Integer && terms_.op(second) == smt::Op::Integer;
  if (isInteger) return terms_.integerValue(first) + 1 == terms_.integerValue(second);
  static constexpr std::int64_t one = 1;
  const auto constant = [&](Term number) {
    return terms_.op(number) == smt::Op::Sum ? terms_.constant(number) : 0;
  };
  const auto summands = [&](const Term& number) {
    return terms_.op(number) == smt::Op::Sum ? terms_.arguments(number) : std::span(&number, 1);
  };
  const auto factors = [&](Term number) {
    return terms_.op(number) == smt::Op::Sum ? terms_.coefficients(number) : std::span(&one, 1);
  };
  return constant(second) - constant(first) == 1 && std::ranges::equal(summands(first), summands(second)) &&
         std::ranges::equal(factors(first), factors(second));
}

std::string Notation::describe(const Chunk& chunk, const Names& names) const {
  const std::string place = placeOf(chunk.resource, chunk.receiver, chunk.arguments, names);
  if (analysis_.fieldOf(chunk.resource) != nullptr) return place + " ↦ " + names.print(terms_, chunk.value);
  const bool isElement = chunk.resource == analysis_.elements() && chunk.value &&
                         terms_.op(chunk.value) == smt::Op::Store &&
                         isNext(chunk.arguments[0], chunk.arguments[1]);
  if (!isElement) return place;
  const Term value = terms_.arguments(chunk.value)[2];
  return place + " ↦ " +
         names.print(terms_, terms_.op(value) == smt::Op::Box ? terms_.arguments(value)[0] : value);
}

void Notation::nameElement(const Range& range, Term value, Term snapshot, std::uint32_t line) {
  const Term ends[] = {range.from, range.to};
  const std::string place = placeOf(analysis_.elements(), range.array, ends, names_);
  names_.name(value, now().isEntering ? "old(" + place + ")" : place, line);
  names_.rename(snapshot, names_.print(terms_, value));
}

void Notation::nameValue(const Chunk& chunk, std::uint32_t line) {
  if (analysis_.fieldOf(chunk.resource) == nullptr) return;
  const std::string place = placeOf(chunk.resource, chunk.receiver, {}, names_);
  names_.name(chunk.value, now().isEntering ? "old(" + place + ")" : place, line);
}

// What the names in the predicate's body stand for there, where they do not stand for themselves: `, where
// `b` is `null``.
std::string Notation::meaningsIn(const ast::PredicateDecl& predicate, const Chunk& chunk) const {
  std::string meanings;
  const auto add = [&](std::string_view name, Term value) {
    const std::string meaning = names_.print(terms_, value);
    if (meaning == name) return;
    meanings += meanings.empty() ? ", where " : " and ";
    meanings += "`" + std::string(name) + "` is `" + meaning + "`";
  };
  if (!predicate.isStatic) add("this", chunk.receiver);
  for (std::size_t i = 0; i < chunk.arguments.size(); ++i)
    add(predicate.parameters[i]->name, chunk.arguments[i]);
  return meanings;
}

std::string Notation::nameOfNew(const ast::Expression& e) {
  std::string hint = std::exchange(nameHint_, {});
  return !path_.isRecording() || !hint.empty() ? hint : ast::toString(e);
}

}  // namespace warrant::symbex
