// Explaining failures (paper, 6.2): the symbolic state in source terms, the branches taken, and where a
// missing chunk was last held. Notes are gathered only in a traced run.
#include "symbex/explain/notation.h"

#include <algorithm>

#include "ast/print.h"
#include "support/match.h"
#include "symbex/path/path.h"

namespace warrant::symbex {

using heap::Chunk;
using support::match;

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

std::string Notation::wantedText(const Site* site, const std::string& written, const Chunk& wanted) const {
  if (!record_.isOn() || site == nullptr) return written;
  const bool isElsewhere = site->place == Site::Place::Site || site->context == Context::Close;
  if (!isElsewhere) return written;  // `this` and the parameters are the reader's own
  const std::string place = placeOf(wanted, names_);
  return wanted.isPredicate() ? place : "acc(" + place + ")";
}

std::string Notation::placeOf(const Chunk& chunk, const Names& names) const {
  const auto owner = [&](const ast::ClassDecl& declaration) {
    return analysis_.isStatic(chunk.resource) ? std::string(declaration.name)
                                              : names.print(terms_, chunk.receiver);
  };
  return match(
      chunk.kind,
      [&](heap::OfField) {
        const ast::FieldDecl& field = *analysis_.fieldOf(chunk.resource);
        return owner(*field.owner) + "." + std::string(field.name);
      },
      [&](const heap::OfRange& range) {
        return names.print(terms_, chunk.receiver) + "[" + indicesOf(chunk.receiver, range, names) + "]";
      },
      [&](const heap::OfPredicate& instance) {
        const ast::PredicateDecl& predicate = *analysis_.predicateOf(chunk.resource);
        const ast::ClassDecl* const definer = analysis_.definerOf(chunk.resource);
        std::string text = owner(*predicate.owner) + "." +
                           (definer != nullptr ? std::string(definer->name) + "::" : "") +
                           std::string(predicate.name) + "(";
        for (std::size_t index = 0; index < instance.arguments.size(); ++index) {
          text += (index > 0 ? ", " : "") + names.print(terms_, instance.arguments[index]);
        }
        return text + ")";
      });
}

// Of a range of elements: `i`, `from..to` or `*`.
std::string Notation::indicesOf(Term array, const heap::OfRange& range, const Names& names) const {
  const std::string from = names.print(terms_, range.from);
  if (isNext(range.from, range.to)) return from;
  const auto whole = terms_.arguments(range.to);
  const bool isLength = terms_.op(range.to) == smt::Op::Apply && whole.size() == 1 && whole[0] == array;
  if (terms_.isConstant(range.from) && terms_.integerValue(range.from) == 0 && isLength) return "*";
  return from + ".." + names.print(terms_, range.to);
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
  const std::string amount = chunk.amount.isWhole() ? ""
                                                    : std::to_string(chunk.amount.numerator()) + "/" +
                                                          std::to_string(chunk.amount.denominator()) + " of ";
  const std::string place = amount + placeOf(chunk, names);
  if (chunk.isPredicate()) return place;
  if (!chunk.isRange()) return place + " ↦ " + names.print(terms_, chunk.value);
  const bool isElement =
      chunk.value && terms_.op(chunk.value) == smt::Op::Store && isNext(chunk.range().from, chunk.range().to);
  if (!isElement) return place;
  const Term value = terms_.arguments(chunk.value)[2];
  return place + " ↦ " +
         names.print(terms_, terms_.op(value) == smt::Op::Box ? terms_.arguments(value)[0] : value);
}

void Notation::nameElement(const Chunk& element, Term value, Term snapshot, std::uint32_t line) {
  nameAs(placeOf(element, names_), value, line);
  names_.rename(snapshot, names_.print(terms_, value));
}

void Notation::nameValue(const Chunk& chunk, std::uint32_t line) {
  if (!chunk.isPredicate() && !chunk.isRange()) nameAs(placeOf(chunk, names_), chunk.value, line);
}

void Notation::nameAs(const std::string& place, Term value, std::uint32_t line) {
  names_.name(value, now().isEntering ? "old(" + place + ")" : place, line);
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
  for (std::size_t i = 0; i < chunk.arguments().size(); ++i)
    add(predicate.parameters[i]->name, chunk.arguments()[i]);
  return meanings;
}

std::string Notation::nameOfNew(const ast::Expression& e) {
  std::string hint = std::exchange(nameHint_, {});
  return !path_.isRecording() || !hint.empty() ? hint : ast::toString(e);
}

}  // namespace warrant::symbex
