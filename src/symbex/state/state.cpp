#include "symbex/state/state.h"

#include <utility>

namespace warrant::symbex {

Frame frameFor(std::span<const ast::Variable* const> parameters, smt::Term self,
               std::span<const smt::Term> arguments, const Site* site, const Frame* caller) {
  Frame frame{.store = Store(static_cast<std::uint32_t>(arguments.size())), .self = self, .site = site};
  if (caller != nullptr) frame.calledFrom(*caller);
  for (std::size_t index = 0; index < arguments.size(); ++index) {
    const auto slot = static_cast<std::uint32_t>(index);
    frame.store.set(index < parameters.size() ? parameters[index]->slot : slot, arguments[index]);
  }
  return frame;
}

void leaveBody(Frame& frame, const Frame& entry, const ast::MethodDecl& method) {
  if (method.yields.empty()) {
    frame = entry;
    return;
  }
  const Store atEnd = std::exchange(frame, entry).store;
  for (const ast::Variable* const yielded : method.yields)
    frame.store.set(yielded->slot, atEnd[yielded->slot]);
}

}  // namespace warrant::symbex
