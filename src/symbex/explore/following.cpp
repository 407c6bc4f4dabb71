#include "symbex/explore/following.h"

#include <algorithm>

#include "ast/print.h"
#include "ast/values/literals.h"
#include "symbex/explore/boxes.h"
#include "symbex/explore/initial_heap.h"
#include "symbex/explore/leaves.h"
#include "symbex/path/path.h"
#include "symbex/values/final_fields.h"
#include "symbex/values/strings.h"
#include "symbex/values/text_methods.h"

namespace warrant::symbex {

using smt::Op;
using smt::Sort;

namespace {

constexpr std::string_view openWay = "no inputs were found that go this way";

bool isOfEnum(const ast::Type& type) {
  return type.kind == ast::TypeKind::Class && type.declaration->kind == ast::ClassKind::Enum;
}

}  // namespace

void Following::follow(const InputGraph& inputs, std::size_t expandsFrom) {
  inputs_ = &inputs;
  expandsFrom_ = expandsFrom;
  for (const InputObject& object : inputs.objects) {
    inputObjects_.push_back(terms_.freshObject("input"));
    objects_.emplace(inputObjects_.back(), Object{.type = object.type, .object = &object});
  }
}

std::string Following::reason() const { return "it is not known which way the inputs go here"; }

void Following::assume(const std::string& name, const ast::Type& type) {
  using Kind = InputValue::Kind;
  const Kind kind = type.isReference()                    ? Kind::Null
                    : type.kind == ast::TypeKind::Boolean ? Kind::Boolean
                                                          : Kind::Number;
  assumed.push_back({name, type, {kind}});
}

void Following::assumeRest() {
  if (inputs_ == nullptr) return;
  for (const auto& symbol : initialHeap_.symbols()) {
    const auto isThat = [&](const InputGraph::Symbol& one) { return one.name == symbol.name; };
    if (std::ranges::none_of(inputs_->symbols, isThat) && std::ranges::none_of(assumed, isThat))
      assume(symbol.name, symbol.type);
  }
}

// --- where the path forks

Guide::Way Following::choose(const Fork& fork) {
  const Term value = valueOf(fork.condition);
  if (!value) return Way::Undecided;
  const bool isTrue = value == terms_.truth();
  if (fork.before.size() >= expandsFrom_)
    expand(fork, isTrue ? terms_.negate(fork.condition) : fork.condition);
  return isTrue ? Way::True : Way::False;
}

// Whether PC[0] && … && PC[j-1] && !PC[j] has a solution.
void Following::expand(const Fork& fork, Term guard) {
  (void)path_.take(fork.state, guard, fork.range, [&](SymbolicState s) {
    Terms conditions;
    for (const Branch& branch : *now().branches) conditions.push_back(branch.guard);
    Decisions way(fork.before.begin(), fork.before.end());
    way.push_back({fork.range, guard == fork.condition});
    if (auto model = models_.find({conditions, leaves_.wishes(), {}, this})) {
      children.push_back({std::move(way), std::move(model->inputs)});
      return Verdict::Verified;
    }
    const std::size_t before = leaves_.found.size();
    const Verdict verdict = leaves_.bound(std::move(s), fork.range, std::string(openWay));
    if (leaves_.found.size() == before) return verdict;  // no inputs do
    leaves_.found.back().way = std::move(way);
    ++openWays;
    return verdict;
  });
}

// --- evaluation

smt::Term Following::valueOf(Term term) {
  settle(term);
  const Term value = terms_.substitute(term, replacements_);
  const bool isValue = terms_.isConstant(value) || objects_.contains(value);
  return isValue ? value : Term();
}

// Learns what the atoms are that it consists of, those first that others are functions of.
void Following::settle(Term term) {
  Terms pending{term}, atoms;
  while (!pending.empty()) {
    const Term part = pending.back();
    pending.pop_back();
    if (!settled_.insert(part).second) continue;
    if (models_.isAtom(part)) atoms.push_back(part);
    const auto parts = terms_.arguments(part);
    pending.insert(pending.end(), parts.begin(), parts.end());
  }
  std::ranges::sort(atoms);
  for (const Term atom : atoms) {
    const Term value = known(atom);
    if (!value) continue;
    const Term evaluated = terms_.substitute(atom, replacements_);
    if (evaluated != atom && !terms_.isConstant(evaluated)) replacements_.emplace_back(evaluated, value);
    replacements_.emplace_back(atom, value);
  }
}

smt::Term Following::known(Term atom) {
  for (const auto& symbol : initialHeap_.symbols()) {
    if (symbol.value != atom) continue;
    const auto given = std::ranges::find(inputs_->symbols, symbol.name, &InputGraph::Symbol::name);
    if (given != inputs_->symbols.end()) return termFor(symbol.type, given->value);
    assume(symbol.name, symbol.type);
    return defaultOf(symbol.type);
  }
  if (terms_.op(atom) == Op::Unbox) {
    const Term read = terms_.arguments(atom)[0];
    if (terms_.op(read) != Op::At || !initialHeap_.isInitialElements(terms_.arguments(read)[0])) return {};
    const Term array = valueOf(terms_.arguments(terms_.arguments(read)[0])[0]);
    const Term index = valueOf(terms_.arguments(read)[1]);
    return array && index ? elementOf(array, index) : Term();
  }
  return terms_.op(atom) == Op::Apply ? yielded(atom) : Term();
}

smt::Term Following::yielded(Term application) {
  const smt::Function function = terms_.functionOf(application);
  const Symbol& symbol = run_.symbols.of(function);
  const auto arguments = terms_.arguments(application);
  if (models_.isStringOfLiteral(application)) {
    const std::string_view quoted = terms_.name(function);
    return objectOf(std::string(quoted.substr(1, quoted.size() - 2)));
  }
  if (const ast::FieldDecl* const constant = models_.enumConstantOf(application)) return objectOf(*constant);
  if (arguments.empty()) return {};
  const ast::FieldDecl* const field =
      symbol.kind == Symbol::Kind::FinalField ? symbol.field : initialHeap_.fieldOf(function);
  if (symbol.kind == Symbol::Kind::Method) {
    if (models_.isOperation(application)) {
      for (const Term argument : arguments) (void)valueOf(argument);
      const auto number = models_.computed(terms_.substitute(application, replacements_));
      if (!number) return {};
      return terms_.sort(application) == Sort::Bool ? terms_.boolean(*number != 0) : terms_.integer(*number);
    }
    if (const Term self = arguments.size() == 2 ? valueOf(arguments[1]) : Term();
        self && find(self) != nullptr) {
      if (const Term held = unboxed(*symbol.method, self)) return held;
    }
    const std::string* const text = arguments.size() > 1 ? textOfString(arguments[1]) : nullptr;
    return text != nullptr && !symbol.method->returnType.isReference()
               ? ofText(application, *text, arguments.subspan(2))
               : Term();
  }
  if (symbol.kind == Symbol::Kind::Contents) {
    const std::string* const text = textOfString(arguments[0]);
    return text != nullptr ? numberOf(*text) : Term();
  }
  const Term first = valueOf(arguments[0]);
  if (field != nullptr) return first ? partOf(first, *field) : Term();
  if (!first) return {};
  const Object* const object = find(first);
  switch (symbol.kind) {
    case Symbol::Kind::Test:
      return terms_.boolean(object != nullptr && Hierarchy::isSubtype(object->type, symbol.type));
    case Symbol::Kind::Length:
      return object != nullptr && object->object != nullptr
                 ? terms_.integer(static_cast<std::int64_t>(object->object->elements.size()))
                 : Term();
    case Symbol::Kind::Joined: {
      const Term second = valueOf(arguments[1]);
      const std::string* const left = textOfNumber(first);
      const std::string* const right = second ? textOfNumber(second) : nullptr;
      return left != nullptr && right != nullptr ? numberOf(ast::joinStrings(*left, *right)) : Term();
    }
    case Symbol::Kind::Text: {
      if (terms_.op(first) != Op::Integer) return {};
      const std::int64_t number = terms_.integerValue(first);
      const bool isCharacter = symbol.type.kind == ast::TypeKind::Char;
      return numberOf(isCharacter ? ast::stringOfUnit(static_cast<std::uint16_t>(number))
                                  : std::to_string(number));
    }
    default:
      break;
  }
  if (const std::string* const text = textOfNumber(first); text != nullptr && !symbol.name.empty())
    return ofText(application, *text, arguments.subspan(1));
  if (!models_.isOperation(application)) return {};
  const auto number = models_.computed(terms_.substitute(application, replacements_));
  return number ? terms_.integer(*number) : Term();
}

// What a method of String yields for the text, or the function of texts that it is.
smt::Term Following::ofText(Term call, const std::string& text, std::span<const Term> operands) {
  const Symbol& symbol = run_.symbols.of(terms_.functionOf(call));
  const bool isCall = symbol.kind == Symbol::Kind::Method;
  std::vector<TextOperand> known;
  for (const Term operand : operands) {
    const bool isText =
        symbol.method != nullptr && symbol.method->parameters[known.size()]->type.isReference();
    const Term value = isText && isCall ? Term() : valueOf(operand);
    const std::string* const other = !isText  ? nullptr
                                     : isCall ? textOfString(operand)
                                     : value  ? textOfNumber(value)
                                              : nullptr;
    const bool isNumber = !isText && value && terms_.op(value) == Op::Integer;
    known.push_back({other != nullptr ? std::optional(ast::unitsOf(*other)) : std::nullopt,
                     isNumber ? std::optional(terms_.integerValue(value)) : std::nullopt});
  }
  const std::string_view name = isCall ? symbol.method->name : symbol.name;
  if (name == "equals" && !known[0].text) return valueOf(operands[0]) ? terms_.falsity() : Term();
  const auto yielded = yieldOfTextMethod(name, ast::unitsOf(text), known);
  if (!yielded) return {};
  return terms_.sort(call) == Sort::Bool ? terms_.boolean(*yielded != 0) : terms_.integer(*yielded);
}

// Of one that the run makes, too.
const std::string* Following::textOfString(Term string) {
  if (const Term text = strings_.textOfMade(string)) {
    const Term number = valueOf(text);
    return number ? textOfNumber(number) : nullptr;
  }
  const Term value = valueOf(string);
  return value ? textOf(value) : nullptr;
}

smt::Term Following::numberOf(const std::string& text) {
  return path_.constantFor(strings_.contentsOf(strings_.stringOf(run_.arena.copy(std::string_view(text)))));
}

// --- values

smt::Term Following::termFor(const ast::Type& type, const InputValue& value) {
  using Kind = InputValue::Kind;
  switch (value.kind) {
    case Kind::Null:
      return terms_.null();
    case Kind::Boolean:
      return type.isReference() ? objectOf(type, value) : terms_.boolean(value.number != 0);
    case Kind::Number:
      return type.isReference() ? objectOf(type, value) : terms_.integer(value.number);
    case Kind::Object:
      return inputObjects_[static_cast<std::size_t>(value.number)];
    default:
      break;
  }
  if (!isOfEnum(type)) return type.isReference() ? objectOf(value.text) : Term();
  const auto constant = std::ranges::find(type.declaration->fields, std::string_view(value.text),
                                          [](const ast::FieldDecl* field) { return field->name; });
  return constant == type.declaration->fields.end() ? Term() : objectOf(**constant);
}

smt::Term Following::defaultOf(const ast::Type& type) {
  if (type.isReference()) return terms_.null();
  if (type.kind == ast::TypeKind::Boolean) return terms_.falsity();
  return type.isIntegral() ? terms_.integer(0) : Term();
}

smt::Term Following::objectOf(std::string text) {
  Term& object = texts_[text];
  if (object) return object;
  object = terms_.freshObject("input");
  objects_.emplace(object, Object{.type = models_.typeOfStrings, .text = std::move(text)});
  return object;
}

smt::Term Following::objectOf(const ast::FieldDecl& constant) {
  Term& object = constants_[&constant];
  if (object) return object;
  object = terms_.freshObject("input");
  objects_.emplace(object, Object{.type = {ast::TypeKind::Class, constant.owner}, .constant = &constant});
  return object;
}

// One for a value: inputs have no two of one value that are not the same.
smt::Term Following::objectOf(const ast::Type& box, const InputValue& held) {
  const bool isTruth = held.kind == InputValue::Kind::Boolean;
  const ast::Type boxed =
      boxedType(box).value_or(ast::Type{isTruth ? ast::TypeKind::Boolean : ast::TypeKind::Int});
  const std::string_view name = isTruth ? "Boolean" : "Integer";
  const auto isThat = [&](const ast::ClassDecl* one) { return one->isLibrary && one->name == name; };
  const auto plain = std::ranges::find_if(analysis_.classes(), isThat);
  if (!boxedType(box) && plain == analysis_.classes().end()) return {};
  Term& object = boxes_[{boxed.kind, held.number}];
  if (object) return object;
  object = terms_.freshObject("input");
  objects_.emplace(
      object, Object{.type = boxedType(box) ? box : ast::Type{ast::TypeKind::Class, *plain}, .held = held});
  return object;
}

smt::Term Following::unboxed(const ast::MethodDecl& method, Term box) {
  const Object* const object = find(box);
  if (object == nullptr || !object->held || !method.parameters.empty()) return {};
  if (method.returnType != boxedType(object->type)) return {};
  const InputValue& held = *object->held;
  if (held.kind == InputValue::Kind::Boolean) return terms_.boolean(held.number != 0);
  return method.name == "hashCode" ? Term() : terms_.integer(held.number);
}

const Following::Object* Following::find(Term object) const {
  const auto found = objects_.find(object);
  return found == objects_.end() ? nullptr : &found->second;
}

const ast::Type* Following::typeOf(Term object) const {
  const Object* const found = find(object);
  return found == nullptr ? nullptr : &found->type;
}

const std::string* Following::textOf(Term string) {
  const Object* const found = find(string);
  return found != nullptr && found->text ? &*found->text : nullptr;
}

const std::string* Following::textOfNumber(Term contents) {
  if (terms_.op(contents) != Op::Integer) return nullptr;
  const auto literal = strings_.literalOf(terms_.integerValue(contents));
  return literal ? textOf(objectOf(std::string(*literal))) : nullptr;
}

smt::Term Following::elementOf(Term array, Term index) {
  const Object* const object = find(array);
  if (object == nullptr || object->object == nullptr || terms_.op(index) != Op::Integer) return {};
  const std::int64_t at = terms_.integerValue(index);
  const std::vector<InputValue>& elements = object->object->elements;
  const bool isWithin = 0 <= at && static_cast<std::size_t>(at) < elements.size();
  return isWithin ? termFor(*object->type.element, elements[static_cast<std::size_t>(at)]) : Term();
}

smt::Term Following::partOf(Term object, const ast::FieldDecl& field) {
  const Object* const found = find(object);
  if (found == nullptr || found->object == nullptr) return {};
  for (const auto& [one, value] : found->object->fields) {
    if (one == &field) return termFor(field.type, value);
  }
  return defaultOf(field.type);
}

std::vector<std::pair<const ast::FieldDecl*, smt::Term>> Following::fieldsOf(Term object) {
  std::vector<std::pair<const ast::FieldDecl*, Term>> fields;
  const Object* const found = find(object);
  if (found == nullptr || found->object == nullptr) return fields;
  for (const auto& [field, value] : found->object->fields)
    fields.emplace_back(field, termFor(field->type, value));
  return fields;
}

}  // namespace warrant::symbex
