#include "symbex/explore/explore.h"

#include <algorithm>

#include "ast/print.h"
#include "symbex/members/kept_run.h"

namespace warrant::symbex {

ExploredTree explore(const ast::Program& program, const Options& options, const ExploreRequest& request) {
  Options exploring = options;
  // Over the integers, symbols have their ranges all the same.
  exploring.overflow = request.isBitPrecise ? Overflow::Wrap : Overflow::Unbounded;
  exploring.joins = false;
  const auto subject = std::make_shared<const Subject>(program, exploring);
  const auto* const call = std::get_if<ast::Call>(&request.call->node);
  MemberResult member;
  member.method = call != nullptr ? call->method : request.scope;
  const RunMode mode{
      .joins = false, .records = options.keep, .unfolds = true, .stepLimit = exploring.stepLimit};
  const std::string name = ast::nestedName(*member.method->owner) + "." + ast::signature(*member.method);
  auto kept = std::make_unique<Recording::Kept>(subject, std::make_shared<Workspace>(), name,
                                                std::move(member), mode);
  kept->parts.explorer.explore(request);

  const TreeProperties properties = kept->parts.explorer.properties;
  ExploredTree tree{.member = std::move(kept->run.result), .leaves = std::move(kept->parts.leaves.found)};
  tree.properties = properties;
  tree.isComplete = std::ranges::none_of(tree.leaves, [](const Leaf& leaf) {
    return leaf.kind == Leaf::Kind::Bound || leaf.kind == Leaf::Kind::Undecided;
  });
  tree.member.verdict = Verdict::Unknown;  // nothing is verified
  tree.member.statistics.solver += kept->run.workspace->condition.statistics();
  kept->run.result = tree.member;
  if (options.keep) tree.member.recording = std::make_shared<const Recording>(std::move(kept));
  return tree;
}

}  // namespace warrant::symbex
