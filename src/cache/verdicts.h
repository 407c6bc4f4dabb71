// Verdicts that are known from other runs.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cache/keys.h"
#include "cache/store.h"
#include "symbex/member.h"

namespace warrant::cache {

// What the verdicts of all members depend on beside the program: which build of Warrant this is, and the
// options. Nothing where that is not known, or the options ask for more than verdicts.
std::optional<Digest> environmentOf(const symbex::Options& options);

// Which build of the solver would be asked; empty: that is not known. It is loaded for that.
std::string solverBuild();

class Verdicts final : public symbex::Known {
 public:
  Verdicts(Store& store, const Digest& environment, unsigned jobs)
      : store_(store), environment_(environment), jobs_(jobs) {}

  void prepare(const ast::Program& program, const symbex::Analysis& analysis,
               const std::vector<symbex::Member>& members) override;
  bool recall(std::size_t member, symbex::MemberResult& result) override;
  void keep(std::size_t member, const symbex::MemberResult& result) override;

 private:
  bool fill(const std::optional<std::string>& found, symbex::MemberResult& result) const;

  Store& store_;
  const Digest environment_;
  const unsigned jobs_;
  const ast::Program* program_ = nullptr;
  std::unique_ptr<Keys> keys_;
  std::vector<Key> members_;
};

}  // namespace warrant::cache
