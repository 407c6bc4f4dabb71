// Looks for inputs with which a member that fails goes wrong when it runs.
#pragma once

#include <string>
#include <vector>

#include "refute/refutation.h"
#include "refute/trials.h"

namespace warrant::refute {

class Search {
 public:
  // `java`: a machine that checks no contracts; nullptr: nobody asks what Java does.
  Search(run::Machine& machine, run::Machine* java, const symbex::MemberResult& member, const Effort& effort);
  // One for each failure of the member that is no warning.
  std::vector<Refutation> run();

 private:
  void tryAll(const Round& round);
  void tryOne(const Round& round, std::uint64_t seed, std::uint64_t& steps);
  bool isOpen(const Refutation& refutation, const Round& round) const;
  void settle(Refutation& refutation, const Round& round, std::uint64_t seed);
  void askJava(Refutation& found) const;
  bool isFor(const Refutation& refutation, const Round& round) const;
  bool wantsMore(const Refutation& refutation) const;
  std::string why() const;
  std::size_t indexOf(const Refutation& one) const {
    return static_cast<std::size_t>(&one - refutations_.data());
  }

  run::Machine& machine_;
  run::Machine* java_;
  const symbex::MemberResult& member_;
  const Effort& effort_;
  Trials trials_;
  std::vector<Refutation> refutations_;
  std::vector<unsigned> chances_;  // of each: with how many more inputs Java may be asked
};

}  // namespace warrant::refute
