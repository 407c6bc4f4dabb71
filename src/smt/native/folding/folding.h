// Terms of arithmetic are folded again when an argument becomes constant.
#pragma once

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

class Folding final : public Theory {
 public:
  explicit Folding(Closure& closure);

  void onTouched(ApplicationId application, NodeId changed) override;

 private:
  Term withConstants(Term term);
  Term sumWithConstants(Term sum);

  Closure& closure_;
};

}  // namespace warrant::smt
