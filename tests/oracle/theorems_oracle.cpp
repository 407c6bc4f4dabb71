// theorems_oracle PROGRAMS RUNS SEED [FILE…]: the theorems of the papers, held against so many random
// programs, and against the methods of the files, each on so many inputs.
//
// de Boer and Bonsangue, "Symbolic execution formally explained": whoever runs a program on values that
// satisfy the path condition of a leaf comes to the end that the leaf says, with its values instantiated
// (correctness: Theorems 2.3 and 3.5); for whatever values it runs there is such a leaf, and one only
// (completeness: 2.4 and 3.6); the weakest precondition of a trace holds of just the same values (4.5). King,
// "Symbolic Execution and Program Testing": to execute symbolically and then to instantiate is to instantiate
// and then to execute. All of that but what is said of traces holds, too, where states are merged.
//
// The concrete side is the interpreter (src/run), which knows nothing of the symbolic side. Conditions and
// values are evaluated by it, too, as the Java expressions that they are.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <regex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "cli/files/library_folder.h"
#include "explore/exploration.h"
#include "explore/inputs.h"
#include "explore/print.h"
#include "oracle/random_program.h"
#include "refute/inputs.h"
#include "run/code/code.h"
#include "run/machine.h"
#include "support/large_stack.h"
#include "support/memory.h"

namespace {

namespace ast = warrant::ast;
namespace cli = warrant::cli;
namespace explore = warrant::explore;
namespace oracle = warrant::oracle;
namespace refute = warrant::refute;
namespace run = warrant::run;
namespace support = warrant::support;
namespace symbex = warrant::symbex;

using symbex::Leaf;

struct Totals {
  std::uint64_t programs = 0, refused = 0, leaves = 0, merged = 0, uncovered = 0, unlike = 0;
  std::uint64_t runs = 0, overflows = 0, ends = 0, commuted = 0, wrong = 0;
};

// Where an output is: behind the object, or array, that the first method yields.
struct Place {
  bool isElement = false, isStatic = false;
};

Place placeOf(const Leaf::Output& output) {
  if (output.field != nullptr) return {.isStatic = output.field->isStatic};
  return {.isElement = true};
}

// `p.next` of `p.next.value`, `v` of `v[i + 1]`.
std::string ownerOf(const std::string& place) {
  if (!place.ends_with("]")) return place.substr(0, place.rfind('.'));
  std::size_t depth = 0, at = place.size();
  do {
    --at;
    if (place[at] == ']') ++depth;
    if (place[at] == '[') --depth;
  } while (depth > 0);
  return place.substr(0, at);
}

std::string indexOf(const std::string& place) {
  const std::size_t from = ownerOf(place).size() + 1;
  return place.substr(from, place.size() - from - 1);
}

// An expression of numbers may be of a larger type than the number, which has been narrowed, or is.
std::string expressionTypeOf(const ast::Type& type) {
  return type.isIntegral() ? "long" : ast::toString(type);
}

bool isNumber(std::string_view type) {
  constexpr std::string_view numbers[] = {"byte", "short", "char", "int", "long"};
  return std::ranges::find(numbers, type) != std::end(numbers);
}

// What is made on the path has no expression over the symbols.
bool isNew(const std::string& value) { return value.starts_with("new ") || value.starts_with("{"); }

// The object whose method is called is a parameter here.
std::string withSelf(const std::string& expression) {
  static const std::regex itself(R"(\bthis\b)");
  return std::regex_replace(expression, itself, "self");
}

// The methods of a class that say what leaves say.
class Sayings {
 public:
  Sayings(const oracle::Subject& program, const std::vector<Leaf>& leaves) : program_(program) {
    for (std::size_t index = 0; index < leaves.size(); ++index) add(leaves[index], std::to_string(index));
  }
  // With the classes of the exceptions that runs throw.
  std::string text() const {
    std::string parameters;
    for (const std::string_view name : symbex::thrownByJava())
      parameters +=
          (parameters.empty() ? "" : ", ") + std::string(name) + " e" + std::to_string(parameters.size());
    return "class Says {\n  static void thrown(" + parameters + ") { }\n  static " + program_.type + " run(" +
           program_.parameters + ") { " + (program_.type == "void" ? "" : "return ") + program_.invocation +
           "; }\n" + methods_ + "}\n";
  }

 private:
  void add(const std::string& type, const std::string& name, const std::string& value) {
    methods_ += "  static " + type + " " + name + "(" + program_.parameters + ") { return " +
                withSelf(value) + "; }\n";
  }
  void add(const Leaf& leaf, const std::string& number) {
    add("boolean", "forward" + number, symbex::pathConditionOf(leaf));
    if (leaf.backward && leaf.backward->uncovered.empty())
      add("boolean", "backward" + number, symbex::conjunctionOf(leaf.backward->conditions));
    if (!leaf.result.empty() && !isNew(leaf.result))
      add(isNumber(program_.type) ? "long" : program_.type, "result" + number, leaf.result);
    for (std::size_t at = 0; at < leaf.outputs.size(); ++at) {
      const Leaf::Output& output = leaf.outputs[at];
      const std::string suffix = number + "_" + std::to_string(at);
      const Place place = placeOf(output);
      if (place.isElement) {
        add("Object", "owner" + suffix, ownerOf(output.place));
        add("int", "index" + suffix, indexOf(output.place));
        if (!isNew(output.value)) add(expressionTypeOf(output.type), "value" + suffix, output.value);
      } else {
        if (!place.isStatic)
          add(std::string(output.field->owner->name), "owner" + suffix, ownerOf(output.place));
        if (!isNew(output.value)) add(expressionTypeOf(output.type), "value" + suffix, output.value);
      }
    }
  }

  const oracle::Subject& program_;
  std::string methods_;
};

class ProgramOracle {
 public:
  ProgramOracle(const oracle::Subject& program, const explore::Exploration& exploration,
                const ast::Program& saying, Totals& totals)
      : source_(program),
        exploration_(exploration),
        leaves_(exploration.tree.leaves),
        program_(saying),
        totals_(totals),
        machine_(saying, settings(), nowhere, nowhere),
        method_(methodOf("Says", "run")),
        candidates_(refute::candidatesOf(methodOf(program.owner, program.name))) {}

  // Runs the program on the inputs of that number.
  void check(std::uint64_t seed) {
    machine_.reset();
    try {
      const std::vector<run::Value> arguments = argumentsOf(seed);
      if (hasSelf() && arguments.front().object == nullptr) return;
      machine_.start(machine_.classes.of(*methodOf(source_.owner, source_.name).owner), method_.nameRange);
      compare(arguments, seed);
    } catch (const run::Violation& violation) {
      if (violation.reason != "overflow") fail(seed, violation.context + ":" + violation.reason);
      ++totals_.overflows;  // symbolic arithmetic has no end
    } catch (const run::Thrown& thrown) {
      fail(seed, "what a leaf says throws " + machine_.describe(*thrown.exception));
    } catch (const run::Stopped& stopped) {
      fail(seed, "stopped: " + stopped.why);
    } catch (const run::Heap::IsFull&) {
      ++totals_.overflows;  // and its memory none, either
    }
  }

 private:
  struct Expected {
    run::Object* owner = nullptr;  // nullptr: the field is static
    std::int64_t index = 0;        // of an element
    const ast::FieldDecl* field = nullptr;
    std::optional<run::Value> value;  // none: a new object
  };

  refute::Inputs inputsOf(std::uint64_t seed) {
    constexpr std::uint64_t spread = 0x9E3779B97F4A7C15;
    return {machine_, candidates_, seed * spread + 7, static_cast<unsigned>(seed % 4)};
  }

  std::vector<run::Value> argumentsOf(std::uint64_t seed) {
    refute::Inputs inputs = inputsOf(seed);
    std::vector<run::Value> arguments;
    for (const ast::Variable* const parameter : method_.parameters)
      arguments.push_back(inputs.make(parameter->type));
    return arguments;
  }
  bool hasSelf() const { return source_.parameters.starts_with(source_.owner + " self"); }

  static constexpr auto nowhere = [](std::string_view) {};
  static run::Settings settings() {
    return {.permissions = false, .overflow = true, .contracts = false, .steps = 200'000, .depth = 500};
  }

  const ast::MethodDecl& methodOf(std::string_view owner, std::string_view name) const {
    const ast::MethodDecl* const method = findMethod(owner, name);
    if (method == nullptr) throw std::logic_error("no method " + std::string(name));
    return *method;
  }
  const ast::MethodDecl* findMethod(std::string_view owner, std::string_view name) const {
    for (const ast::ClassDecl* const declaration : program_.classes) {
      if (declaration->name != owner) continue;
      for (const ast::MethodDecl* const method : declaration->methods) {
        if (method->name == name) return method;
      }
    }
    return nullptr;
  }
  const ast::FieldDecl& fieldOf(const ast::FieldDecl& explored) const {  // of the program that runs
    for (const ast::ClassDecl* const declaration : program_.classes) {
      if (declaration->name != explored.owner->name) continue;
      for (const ast::FieldDecl* const field : declaration->fields) {
        if (field->name == explored.name) return *field;
      }
    }
    throw std::logic_error("no field " + std::string(explored.name));
  }

  run::Value say(const std::string& name, const std::vector<run::Value>& arguments) {
    return machine_.call(machine_.classes.of(methodOf("Says", name)), nullptr, arguments, method_.nameRange);
  }

  void compare(const std::vector<run::Value>& arguments, std::uint64_t seed) {
    std::vector<std::size_t> satisfied;
    std::size_t traces = 0;  // whose weakest preconditions hold
    for (std::size_t index = 0; index < leaves_.size(); ++index) {
      const std::string number = std::to_string(index);
      const bool isForward = say("forward" + number, arguments).isTrue();
      if (isForward) satisfied.push_back(index);
      if (findMethod("Says", "backward" + number) == nullptr) continue;
      const bool isBackward = say("backward" + number, arguments).isTrue();
      if (isForward && !isBackward) fail(seed, "backward and forward differ at leaf " + number);
      traces += isBackward && leaves_[index].backward->isFirst ? 1 : 0;
    }
    const auto isComputed = [&](const Leaf& leaf) {
      return leaf.backward && leaf.backward->uncovered.empty();
    };
    const bool hasTrace = satisfied.size() == 1 && isComputed(leaves_[satisfied.front()]);
    if (satisfied.size() == 1 && traces != (hasTrace ? 1 : 0))
      fail(seed, "the weakest preconditions of " + std::to_string(traces) + " traces hold");
    ++totals_.runs;
    if (satisfied.size() != 1) return fail(seed, std::to_string(satisfied.size()) + " leaves are satisfied");
    const std::size_t index = satisfied.front();
    const Leaf& leaf = leaves_[index];
    if (leaf.kind == Leaf::Kind::Bound) return;
    if (seed % 8 == 0) commute(leaf, arguments, seed);
    const std::string number = std::to_string(index);
    std::optional<run::Value> result;
    if (!leaf.result.empty() && !isNew(leaf.result)) result = say("result" + number, arguments);
    const std::vector<Expected> expected = expectedOf(leaf, number, arguments);
    const Memory before = remember();
    std::string outcome = "return";
    run::Value returned{};
    try {
      returned = machine_.call(machine_.classes.of(method_), nullptr, arguments, method_.nameRange);
    } catch (const run::Thrown& thrown) {
      outcome = thrown.exception->type->declaration.name;
    } catch (const run::Violation& violation) {
      if (violation.context != "assert") throw;
      outcome = "assert";
    }
    ++totals_.ends;
    if (outcome != leaf.outcome) return fail(seed, "leaf " + number + ", but it ends by " + outcome);
    if (result && outcome == "return" && returned.number != result->number)
      return fail(seed, "leaf " + number + ", but it returns " + std::to_string(returned.number));
    checkMemory(before, expected, number, seed);
  }

  // Instantiated first, and then executed.
  void commute(const Leaf& leaf, const std::vector<run::Value>& arguments, std::uint64_t seed) {
    refute::Capture capture(machine_);
    for (std::size_t index = 0; index < arguments.size(); ++index)
      capture.add(index == 0 && hasSelf() ? "this" : std::string(method_.parameters[index]->name),
                  method_.parameters[index]->type, arguments[index]);
    symbex::InputGraph graph = capture.take();
    translate(graph);
    const symbex::ExploredTree tree = exploration_.run(graph);
    ++totals_.commuted;
    if (tree.leaves.size() != 1)
      return fail(seed, "with values it has " + std::to_string(tree.leaves.size()) + " leaves");
    const Leaf& end = tree.leaves.front();
    // Where ways were merged, those of the leaf are the statements that its own inputs take.
    const bool isLonger = !exploration_.request.merges && end.statements != leaf.statements;
    if (end.outcome != leaf.outcome || isLonger)
      fail(seed, "with values it ends by " + end.outcome + " after " + std::to_string(end.statements) +
                     " statements, and not by " + leaf.outcome + " after " + std::to_string(leaf.statements));
  }

  // The same graph, of the declarations of the program that was explored.
  void translate(symbex::InputGraph& graph) const {
    const auto find = [&](const ast::ClassDecl& declaration) {
      const auto& classes = exploration_.program->classes;
      return *std::ranges::find(classes, declaration.name, &ast::ClassDecl::name);
    };
    const auto translateType = [&](ast::Type& type) {
      if (type.kind == ast::TypeKind::Class) type.declaration = find(*type.declaration);
    };
    for (symbex::InputGraph::Symbol& symbol : graph.symbols) translateType(symbol.type);
    for (symbex::InputObject& object : graph.objects) {
      translateType(object.type);
      for (auto& [field, value] : object.fields)
        field = *std::ranges::find(find(*field->owner)->fields, field->name, &ast::FieldDecl::name);
    }
  }

  std::vector<Expected> expectedOf(const Leaf& leaf, const std::string& number,
                                   const std::vector<run::Value>& arguments) {
    std::vector<Expected> all;
    for (std::size_t at = 0; at < leaf.outputs.size(); ++at) {
      const Leaf::Output& output = leaf.outputs[at];
      const std::string suffix = number + "_" + std::to_string(at);
      const Place place = placeOf(output);
      Expected one;
      if (!place.isStatic) one.owner = say("owner" + suffix, arguments).object;
      if (place.isElement)
        one.index = say("index" + suffix, arguments).number;
      else
        one.field = &fieldOf(*output.field);
      if (!isNew(output.value)) one.value = say("value" + suffix, arguments);
      all.push_back(one);
    }
    return all;
  }

  // What was there before the run, with what it held.
  using Memory = std::vector<std::pair<run::Object*, std::vector<run::Value>>>;
  static std::span<run::Value> valuesOf(run::Object& object) {
    if (object.shape == run::Shape::Array) return static_cast<run::Array&>(object).all();
    if (object.shape != run::Shape::Instance) return {};
    return {static_cast<run::Instance&>(object).fields(), object.size};
  }
  Memory remember() {
    Memory memory;
    for (run::Object* const object : machine_.heap.objects()) {
      const auto values = valuesOf(*object);
      memory.emplace_back(object, std::vector<run::Value>(values.begin(), values.end()));
    }
    return memory;
  }

  void checkMemory(const Memory& before, const std::vector<Expected>& expected, const std::string& number,
                   std::uint64_t seed) {
    const auto differs = [&](const std::string& what) { fail(seed, "leaf " + number + ", but " + what); };
    const auto isOld = [&](const run::Object* object) {
      return std::ranges::any_of(before, [&](const auto& one) { return one.first == object; });
    };
    // Places whose indices are not known may be one: then it holds what one of them says.
    std::unordered_map<const run::Value*, bool> written;
    for (const Expected& one : expected) {
      run::Value* place = nullptr;
      if (one.owner == nullptr) {
        if (one.field == nullptr || !one.field->isStatic) return differs("what is written is null");
        place = &machine_.classes.staticField(*one.field);
      } else if (one.field != nullptr) {
        place = static_cast<run::Instance*>(one.owner)->fields() + machine_.classes.slotOf(*one.field);
      } else {
        if (one.index < 0 || one.index >= one.owner->size) return differs("an index is out of bounds");
        place = static_cast<run::Array*>(one.owner)->elements() + one.index;
      }
      const bool isThat =
          one.value ? place->number == one.value->number : place->object != nullptr && !isOld(place->object);
      written[place] = written[place] || isThat;
    }
    for (const auto& [place, isThat] : written) {
      if (!isThat) return differs("a place holds " + std::to_string(place->number) + ", which none says");
    }
    const ast::ClassDecl& owner = *methodOf(source_.owner, source_.name).owner;
    for (const ast::FieldDecl* const field : owner.fields) {
      if (!field->isStatic || !owner.staticInitializers.empty()) continue;  // which give it other values
      const run::Value& place = machine_.classes.staticField(*field);
      if (!written.contains(&place) && place.number != 0)
        return differs("a static field is written of which it says nothing");
    }
    for (const auto& [object, values] : before) {
      const auto now = valuesOf(*object);
      for (std::size_t at = 0; at < values.size(); ++at) {
        if (!written.contains(&now[at]) && now[at].number != values[at].number)
          return differs("a place is written of which it says nothing");
      }
    }
  }

  void fail(std::uint64_t seed, const std::string& what) {
    if (++totals_.wrong > 20) return;
    std::cout << "inputs " << seed << ": " << what << "\n" << source_.text << source_.call << "\n";
    machine_.reset();
    refute::Capture capture(machine_);
    const std::vector<run::Value> arguments = argumentsOf(seed);
    for (std::size_t index = 0; index < arguments.size(); ++index)
      capture.add(std::string(method_.parameters[index]->name), method_.parameters[index]->type,
                  arguments[index]);
    std::cout << explore::toText(capture.take()) << "\n";
    for (std::size_t index = 0; index < leaves_.size(); ++index) {
      const Leaf& leaf = leaves_[index];
      std::cout << index << ". " << explore::lineOf(leaf) << "\n";
      if (leaf.backward)
        std::cout << "   " << symbex::conjunctionOf(leaf.backward->conditions) << leaf.backward->uncovered
                  << "\n";
    }
  }

  const oracle::Subject& source_;
  const explore::Exploration& exploration_;
  const std::vector<Leaf>& leaves_;
  const ast::Program& program_;
  Totals& totals_;
  run::Machine machine_;
  const ast::MethodDecl& method_;
  refute::Candidates candidates_;
};

void checkProgram(const oracle::Subject& program, ast::Library library, std::uint64_t runs, bool merges,
                  Totals& totals) {
  const auto sourceOf = [](const std::string& text) {
    return std::vector<ast::Source>{{{"Random.java", text}, ast::Dialect::Java}};
  };
  const explore::Exploration exploration = explore::explore(
      {.sources = sourceOf(program.text),
       .library = library,
       .call = program.call,
       .bounds = {.statements = 120, .unwind = 3},
       .merges = merges,
       .conditions = merges ? explore::PathConditionWay::Forward : explore::PathConditionWay::Both,
       .options = {.stepLimit = 400'000, .jobs = 1}});
  const std::vector<Leaf>& leaves = exploration.tree.leaves;
  // Of what the path made, or a method without a body yields, there is no expression over the parameters;
  // texts without an end are cut.
  const auto isNoExpression = [](const std::string& text) {
    return text.find('#') != std::string::npos || text.find("…") != std::string::npos;
  };
  const auto isUndecided = [&](const Leaf& leaf) {
    const auto isOpen = [&](const Leaf::Output& output) {
      return isNoExpression(output.place) || isNoExpression(output.value);
    };
    return leaf.kind == Leaf::Kind::Undecided || isNoExpression(symbex::pathConditionOf(leaf)) ||
           isNoExpression(leaf.result) || std::ranges::any_of(leaf.outputs, isOpen) ||
           (leaf.backward && isNoExpression(symbex::conjunctionOf(leaf.backward->conditions)));
  };
  constexpr std::size_t most = 200;
  if (exploration.tree.isCut || leaves.size() > most || std::ranges::any_of(leaves, isUndecided)) {
    ++totals.refused;
    return;
  }
  ++totals.programs;
  (merges ? totals.merged : totals.leaves) += leaves.size();
  for (const Leaf& leaf : leaves) {
    if (!leaf.backward) continue;
    if (!leaf.backward->uncovered.empty()) {
      ++totals.uncovered;
      std::cout << leaf.backward->uncovered << "\n";
    } else if (!leaf.backward->isEquivalent) {
      ++totals.unlike;
    }
  }
  const std::string text = program.text + Sayings(program, leaves).text();
  const ast::ParseResult saying = ast::parse(sourceOf(text), 1, library);
  if (!saying.isVerifiable) {
    ++totals.wrong;
    std::cout << text << "what leaves say is no Java\n";
    for (const support::Diagnostic& problem : saying.diagnostics) std::cout << problem.message << "\n";
    return;
  }
  ProgramOracle checker(program, exploration, *saying.program, totals);
  for (std::uint64_t seed = 0; seed < runs; ++seed) checker.check(seed);
}

void checkProgram(const oracle::Subject& program, ast::Library library, std::uint64_t runs, Totals& totals) {
  for (const bool merges : {false, true}) checkProgram(program, library, runs, merges, totals);
}

}  // namespace

int main(int argc, char** argv) {
  warrant::support::keepFreedMemory();  // as the program itself does
  if (argc < 4) {
    std::cerr << "usage: theorems_oracle PROGRAMS RUNS SEED [FILE...]\n";
    return 2;
  }
  const std::uint64_t programs = std::strtoull(argv[1], nullptr, 10);
  const std::uint64_t runs = std::strtoull(argv[2], nullptr, 10);
  const std::uint64_t seed = std::strtoull(argv[3], nullptr, 10);
  Totals totals;
  cli::LibraryFolder folder{WARRANT_LIBRARY};
  const auto library = [&](std::string_view path) { return folder.find(path); };
  support::runOnLargeStack([&] {
    for (std::uint64_t i = 0; i < programs; ++i) {
      const auto language = static_cast<oracle::Language>(i % 4);
      checkProgram(oracle::randomProgram(language, seed + i), library, runs, totals);
    }
    for (const std::string& file : std::vector<std::string>(argv + 4, argv + argc)) {
      std::ifstream stream(file);
      const std::string text{std::istreambuf_iterator<char>(stream), {}};
      for (const oracle::Subject& subject : oracle::subjectsOf(text, library))
        checkProgram(subject, library, runs, totals);
    }
  });
  std::cout << totals.programs << " programs (" << totals.refused << " too large), " << totals.leaves
            << " leaves, merged " << totals.merged << ", " << totals.unlike
            << " of which not shown to be the same backward, " << totals.uncovered << " not computed; "
            << totals.runs << " runs (" << totals.overflows << " more overflow), " << totals.ends
            << " compared with their leaves, " << totals.commuted << " executed with values; " << totals.wrong
            << " wrong\n";
  return totals.wrong == 0 && totals.ends > 0 ? 0 : 1;
}
