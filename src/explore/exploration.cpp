#include "explore/exploration.h"

#include <algorithm>

#include "ast/parse_to_run.h"
#include "explore/concolic.h"
#include "explore/corpus.h"
#include "explore/seed.h"
#include "run/run.h"
#include "support/version.h"

namespace warrant::explore {

using symbex::Leaf;

bool Exploration::isWrong() const {
  return std::ranges::any_of(tree.leaves, [](const Leaf& leaf) {
    return leaf.kind == Leaf::Kind::Assert || leaf.kind == Leaf::Kind::Exception;
  });
}

bool Exploration::areConditionsAlike() const {
  return conditions != PathConditionWay::Both || std::ranges::all_of(tree.leaves, [](const Leaf& leaf) {
           return !leaf.backward || !leaf.backward->uncovered.empty() || leaf.backward->isEquivalent;
         });
}

bool Exploration::isComplete() const { return tree.isComplete; }

symbex::ExploredTree Exploration::run(const symbex::InputGraph& inputs) const {
  symbex::ExploreRequest concrete = request;
  concrete.assumption = nullptr;
  concrete.inputs = &inputs;
  concrete.wantsInputs = concrete.wantsRows = concrete.checksTree = concrete.wantsBackward = false;
  concrete.merges = false;
  symbex::ExploredTree found = explorable != nullptr ? explorable->explore(concrete, options.stepLimit)
                                                     : symbex::explore(*program, options, concrete);
  forgetPlacesInCall(found);
  return found;
}

void Exploration::forgetPlacesInCall(symbex::ExploredTree& of) const {
  for (Leaf& leaf : of.leaves) {
    if (inserted.holds(leaf.range)) leaf.range = {};
  }
}

namespace {

// What it depends on, beside the inputs, which ways there are.
std::string basisOf(const Question& question, const ast::Program& program) {
  std::string text = std::string(support::version()) + "\n" + question.assumption + "\n" +
                     std::to_string(question.bounds.statements) + " " +
                     std::to_string(question.bounds.unwind) + " " + std::to_string(question.bounds.depth) +
                     (question.isBitPrecise ? " bits" : "");
  const auto add = [&](const ast::Source& source) {
    text += "\n" + std::to_string(source.file.text.size()) + "\n" + source.file.text;
  };
  for (const ast::Source& source : question.sources) add(source);
  for (const ast::Source& source : program.sources) {
    if (source.isLibrary) add(source);
  }
  return text;
}

symbex::ExploredTree exploreAlong(const Prepared& prepared, const symbex::Explorable& explorable,
                                  const Question& question, std::vector<std::string>& messages) {
  ConcreteRuns runs(*prepared.program, prepared.request);
  Concolic concolic{.seed = seedOf(prepared, runs.machine()), .workers = question.search.workers};
  if (question.corpus.empty())
    return exploreAlong(prepared, explorable, concolic, question.options.stepLimit);
  Corpus corpus(question.corpus, question.call, basisOf(question, *prepared.program), *prepared.program,
                prepared.request);
  concolic.corpus = &corpus;
  symbex::ExploredTree tree = exploreAlong(prepared, explorable, concolic, question.options.stepLimit);
  messages = std::move(corpus.messages);
  return tree;
}

// The program with the call in its text, and with the seed, of which messages are told apart.
Prepared prepare(Question& question, Call& call) {
  if (!question.isConcolic) return prepare(std::move(question.sources), question.library, call);
  const bool isJava = std::ranges::any_of(
      question.sources, [](const ast::Source& source) { return source.dialect == ast::Dialect::Java; });
  if (isJava) question.sources.push_back(run::thrownSource());
  if (question.seed) call.seed = readSeed(question.call, *question.seed);
  try {
    return prepare(question.sources, question.library, call);
  } catch (const Refused& refused) {
    Call alone = call;
    alone.seed.clear();
    (void)prepare(question.sources, question.library, alone);  // it may be the call that is wrong
    throw Refused("the seed: " + std::string(refused.what()));
  }
}

}  // namespace

Exploration explore(Question question) {
  const ast::ParseResult parsed =
      ast::parseToRun(question.sources, question.library);  // of which the call is
  Call call = readCall(*parsed.program, question.call, question.assumption);
  Prepared prepared = prepare(question, call);
  prepared.request.bounds = question.bounds;
  prepared.request.wantsInputs = question.wantsInputs;
  prepared.request.isBitPrecise = question.isBitPrecise;
  prepared.request.merges = question.merges;
  prepared.request.wantsRows = question.wantsRows;
  prepared.request.checksTree = question.checksTree;
  prepared.request.wantsBackward = question.conditions != PathConditionWay::Forward;
  prepared.request.comparesConditions = question.conditions == PathConditionWay::Both;
  auto explorable =
      std::make_shared<const symbex::Explorable>(*prepared.program, question.options, question.isBitPrecise);
  std::vector<std::string> messages;
  symbex::ExploredTree tree = question.isConcolic ? exploreAlong(prepared, *explorable, question, messages)
                                                  : explore(*explorable, prepared.request, question.search,
                                                            question.options.stepLimit);
  call.home = nullptr;
  Exploration exploration{.program = std::move(prepared.program),
                          .call = std::move(call),
                          .request = std::move(prepared.request),
                          .options = question.options,
                          .explorable = std::move(explorable),
                          .tree = std::move(tree),
                          .conditions = question.conditions,
                          .messages = std::move(messages),
                          .inserted = prepared.inserted};
  exploration.forgetPlacesInCall(exploration.tree);
  return exploration;
}

}  // namespace warrant::explore
