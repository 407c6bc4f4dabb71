#include "refute/inputs.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "ast/print.h"
#include "ast/values/floating.h"
#include "ast/values/literals.h"
#include "ast/values/numbers.h"
#include "ast/walk.h"
#include "refute/holders.h"
#include "refute/statics.h"
#include "run/check/checker.h"
#include "run/code/translation.h"
#include "run/library/states.h"
#include "run/printing.h"
#include "run/values/amounts.h"
#include "run/values/compounds.h"

namespace warrant::refute {

using ast::TypeKind;
using run::Value;

namespace {

class Literals {
 public:
  void add(const ast::Expression& expression) {
    ast::forEachExpression(expression, [&](const ast::Expression& e) { note(e); });
  }
  void add(const ast::Assertion& assertion) {
    ast::forEachExpression(assertion, [&](const ast::Expression& e) { note(e); });
  }
  void add(const ast::MethodDecl& method) {
    for (const auto& clauses : {method.requires_, method.ensures}) {
      for (const ast::Assertion* const clause : clauses) add(*clause);
    }
    if (method.pureBody != nullptr) add(*method.pureBody);
    if (method.body == nullptr) return;
    ast::forEachStatement(*method.body, [&](const ast::Statement& statement) {
      ast::forEachOperand(
          statement, [&](const ast::Expression& e) { add(e); }, [&](const ast::Assertion& a) { add(a); });
    });
  }
  Candidates take() {
    Candidates found{.numbers = {0, 1, 2, 3, -1, -2, 10}, .texts = {"", "a", "ab"}};
    for (const std::int64_t number : numbers_) {
      const auto bits = static_cast<std::uint64_t>(number);  // beyond the ends is the other end
      for (const auto near :
           {number, static_cast<std::int64_t>(bits - 1), static_cast<std::int64_t>(bits + 1)}) {
        if (std::ranges::find(found.numbers, near) == found.numbers.end() && found.numbers.size() < 64)
          found.numbers.push_back(near);
      }
    }
    for (std::string& text : texts_) {
      if (found.texts.size() < 16) found.texts.push_back(std::move(text));
    }
    return found;
  }

 private:
  void note(const ast::Expression& e) {
    if (const auto* const number = std::get_if<ast::IntegerLiteral>(&e.node)) {
      numbers_.push_back(number->value);
      const bool isLetter = e.type.kind == TypeKind::Char && ' ' < number->value && number->value <= '~';
      if (isLetter) texts_.emplace_back(1, static_cast<char>(number->value));
    }
    if (const auto* const text = std::get_if<ast::StringLiteral>(&e.node)) texts_.emplace_back(text->text);
  }
  std::vector<std::int64_t> numbers_;
  std::vector<std::string> texts_;
};

}  // namespace

Candidates candidatesOf(const ast::MethodDecl& method) {
  Literals literals;
  literals.add(method);
  if (method.owner != nullptr) {
    for (const ast::MethodDecl* const other : method.owner->methods) literals.add(*other);
    for (const ast::PredicateDecl* const predicate : method.owner->predicates) {
      if (predicate->body != nullptr) literals.add(*predicate->body);
    }
  }
  return literals.take();
}

Value Inputs::makeNumber(const ast::Type& type) {
  const auto bounds = ast::boundsOf(type).value_or(ast::Bounds{-1'000'000, 1'000'000});
  std::int64_t number = candidates_.numbers[pick(candidates_.numbers.size())];
  if (isLikely(8)) number = isLikely(50) ? bounds.greatest : bounds.least;
  if (isLikely(4)) number = bounds.greatest - static_cast<std::int64_t>(pick(3));
  if (isLikely(20)) number = static_cast<std::int64_t>(pick(8));
  if (type.kind == TypeKind::Char && isLikely(60)) number = "ab0 z9-+("[pick(9)];
  return Value::of(std::clamp(number, bounds.least, bounds.greatest));
}

Value Inputs::make(const ast::Type& type, unsigned depth) {
  if (type.kind == TypeKind::Boolean) return Value::of(static_cast<std::int64_t>(pick(2)));
  if (type.isFloating()) {
    constexpr double some[] = {0, 1, -1, 0.5, 2, 1e300, -1e300, std::numeric_limits<double>::quiet_NaN()};
    return Value::of(ast::roundTo(type, some[pick(std::size(some))]));
  }
  if (type.isIntegral()) return makeNumber(type);
  if (type.isPerm()) {
    const std::int64_t below[] = {1, 2, 4};
    using Wide = run::Rational::Wide;
    return run::Amount(run::Rational(Wide{1}, Wide{below[pick(3)]})).toValue(machine_.heap);
  }
  if (type.isReference()) return makeReference(type, depth);
  if (type.isDatatype()) return makeDatatype(type, depth);
  if (type.isMathematical()) return makeCompound(type, depth);
  throw run::Stopped{{}, "no values of the type " + ast::toString(type) + " are made"};
}

// Made by the operations of the language, so that it is as these make it.
Value Inputs::makeCompound(const ast::Type& type, unsigned depth) {
  std::vector<Value> parts;
  const std::size_t most = type.kind == TypeKind::Option ? 1 : std::min(size_, 3u);
  for (std::size_t count = pick(most + 1); count > 0; --count) {
    const unsigned below = depth == 0 ? 0 : depth - 1;
    if (type.isMap()) {
      parts.push_back(make(ast::keyTypeOf(type), below));
      parts.push_back(make(ast::valueTypeOf(type), below));
    } else {
      parts.push_back(make(*type.element, below));
    }
  }
  return run::makeLiteral(machine_.heap, type, parts);
}

// Near the bottom the constructors without parts of datatypes are chosen, where there are such.
Value Inputs::makeDatatype(const ast::Type& type, unsigned depth) {
  std::vector<const ast::Constructor*> constructors;
  for (const ast::Constructor& one : type.datatype->constructors) {
    const bool isFlat =
        std::ranges::none_of(one.parts, [](const auto& part) { return part.type.isDatatype(); });
    if (depth > 0 || isFlat) constructors.push_back(&one);
  }
  if (constructors.empty())
    throw run::Stopped{{}, "no values of the type " + ast::toString(type) + " are made"};
  const ast::Constructor& chosen = *constructors[pick(constructors.size())];
  std::vector<Value> parts;
  for (std::size_t i = 0; i < chosen.parts.size(); ++i)
    parts.push_back(make(run::partType(type, chosen, i), depth == 0 ? 0 : depth - 1));
  return Value::of(machine_.heap.makeCompound(parts, &type, &chosen));
}

namespace {

// Whether a text is of the type, or may stand for it: for the type parameter of `<T extends Comparable<T>>`.
bool isOfTexts(const ast::Type& type) {
  const ast::ClassDecl& declaration = *type.declaration;
  if (ast::isStringType(type)) return true;
  if (!declaration.isLibrary || (declaration.name != "Comparable" && declaration.name != "CharSequence"))
    return false;
  const ast::Type* const argument = type.arguments == nullptr ? nullptr : &type.arguments->list[0].type;
  return argument == nullptr || argument->variable != nullptr || isObject(*argument) ||
         ast::isStringType(*argument);
}

// `Integer` of `Comparable<Integer>`.
const ast::Type* comparedIn(const ast::Type& type) {
  const bool isOne = type.declaration->isLibrary && type.declaration->name == "Comparable";
  return isOne && type.arguments != nullptr ? &type.arguments->list[0].type : nullptr;
}

}  // namespace

bool Inputs::isKnownAs(const run::Object& object, const ast::Type& type) const {
  return machine_.isInstance(&object, type) && types_.fits(object, type);
}

Value Inputs::makeReference(const ast::Type& type, unsigned depth) {
  if (isLikely(depth == 0 ? 60 : 18)) return Value::of(static_cast<run::Object*>(nullptr));
  if (isLikely(25)) {
    std::vector<run::Object*> known;
    for (run::Object* const object : machine_.heap.objects()) {
      if (isKnownAs(*object, type) && !(isHeld_ && holds(*object))) known.push_back(object);
    }
    if (!known.empty()) return Value::of(known[pick(known.size())]);
  }
  return type.kind == TypeKind::Array ? makeArray(type, depth) : makeObject(type, depth);
}

Value Inputs::makeArray(const ast::Type& type, unsigned depth) {
  run::Array* const array =
      machine_.heap.makeArray(*type.element, static_cast<std::uint32_t>(pick(std::min(size_, 4u) + 1)));
  for (Value& element : array->all()) element = make(*type.element, depth == 0 ? 0 : depth - 1);
  return Value::of(array);
}

Value Inputs::makeObject(const ast::Type& type, unsigned depth) {
  const ast::ClassDecl& declaration = *type.declaration;
  if (isOfTexts(type)) return Value::of(machine_.makeText(makeText()));
  if (declaration.kind == ast::ClassKind::Enum) return makeConstant(declaration);
  const run::Class& known = machine_.classes.of(declaration);
  if (known.isBox) return makeBox(known);
  const ast::Type* const compared = comparedIn(type);
  if (compared != nullptr && compared->declaration != nullptr &&
      machine_.classes.of(*compared->declaration).isBox)
    return makeObject(*compared, depth);
  if (holdingOf(declaration) != Holding::Nothing) return makeHolding(type, depth);
  if (ast::isObject(declaration) && isLikely(40)) return makeValue();
  return Value::of(makeInstance(type, depth));
}

Value Inputs::makeBox(const run::Class& box) {
  run::Instance* const made = machine_.heap.makeInstance(box, 1);
  made->fields()[0] = make(run::boxedType(box), 0);
  return Value::of(made);
}

// For Object, and for what may be of any class: a text, or a number of a class that the program knows.
Value Inputs::makeValue() {
  std::vector<const run::Class*> boxes;
  for (const ast::ClassDecl* const one : machine_.classes.program().classes) {
    const run::Class* const known = one->isLibrary ? &machine_.classes.of(*one) : nullptr;
    if (known != nullptr && known->isBox) boxes.push_back(known);
  }
  // Of one text one object: values of annotations compare texts by what they say, code compares objects.
  if (boxes.empty() || isLikely(40)) return Value::of(machine_.heap.literal(ast::unitsOf(makeText())));
  return makeBox(*boxes[pick(boxes.size())]);
}

Value Inputs::makeHolding(const ast::Type& type, unsigned depth) {
  run::Instance* const holder = makeHolder(machine_, *type.declaration);
  if (holder == nullptr) return {};
  types_.note(*holder, type);
  hold(machine_, *holder, makeParts(type.arguments, pick(4), depth));
  return Value::of(holder);
}

std::vector<Value> Inputs::makeParts(const ast::TypeArguments* arguments, std::size_t count, unsigned depth) {
  std::vector<const ast::Type*> types;
  if (arguments != nullptr) {
    for (const auto& argument : arguments->list) types.push_back(&argument.type);
  }
  std::vector<Value> made;
  const bool wasHeld = std::exchange(isHeld_, true);
  const bool isTyped = !types.empty() && std::ranges::all_of(types, &ast::Type::isReference);
  for (std::size_t i = isTyped ? count : 0; i > 0; --i) {
    for (const ast::Type* const type : types) made.push_back(make(*type, depth == 0 ? 0 : depth - 1));
  }
  isHeld_ = wasHeld;
  return made;
}

std::int64_t Inputs::lengthOf(const run::Object& object) {
  if (object.shape != run::Shape::Instance) return object.size;
  const auto& holder = static_cast<const run::Instance&>(object);
  const std::size_t each = holdingOf(holder.type->declaration) == Holding::Entries ? 2 : 1;
  return static_cast<std::int64_t>(heldBy(holder).size() / each);
}

run::Object* Inputs::makeAsLong(run::Object& object, std::uint32_t length) {
  if (object.shape == run::Shape::Text) {
    std::u16string units(static_cast<const run::Text&>(object).units());
    while (units.size() < length) units += u"aab0"[pick(4)];
    return makeText(std::u16string_view(units).substr(0, length));
  }
  if (object.shape == run::Shape::Array) {
    auto& array = static_cast<run::Array&>(object);
    run::Array* const made = machine_.heap.makeArray(*array.element, length);
    const std::span<Value> parts = made->all();
    const std::size_t kept = std::min(array.size, length);
    std::copy_n(array.elements(), kept, parts.begin());
    const bool areAlike = !array.element->isReference() && isLikely(50);
    for (std::size_t i = kept; i < length; ++i)
      parts[i] = areAlike && i > kept ? parts[i - 1] : make(*array.element, 1);
    return made;
  }
  auto& holder = static_cast<run::Instance&>(object);
  const ast::Type* const type = types_.of(object);
  const std::size_t each = holdingOf(holder.type->declaration) == Holding::Entries ? 2 : 1;
  std::vector<Value> parts = heldBy(holder);
  if (parts.size() / each > length) {
    parts.resize(length * each);
  } else {
    const std::size_t missing = length - parts.size() / each;
    std::ranges::copy(makeParts(type == nullptr ? nullptr : type->arguments, missing, 1),
                      std::back_inserter(parts));
  }
  run::Instance* const made = machine_.makeInstance(*holder.type);
  if (type != nullptr) types_.note(*made, *type);
  hold(machine_, *made, parts);
  return made;
}

bool Inputs::holds(const run::Object& object) {
  if (object.shape != run::Shape::Instance) return false;
  return holdingOf(static_cast<const run::Instance&>(object).type->declaration) != Holding::Nothing;
}

// Those that the text mentions, and others made of few letters, so that some are alike.
std::string Inputs::makeText() {
  std::string text = candidates_.texts[pick(candidates_.texts.size())];
  if (isLikely(60)) return text;
  constexpr std::string_view letters = "aab0";
  std::string made;
  for (std::size_t length = pick(5); length > 0; --length) made += letters[pick(letters.size())];
  if (isLikely(50)) return made;
  return isLikely(50) ? text + made : made + text;
}

Value Inputs::makeConstant(const ast::ClassDecl& declaration) {
  machine_.start(machine_.classes.of(declaration), declaration.nameRange);
  std::vector<Value> constants;
  for (const ast::FieldDecl* const field : declaration.fields) {
    if (field->isEnumConstant) constants.push_back(machine_.classes.staticField(*field));
  }
  return constants.empty() ? Value::of(static_cast<run::Object*>(nullptr))
                           : constants[pick(constants.size())];
}

std::vector<const ast::ClassDecl*> Inputs::classesBelow(const ast::ClassDecl& declaration) const {
  std::vector<const ast::ClassDecl*> classes;
  for (const ast::ClassDecl* const one : machine_.classes.program().classes) {
    const bool isPlain = !one->isAbstract && one->kind == ast::ClassKind::Class && !one->name.empty() &&
                         !one->name.starts_with('$') && (!one->isLibrary || one == &declaration);
    if (isPlain && symbex::Hierarchy::isSubclass(*one, declaration)) classes.push_back(one);
  }
  return classes;
}

run::Instance* Inputs::makeInstance(const ast::Type& type, unsigned depth, bool isExact) {
  const ast::ClassDecl& declaration = *type.declaration;
  if (declaration.kind == ast::ClassKind::Enum)
    return static_cast<run::Instance*>(makeConstant(declaration).object);
  const bool isObject = ast::isObject(declaration);
  std::vector<const ast::ClassDecl*> classes =
      isObject ? std::vector{&declaration} : classesBelow(declaration);
  std::erase_if(classes, [&](const ast::ClassDecl* below) { return !typeBelow(*below, type); });
  // Somebody may write a class for what is abstract: what its methods do, of which there is no body, no run
  // tells.
  const bool isAbstract = declaration.isAbstract || declaration.kind == ast::ClassKind::Interface;
  if (classes.empty() && isAbstract && !declaration.isLibrary && !isExact)
    return makeFilled(machine_.classes.of(declaration), type, depth);
  if (classes.empty()) return nullptr;
  // Most objects are of the class itself, if it has objects.
  const bool isOwn = std::ranges::find(classes, &declaration) != classes.end() && (isExact || isLikely(70));
  const ast::ClassDecl& own = isOwn ? declaration : *classes[pick(classes.size())];
  return makeFilled(machine_.classes.of(own), type, depth);
}

run::Instance* Inputs::makeFilled(run::Class& own, const ast::Type& type, unsigned depth) {
  machine_.start(own, own.declaration.nameRange);
  run::Instance* const object = machine_.makeInstance(own);
  const ast::Type made = typeBelow(own.declaration, type).value_or(type);
  types_.note(*object, made);
  fill(*object, made, depth == 0 ? 0 : depth - 1);
  return object;
}

// What fields are given where they are declared, final ones keep; others may have any value of their type, as
// it is in an object of that type.
void Inputs::fill(run::Instance& object, const ast::Type& type, unsigned depth) {
  const std::size_t before = machine_.heap.objects().size();
  for (const run::Class* at = object.type; at != nullptr; at = at->above) {
    if (at->declaration.isLibrary) continue;
    machine_.checker().grantFields(object, *at);
    machine_.translation().initialize(object, *at, at->declaration.nameRange);
  }
  const std::vector<run::Object*>& objects = machine_.heap.objects();
  Initial initial(objects.begin() + static_cast<std::ptrdiff_t>(before), objects.end());
  fillFields(object, type, depth, initial);
  fillOuters(object, depth);
}

void Inputs::fillFields(run::Instance& object, const ast::Type& type, unsigned depth, Initial& initial) {
  for (const ast::FieldDecl* const field : machine_.classes.fieldsOf(*object.type)) {
    Value& value = object.fields()[machine_.classes.slotOf(*field)];
    const ast::Type& held = types_.fieldType(*field, type);
    if (!isGiven(*field))
      value = make(held, depth);
    else if (held.isReference() && !field->isOuter && initial.erase(value.object) > 0)
      vary(*value.object, held, depth, initial);
  }
}

// Which object an initial value made stays; what is in that may be anything.
void Inputs::vary(run::Object& object, const ast::Type& type, unsigned depth, Initial& initial) {
  if (isLikely(30)) return;
  const unsigned below = depth == 0 ? 0 : depth - 1;
  if (object.shape == run::Shape::Array) {
    auto& array = static_cast<run::Array&>(object);
    for (Value& element : array.all()) element = make(*array.element, below);
  } else if (holds(object)) {
    auto& holder = static_cast<run::Instance&>(object);
    types_.note(holder, type);
    hold(machine_, holder, makeParts(type.arguments, pick(4), depth));
  } else if (object.shape == run::Shape::Instance) {
    auto& instance = static_cast<run::Instance&>(object);
    const ast::ClassDecl& declaration = instance.type->declaration;
    if (declaration.isLibrary || declaration.kind == ast::ClassKind::Enum) return;
    const ast::Type made = typeBelow(declaration, type).value_or(type);
    types_.note(instance, made);
    fillFields(instance, made, below, initial);
  }
}

// What an object has around it as one of a class above follows from what it has around itself.
void Inputs::fillOuters(run::Instance& object, unsigned depth) {
  const ast::FieldDecl* const outer = object.type->declaration.outerField;
  if (outer == nullptr) return;
  run::Instance* const around = makeInstance(outer->type, depth);
  if (around == nullptr) throw run::Stopped{outer->range, "no objects of the class around can be made"};
  machine_.translation().giveOuters(object, Value::of(around));
}

bool isFree(const ast::FieldDecl& field) {
  const ast::ClassDecl& owner = *field.owner;
  return field.isStatic && !field.isFinal && !field.type.isMathematical() && !owner.isLibrary &&
         owner.kind != ast::ClassKind::Enum;
}

bool isGiven(const ast::FieldDecl& field) {
  return field.isOuter || field.constant != nullptr || (field.isFinal && field.hasInitialValue);
}

// By numbers of their own, so that what else is chosen does not depend on which classes there are beside
// those that the member is about.
void Inputs::finish() {
  const std::mt19937_64 others = random_;
  random_.seed(random_());
  for (const ast::ClassDecl* const declaration : machine_.classes.program().classes) {
    for (const ast::FieldDecl* const field : declaration->fields) {
      if (!isFree(*field)) continue;
      machine_.start(machine_.classes.of(*declaration), field->range);
      if (isLikely(60)) machine_.classes.staticField(*field) = make(field->type);
    }
  }
  random_ = others;
  grantAll();
}

void Inputs::grantAll() {
  run::Checker& checker = machine_.checker();
  for (const run::Object* const object : machine_.heap.objects()) {
    if (object->shape == run::Shape::Text) continue;
    for (std::uint32_t i = 0; i < object->size; ++i) checker.grantRoot({object, i});
  }
}

// --- capturing

void Capture::add(std::string name, const ast::Type& type, Value value) {
  const symbex::InputValue captured = valueOf(type, value);
  graph_.symbols.push_back({std::move(name), type, captured});
}

symbex::InputValue Capture::valueOf(const ast::Type& type, Value value) {
  using Kind = symbex::InputValue::Kind;
  if (type.kind == TypeKind::Boolean) return {Kind::Boolean, value.number};
  if (type.isFloating()) return {Kind::Text, 0, ast::javaText(value.real, type.kind == TypeKind::Float)};
  if (type.isPerm() || type.isMathematical())
    return {Kind::Text, 0, run::show(machine_, type, value)};  // as annotations would write it, about
  if (!type.isReference()) return {Kind::Number, value.number};
  return value.object == nullptr ? symbex::InputValue{} : ofReference(type, *value.object);
}

symbex::InputValue Capture::ofReference(const ast::Type& type, run::Object& object) {
  using Kind = symbex::InputValue::Kind;
  if (object.shape == run::Shape::Text)
    return {Kind::Text, 0, ast::printed(static_cast<run::Text&>(object).units())};
  const auto boxed = run::boxedIn(object);
  const ast::FieldDecl* constant = nullptr;
  if (!boxed && object.shape == run::Shape::Instance)
    constant = machine_.classes.constantFor(static_cast<const run::Instance&>(object));
  if (!boxed && constant == nullptr) return {Kind::Object, static_cast<std::int64_t>(indexOf(object))};
  const run::Class& own = *static_cast<run::Instance&>(object).type;
  symbex::InputValue captured = boxed ? valueOf(run::boxedType(own), *boxed)
                                      : symbex::InputValue{Kind::Text, 0, std::string(constant->name)};
  if (type.declaration != &own.declaration) captured.of = &own.declaration;
  return captured;
}

void Capture::addStatics(const ast::MethodDecl& method) {
  const auto known = staticsOf(machine_.classes.program(), method);
  for (const ast::ClassDecl* const declaration : machine_.classes.program().classes) {
    for (const ast::FieldDecl* const field : declaration->fields) {
      if (isFree(*field) && !field->isGhost && known.contains(field))
        graph_.statics.emplace_back(field, valueOf(field->type, machine_.classes.staticField(*field)));
    }
  }
}

std::size_t Capture::indexOf(run::Object& object) {
  const auto [known, isNew] = indices_.try_emplace(&object, graph_.objects.size());
  const std::size_t index = known->second;
  if (!isNew) return index;
  graph_.objects.emplace_back();
  symbex::InputObject made;
  if (object.shape == run::Shape::Array) {
    auto& array = static_cast<run::Array&>(object);
    made.type = {TypeKind::Array, nullptr, array.element};
    for (const Value element : array.all()) made.elements.push_back(valueOf(*array.element, element));
  } else {
    auto& instance = static_cast<run::Instance&>(object);
    made.type = {TypeKind::Class, &instance.type->declaration};
    for (const ast::FieldDecl* const field : machine_.classes.fieldsOf(*instance.type)) {
      if (field->isGhost || field->type.isMathematical()) continue;
      made.fields.emplace_back(field,
                               valueOf(field->type, instance.fields()[machine_.classes.slotOf(*field)]));
    }
    const ast::Type any{TypeKind::Class, machine_.classes.program().object};
    for (const Value part : heldBy(instance)) made.elements.push_back(valueOf(any, part));
  }
  graph_.objects[index] = std::move(made);
  return index;
}

}  // namespace warrant::refute
