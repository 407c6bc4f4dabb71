// A call, run by the interpreter on given inputs (Run&Check of SAGE): what Java does, without contracts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "run/machine.h"
#include "symbex/explore/explore.h"

namespace warrant::explore {

struct ConcreteEnd {
  // Stopped: something cannot be run, or a bound is hit.
  enum class Kind : std::uint8_t { Returned, Exited, Threw, Asserted, Stopped };
  Kind kind = Kind::Returned;
  std::string outcome;  // as of a Leaf: `return`, `exit`, `assert`, the class of the exception, `bound`
  std::string result;   // of Returned: a Java expression; empty: nothing; of Exited the status
  std::string why;      // of Stopped
  support::SourceRange range;                     // where it ended, but for Returned, where that is known
  bool isBound = false;                           // of Stopped
  std::vector<const ast::Statement*> statements;  // that ran
};

// On the calling thread, which needs a large stack.
class ConcreteRuns {
 public:
  // Both must live as long. The program should know the exceptions that Java throws (run::thrownSource).
  // `steps`: after which a run stops; 0: those that the bounds of the request allow for.
  ConcreteRuns(const ast::Program& program, const symbex::ExploreRequest& request, std::uint64_t steps = 0);

  ConcreteEnd run(const symbex::InputGraph& inputs);
  run::Machine& machine() { return machine_; }

 private:
  std::vector<run::Value> give(const symbex::InputGraph& inputs);
  std::string resultText(const symbex::InputGraph& inputs, const ast::Type& type, run::Value value);
  run::Value valueFor(const ast::Type& type, const symbex::InputValue& value);
  run::Value yield(const ast::MethodDecl& method);
  run::Object* make(const symbex::InputObject& object);
  void fill(run::Instance& instance, const symbex::InputObject& object);

  const symbex::ExploreRequest& request_;
  run::Machine machine_;
  const symbex::InputGraph* inputs_ = nullptr;         // of this run
  std::vector<run::Object*> objects_;                  // of them, in their order
  std::unordered_map<std::string, unsigned> results_;  // of methods without bodies, so far
};

}  // namespace warrant::explore
