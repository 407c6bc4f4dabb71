// The decorator behind --dump-smt.
#include <cstdio>
#include <fstream>
#include <functional>

#include "smt/z3/smtlib.h"
#include "smt/z3/solver.h"

namespace warrant::smt {

namespace {

// File systems take 255 bytes: of a longer name its beginning, and a number that tells it from others.
std::string shortened(const std::string& name) {
  constexpr std::size_t longest = 180;
  if (name.size() <= longest) return name;
  std::size_t end = longest;
  while ((static_cast<unsigned char>(name[end]) & 0xC0) == 0x80) --end;  // where a character begins
  return name.substr(0, end) + '-' + std::to_string(std::hash<std::string>{}(name));
}

class DumpingSolver final : public Solver {
 public:
  DumpingSolver(TermFactory& terms, const SolverOptions& options, std::unique_ptr<Solver> inner)
      : terms_(terms),
        describe_(options.describe),
        stem_(options.dumpDirectory + '/' + shortened(options.dumpPrefix) + '-'),
        inner_(std::move(inner)) {}

  Result check(const Scopes& scopes, Term formula) override {
    const std::string path = nextPath();
    std::ofstream file(path);
    if (describe_) file << describe_(terms_.negate(formula));
    std::vector<Term> facts;
    for (const std::vector<Term>& scope : scopes) facts.insert(facts.end(), scope.begin(), scope.end());
    file << toSmtLib(terms_, facts, formula) << std::flush;
    if (!file) reportUnwritten(path);
    return inner_->check(scopes, formula);
  }

 private:
  std::string nextPath() {
    char number[16];
    std::snprintf(number, sizeof number, "%04u", ++queries_);
    return stem_ + number + ".smt2";
  }

  void reportUnwritten(const std::string& path) {
    if (!hasReported_) std::fprintf(stderr, "warrant: cannot write %s\n", path.c_str());
    hasReported_ = true;
  }

  TermFactory& terms_;
  std::function<std::string(Term)> describe_;
  std::string stem_;
  std::unique_ptr<Solver> inner_;
  unsigned queries_ = 0;
  bool hasReported_ = false;
};

}  // namespace

std::unique_ptr<Solver> makeDumpingSolver(TermFactory& terms, const SolverOptions& options,
                                          std::unique_ptr<Solver> inner) {
  return std::make_unique<DumpingSolver>(terms, options, std::move(inner));
}

}  // namespace warrant::smt
