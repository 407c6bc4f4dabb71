#include "symbex/explore/explore.h"

#include <algorithm>

#include "ast/print.h"
#include "symbex/members/kept_run.h"

namespace warrant::symbex {

namespace {

// Made once by each thread. What is recorded keeps one of its own.
std::shared_ptr<Workspace> workspaceFor(bool isKept) {
  if (isKept) return std::make_shared<Workspace>();
  thread_local const auto workspace = std::make_shared<Workspace>();
  return workspace;
}

Options optionsFor(const Options& options, bool isBitPrecise) {
  Options exploring = options;
  // Over the integers, symbols have their ranges all the same.
  exploring.overflow = isBitPrecise ? Overflow::Wrap : Overflow::Unbounded;
  exploring.joins = false;
  return exploring;
}

}  // namespace

Explorable::Explorable(const ast::Program& program, const Options& options, bool isBitPrecise)
    : subject_(std::make_shared<const Subject>(program, optionsFor(options, isBitPrecise))),
      string_(*program.string) {}

Explorable::~Explorable() = default;

ExploredTree Explorable::explore(const ExploreRequest& request, std::uint64_t stepLimit) const {
  const bool isKept = subject_->options.keep;
  const auto* const call = std::get_if<ast::Call>(&request.call->node);
  MemberResult member;
  member.method = call != nullptr ? call->method : request.scope;
  const RunMode mode{.joins = request.merges, .records = isKept, .unfolds = true, .stepLimit = stepLimit};
  const std::string name = ast::nestedName(*member.method->owner) + "." + ast::signature(*member.method);
  auto kept =
      std::make_unique<Recording::Kept>(subject_, workspaceFor(isKept), name, std::move(member), mode);
  Parts& parts = kept->parts;
  parts.models.typeOfStrings = parts.givenInputs.typeOfStrings = typeOf(string_);
  parts.explorer.explore(request);

  ExploredTree tree{.member = std::move(kept->run.result), .leaves = std::move(parts.leaves.found)};
  tree.properties = parts.explorer.properties;
  tree.covered = parts.coverage.covered();
  tree.children = std::move(parts.following.children);
  tree.openWays = parts.following.openWays;
  parts.following.assumeRest();
  tree.assumed = std::move(parts.following.assumed);
  tree.isAdmitted = parts.explorer.isAdmitted;
  const auto isShorter = [&](const Leaf& leaf) { return leaf.way.size() < request.prefix.size(); };
  tree.isOnItsWay = !parts.forks.hasLostTheWay() && std::ranges::none_of(tree.leaves, isShorter);
  tree.isCut = kept->run.limit == Limit::Steps;
  tree.isComplete = std::ranges::none_of(tree.leaves, [](const Leaf& leaf) {
    return leaf.kind == Leaf::Kind::Bound || leaf.kind == Leaf::Kind::Undecided;
  });
  tree.member.verdict = Verdict::Unknown;  // nothing is verified
  tree.spent = parts.path.spentSteps();
  tree.member.statistics.solver += kept->run.workspace->condition.statistics();
  kept->run.result = tree.member;
  if (isKept) tree.member.recording = std::make_shared<const Recording>(std::move(kept));
  return tree;
}

ExploredTree explore(const ast::Program& program, const Options& options, const ExploreRequest& request) {
  return Explorable(program, options, request.isBitPrecise).explore(request, options.stepLimit);
}

}  // namespace warrant::symbex
