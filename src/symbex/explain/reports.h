// What is found out, as the result of the member shows it: failures, limits, what is trusted.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/pure/definition.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

class Explainer;
class Recorder;
class Unfolding;

class Reports : public Part {
 public:
  explicit Reports(Parts& parts);

  // What is not supported yet: Unknown.
  Verdict unsupported(support::SourceRange range);
  void report(const SymbolicState& s, const Problem& problem);
  // These end the path undecided: for that reason; at the limit that was hit, which the result names once,
  // where it was hit first; for the solver has left a question open, which is what is not known then.
  Verdict giveUp(support::SourceRange range, std::string_view why);
  Verdict giveUpAtLimit(support::SourceRange range);
  Verdict giveUpQuestion(support::SourceRange range, std::string_view unknown);
  void rely(const KnownClass& known);
  void warnVacuous(support::SourceRange range, std::string message);
  void trust(support::SourceRange range, std::string what);
  void trustBody(support::SourceRange range, const ast::MethodDecl& method);  // where it is not verified

 private:
  bool isNew(const Problem& problem);

  Explainer& explainer_;
  Recorder& recorder_;
  Unfolding& unfolding_;
};

}  // namespace warrant::symbex
