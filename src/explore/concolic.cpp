#include "explore/concolic.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <unordered_set>

#include "ast/values/literals.h"
#include "explore/corpus.h"
#include "explore/java_values.h"
#include "support/threads.h"

namespace warrant::explore {

using symbex::Decisions;
using symbex::ExploredTree;
using symbex::ExploreRequest;
using symbex::InputGraph;
using symbex::Leaf;

namespace {

struct Input {
  InputGraph values;
  std::size_t bound = 0;           // decisions from that one on are expanded
  Decisions way;                   // that it was made to go
  std::vector<std::size_t> place;  // in the tree of inputs: of which child it is which child
  std::string saved = {};          // its name in the corpus
  bool isExpanded = false;         // by an earlier exploration
  ConcreteEnd end = {};
  std::size_t score = 0;   // statements that no input had run before
  std::size_t number = 0;  // in the order in which inputs ran
};

// The leaves of one run: its own, and the ways behind it of which it is open whether any inputs go them.
struct Run {
  std::size_t number;
  std::vector<std::size_t> place;
  std::vector<Leaf> leaves;
};

// That the symbols have these values, as conditions; nothing: it cannot be said.
std::optional<std::vector<std::string>> conditionsOf(const InputGraph& inputs) {
  using Kind = symbex::InputValue::Kind;
  std::vector<std::string> conditions;
  const auto isSimple = [](const symbex::InputValue& value) {
    return value.kind == Kind::Boolean || value.kind == Kind::Number;
  };
  const auto addEqual = [&](const std::string& place, const ast::Type& type,
                            const symbex::InputValue& value) {
    if (value.kind == Kind::Boolean)
      conditions.push_back((value.number != 0 ? "" : "!") + place);
    else if (type.isFloating() && value.text == "NaN")
      conditions.push_back(place + " != " + place);
    else if (value.kind == Kind::Text && !type.isFloating())
      conditions.push_back(place + ".equals(" + ast::quoted(value.text) + ")");
    else
      conditions.push_back(place + " == " + javaValue(type, value));
  };
  for (const InputGraph::Symbol& symbol : inputs.symbols) {
    const bool isEnum = symbol.type.kind == ast::TypeKind::Class && symbol.value.kind == Kind::Text &&
                        symbol.type.declaration->kind == ast::ClassKind::Enum;
    if (isEnum) {
      conditions.push_back(symbol.name + " == " + javaValue(symbol.type, symbol.value));
      continue;
    }
    if (symbol.value.kind != Kind::Object) {
      if (symbol.value.kind == Kind::Text && !symbol.type.isFloating())
        conditions.push_back(symbol.name + " != null");
      addEqual(symbol.name, symbol.type, symbol.value);
      continue;
    }
    const symbex::InputObject& object = inputs.objects[static_cast<std::size_t>(symbol.value.number)];
    if (!object.isArray() || !std::ranges::all_of(object.elements, isSimple)) return std::nullopt;
    conditions.push_back(symbol.name + " != null");
    conditions.push_back(symbol.name + ".length == " + std::to_string(object.elements.size()));
    for (std::size_t index = 0; index < object.elements.size(); ++index)
      addEqual(symbol.name + "[" + std::to_string(index) + "]", *object.type.element, object.elements[index]);
  }
  return conditions;
}

Leaf::Kind kindOf(const ConcreteEnd& end) {
  switch (end.kind) {
    case ConcreteEnd::Kind::Returned:
      return Leaf::Kind::Return;
    case ConcreteEnd::Kind::Exited:
      return Leaf::Kind::Exit;
    case ConcreteEnd::Kind::Threw:
      return Leaf::Kind::Exception;
    case ConcreteEnd::Kind::Asserted:
      return Leaf::Kind::Assert;
    default:
      return Leaf::Kind::Bound;
  }
}

// What the leaf says of the outcome is what the concrete run has done.
void takeOver(Leaf& leaf, const ConcreteEnd& end) {
  leaf.kind = kindOf(end);
  leaf.outcome = end.outcome;
  leaf.result = leaf.concreteResult = end.result;
  leaf.outputs.clear();
  leaf.reason.clear();
  if (end.kind != ConcreteEnd::Kind::Returned && end.range.isKnown()) leaf.range = end.range;
}

// How the concrete run ends otherwise than the path; empty: it does not.
std::string differenceOf(const Leaf& leaf, const ConcreteEnd& end) {
  if (kindOf(end) != leaf.kind || end.outcome != leaf.outcome)
    return "over symbols the path ends by " + leaf.outcome;
  const bool isOther =
      !leaf.concreteResult.empty() && !end.result.empty() && leaf.concreteResult != end.result;
  return isOther ? "over symbols the result is " + leaf.concreteResult : "";
}

// Of a path whose end could not be explored: for just these inputs it ends as the concrete run does. The
// other leaf stands for those that are left.
std::optional<Leaf> concretise(Leaf& leaf, const InputGraph& inputs, const ConcreteEnd& end) {
  const auto conditions = conditionsOf(inputs);
  if (!conditions || conditions->empty()) return std::nullopt;
  Leaf others = leaf;
  std::string same;
  for (const std::string& condition : *conditions) same += (same.empty() ? "" : " && ") + condition;
  others.kind = Leaf::Kind::Bound;
  others.outcome = "bound";
  others.conditions.push_back("!(" + same + ")");
  others.inputs.reset();
  others.result.clear();
  others.concreteResult.clear();
  leaf.conditions.insert(leaf.conditions.end(), conditions->begin(), conditions->end());
  leaf.concretised = leaf.reason;
  takeOver(leaf, end);
  return others;
}

class Generations {
 public:
  Generations(const Prepared& prepared, const symbex::Explorable& program, const Concolic& concolic,
              std::uint64_t stepLimit)
      : prepared_(prepared), program_(program), concolic_(concolic), stepLimit_(stepLimit) {}

  ExploredTree run() {
    begin();
    const auto work = [&] { this->work(); };
    if (concolic_.workers > 1)
      support::runOnThreads(concolic_.workers, work);
    else
      work();
    return finish();
  }
  bool isCut() const { return isCut_; }

 private:
  void begin() {
    ConcreteRuns runs(*prepared_.program, prepared_.request);
    std::vector<Corpus::Saved> known;  // before the seed is written, which may be among them
    if (concolic_.corpus != nullptr) known = concolic_.corpus->load();
    add({.values = concolic_.seed, .place = {}}, runs);
    Input& seed = *waiting_.front();
    constexpr std::size_t behindAll = std::size_t{1} << 40;
    std::size_t loaded = 0;
    for (Corpus::Saved& saved : known) {
      if (saved.name == seed.saved) {
        seed.isExpanded = saved.isExpanded;
        continue;
      }
      add({.values = std::move(saved.inputs),
           .bound = saved.bound,
           .place = {behindAll + loaded++},
           .saved = saved.name,
           .isExpanded = saved.isExpanded},
          runs);
    }
  }

  // Run&Check, and Score.
  void add(Input input, ConcreteRuns& runs) {
    input.end = runs.run(input.values);
    const std::scoped_lock lock(mutex_);
    for (const ast::Statement* const statement : input.end.statements) {
      if (tree_.covered.statements.insert(statement).second) ++input.score;
    }
    if (concolic_.corpus != nullptr) {
      const std::string name = concolic_.corpus->save(input.values, input.bound, input.end);
      if (!names_.insert(name).second) return;  // an earlier exploration has found it
      input.saved = name;
    }
    input.number = count_++;
    waiting_.push_back(std::make_unique<Input>(std::move(input)));
    std::ranges::push_heap(waiting_, isWorse);
    changed_.notify_one();
  }

  // PickFirstItem: waits for it; nullptr: there is none any more.
  std::unique_ptr<Input> next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return !waiting_.empty() || running_ == 0; });
    if (waiting_.empty()) return nullptr;
    std::ranges::pop_heap(waiting_, isWorse);
    std::unique_ptr<Input> input = std::move(waiting_.back());
    waiting_.pop_back();
    ++running_;
    return input;
  }

  void work() {
    ConcreteRuns runs(*prepared_.program, prepared_.request);
    while (const std::unique_ptr<Input> input = next()) {
      expand(*input, runs);
      const std::scoped_lock lock(mutex_);
      --running_;
      changed_.notify_all();
    }
  }

  // ExpandExecution
  void expand(Input& input, ConcreteRuns& runs) {
    bool isLeft = false;
    {
      const std::scoped_lock lock(mutex_);
      isCut_ = isCut_ || tree_.spent >= stepLimit_;
      isLeft = !isCut_;
      if (!isLeft && !input.isExpanded) ++unexpanded_;
    }
    ExploreRequest request = prepared_.request;
    request.along = &input.values;
    request.expandsFrom = isLeft && !input.isExpanded ? input.bound : SIZE_MAX;
    request.checksTree = false;
    ExploredTree part = program_.explore(request, stepLimit_);
    const bool isWhole = part.openWays == 0 && !part.isCut;
    std::vector<symbex::ChildInputs> children = std::move(part.children);
    note(input, std::move(part));
    for (std::size_t index = 0; index < children.size(); ++index) {
      Input child{.values = std::move(children[index].inputs),
                  .bound = children[index].way.size(),
                  .way = std::move(children[index].way),
                  .place = input.place};
      child.place.push_back(index);
      add(std::move(child), runs);
    }
    if (concolic_.corpus == nullptr || !isLeft || !isWhole) return;
    const std::scoped_lock lock(mutex_);
    concolic_.corpus->noteExpanded(input.saved);
  }

  void note(Input& input, ExploredTree part) {
    Run run{input.number, input.place, {}};
    const std::scoped_lock lock(mutex_);
    tree_.isAdmitted = tree_.isAdmitted && (part.isAdmitted || input.number > 0);
    tree_.covered.add(part.covered);
    tree_.spent += part.spent;
    tree_.member.statistics.steps += part.member.statistics.steps;
    tree_.member.statistics.solver += part.member.statistics.solver;
    if (!part.isAdmitted) return;  // of another assumption
    ++runs_.runs;
    std::ranges::move(part.assumed, std::back_inserter(input.values.symbols));
    if (part.leaves.size() ==
        part.openWays) {  // the path is none: an error of ours, which must not be silent
      part.isOnItsWay = false;
      part.leaves.push_back({.kind = Leaf::Kind::Undecided,
                             .outcome = "undecided",
                             .reason = "the path of these inputs could not be followed over symbols",
                             .range = prepared_.request.call->range});
    }
    Leaf own = std::move(part.leaves.back());
    part.leaves.pop_back();
    check(own, input, part.isOnItsWay, run);
    std::ranges::move(part.leaves, std::back_inserter(run.leaves));
    finished_.push_back(std::move(run));
  }

  // The leaf of a run, beside what the run has done.
  void check(Leaf& own, const Input& input, bool isOnItsWay, Run& run) {
    own.inputs = input.values;
    const bool wasLed =
        own.way.size() >= input.way.size() && std::equal(input.way.begin(), input.way.end(), own.way.begin());
    if (!wasLed || !isOnItsWay) own.divergence = "the path is another one than these inputs were made for";
    const ConcreteEnd& end = input.end;
    std::optional<Leaf> others;
    if (end.kind == ConcreteEnd::Kind::Stopped) {
      if (own.kind != Leaf::Kind::Bound) ++runs_.notRun;
    } else if (own.kind == Leaf::Kind::Undecided) {
      others = concretise(own, input.values, end);
    } else if (own.kind != Leaf::Kind::Bound) {
      if (std::string difference = differenceOf(own, end); !difference.empty()) {
        own.divergence = std::move(difference);
        takeOver(own, end);
      }
    }
    if (!own.divergence.empty()) ++runs_.divergences;
    run.leaves.push_back(std::move(own));
    if (others) run.leaves.push_back(std::move(*others));
  }

  ExploredTree finish() {
    std::ranges::sort(finished_, [&](const Run& one, const Run& other) {
      return concolic_.workers > 1 ? one.place < other.place : one.number < other.number;
    });
    for (Run& run : finished_) std::ranges::move(run.leaves, std::back_inserter(tree_.leaves));
    if (unexpanded_ > 0)
      tree_.leaves.push_back(
          {.kind = Leaf::Kind::Bound,
           .outcome = "bound",
           .reason = "the limit of rule applications was hit, which `--limit` raises: of " +
                     std::to_string(unexpanded_) + " inputs it is open what else there is",
           .range = prepared_.request.call->range});
    tree_.isComplete = std::ranges::none_of(tree_.leaves, [](const Leaf& leaf) {
      return leaf.kind == Leaf::Kind::Bound || leaf.kind == Leaf::Kind::Undecided;
    });
    tree_.isCut = isCut_;
    tree_.runs = runs_;
    return std::move(tree_);
  }

  static constexpr auto isWorse = [](const std::unique_ptr<Input>& one, const std::unique_ptr<Input>& other) {
    return one->score != other->score ? one->score < other->score : one->number > other->number;
  };

  const Prepared& prepared_;
  const symbex::Explorable& program_;
  const Concolic& concolic_;
  const std::uint64_t stepLimit_;

  // Shared by the workers: the work list, and what is covered.
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::unique_ptr<Input>> waiting_;  // a heap, the highest score first
  std::unordered_set<std::string> names_;        // in the corpus, of those that ran
  std::vector<Run> finished_;
  ExploredTree tree_;
  symbex::ConcreteFigures runs_;
  std::size_t count_ = 0, running_ = 0, unexpanded_ = 0;
  bool isCut_ = false;
};

}  // namespace

ExploredTree exploreAlong(const Prepared& prepared, const symbex::Explorable& program,
                          const Concolic& concolic, std::uint64_t stepLimit) {
  Generations generations(prepared, program, concolic, stepLimit);
  ExploredTree tree = generations.run();
  if (tree.isCut && concolic.workers > 1) {  // who came how far depends on the clock
    Concolic alone = concolic;
    alone.workers = 1;
    return exploreAlong(prepared, program, alone, stepLimit);
  }
  if (!tree.isAdmitted) throw Refused("what is assumed is not true of the seed");
  if (prepared.request.checksTree)
    tree.properties = propertiesOf(program, prepared.request, tree.leaves, stepLimit);
  return tree;
}

}  // namespace warrant::explore
