#include "symbex/explore/models.h"

#include <algorithm>

#include "ast/print.h"
#include "ast/values/constants.h"
#include "symbex/explore/boxes.h"
#include "symbex/explore/initial_heap.h"
#include "symbex/path/path.h"
#include "symbex/values/classes.h"
#include "symbex/values/code_methods.h"
#include "symbex/values/final_fields.h"

namespace warrant::symbex {

using smt::Answer;
using smt::Op;
using smt::PathScope;
using smt::Sort;

namespace {

constexpr std::int64_t farthest = std::int64_t{1} << 62;  // from 0 that numbers are looked for
constexpr std::size_t mostForSolver = 2000;               // conditions of which Z3 is told
constexpr int mostBeside = 40;                            // numbers beside one that is not possible itself

constexpr std::size_t mostTried = 4000;  // values, where nothing else leads to any

// The next of all lists of numbers up to `reach` from 0; false: this was the last one.
bool advance(std::vector<std::int64_t>& values, std::int64_t reach) {
  for (std::int64_t& value : values) {
    if (value < reach) {
      ++value;
      return true;
    }
    value = -reach;
  }
  return false;
}

bool isEnum(const ast::Type& type) {
  return type.kind == ast::TypeKind::Class && type.declaration->kind == ast::ClassKind::Enum;
}

}  // namespace

bool Models::isTooDeep() const { return now().branches->size() > mostForSolver; }

bool Models::isReachable() {
  return (isTooDeep() ? path_.condition().isConsistentNatively() : path_.isConsistent()) != Answer::No;
}

std::optional<Models::Model> Models::find(const Question& question) {
  Choice start = startingWith(question);
  // What inputs that are followed are like is not known of such numbers.
  const auto isFloating = [&](Term atom) { return isFloatingAtom(atom); };
  if (question.nearby == nullptr && std::ranges::any_of(start.atoms, isFloating))
    return tryFloating(question, start);
  if (auto model = guess(question, std::move(start))) return model;
  for (const bool asksSolver : {false, true}) {
    if (asksSolver && isTooDeep()) break;
    for (const bool withWishes : {true, false}) {
      const PathScope scope(path_.condition());
      if (auto model = choose(question, withWishes, asksSolver)) return model;
    }
  }
  return tryFew(question);
}

// --- guessing

// Where all symbols are numbers and truth values, those conditions that are about one of them alone tell
// much.
std::optional<Models::Model> Models::guess(const Question& question, Choice choice) {
  for (const Term atom : choice.atoms) {
    if (terms_.op(atom) != Op::Symbol || terms_.sort(atom) == Sort::Ref) return std::nullopt;
    const bool isNumber = terms_.sort(atom) == Sort::Int;
    const Term near = choice.near(atom);
    const std::int64_t wanted = near && terms_.op(near) == Op::Integer ? terms_.integerValue(near) : 0;
    const auto isCondition = [&](Term condition) {
      return std::ranges::find(question.conditions, condition) != question.conditions.end();
    };
    const bool isTrue = isCondition(atom) || (near == terms_.truth() && !isCondition(terms_.negate(atom)));
    const Term value =
        isNumber ? terms_.integer(nearestWithin(question.conditions, atom, wanted)) : terms_.boolean(isTrue);
    choice.replacements.emplace_back(atom, value);
  }
  if (!isWithinBounds(choice) || !holds(choice, question.conditions) || !holds(choice, question.wishes))
    return std::nullopt;
  return modelOf(choice, question, false);
}

bool Models::isWithinBounds(const Choice& choice) {
  return std::ranges::all_of(path_.bounds(), [&](const auto& bounds) {
    const Term number = evaluate(choice, bounds.number);
    return terms_.op(number) == Op::Integer && bounds.least <= terms_.integerValue(number) &&
           terms_.integerValue(number) <= bounds.greatest;
  });
}

// Where all symbols are numbers and truth values, and what is said of them is too hard to be solved, as where
// one is divided by another: small values, nearest to 0 first.
std::optional<Models::Model> Models::tryFew(const Question& question) {
  const Choice start = startingWith(question);
  const auto isSimple = [&](Term atom) {
    return terms_.op(atom) == Op::Symbol &&
           (terms_.sort(atom) == Sort::Int || terms_.sort(atom) == Sort::Bool);
  };
  if (start.atoms.empty() || !std::ranges::all_of(start.atoms, isSimple)) return std::nullopt;
  std::optional<Model> overflowing;
  std::size_t attempts = 0;
  for (std::int64_t reach = 0; attempts < mostTried; ++reach) {
    std::vector<std::int64_t> values(start.atoms.size(), -reach);
    for (bool isMore = true; isMore && attempts < mostTried; isMore = advance(values, reach)) {
      // What is nearer was tried before.
      if (std::ranges::none_of(values, [&](std::int64_t value) { return value == reach || value == -reach; }))
        continue;
      ++attempts;
      Choice choice = start;
      for (std::size_t i = 0; i < values.size(); ++i) {
        const bool isNumber = terms_.sort(start.atoms[i]) == Sort::Int;
        choice.replacements.emplace_back(
            start.atoms[i], isNumber ? terms_.integer(-values[i]) : terms_.boolean(values[i] < 0));
      }
      if (!isWithinBounds(choice) || !holds(choice, question.conditions)) continue;
      if (holds(choice, question.wishes)) return modelOf(choice, question, false);
      if (!overflowing) overflowing = modelOf(choice, question, true);
    }
  }
  path_.statistics().steps += attempts;
  return overflowing;
}

// As far as the conditions about it alone allow that, and are bounds.
std::int64_t Models::nearestWithin(std::span<const Term> conditions, Term number, std::int64_t wanted) const {
  std::int64_t least = -farthest, most = farthest;
  for (const Term condition : conditions) {
    const Term bounded = terms_.op(condition) == Op::NonNegative ? terms_.arguments(condition)[0] : Term();
    if (!bounded) continue;
    if (bounded == number) least = std::max<std::int64_t>(least, 0);
    const bool isAlone = terms_.op(bounded) == Op::Sum && terms_.arguments(bounded).size() == 1 &&
                         terms_.arguments(bounded)[0] == number;
    if (!isAlone) continue;
    const std::int64_t constant = terms_.constant(bounded), coefficient = terms_.coefficients(bounded)[0];
    if (coefficient == 1 && constant > -farthest) least = std::max(least, -constant);
    if (coefficient == -1) most = std::min(most, constant);
  }
  return std::clamp<std::int64_t>(wanted, least, std::max(least, most));
}

// --- choosing

std::optional<Models::Model> Models::choose(const Question& question, bool withWishes, bool asksSolver,
                                            const Replacements* tried) {
  Choice choice = startingWith(question);
  choice.tried = tried;
  choice.asksSolver = asksSolver;
  for (const auto& bounds : std::vector(path_.bounds().begin(), path_.bounds().end())) {
    if (!std::ranges::binary_search(choice.atoms, bounds.number)) continue;
    path_.learn(terms_.lessOrEqual(terms_.integer(bounds.least), bounds.number));
    path_.learn(terms_.lessOrEqual(bounds.number, terms_.integer(bounds.greatest)));
  }
  if (withWishes) {
    for (const Term wish : question.wishes) {
      if (!path_.assume(wish)) return std::nullopt;
    }
    if (!isConsistent(choice)) return std::nullopt;
  }
  for (const Term atom : std::vector(choice.atoms)) {
    if (!chooseValue(choice, atom)) return std::nullopt;
  }
  if (!holds(choice, question.conditions) || (withWishes && !holds(choice, question.wishes)))
    return std::nullopt;
  return modelOf(choice, question, !withWishes && !holds(choice, question.wishes));
}

std::optional<Models::Model> Models::modelOf(Choice& choice, const Question& question, bool overflows) {
  std::optional<InputGraph> graph = graphOf(choice, question.conditions);
  if (!graph) return std::nullopt;
  graph->overflows = overflows;
  Model model{.inputs = std::move(*graph), .values = {}};
  for (const Term value : question.values) model.values.push_back(value ? evaluate(choice, value) : value);
  return model;
}

bool Models::isAtom(Term term) const {
  if (terms_.sort(term) == Sort::Snapshot) return false;
  const Op op = terms_.op(term);
  return op == Op::Symbol || op == Op::Apply || op == Op::Unbox;
}

Models::Choice Models::startingWith(const Question& question) {
  Terms pending, seen, constants;
  for (const auto& symbol : initialHeap_.symbols()) pending.push_back(symbol.value);
  for (const auto& terms : {question.conditions, question.wishes, question.values})
    pending.insert(pending.end(), terms.begin(), terms.end());
  std::unordered_set<Term> found;
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    if (!term || !found.insert(term).second) continue;
    if (isAtom(term) || (question.nearby == nullptr && isFloatingAtom(term))) seen.push_back(term);
    if (floatingConstantOf(term) != nullptr) constants.push_back(term);
    const auto parts = terms_.arguments(term);
    pending.insert(pending.end(), parts.begin(), parts.end());
  }
  std::ranges::sort(seen);
  Choice choice{
      .atoms = std::move(seen), .tests = {}, .constants = std::move(constants), .nearby = question.nearby};
  for (const Term atom : choice.atoms) {
    const bool isTest =
        terms_.op(atom) == Op::Apply && run_.symbols.of(terms_.functionOf(atom)).kind == Symbol::Kind::Test;
    if (isTest) choice.tests.push_back(atom);
  }
  return choice;
}

bool Models::isConsistent(const Choice& choice) {
  return (choice.asksSolver ? path_.isConsistent() : path_.condition().isConsistentNatively()) != Answer::No;
}

bool Models::isPossible(const Choice& choice, Term fact) {
  if (fact == terms_.falsity()) return false;
  const PathScope scope(path_.condition());
  return path_.assume(fact) && isConsistent(choice);
}

// Later conditions may have it under its own name, or as a function of values that were chosen.
void Models::replace(Choice& choice, Term atom, Term value) {
  const Term evaluated = evaluate(choice, atom);
  if (!terms_.isConstant(evaluated) && evaluated != atom) choice.replacements.emplace_back(evaluated, value);
  choice.replacements.emplace_back(atom, value);
}

bool Models::chooseValue(Choice& choice, Term atom) {
  if (std::ranges::binary_search(choice.tests, atom)) {
    const auto node = nodeOf(choice, evaluate(choice, terms_.arguments(atom)[0]));
    const ast::Type& tested = run_.symbols.of(terms_.functionOf(atom)).type;
    const bool isOf = node && Hierarchy::isSubtype(choice.nodes[*node].type, tested);
    replace(choice, atom, terms_.boolean(isOf));
    return true;
  }
  if (choice.tried != nullptr) {
    const auto given = std::ranges::find(*choice.tried, atom, &std::pair<Term, Term>::first);
    if (given != choice.tried->end()) return becomes(choice, atom, given->second);
    if (isFloatingOperation(atom)) return becomes(choice, atom, computedFloating(evaluate(choice, atom)));
  }
  if (isOperation(atom)) {  // which is computed where its operands are numbers
    const auto number = computed(evaluate(choice, atom));
    if (!number) return false;
    const bool isTruth = terms_.sort(atom) == Sort::Bool;
    const Term value = isTruth ? terms_.boolean(*number != 0) : terms_.integer(*number);
    replace(choice, atom, value);
    return path_.assume(terms_.equal(atom, value));
  }
  Term value;
  switch (terms_.sort(atom)) {
    case Sort::Ref:
      return chooseReference(choice, atom);
    case Sort::Bool:
      value = choice.near(atom) == terms_.truth() ? terms_.boolean(isPossible(choice, atom))
                                                  : terms_.boolean(!isPossible(choice, terms_.negate(atom)));
      break;
    default:
      value = path_.constantFor(atom);
      if (value && terms_.op(value) == Op::Integer) break;
      if (const auto number = chooseNumber(choice, atom)) {
        value = terms_.integer(*number);
        break;
      }
      return false;
  }
  replace(choice, atom, value);
  return path_.assume(terms_.equal(atom, value));
}

bool Models::isOperation(Term atom) const {
  if (terms_.op(atom) != Op::Apply || terms_.arguments(atom).empty()) return false;
  const smt::Function function = terms_.functionOf(atom);
  const Symbol& symbol = run_.symbols.of(function);
  if (symbol.kind == Symbol::Kind::Method) return isCodeMethod(*symbol.method);
  const bool isOfText = !symbol.name.empty() || terms_.name(function).starts_with("text");
  return symbol.kind == Symbol::Kind::Operation && !isOfText && initialHeap_.fieldOf(function) == nullptr;
}

std::optional<std::int64_t> Models::computed(Term operation) const {
  if (terms_.op(operation) == Op::Integer) return terms_.integerValue(operation);
  if (terms_.sort(operation) == Sort::Bool && terms_.isConstant(operation))
    return operation == terms_.truth();
  std::vector<std::int64_t> operands;
  const Symbol& symbol = run_.symbols.of(terms_.functionOf(operation));
  const bool isCall = symbol.kind == Symbol::Kind::Method;
  for (const Term argument : terms_.arguments(operation)) {
    if (isCall && terms_.sort(argument) != Sort::Int) continue;  // what stands before the arguments
    if (terms_.op(argument) != Op::Integer) return std::nullopt;
    operands.push_back(terms_.integerValue(argument));
  }
  if (isCall) return yieldOfCodeMethod(symbol.method->name, operands);
  const std::string_view name = terms_.name(terms_.functionOf(operation));
  const auto isShort = [&](std::int64_t distance) { return 0 <= distance && distance < 62; };
  if (name == "&" && operands.size() == 2) return operands[0] & operands[1];
  if (name == "|" && operands.size() == 2) return operands[0] | operands[1];
  if (name == "^" && operands.size() == 2) return operands[0] ^ operands[1];
  if (name == "2^" && operands.size() == 1 && isShort(operands[0])) return std::int64_t{1} << operands[0];
  if (name == ">>" && operands.size() == 2 && isShort(operands[1])) return operands[0] >> operands[1];
  return std::nullopt;
}

// --- numbers

// 0, or what is nearest to it, a positive number before a negative one; of a text, a letter.
std::optional<std::int64_t> Models::chooseNumber(const Choice& choice, Term atom) {
  const bool isApplication = terms_.op(atom) == Op::Apply;
  const Symbol& symbol = run_.symbols.of(isApplication ? terms_.functionOf(atom) : smt::Function());
  const bool isOfText = isApplication && symbol.kind == Symbol::Kind::Method &&
                        symbol.method->returnType.kind == ast::TypeKind::Char;
  const Term near = choice.near(atom);
  if (near && terms_.op(near) == Op::Integer && isPossible(choice, terms_.equal(atom, near)))
    return terms_.integerValue(near);
  const std::int64_t simplest = isOfText ? 'a' : 0;
  if (isPossible(choice, terms_.equal(atom, terms_.integer(simplest)))) return simplest;
  const auto positive = nearest(choice, atom, true);
  return positive ? positive : nearest(choice, atom, false);
}

std::optional<std::int64_t> Models::nearest(const Choice& choice, Term atom, bool isPositive) {
  const std::int64_t sign = isPositive ? 1 : -1;
  const auto isWithin = [&](std::int64_t least, std::int64_t most) {
    Term from = terms_.integer(sign * least), to = terms_.integer(sign * most);
    if (!isPositive) std::swap(from, to);
    return isPossible(choice, terms_.conjoin(terms_.lessOrEqual(from, atom), terms_.lessOrEqual(atom, to)));
  };
  std::int64_t below = 0, reach = 1;  // nothing is at `below` or nearer
  while (!isWithin(below + 1, reach)) {
    if (reach >= farthest) return std::nullopt;
    below = reach;
    reach *= 2;
  }
  while (reach - below > 1) {
    const std::int64_t middle = below + (reach - below) / 2;
    if (isWithin(below + 1, middle))
      reach = middle;
    else
      below = middle;
  }
  for (int beside = 0; beside < mostBeside; ++beside, ++reach) {
    if (isPossible(choice, terms_.equal(atom, terms_.integer(sign * reach)))) return sign * reach;
  }
  return std::nullopt;
}

// --- references

bool Models::chooseReference(Choice& choice, Term atom) {
  if (nodeOf(choice, evaluate(choice, atom))) return true;  // as a part of what was chosen before
  if (isStringOfLiteral(atom)) {                            // it is what it is
    const auto isThat = [&](const Node& node) { return path_.areEqual(atom, node.reference); };
    if (const auto same = std::ranges::find_if(choice.nodes, isThat); same != choice.nodes.end()) {
      replace(choice, atom, same->object);
      return true;
    }
    choice.nodes.push_back({atom, terms_.freshObject("string"), typeOfStrings});
    replace(choice, atom, choice.nodes.back().object);
    return true;
  }
  if (const ast::FieldDecl* const constant = enumConstantOf(atom)) {
    const Term object = terms_.freshObject("constant");
    choice.nodes.push_back({atom, object, typeOf(*constant->owner), std::string(constant->name)});
    replace(choice, atom, object);
    return true;
  }
  if (const Term near = choice.near(atom); near && chooseNearby(choice, atom, near)) return true;
  const Term isNull = terms_.equal(atom, terms_.null());
  if (isPossible(choice, isNull)) {
    replace(choice, atom, terms_.null());
    return path_.assume(isNull);
  }
  const auto becomes = [&](const Node& node) {
    replace(choice, atom, node.object);
    return path_.assume(terms_.equal(atom, node.reference));
  };
  for (const Node& node : std::vector(choice.nodes)) {
    if (path_.areEqual(atom, node.reference)) return becomes(node);
  }
  const ast::Type* const type = initialHeap_.typeOf(atom);
  if (type == nullptr) return false;
  // Java has one box for a small value.
  for (const Node& node : std::vector(choice.nodes)) {
    const bool isSame = boxedType(node.type) && Hierarchy::isSubtype(node.type, *type) &&
                        isPossible(choice, terms_.equal(atom, node.reference));
    if (isSame) return becomes(node);
  }
  if (isEnum(*type)) return chooseConstant(choice, atom, *type->declaration);
  for (const ast::Type& one : classesFor(choice, atom, *type)) {
    if (chooseNew(choice, atom, one)) return true;
  }
  for (const Node& node : std::vector(choice.nodes)) {
    const bool isThat = Hierarchy::isSubtype(node.type, *type) &&
                        isPossible(choice, terms_.conjoin(terms_.equal(atom, node.reference),
                                                          classFacts(choice, atom, node.type)));
    if (isThat) return becomes(node);
  }
  return false;
}

bool Models::chooseNearby(Choice& choice, Term atom, Term wanted) {
  const auto type = choice.nearby->typeOf(wanted);
  if (type == nullptr || isEnum(*type)) return false;
  for (const Node& node : std::vector(choice.nodes)) {
    if (node.like != wanted || !isPossible(choice, terms_.equal(atom, node.reference))) continue;
    replace(choice, atom, node.object);
    return path_.assume(terms_.equal(atom, node.reference));
  }
  const bool isEqual = std::ranges::any_of(
      choice.nodes, [&](const Node& node) { return path_.areEqual(atom, node.reference); });
  return !isEqual && initialHeap_.typeOf(atom) != nullptr && chooseNew(choice, atom, *type, wanted);
}

bool Models::chooseNew(Choice& choice, Term atom, const ast::Type& type, Term like) {
  Term fact = classFacts(choice, atom, type);
  for (const Node& node : choice.nodes)
    fact = terms_.conjoin(fact, terms_.negate(terms_.equal(atom, node.reference)));
  if (!isPossible(choice, fact)) return false;
  const Term object = terms_.freshObject("input");
  replace(choice, atom, object);
  choice.nodes.push_back({atom, object, type, {}, like});
  return path_.assume(fact);
}

bool Models::chooseConstant(Choice& choice, Term atom, const ast::ClassDecl& declaration) {
  for (const ast::FieldDecl* const field : declaration.fields) {
    if (!field->isEnumConstant) continue;
    const Term constant = finals_.finalValue(*field, terms_.null());
    const Term isThat = terms_.equal(atom, constant);
    if (!isPossible(choice, isThat)) continue;
    if (const Term known = evaluate(choice, constant); known == constant)
      (void)chooseReference(choice, constant);
    replace(choice, atom, evaluate(choice, constant));
    return path_.assume(isThat);
  }
  return false;
}

const ast::FieldDecl* Models::enumConstantOf(Term term) const {
  if (terms_.op(term) != Op::Apply) return nullptr;
  const Symbol& symbol = run_.symbols.of(terms_.functionOf(term));
  const bool isConstant = symbol.kind == Symbol::Kind::FinalField && symbol.field->isEnumConstant;
  return isConstant ? symbol.field : nullptr;
}

// What the tests that were made of it say if it is of that type, and nothing below.
smt::Term Models::classFacts(const Choice& choice, Term atom, const ast::Type& type) {
  Term facts = terms_.negate(terms_.equal(atom, terms_.null()));
  for (const Term test : choice.tests) {
    if (!path_.areEqual(terms_.arguments(test)[0], atom)) continue;
    const bool isOf = Hierarchy::isSubtype(type, run_.symbols.of(terms_.functionOf(test)).type);
    facts = terms_.conjoin(facts, isOf ? test : terms_.negate(test));
  }
  return facts;
}

// Of which an object of that static type may be, the declared one first.
std::vector<ast::Type> Models::classesFor(const ast::Type& type) const {
  const bool isAlone =
      type.kind != ast::TypeKind::Class || !analysis_.hierarchy().isRelated(*type.declaration);
  if (isAlone) return {type};
  std::vector<ast::Type> types;
  for (const ast::ClassDecl* const below : analysis_.hierarchy().below(*type.declaration)) {
    if (below == type.declaration && !below->isAbstract) {
      types.push_back(type);
    } else if (!below->isAbstract && !below->isLibrary) {
      types.push_back(typeOf(*below));
    }
  }
  return types;
}

// Everything is an Object: its class may be one of those that it is tested for, too. What it is known to be
// equal to may be of a narrower type.
std::vector<ast::Type> Models::classesFor(const Choice& choice, Term atom, const ast::Type& type) const {
  const ast::Type* narrowest = &type;
  for (const Term other : choice.atoms) {
    const ast::Type* const known = other == atom ? nullptr : initialHeap_.typeOf(other);
    const bool isNarrower = known != nullptr && Hierarchy::isSubtype(*known, *narrowest);
    if (isNarrower && path_.areEqual(atom, other)) narrowest = known;
  }
  // So is what methods of a class are called on.
  ast::Type called;
  for (const Term call : choice.atoms) {
    if (terms_.op(call) != Op::Apply) continue;
    const Symbol& symbol = run_.symbols.of(terms_.functionOf(call));
    if (symbol.kind != Symbol::Kind::Method || symbol.method->isStatic) continue;
    const ast::Type owner = typeOf(*symbol.method->owner);
    const bool isOwn = std::ranges::any_of(terms_.arguments(call), [&](Term part) {
      return terms_.sort(part) == Sort::Ref && path_.areEqual(part, atom);
    });
    const bool isBox = boxedType(owner).has_value() && terms_.arguments(call).size() <= 2;
    if (!isOwn || !isBox || boxedType(*narrowest)) continue;
    called = owner;
    narrowest = &called;
  }
  std::vector<ast::Type> types = classesFor(*narrowest);
  if (!isErasedToObject(*narrowest)) return types;
  for (const Term test : choice.tests) {
    if (!path_.areEqual(terms_.arguments(test)[0], atom)) continue;
    for (const ast::Type& one : classesFor(run_.symbols.of(terms_.functionOf(test)).type)) {
      const bool canBeMade = one.kind != ast::TypeKind::Class || isStringType(one) ||
                             !(one.declaration->isLibrary || one.declaration->isBuiltIn);
      if (canBeMade && std::ranges::find(types, one) == types.end()) types.push_back(one);
    }
  }
  return types;
}

// --- what holds

bool Models::holds(const Choice& choice, std::span<const Term> conditions) {
  return std::ranges::all_of(conditions,
                             [&](Term condition) { return evaluate(choice, condition) == terms_.truth(); });
}

std::optional<std::size_t> Models::nodeOf(const Choice& choice, Term object) const {
  const auto found = std::ranges::find(choice.nodes, object, &Node::object);
  if (found == choice.nodes.end()) return std::nullopt;
  return static_cast<std::size_t>(found - choice.nodes.begin());
}

}  // namespace warrant::symbex
