#include "dap/views/stack.h"

#include "report/display.h"

namespace warrant::dap {

using symbex::RecordedFrame;
using symbex::RecordedNode;

std::string nameOf(const debug::Run& run, Node node) {
  return "#" + std::to_string(node) + " " + std::string(run.graph()[node].rule) + ": " +
         report::printable(run.recording().textOf(node));
}

namespace {

bool isContract(const debug::Run& run, const RecordedFrame& frame) {
  const std::string_view rule = run.graph()[frame.node].rule;
  return frame.node != 0 && (rule == "produce" || rule == "consume");
}

}  // namespace

std::vector<StackFrame> stackAt(const debug::Run& run, Node at) {
  const RecordedNode& step = run.graph()[at];
  std::vector<StackFrame> stack{{nameOf(run, at), step.range, at}};
  // A contract has names of its own; what is around it has those that were there before it.
  Node shows = at;
  for (const RecordedFrame& frame : run.recording().stateAt(at).frames) {
    const bool isMember = frame.node == 0;
    const bool isShown = !isMember && (frame.range == step.range || run.isBlock(frame.node));
    if (!isShown) stack.push_back({report::printable(frame.text), frame.range, shows});
    if (isContract(run, frame)) shows = run.graph().previous(frame.node).value_or(at);
  }
  return stack;
}

}  // namespace warrant::dap
