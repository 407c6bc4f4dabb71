#include "explore/exploration.h"

#include <algorithm>

namespace warrant::explore {

using symbex::Leaf;

bool Exploration::isWrong() const {
  return std::ranges::any_of(tree.leaves, [](const Leaf& leaf) {
    return leaf.kind == Leaf::Kind::Assert || leaf.kind == Leaf::Kind::Exception;
  });
}

bool Exploration::isComplete() const { return tree.isComplete; }

symbex::ExploredTree Exploration::run(const symbex::InputGraph& inputs) const {
  symbex::ExploreRequest concrete = request;
  concrete.assumption = nullptr;
  concrete.inputs = &inputs;
  concrete.wantsInputs = concrete.wantsRows = concrete.checksTree = false;
  symbex::Options plain = options;
  plain.keep = false;
  return symbex::explore(*program, plain, concrete);
}

Exploration explore(Question question) {
  const ast::ParseResult parsed = ast::parse(question.sources, 1, question.library);  // of which the call is
  Call call = readCall(*parsed.program, question.call, question.assumption);
  Prepared prepared = prepare(std::move(question.sources), question.library, call);
  prepared.request.bounds = question.bounds;
  prepared.request.wantsInputs = question.wantsInputs;
  prepared.request.isBitPrecise = question.isBitPrecise;
  prepared.request.wantsRows = question.wantsRows;
  prepared.request.checksTree = question.checksTree;
  symbex::ExploredTree tree = symbex::explore(*prepared.program, question.options, prepared.request);
  call.home = nullptr;
  return {std::move(prepared.program), std::move(call), std::move(prepared.request), question.options,
          std::move(tree)};
}

}  // namespace warrant::explore
