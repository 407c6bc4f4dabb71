#include "bmc/bmc.h"

#include <algorithm>

#include "ast/parse_to_run.h"
#include "ast/print.h"
#include "bmc/models.h"
#include "bmc/replay.h"
#include "bmc/unwinder.h"
#include "smt/bits/bit_solver.h"

namespace warrant::bmc {

using explore::Exploration;
using smt::bits::BitSolver;
using smt::bits::Satisfiable;
using symbex::Leaf;

namespace {

constexpr std::uint32_t mostUnwound = 1u << 20;
constexpr std::uint32_t mostUnwoundByPaths = 256;
constexpr std::uint64_t replayedSteps = 50'000'000;
// Of the limit of steps, so that all of them take about as long.
constexpr std::uint64_t limitPerStatement = 20, limitPerTerm = 2, propagationsPerLimit = 2;

// How a bound of the search itself ends it.
std::string limited(const std::string& what) { return what + " (--limit)"; }

class Checking {
 public:
  Checking(Exploration& exploration, std::string assumption)
      : exploration_(exploration),
        assumption_(std::move(assumption)),
        program_(*exploration.program),
        hierarchy_(program_),
        solver_(terms_),
        limits_{.bounds = exploration.request.bounds,
                .steps = exploration.options.stepLimit / limitPerStatement,
                .terms = exploration.options.stepLimit / limitPerTerm},
        propagations_(exploration.options.stepLimit > UINT64_MAX / propagationsPerLimit
                          ? UINT64_MAX
                          : exploration.options.stepLimit * propagationsPerLimit) {}

  // Whether the answer is another one than to increase the bound, or no greater one helps. Throws
  // Unsupported.
  bool check(std::uint32_t unwind) {
    exploration_.tree.leaves.clear();
    Limits limits = limits_;
    limits.bounds.unwind = unwind;
    Unwinder unwinder(program_, hierarchy_, terms_, limits);
    try {
      unwinder.unwind(exploration_.request);
    } catch (const Exhausted& why) {
      addUndecided(limited(why.what));
      return true;
    }
    const Satisfiable isWrong = addBug(unwinder);
    const Satisfiable isReached = addBound(unwinder, unwind);
    if (isWrong == Satisfiable::No && isReached == Satisfiable::No) addReturn(unwinder);
    return isWrong != Satisfiable::No || isReached != Satisfiable::Yes || isLimited_;
  }

 private:
  using Kind = End::Kind;

  Bits anyOf(const Unwinder& unwinder, bool isBound) {
    Bits any = terms_.falsity();
    for (const End& end : unwinder.ends()) {
      if ((end.kind == Kind::Bound) == isBound) any = terms_.disjoin(any, end.guard);
    }
    return any;
  }

  Satisfiable ask(std::vector<Bits> conditions) {
    const std::uint64_t spent = solver_.solver().propagations();
    const std::uint64_t left = propagations_ > spent ? propagations_ - spent : 0;
    return solver_.check(conditions, left);
  }

  // The same with short arrays, where that is possible.
  Satisfiable askForSmall(const Unwinder& unwinder, const std::vector<Bits>& conditions) {
    const Satisfiable any = ask(conditions);
    if (any != Satisfiable::Yes || unwinder.objects().lengths().empty()) return any;
    for (const std::int64_t most : {8, 1024}) {
      std::vector<Bits> small = conditions;
      for (const Bits length : unwinder.objects().lengths())
        small.push_back(terms_.less(length, terms_.constant(32, most)));
      if (ask(small) == Satisfiable::Yes) return Satisfiable::Yes;
    }
    return ask(conditions);
  }

  // The first of them that is reached in the model.
  const End* reached(const Unwinder& unwinder, bool isBound) {
    for (const End& end : unwinder.ends()) {
      if ((end.kind == Kind::Bound) == isBound && solver_.valueOf(end.guard) != 0) return &end;
    }
    return nullptr;
  }

  void addUndecided(std::string reason) {
    isLimited_ = true;
    exploration_.tree.leaves.push_back({.kind = Leaf::Kind::Undecided,
                                        .outcome = "undecided",
                                        .reason = std::move(reason),
                                        .range = exploration_.tree.member.method->nameRange});
  }

  Satisfiable addBug(const Unwinder& unwinder) {
    const Bits isWrong = anyOf(unwinder, false);
    const Satisfiable answer = askForSmall(unwinder, {unwinder.assumption(), isWrong});
    if (answer == Satisfiable::Unknown)
      addUndecided(limited("whether something goes wrong is not found out within " +
                           std::to_string(propagations_) + " propagations"));
    if (answer != Satisfiable::Yes) return answer;
    const End& end = *reached(unwinder, false);
    symbex::InputGraph inputs;
    try {
      inputs = inputsOf(unwinder.objects(), solver_);
    } catch (const Unsupported& why) {
      addUndecided("what goes wrong needs " + why.what);
      return answer;
    }
    const Replayed run = replay(program_, exploration_.request, inputs, replayedSteps);
    if (run.outcome != end.outcome) {
      addUndecided("a run with the inputs that were found does not end by " + end.outcome +
                   (run.why.empty() ? "" : ": " + run.why));
      return answer;
    }
    addLeaf({.kind = end.kind == Kind::Assert ? Leaf::Kind::Assert : Leaf::Kind::Exception,
             .outcome = end.outcome,
             .range = end.range},
            std::move(inputs), run.line);
    return answer;
  }

  Satisfiable addBound(const Unwinder& unwinder, std::uint32_t unwind) {
    const Satisfiable answer = askForSmall(unwinder, {unwinder.assumption(), anyOf(unwinder, true)});
    if (answer == Satisfiable::Unknown)
      addUndecided(limited("whether the bound of " + std::to_string(unwind) +
                           " is reached is not found out within " + std::to_string(propagations_) +
                           " propagations"));
    if (answer != Satisfiable::Yes) return answer;
    const End& end = *reached(unwinder, true);
    Leaf leaf{.kind = Leaf::Kind::Bound, .outcome = "bound", .reason = end.outcome, .range = end.range};
    try {
      addLeaf(std::move(leaf), inputsOf(unwinder.objects(), solver_), 0);
    } catch (const Unsupported&) {  // of one that is too long
      exploration_.tree.leaves.push_back(std::move(leaf));
    }
    return answer;
  }

  // All executions that what is assumed allows.
  void addReturn(const Unwinder& unwinder) {
    if (askForSmall(unwinder, {unwinder.assumption()}) != Satisfiable::Yes) return;
    const ast::MethodDecl& method = *exploration_.tree.member.method;
    Leaf leaf{.kind = Leaf::Kind::Return, .outcome = "return", .range = method.nameRange};
    if (!assumption_.empty()) leaf.conditions.push_back(assumption_);
    const ast::Type& type = exploration_.request.call->type;
    const Bits result = unwinder.result();
    if (type.kind != ast::TypeKind::Void && !type.isReference() && terms_.isConstant(result)) {
      const std::int64_t value = terms_.valueOf(result);
      leaf.result = type.kind != ast::TypeKind::Boolean ? std::to_string(value)
                    : value != 0                        ? "true"
                                                        : "false";
    }
    leaf.statements = unwinder.statements();
    try {
      leaf.inputs = inputsOf(unwinder.objects(), solver_);
    } catch (const Unsupported&) {  // of one that is too long
    }
    exploration_.tree.leaves.push_back(std::move(leaf));
  }

  // With what a symbolic run with the inputs says, where that ends in the same way.
  void addLeaf(Leaf leaf, symbex::InputGraph inputs, std::uint32_t line) {
    if (leaf.kind != Leaf::Kind::Bound) {
      const symbex::ExploredTree run = exploration_.run(inputs);
      if (run.leaves.size() == 1 && run.leaves.front().outcome == leaf.outcome) leaf = run.leaves.front();
      if (line != 0 && leaf.range.isKnown() && leaf.range.line != line)
        leaf.range = {leaf.range.file, line, 1, line, 1};
    }
    leaf.decisions.clear();
    leaf.conditions = conditionsOf(inputs);
    leaf.inputs = std::move(inputs);
    exploration_.tree.leaves.push_back(std::move(leaf));
  }

  Exploration& exploration_;
  const std::string assumption_;
  const ast::Program& program_;
  const symbex::Hierarchy hierarchy_;
  smt::bits::BitTerms terms_;
  BitSolver solver_;
  const Limits limits_;
  const std::uint64_t propagations_;
  bool isLimited_ = false;
};

// The call with the program around it, of which nothing is explored yet.
Exploration prepare(explore::Question& question) {
  const ast::ParseResult parsed = ast::parseToRun(question.sources, question.library);
  explore::Call call = explore::readCall(*parsed.program, question.call, question.assumption);
  explore::Prepared prepared = explore::prepare(question.sources, question.library, call);
  call.home = nullptr;
  prepared.request.bounds = question.bounds;
  prepared.request.isBitPrecise = true;
  Exploration exploration{.program = std::move(prepared.program),
                          .call = std::move(call),
                          .request = std::move(prepared.request),
                          .options = question.options,
                          .inserted = prepared.inserted};
  const auto* const called = std::get_if<ast::Call>(&exploration.request.call->node);
  exploration.tree.member.method = called != nullptr ? called->method : exploration.request.scope;
  return exploration;
}

void settle(Exploration& exploration) {
  exploration.forgetPlacesInCall(exploration.tree);
  exploration.tree.isComplete = std::ranges::none_of(exploration.tree.leaves, [](const Leaf& leaf) {
    return leaf.kind == Leaf::Kind::Bound || leaf.kind == Leaf::Kind::Undecided;
  });
}

// What goes wrong on a path is reported where the interpreter agrees.
void confirm(Exploration& exploration) {
  for (Leaf& leaf : exploration.tree.leaves) {
    if (leaf.kind != Leaf::Kind::Assert && leaf.kind != Leaf::Kind::Exception) continue;
    std::string why = "no inputs are found";
    if (leaf.inputs) {
      const Replayed run = replay(*exploration.program, exploration.request, *leaf.inputs, replayedSteps);
      if (run.outcome == leaf.outcome) continue;
      why = "a run with the inputs that were found does not end by " + leaf.outcome +
            (run.why.empty() ? "" : ": " + run.why);
    }
    leaf.kind = Leaf::Kind::Undecided;
    leaf.reason = why;
  }
  settle(exploration);
}

Exploration explorePaths(const explore::Question& question, std::uint32_t unwind) {
  explore::Question one = question;
  one.bounds.unwind = unwind;
  one.isBitPrecise = one.wantsInputs = true;
  Exploration exploration = explore::explore(std::move(one));
  confirm(exploration);
  return exploration;
}

// Path by path; none of what was one formula is used.
Exploration explorePaths(const Question& question, const std::string& why) {
  const std::uint32_t last = question.isIterated ? mostUnwoundByPaths : question.question.bounds.unwind;
  std::uint32_t unwind = question.isIterated ? 1 : last;
  Exploration exploration = explorePaths(question.question, unwind);
  for (unwind *= 4; unwind <= last && !exploration.isWrong() && !exploration.isComplete(); unwind *= 4)
    exploration = explorePaths(question.question, unwind);
  exploration.notes.push_back("no one formula has words for " + why + ": the paths were explored one by one");
  return exploration;
}

std::string answerOf(const Exploration& exploration, std::uint32_t unwind) {
  const std::string bound = std::to_string(unwind);
  if (exploration.isWrong()) return "bug: the run of these inputs goes wrong, too";
  if (exploration.isComplete()) return "correct: no execution goes wrong, and none reaches the bound";
  if (std::ranges::find(exploration.tree.leaves, Leaf::Kind::Undecided, &Leaf::kind) !=
      exploration.tree.leaves.end())
    return "not decided";
  return "increase the bound: nothing goes wrong within " + bound + " times";
}

}  // namespace

Exploration explore(Question question) {
  Exploration exploration = prepare(question.question);
  const std::uint32_t last = question.isIterated ? mostUnwound : question.question.bounds.unwind;
  std::uint32_t unwind = question.isIterated ? 1 : last;
  try {
    Checking checking(exploration, question.question.assumption);
    while (!checking.check(unwind) && unwind < last) unwind *= 2;
  } catch (const Unsupported& unsupported) {
    std::string why = unsupported.what;
    if (unsupported.range.line != 0) why += " (line " + std::to_string(unsupported.range.line) + ")";
    return explorePaths(question, why);
  }
  settle(exploration);
  exploration.notes.push_back(answerOf(exploration, unwind));
  return exploration;
}

}  // namespace warrant::bmc
