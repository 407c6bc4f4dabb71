#include "symbex/explore/boxes.h"

#include <algorithm>
#include <string>

#include "symbex/path/path.h"
#include "symbex/rules/calls.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

namespace {

struct Box {
  std::string_view name;
  ast::TypeKind held;
  std::string_view unboxing;
  std::int64_t least, greatest;  // for which Java keeps a box
};
constexpr Box kinds[] = {{"Integer", ast::TypeKind::Int, "intValue", -128, 127},
                         {"Long", ast::TypeKind::Long, "longValue", -128, 127},
                         {"Short", ast::TypeKind::Short, "shortValue", -128, 127},
                         {"Byte", ast::TypeKind::Byte, "byteValue", -128, 127},
                         {"Character", ast::TypeKind::Char, "charValue", 0, 127},
                         {"Boolean", ast::TypeKind::Boolean, "booleanValue", 0, 1}};

const Box* kindOf(const ast::ClassDecl& declaration) {
  const auto found = std::ranges::find(kinds, declaration.name, &Box::name);
  return declaration.isLibrary && found != std::end(kinds) ? found : nullptr;
}

}  // namespace

std::optional<ast::Type> boxedType(const ast::Type& type) {
  const Box* const kind = type.kind == ast::TypeKind::Class ? kindOf(*type.declaration) : nullptr;
  return kind == nullptr ? std::nullopt : std::optional(ast::Type{kind->held});
}

bool isKeptBox(const ast::Type& boxed, std::int64_t value) {
  const auto kind = std::ranges::find(kinds, boxed.kind, &Box::held);
  return kind != std::end(kinds) && kind->least <= value && value <= kind->greatest;
}

bool Boxes::boxes(const ast::MethodDecl& method) {
  const Box* const kind = kindOf(*method.owner);
  return kind != nullptr && method.isStatic && method.name == "valueOf" && method.parameters.size() == 1 &&
         method.parameters.front()->type.kind == kind->held;
}

smt::Term Boxes::call(SymbolicState& s, const ast::Expression& e, const ast::ClassDecl& box,
                      std::string_view method, Term self, const Terms& arguments) {
  const auto found = std::ranges::find(box.methods, method, &ast::MethodDecl::name);
  if (found == box.methods.end()) return {};
  Exploration byContract = path_.trial();
  byContract.unfolds = false;
  Trial known = path_.attempt(
      byContract, [&](ThenTerm done) { return calls_.evalPureCall(s, e, {*found}, self, arguments, done); });
  if (known.verdict != Verdict::Verified || !known.isSingle || !known.state) return {};
  s = std::move(*known.state);
  return known.value;
}

smt::Term Boxes::boxed(SymbolicState& s, const ast::Expression& e, const ast::ClassDecl& box, Term value) {
  const Box& kind = *kindOf(box);
  if (kind.held == ast::TypeKind::Boolean) {  // one of two constants
    const Term known = call(s, e, box, "boxed", {}, {value});
    if (known) made_.try_emplace(known, &box);
    return known;
  }
  const Term made =
      terms_.apply(terms_.function("box of " + std::string(box.name), smt::Sort::Ref), {&value, 1});
  classes_.noteDeclared(made, typeOf(box));
  path_.learn(terms_.negate(terms_.equal(made, terms_.null())));
  made_.try_emplace(made, &box);
  return holdsValue(s, e, box, made, value) ? made : Term();
}

bool Boxes::holdsValue(SymbolicState& s, const ast::Expression& e, const ast::ClassDecl& box, Term made,
                       Term value) {
  const Term held = call(s, e, box, kindOf(box)->unboxing, made, {});
  if (held) path_.learn(terms_.equal(held, value));
  return static_cast<bool>(held);
}

const ast::ClassDecl* Boxes::classOf(Term reference) const {
  const auto found = made_.find(reference);
  return found == made_.end() ? nullptr : found->second;
}

smt::Term Boxes::make(SymbolicState& s, const ast::Expression& e, const ast::ClassDecl& box, Term value) {
  const Box& kind = *kindOf(box);
  Term isKept = terms_.truth();
  if (kind.held != ast::TypeKind::Boolean)
    isKept = terms_.conjoin(terms_.lessOrEqual(terms_.integer(kind.least), value),
                            terms_.lessOrEqual(value, terms_.integer(kind.greatest)));
  if (path_.entailsNatively(terms_.negate(isKept)) == smt::Answer::Yes) {
    const Term made = terms_.freshObject(box.name);
    classes_.noteCreated(made, typeOf(box));
    made_.try_emplace(made, &box);
    return holdsValue(s, e, box, made, value) ? made : Term();
  }
  const Term made = boxed(s, e, box, value);
  if (made && path_.entailsNatively(isKept) != smt::Answer::Yes) uncertain_.insert(made);
  return made;
}

bool Boxes::isUncertain(Term reference) {
  if (uncertain_.empty()) return false;
  return uncertain_.contains(reference) ||
         path_.findEqual(reference, [&](Term equal) { return uncertain_.contains(equal); });
}

}  // namespace warrant::symbex
