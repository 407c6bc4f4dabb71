#include "symbex/state/state.h"

namespace warrant::symbex {

Frame frameFor(std::span<const ast::Variable* const> parameters, smt::Term self,
               std::span<const smt::Term> arguments, const Site* site, const Frame* caller) {
  Frame frame{.store = Store(static_cast<std::uint32_t>(arguments.size())), .self = self, .site = site};
  if (caller != nullptr) frame.calledFrom(*caller);
  for (std::size_t index = 0; index < arguments.size(); ++index) {
    frame.store.set(parameters[index]->slot, arguments[index]);
  }
  return frame;
}

}  // namespace warrant::symbex
