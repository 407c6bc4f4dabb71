// Explaining failures (paper, 6.2): the symbolic state in source terms, the branches taken, and where a
// missing chunk was last held. Notes are gathered only in a traced run.
#include "symbex/explain/notation.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>
#include <unordered_set>

#include "ast/print.h"
#include "ast/walk.h"
#include "support/match.h"
#include "symbex/path/path.h"

namespace warrant::symbex {

using heap::Chunk;
using support::match;

std::string qualifiedName(const ast::MethodDecl& method) {
  return ast::memberPrefix(method.owner) + ast::signature(method);
}

std::vector<Chunk> chunksInOrder(const heap::Heap& heap) {
  std::vector<Chunk> chunks;
  const auto collect = [&](const Chunk& chunk) {
    chunks.push_back(chunk);
    return false;
  };
  heap.find(collect);
  heap.findFamilies(collect);
  heap.findGuarded(collect);
  std::ranges::sort(chunks, {}, &Chunk::serial);
  return chunks;
}

// --- giving names

NameParts Notation::partsOfCall(const ast::MethodDecl& method, Term self, const Terms& arguments) const {
  NameParts parts;
  if (method.isStatic)
    parts.emplace_back(std::string(method.owner->name));
  else
    parts.emplace_back(self);
  const bool hasOwner = !method.isStatic || !method.owner->name.empty();
  parts.emplace_back((hasOwner ? "." : "") + std::string(method.name) + "(");
  for (std::size_t index = 0; index < arguments.size(); ++index) {
    if (index > 0) parts.emplace_back(", ");
    parts.emplace_back(arguments[index]);
  }
  parts.emplace_back(")");
  return parts;
}

void Notation::nameCall(const Frame& frame, const ast::MethodDecl& method, Term self, const Terms& arguments,
                        Term value, std::uint32_t line) {
  names_.name(terms_, value,
              {.parts = partsOfCall(method, self, arguments),
               .line = line,
               .isOld = now().isEntering || frame.insideOld});
}

void Notation::nameResult(const ast::Expression& call, Term value) {
  constexpr std::size_t longest = 40;
  std::string text = ast::toString(call);
  if (text.size() > longest) {
    text.resize(text.find('(') + 1);
    text += "…)";
  }
  names_.nameDated(value, std::move(text), call.range.line);
}

void Notation::nameElement(const Chunk& element, Term value, Term snapshot, std::uint32_t line) {
  names_.name(terms_, value,
              {.parts = partsOf(element), .line = line, .isOld = now().isEntering, .place = element});
  names_.nameLike(snapshot, value);
}

void Notation::nameValue(const Chunk& chunk, std::uint32_t line) {
  if (chunk.isField())
    names_.name(terms_, chunk.value,
                {.parts = partsOf(chunk), .line = line, .isOld = now().isEntering, .place = chunk});
}

void Notation::hintName(const ast::Variable& variable, const ast::Expression& value) {
  const bool isNew = std::holds_alternative<ast::New>(value.node) ||
                     std::holds_alternative<ast::NewArray>(value.node) ||
                     std::holds_alternative<ast::ArrayInitializer>(value.node);
  if (path_.isNaming() && !now().unfolds && isNew) nameHint_ = variable.name;
}

// --- using them

// Those of the code of the method that runs, one for each slot: that of an exception in an inherited contract
// may be a local's here.
const std::vector<const ast::Variable*>& Notation::variablesOfCode(const Frame::Code& frame) const {
  const ast::MethodDecl* const method = frame.method != nullptr ? frame.method : now().method;
  if (method == codeOf_) return variablesOfCode_;
  codeOf_ = method;
  variablesOfCode_.clear();
  if (method == nullptr) return variablesOfCode_;
  std::unordered_set<std::uint32_t> slots;
  const auto add = [&](const ast::Variable& variable) {
    if (slots.insert(variable.slot).second) variablesOfCode_.push_back(&variable);
  };
  method->forEachParameter(add);
  if (method->body != nullptr) ast::forEachAssigned(*method->body, add);
  for (const ast::Signals& clause : method->signals) {
    if (clause.variable != nullptr) add(*clause.variable);
  }
  return variablesOfCode_;
}

std::vector<const ast::Variable*> Notation::variablesInScope(const Frame::Code& frame) const {
  std::vector<const ast::Variable*> variables;
  for (const ast::Variable* variable : variablesOfCode(frame)) {
    if (frame.store.valueOf(variable->slot)) variables.push_back(variable);
  }
  return variables;
}

std::vector<const ast::Variable*> Notation::changedVariables(const Frame::Code& before,
                                                             const Frame::Code& now) const {
  std::vector<const ast::Variable*> variables;
  for (const ast::Variable* variable : variablesOfCode(now)) {
    const std::uint32_t slot = variable->slot;
    if (before.method != now.method) {  // an exploration has entered or left a body
      variables.push_back(variable);
      continue;
    }
    const bool areThere = slot < before.store.size() && slot < now.store.size();
    if (areThere && now.store.sharesPage(before.store, slot)) continue;
    if (before.store.valueOf(slot) != now.store.valueOf(slot)) variables.push_back(variable);
  }
  return variables;
}

Wording Notation::wordingAsNamed() const {
  Wording wording(terms_, names_);
  if (run_.mode.unfolds) wording.writeJava();
  return wording;
}

Wording Notation::plainWording() const {
  Wording wording = wordingAsNamed();
  for (const auto& bounds : path_.bounds()) {  // no other type has this range
    if (bounds.least == 0 && bounds.greatest == std::numeric_limits<char16_t>::max())
      wording.noteCharacter(bounds.number);
  }
  return wording;
}

Wording Notation::wordingOf(const SymbolicState& s) const {
  Wording wording = plainWording();
  if (run_.mode.unfolds) return wording;  // over the symbols, whatever variables hold them
  const Frame::Code frame = s.frame.code();
  if (frame.self) wording.claimVariable("this", frame.self);
  for (const ast::Variable* variable : variablesInScope(frame)) {
    wording.claimVariable(std::string(variable->name), frame.store[variable->slot]);
  }
  for (const Chunk& chunk : chunksInOrder(s.heap)) {
    if (chunk.guard) continue;
    if (chunk.isRange())
      claimElements(chunk, wording);
    else if (chunk.isField())
      wording.claimPlace(placeOf(chunk, wording), chunk.value);
  }
  return wording;
}

namespace {

// Names, each with the value that it stands for; no term: with several.
template <class Key>
struct Holders {
  std::vector<Key> keys;
  std::map<Key, Term> values;

  void add(const Key& key, Term value) {
    const auto [entry, isNew] = values.try_emplace(key, value);
    if (isNew) keys.push_back(key);
    if (entry->second != value) entry->second = {};
  }
};

using PlaceKey = std::pair<heap::Resource, std::uint32_t>;  // and the receiver

}  // namespace

Wording Notation::wordingOf(std::span<const Step* const> check) const {
  Holders<std::string> variables;
  std::vector<std::tuple<std::string, std::uint32_t, Term>> values;
  Holders<PlaceKey> places;
  std::map<PlaceKey, Chunk> chunks;
  SymbolicState seen;
  for (const Step* step : check) {
    const Frame::Code frame = step->state.frame.code();
    if (frame.self) variables.add("this", frame.self);
    for (const ast::Variable* variable : changedVariables(seen.frame.code(), frame)) {
      const Term value = frame.store.valueOf(variable->slot);
      if (!value) continue;
      const std::string name(variable->name);
      values.emplace_back(name, step->range.line, value);
      variables.add(name, value);
    }
    step->state.heap.findDifference(seen.heap, [&](const Chunk* chunk, const Chunk*) {
      if (chunk == nullptr || chunk->isPredicate()) return false;
      const PlaceKey key{chunk->resource, chunk->receiver.id()};
      chunks.try_emplace(key, *chunk);
      places.add(key, chunk->value);
      return false;
    });
    seen = step->state;
  }
  Wording wording = plainWording();
  for (const std::string& name : variables.keys) {
    if (const Term value = variables.values[name])
      wording.claimVariable(name, value);
    else
      wording.reserve(name);
  }
  for (const PlaceKey& key : places.keys) {
    const Chunk& chunk = chunks.at(key);
    const Term value = places.values[key];
    if (chunk.isRange() && value) claimElements(chunk, wording);
    if (!chunk.isField()) continue;
    if (value)
      wording.claimPlace(placeOf(chunk, wording), value);
    else
      wording.reserve(placeOf(chunk, wording));
  }
  for (const auto& [name, line, value] : values) wording.claimDated(name, line, value);
  return wording;
}

void Notation::claimElements(const Chunk& range, Wording& wording) const {
  Term map = range.value;
  for (; terms_.op(map) == smt::Op::Store; map = terms_.arguments(map)[0]) {
    wording.claimElements(map);
    const auto written = terms_.arguments(map);
    const heap::OfRange index{written[1], terms_.add(written[1], terms_.integer(1))};
    const Term value = terms_.op(written[2]) == smt::Op::Box ? terms_.arguments(written[2])[0] : written[2];
    wording.claimPlace(placeOf({range.resource, range.receiver, index}, wording), value);
  }
  wording.claimElements(map);
}

std::string Notation::wantedText(const SymbolicState& s, const std::string& written,
                                 const Chunk& wanted) const {
  const Site* const site = s.frame.site;
  if (!record_.isOn() || site == nullptr) return written;
  const bool isElsewhere = site->place == Site::Place::Site || site->context == Context::Close;
  if (!isElsewhere) return written;  // `this` and the parameters are the reader's own
  const std::string place = placeOf(wanted, wordingOf(s));
  return !wanted.isOfLocations() ? place : "acc(" + place + ")";
}

std::string Notation::wantedText(const SymbolicState& s, const ast::Expression& written, Term goal) const {
  // Of the program's own contracts the reader knows the text, by which `fix` tells failures apart.
  if (!record_.isOn() || !analysis_.isOfLibrary(written.range)) return ast::toString(written);
  const Wording wording = wordingOf(s);
  if (const std::optional<Form> form = names_.lastForm(goal, written.range)) {
    if (wording.isReadable(form->left) && wording.isReadable(form->right)) return wording.print(*form);
  } else if (!terms_.isConstant(goal) && wording.isReadable(goal)) {
    return wording.print(goal);
  }
  return ast::toString(written);
}

std::string Notation::placeOf(const Chunk& chunk, const Wording& wording) const {
  return wording.compose({.parts = partsOf(chunk)});
}

std::optional<std::string> Notation::sayPlaceOf(const Chunk& chunk, const Wording& wording) const {
  if (analysis_.definerOf(chunk.resource) != nullptr) return std::nullopt;  // `super.q()` of some class
  return wording.say({.parts = partsOf(chunk)});
}

// `(\forall* key; domain; acc(place))`
NameParts Notation::partsOfFamily(const Chunk& chunk) const {
  const heap::Family& family = chunk.family();
  NameParts parts{"(\\forall* "};
  for (const Term key : family.keys) {
    if (key != family.keys.front()) parts.emplace_back(", ");
    parts.emplace_back(key);
  }
  parts.emplace_back("; ");
  parts.emplace_back(family.domain);
  Chunk single = chunk;
  match(
      family.of,
      [&](heap::OfElement element) {
        single.kind = heap::OfRange{element.index, terms_.add(element.index, terms_.integer(1))};
      },
      [&](const auto& kind) { single.kind = kind; });
  parts.emplace_back(single.isPredicate() ? "; " : "; acc(");
  for (auto& part : partsOf(single)) parts.push_back(std::move(part));
  parts.emplace_back(single.isPredicate() ? ")" : "))");
  return parts;
}

NameParts Notation::partsOf(const Chunk& chunk) const {
  if (chunk.isFamily()) return partsOfFamily(chunk);
  NameParts parts;
  const auto addOwner = [&](const ast::ClassDecl& declaration) {
    if (analysis_.isStatic(chunk.resource))
      parts.emplace_back(std::string(declaration.name));
    else
      parts.emplace_back(chunk.receiver);
  };
  match(
      chunk.kind,
      [&](heap::OfField) {
        const ast::FieldDecl& field = *analysis_.fieldOf(chunk.resource);
        addOwner(*field.owner);
        parts.emplace_back("." + std::string(field.name));
      },
      [&](const heap::OfRange& range) {
        parts.emplace_back(chunk.receiver);
        parts.emplace_back("[");
        for (auto& part : indicesOf(chunk.receiver, range)) parts.push_back(std::move(part));
        parts.emplace_back("]");
      },
      [&](const heap::OfPredicate& instance) {
        const ast::PredicateDecl& predicate = *analysis_.predicateOf(chunk.resource);
        const ast::ClassDecl* const definer = analysis_.definerOf(chunk.resource);
        addOwner(*predicate.owner);
        const bool hasOwner = !analysis_.isStatic(chunk.resource) || !predicate.owner->name.empty();
        parts.emplace_back((hasOwner ? "." : "") +
                           (definer != nullptr ? std::string(definer->name) + "::" : "") +
                           std::string(predicate.name) + "(");
        for (std::size_t index = 0; index < instance.arguments.size(); ++index) {
          if (index > 0) parts.emplace_back(", ");
          parts.emplace_back(instance.arguments[index]);
        }
        parts.emplace_back(")");
      },
      [&](const heap::OfWand& wand) {
        parts.emplace_back("(" + ast::toString(*wand.text->left) + " --* " +
                           ast::toString(*wand.text->right) + ")");
      },
      support::skip<heap::OfFamily>);
  return parts;
}

// Of a range of elements: `i`, `from..to` or `*`.
NameParts Notation::indicesOf(Term array, const heap::OfRange& range) const {
  if (isNext(range.from, range.to)) return {range.from};
  const bool isLength = terms_.op(range.to) == smt::Op::Apply &&
                        names_.symbols().of(terms_.functionOf(range.to)).kind == Symbol::Kind::Length &&
                        terms_.arguments(range.to)[0] == array;
  if (terms_.isConstant(range.from) && terms_.integerValue(range.from) == 0 && isLength) return {"*"};
  return {range.from, "..", range.to};
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

std::string Notation::printValue(const ast::Type& type, Term value, const Wording& wording) const {
  const bool isCharacter = type.kind == ast::TypeKind::Char && value && terms_.op(value) == smt::Op::Integer;
  const auto character = isCharacter ? characterText(terms_.integerValue(value)) : std::nullopt;
  return character ? *character : wording.print(value);
}

std::string Notation::amountOf(heap::Amount amount, const Wording& wording) {
  if (amount.isWhole()) return {};
  if (amount.isSome()) return "some";
  const std::string number = std::to_string(amount.numerator());
  const std::string part =
      amount.denominator() == 1 ? number : number + "/" + std::to_string(amount.denominator());
  if (amount.isConstant()) return part;
  const std::string of = wording.print(amount.of());
  return part == "1" ? of : part + " * " + of;
}

std::string Notation::describe(const Chunk& chunk, const Wording& wording) const {
  const std::string share = amountOf(chunk.amount, wording);
  const std::string amount = share.empty() ? "" : share + " of ";
  const std::string guard = chunk.guard ? wording.printConjunct(chunk.guard) + " ==> " : "";
  const std::string place = guard + amount + placeOf(chunk, wording);
  return match(
      chunk.kind,
      [&](heap::OfField) {
        const Name* const name = names_.find(chunk.value);
        const bool isOld = name != nullptr && name->isOld;  // unchanged since entry
        return place + " ↦ " +
               (isOld ? wording.printValueOf(place, chunk.value)
                      : printValue(analysis_.fieldOf(chunk.resource)->type, chunk.value, wording));
      },
      [&](const heap::OfRange& range) {
        const bool isElement =
            chunk.value && terms_.op(chunk.value) == smt::Op::Store && isNext(range.from, range.to);
        if (!isElement) return place;
        const Term value = terms_.arguments(chunk.value)[2];
        return place + " ↦ " +
               wording.print(terms_.op(value) == smt::Op::Box ? terms_.arguments(value)[0] : value);
      },
      support::each<heap::OfPredicate, heap::OfFamily, heap::OfWand>(place));
}

// What the names in the predicate's body stand for there, where they do not stand for themselves: `, where
// `b` is `null``.
std::string Notation::meaningsIn(const SymbolicState& s, const ast::PredicateDecl& predicate,
                                 const Chunk& chunk) const {
  std::string meanings;
  const Wording wording = wordingOf(s);
  const auto add = [&](std::string_view name, Term value) {
    const std::string meaning = wording.print(value);
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
  return !path_.isNaming() || !hint.empty() ? hint : ast::toString(e);
}

}  // namespace warrant::symbex
