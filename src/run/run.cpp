#include "run/run.h"

#include "ast/print.h"
#include "run/check/checker.h"
#include "run/code/translation.h"
#include "run/printing.h"

namespace warrant::run {
namespace {

bool isMain(const ast::MethodDecl& method) {
  if (method.name != "main" || !method.isStatic || method.isGhost) return false;
  if (method.returnType.kind != ast::TypeKind::Void || method.parameters.size() != 1) return false;
  const ast::Type& type = method.parameters.front()->type;
  return type.kind == ast::TypeKind::Array && ast::isStringType(*type.element);
}

std::string runMain(Machine& machine, const Entry& entry) {
  const ast::MethodDecl& main = *entry.main;
  std::vector<Value> arguments;
  if (!main.parameters.empty()) {
    const ast::Type& element = *main.parameters.front()->type.element;
    Array* const array = machine.heap.makeArray(element, static_cast<std::uint32_t>(entry.arguments.size()));
    for (std::size_t i = 0; i < entry.arguments.size(); ++i)
      array->elements()[i] = Value::of(machine.makeText(entry.arguments[i]));
    machine.grant(*array);
    arguments.push_back(Value::of(array));
  }
  if (main.owner != nullptr) machine.start(machine.classes.of(*main.owner), main.nameRange);
  machine.call(machine.classes.of(main), nullptr, arguments, main.nameRange);
  return "";
}

std::string runCall(Machine& machine, const Entry& entry) {
  machine.start(machine.classes.of(*entry.scope->owner), entry.call->range);
  Machine::Room room(machine, entry.scope->slots + 16, entry.call->range);
  Frame frame{.slots = room.slots};
  const Value value = machine.translation().of(*entry.call).eval(frame);
  return show(machine, entry.call->type, value);
}

}  // namespace

Ending run(const ast::Program& program, const Settings& settings, const Entry& entry, Output output,
           Output errors) {
  Ending ending;
  Machine machine(program, settings, output, errors);
  try {
    ending.result = entry.main != nullptr ? runMain(machine, entry) : runCall(machine, entry);
  } catch (const Violation& violation) {
    ending = {.kind = Ending::Kind::Violated,
              .context = violation.context,
              .reason = violation.reason,
              .message = violation.message,
              .range = violation.range,
              .related = violation.related};
  } catch (const Thrown& thrown) {
    ending = {.kind = Ending::Kind::Threw,
              .message = machine.describeAsJava(*thrown.exception),
              .range = machine.originOf(*thrown.exception).range};
  } catch (const Exited& exited) {
    ending.kind = Ending::Kind::Exited;
    ending.status = exited.status;
  } catch (const Stopped& stopped) {
    ending = {.kind = Ending::Kind::Stopped, .message = stopped.why, .range = stopped.range};
    ending.isBound = stopped.isBound;
  } catch (const Heap::IsFull&) {
    ending = {.kind = Ending::Kind::Stopped,
              .message = "the objects take more than " + std::to_string(settings.bytes >> 20) + " MB"};
    ending.isBound = true;
  }
  for (const auto& [range, why] : machine.passedOver()) ending.passedOver.push_back({range, why});
  return ending;
}

std::vector<std::string_view> thrownByLibrary() {
  return {"ArithmeticException",
          "ArrayIndexOutOfBoundsException",
          "ArrayStoreException",
          "ClassCastException",
          "ConcurrentModificationException",
          "ExceptionInInitializerError",
          "IllegalArgumentException",
          "IllegalStateException",
          "IndexOutOfBoundsException",
          "NegativeArraySizeException",
          "NoClassDefFoundError",
          "NoSuchElementException",
          "NullPointerException",
          "NumberFormatException",
          "StackOverflowError",
          "StringIndexOutOfBoundsException",
          "UnsupportedOperationException"};
}

ast::Source thrownSource() {
  std::string parameters;
  for (const std::string_view name : thrownByLibrary())
    parameters +=
        (parameters.empty() ? "" : ", ") + std::string(name) + " $" + std::to_string(parameters.size());
  ast::Source source;
  source.file = {"$Thrown.java",
                 "import java.util.*; class $Thrown { static void all(" + parameters + ") { } }\n"};
  source.isDependency = true;
  return source;
}

std::vector<const ast::MethodDecl*> mainsOf(const ast::Program& program) {
  std::vector<const ast::MethodDecl*> mains(program.mains.begin(), program.mains.end());
  for (const ast::ClassDecl* const declaration : program.classes) {
    if (declaration->isLibrary) continue;
    for (const ast::MethodDecl* const method : declaration->methods) {
      if (isMain(*method)) mains.push_back(method);
    }
  }
  return mains;
}

}  // namespace warrant::run
