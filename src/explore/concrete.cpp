#include "explore/concrete.h"

#include <algorithm>

#include "ast/print.h"
#include "ast/values/constants.h"
#include "ast/values/floating.h"
#include "ast/values/literals.h"
#include "run/check/checker.h"
#include "run/code/translation.h"
#include "run/printing.h"
#include "symbex/explore/boxes.h"

namespace warrant::explore {

using symbex::InputGraph;
using symbex::InputObject;
using symbex::InputValue;

namespace {

constexpr auto nowhere = [](std::string_view) {};

// A step is a call, or a round of a loop: a path of so many statements has few more of them.
run::Settings settingsFor(const symbex::Bounds& bounds, std::uint64_t steps) {
  constexpr std::uint64_t stepsForStatement = 16, alwaysSteps = 10'000;
  return {.permissions = false,
          .overflow = false,
          .contracts = false,
          .notesStatements = true,
          .steps = steps != 0 ? steps : bounds.statements * stepsForStatement + alwaysSteps,
          .depth = 10'000,
          .bytes = std::size_t{256} << 20};
}

}  // namespace

ConcreteRuns::ConcreteRuns(const ast::Program& program, const symbex::ExploreRequest& request,
                           std::uint64_t steps)
    : request_(request), machine_(program, settingsFor(request.bounds, steps), nowhere, nowhere) {
  machine_.yield = [this](const ast::MethodDecl& method) { return yield(method); };
}

// The symbol `m#n` is the n-th result of `m`.
run::Value ConcreteRuns::yield(const ast::MethodDecl& method) {
  if (method.returnType.kind == ast::TypeKind::Void) return {};
  const std::string name =
      std::string(method.name) + "#" + std::to_string(++results_[std::string(method.name)]);
  const auto given = std::ranges::find(inputs_->symbols, name, &InputGraph::Symbol::name);
  if (given == inputs_->symbols.end()) return {};
  return valueFor(method.returnType, given->value);
}

ConcreteEnd ConcreteRuns::run(const InputGraph& inputs) {
  using Kind = ConcreteEnd::Kind;
  machine_.reset();
  ConcreteEnd end{.outcome = "return"};
  const support::SourceRange range = request_.call->range;
  try {
    const std::vector<run::Value> arguments = give(inputs);
    run::Machine::Room room(machine_, request_.scope->slots + 16, range);
    std::ranges::copy(arguments, room.slots);
    run::Frame frame{.slots = room.slots};
    const run::Value value = machine_.translation().of(*request_.call).eval(frame);
    end.result = resultText(inputs, request_.call->type, value);
  } catch (const run::Violation& violation) {
    const bool isAssert = violation.context == "assert";
    end = {.kind = isAssert ? Kind::Asserted : Kind::Threw,
           .outcome = isAssert ? "assert" : violation.message.substr(0, violation.message.find(':')),
           .range = violation.range};
  } catch (const run::Thrown& thrown) {
    end = {.kind = Kind::Threw,
           .outcome = ast::nestedName(thrown.exception->type->declaration),
           .range = machine_.originOf(*thrown.exception).range};
  } catch (const run::Exited& exited) {
    end = {.kind = Kind::Exited,
           .outcome = "exit",
           .result = std::to_string(exited.status),
           .range = exited.range};
  } catch (const run::Stopped& stopped) {
    end = {.kind = Kind::Stopped,
           .outcome = "bound",
           .why = stopped.why,
           .range = stopped.range,
           .isBound = stopped.isBound};
  } catch (const run::Heap::IsFull&) {
    end = {.kind = Kind::Stopped,
           .outcome = "bound",
           .why = "its objects take too much memory",
           .range = range,
           .isBound = true};
  }
  end.statements = machine_.ran();
  return end;
}

// As an expression over the symbols; what the run made is called after its class.
std::string ConcreteRuns::resultText(const InputGraph& inputs, const ast::Type& type, run::Value value) {
  if (type.kind == ast::TypeKind::Long) return ast::integerLiteral(value.number);
  const std::string shown = run::show(machine_, type, value);
  if (!type.isReference() || value.object == nullptr) return shown;
  const auto isIt = [&](const InputGraph::Symbol& symbol) {
    return symbol.value.kind == InputValue::Kind::Object &&
           objects_[static_cast<std::size_t>(symbol.value.number)] == value.object;
  };
  const auto symbol = std::ranges::find_if(inputs.symbols, isIt);
  if (symbol != inputs.symbols.end()) return symbol->name;
  if (value.object->shape == run::Shape::Array)
    return "new " + ast::toString(*static_cast<run::Array*>(value.object)->element) + "[] " + shown;
  if (value.object->shape != run::Shape::Instance) return shown;
  const run::Class& made = *static_cast<run::Instance*>(value.object)->type;
  return made.isBox ? shown : "new " + ast::nestedName(made.declaration);
}

std::vector<run::Value> ConcreteRuns::give(const InputGraph& inputs) {
  inputs_ = &inputs;
  objects_.clear();
  results_.clear();
  for (const InputObject& object : inputs.objects) objects_.push_back(make(object));
  for (std::size_t index = 0; index < objects_.size(); ++index) {
    const InputObject& object = inputs.objects[index];
    if (object.isArray()) {
      auto& array = *static_cast<run::Array*>(objects_[index]);
      for (std::size_t at = 0; at < object.elements.size(); ++at)
        array.elements()[at] = valueFor(*object.type.element, object.elements[at]);
      continue;
    }
    if (objects_[index] != nullptr) fill(*static_cast<run::Instance*>(objects_[index]), object);
  }
  std::vector<run::Value> arguments(request_.scope->slots);
  for (std::size_t index = 0; index < request_.symbols.size(); ++index) {
    const ast::Variable& parameter = *request_.scope->parameters[index];
    const auto given = std::ranges::find(inputs.symbols, request_.symbols[index], &InputGraph::Symbol::name);
    if (given != inputs.symbols.end()) arguments[parameter.slot] = valueFor(parameter.type, given->value);
  }
  return arguments;
}

// Strings and constants of enums are values where they are used.
run::Object* ConcreteRuns::make(const InputObject& object) {
  if (object.isArray())
    return machine_.heap.makeArray(*object.type.element, static_cast<std::uint32_t>(object.elements.size()));
  const bool isMade = object.type.kind == ast::TypeKind::Class && !ast::isStringType(object.type) &&
                      !symbex::boxedType(object.type) &&
                      object.type.declaration->kind != ast::ClassKind::Enum;
  return isMade ? machine_.makeInstance(machine_.classes.of(*object.type.declaration)) : nullptr;
}

// Fields that are constants are what they are.
void ConcreteRuns::fill(run::Instance& instance, const InputObject& object) {
  run::Frame frame{.slots = nullptr};
  for (const ast::FieldDecl* const field : machine_.classes.fieldsOf(*instance.type)) {
    if (field->constant != nullptr && !field->isStatic)
      instance.fields()[machine_.classes.slotOf(*field)] =
          machine_.translation().of(*field->constant).eval(frame);
  }
  for (const auto& [field, value] : object.fields)
    instance.fields()[machine_.classes.slotOf(*field)] = valueFor(field->type, value);
}

namespace {

// What the box of that type has; of another type, what a number and a truth value are.
ast::Type heldBy(const ast::Type& type, bool isTruth) {
  return symbex::boxedType(type).value_or(ast::Type{isTruth ? ast::TypeKind::Boolean : ast::TypeKind::Int});
}

}  // namespace

run::Value ConcreteRuns::valueFor(const ast::Type& type, const InputValue& value) {
  using Kind = InputValue::Kind;
  switch (value.kind) {
    case Kind::Null:
      return {.object = nullptr};
    case Kind::Boolean:
    case Kind::Number:
      if (!type.isReference()) return run::Value::of(value.number);
      return run::Value::of(machine_.makeBox(heldBy(type, value.kind == Kind::Boolean),
                                             run::Value::of(value.number), request_.call->range));
    case Kind::Object:
      return run::Value::of(objects_[static_cast<std::size_t>(value.number)]);
    default:
      break;
  }
  if (type.isFloating())
    return run::Value::of(ast::roundTo(type, ast::floatingValue(value.text).value_or(0)));
  const bool isEnum = type.kind == ast::TypeKind::Class && type.declaration->kind == ast::ClassKind::Enum;
  if (!isEnum) return run::Value::of(static_cast<run::Object*>(machine_.literal(value.text)));
  machine_.start(machine_.classes.of(*type.declaration), request_.call->range);
  const auto constant = std::ranges::find(type.declaration->fields, std::string_view(value.text),
                                          [](const ast::FieldDecl* field) { return field->name; });
  return machine_.classes.staticField(**constant);
}

}  // namespace warrant::explore
