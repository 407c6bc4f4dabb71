#include "bmc/replay.h"

#include <algorithm>
#include <unordered_map>

#include "ast/print.h"
#include "ast/values/constants.h"
#include "run/code/translation.h"
#include "run/machine.h"

namespace warrant::bmc {

using run::Value;
using symbex::InputObject;
using symbex::InputValue;

namespace {

struct Ignore {
  void operator()(std::string_view) const {}
};
constexpr Ignore ignore;

class Run {
 public:
  Run(const ast::Program& program, const symbex::InputGraph& inputs, const run::Settings& settings)
      : inputs_(inputs), machine_(program, settings, ignore, ignore) {
    machine_.yield = [this](const ast::MethodDecl& method) { return yielded(method); };
    for (const InputObject& object : inputs.objects) objects_.push_back(make(object));
    for (std::size_t index = 0; index < objects_.size(); ++index)
      fill(inputs.objects[index], *objects_[index]);
  }

  Replayed of(const symbex::ExploreRequest& request) {
    try {
      const ast::MethodDecl& scope = *request.scope;
      run::Machine::Room room(machine_, scope.slots + 16, request.call->range);
      run::Frame frame{.slots = room.slots};
      for (std::size_t index = 0; index < request.symbols.size(); ++index)
        frame.slots[scope.parameters[index]->slot] = named(request.symbols[index]);
      static_cast<void>(machine_.translation().of(*request.call).eval(frame));
      return {"return"};
    } catch (const run::Violation& violation) {
      if (violation.context == "assert") return {"assert", violation.range.line};
      // An exception of which the program does not know the class: `ArithmeticException: / by zero`.
      const std::string name = violation.message.substr(0, violation.message.find(':'));
      const bool isException = name.ends_with("Exception");
      return {isException ? name : "", violation.range.line, violation.message};
    } catch (const run::Thrown& thrown) {
      return {ast::nestedName(thrown.exception->type->declaration),
              machine_.originOf(*thrown.exception).range.line};
    } catch (const run::Stopped& stopped) {
      return {"", stopped.range.line, stopped.why};
    } catch (const run::Heap::IsFull&) {
      return {"", 0, "its objects take too much memory"};
    }
  }

 private:
  Value named(const std::string& name) {
    const auto found = std::ranges::find(inputs_.symbols, name, &symbex::InputGraph::Symbol::name);
    return found == inputs_.symbols.end() ? Value{} : valueOf(found->type, found->value);
  }

  // The n-th result of a method without a body is a symbol of its own.
  Value yielded(const ast::MethodDecl& method) {
    if (method.returnType.kind == ast::TypeKind::Void) return {};
    const std::uint32_t number = ++yields_[method.name];
    return named(std::string(method.name) + "#" + std::to_string(number));
  }

  run::Object* make(const InputObject& object) {
    if (object.isArray())
      return machine_.heap.makeArray(*object.type.element,
                                     static_cast<std::uint32_t>(object.elements.size()));
    return machine_.makeInstance(machine_.classes.of(*object.type.declaration));
  }

  void fill(const InputObject& object, run::Object& made) {
    if (object.isArray()) {
      auto& array = static_cast<run::Array&>(made);
      for (std::size_t i = 0; i < object.elements.size(); ++i)
        array.elements()[i] = valueOf(*object.type.element, object.elements[i]);
      return;
    }
    auto& instance = static_cast<run::Instance&>(made);
    run::Frame frame{.slots = nullptr};
    for (const ast::FieldDecl* const field : machine_.classes.fieldsOf(*instance.type)) {
      if (field->constant != nullptr && !field->isStatic)
        instance.fields()[machine_.classes.slotOf(*field)] =
            machine_.translation().of(*field->constant).eval(frame);
    }
    for (const auto& [field, value] : object.fields)
      instance.fields()[machine_.classes.slotOf(*field)] = valueOf(field->type, value);
  }

  Value valueOf(const ast::Type& type, const InputValue& value) {
    switch (value.kind) {
      case InputValue::Kind::Null:
        return Value::of(static_cast<run::Object*>(nullptr));
      case InputValue::Kind::Boolean:
      case InputValue::Kind::Number:
        return Value::of(value.number);
      case InputValue::Kind::Object:
        return Value::of(objects_[static_cast<std::size_t>(value.number)]);
      case InputValue::Kind::Text:
        break;
    }
    const bool isEnum = type.kind == ast::TypeKind::Class && type.declaration->kind == ast::ClassKind::Enum;
    if (!isEnum) return Value::of(machine_.makeText(value.text));
    machine_.start(machine_.classes.of(*type.declaration), type.declaration->nameRange);
    const auto constant =
        std::ranges::find(type.declaration->fields, std::string_view(value.text), &ast::FieldDecl::name);
    return machine_.classes.staticField(**constant);
  }

  const symbex::InputGraph& inputs_;
  run::Machine machine_;
  std::vector<run::Object*> objects_;
  std::unordered_map<std::string_view, std::uint32_t> yields_;
};

}  // namespace

Replayed replay(const ast::Program& program, const symbex::ExploreRequest& request,
                const symbex::InputGraph& inputs, std::uint64_t steps) {
  return Run(program, inputs, {.permissions = false, .overflow = false, .steps = steps}).of(request);
}

}  // namespace warrant::bmc
