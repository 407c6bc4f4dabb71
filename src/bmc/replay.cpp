#include "bmc/replay.h"

#include "explore/concrete.h"

namespace warrant::bmc {

Replayed replay(const ast::Program& program, const symbex::ExploreRequest& request,
                const symbex::InputGraph& inputs, std::uint64_t steps) {
  using Kind = explore::ConcreteEnd::Kind;
  explore::ConcreteEnd end = explore::ConcreteRuns(program, request, steps).run(inputs);
  if (end.kind == Kind::Stopped) return {"", end.range.line, std::move(end.why)};
  return {std::move(end.outcome), end.range.line};
}

}  // namespace warrant::bmc
