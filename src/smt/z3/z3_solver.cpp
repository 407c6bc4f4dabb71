// The solver layer that decides: Z3 through its C interface. The only file that knows of Z3.
#include <algorithm>
#include <cstdio>
#include <limits>
#include <mutex>
#include <unordered_map>

#include "smt/z3/encoder.h"
#include "smt/z3/solver.h"
#include "smt/z3/watchdog.h"
#include "smt/z3/z3_library.h"

namespace warrant::smt {

namespace {

// One Z3 context with one solver in it, for one question. A solver that had several would be told what it
// knows outside of any limit whenever a scope is opened, and what a limit or the clock interrupts leaves a
// state behind on which Z3 may crash (seen with 4.8.12).
class Z3Context final : public SolverLanguage {
 public:
  explicit Z3Context(const Z3Library& z3) : z3_(z3) {
    const Z3_config config = z3_.mk_config();
    z3_.set_param_value(config, "auto_config", "false");
    z3_.set_param_value(config, "model", "false");
    context_ = z3_.mk_context_rc(config);
    z3_.del_config(config);
    z3_.set_error_handler(context_, [](Z3_context, Z3_error_code) {});  // the default one ends the process
    solver_ = z3_.mk_simple_solver(context_);
    z3_.solver_inc_ref(context_, solver_);
    setParameters();
    makeSorts();
  }

  ~Z3Context() override {
    for (const Z3_ast expression : expressions_) z3_.dec_ref(context_, expression);
    for (const auto& [name, declaration] : functions_)
      z3_.dec_ref(context_, z3_.func_decl_to_ast(context_, declaration));
    for (const Z3_sort sort : sorts_) z3_.dec_ref(context_, z3_.sort_to_ast(context_, sort));
    z3_.solver_dec_ref(context_, solver_);
    z3_.del_context(context_);
  }
  Z3Context(const Z3Context&) = delete;
  Z3Context& operator=(const Z3Context&) = delete;

  // Takes in what was assumed, which counts as work, but has no limit.
  void push() { z3_.solver_push(context_, solver_); }

  // Within so many units.
  Solver::Result check(std::uint64_t limit) {
    setLimit(limit);
    if (hasFailed_) return Solver::Result::Unknown;  // a formula may be missing
    switch (z3_.solver_check(context_, solver_)) {
      case Z3_L_TRUE:
        return Solver::Result::Satisfiable;
      case Z3_L_FALSE:
        return Solver::Result::Unsatisfiable;
      default:
        return Solver::Result::Unknown;
    }
  }

  // From another thread: ends the check that is under way.
  void interrupt() { z3_.interrupt(context_); }

  // Z3's count of the resource units used in this context.
  std::uint64_t resourceUnits() const {
    const Z3_stats statistics = z3_.solver_get_statistics(context_, solver_);
    z3_.stats_inc_ref(context_, statistics);
    std::uint64_t units = 0;
    for (unsigned i = 0; i < z3_.stats_size(context_, statistics); ++i)
      if (std::string_view(z3_.stats_get_key(context_, statistics, i)) == "rlimit count")
        units = z3_.stats_is_uint(context_, statistics, i)
                    ? z3_.stats_get_uint_value(context_, statistics, i)
                    : static_cast<std::uint64_t>(z3_.stats_get_double_value(context_, statistics, i));
    z3_.stats_dec_ref(context_, statistics);
    return units;
  }

  Expression integer(std::int64_t value) override {
    return keep(z3_.mk_int64(context_, value, sorts_[static_cast<std::size_t>(Type::Int)]));
  }

  Expression call(std::string_view function, std::span<const Type> parameters, Type result,
                  std::span<const Expression> arguments) override {
    const Z3_func_decl declaration = declare(function, parameters, result);
    const unsigned count = collect(arguments);
    return keep(z3_.mk_app(context_, declaration, count, operands_.data()));
  }

  Expression operation(Operation operation, std::span<const Expression> arguments) override {
    const unsigned count = collect(arguments);
    return keep(build(operation, count, operands_.data()));
  }

  void assume(Expression formula) override { z3_.solver_assert(context_, solver_, expressions_[formula]); }

 private:
  void setParameters() {
    const Z3_params parameters = z3_.mk_params(context_);
    z3_.params_inc_ref(context_, parameters);
    const auto symbol = [&](const char* name) { return z3_.mk_string_symbol(context_, name); };
    // Z3's other arithmetic solvers do not keep the limit where products are.
    z3_.params_set_uint(context_, parameters, symbol("smt.arith.solver"), 2);
    z3_.params_set_uint(context_, parameters, symbol("smt.relevancy"), 0);
    z3_.params_set_bool(context_, parameters, symbol("smt.mbqi"), false);
    z3_.params_set_uint(context_, parameters, symbol("smt.random_seed"), 0);
    z3_.solver_set_params(context_, solver_, parameters);
    z3_.params_dec_ref(context_, parameters);
  }

  void setLimit(std::uint64_t limit) {
    constexpr std::uint64_t greatest = std::numeric_limits<unsigned>::max();
    const Z3_params parameters = z3_.mk_params(context_);
    z3_.params_inc_ref(context_, parameters);
    z3_.params_set_uint(context_, parameters, z3_.mk_string_symbol(context_, "rlimit"),
                        static_cast<unsigned>(std::min(limit, greatest)));
    z3_.solver_set_params(context_, solver_, parameters);
    z3_.params_dec_ref(context_, parameters);
  }

  void makeSorts() {
    const auto uninterpreted = [&](const char* name) {
      return z3_.mk_uninterpreted_sort(context_, z3_.mk_string_symbol(context_, name));
    };
    sorts_[static_cast<std::size_t>(Type::Bool)] = z3_.mk_bool_sort(context_);
    sorts_[static_cast<std::size_t>(Type::Int)] = z3_.mk_int_sort(context_);
    sorts_[static_cast<std::size_t>(Type::Ref)] = uninterpreted("Ref");
    sorts_[static_cast<std::size_t>(Type::Snapshot)] = uninterpreted("Snapshot");
    sorts_[static_cast<std::size_t>(Type::Elements)] =
        z3_.mk_array_sort(context_, sorts_[static_cast<std::size_t>(Type::Int)],
                          sorts_[static_cast<std::size_t>(Type::Snapshot)]);
    for (const Z3_sort sort : sorts_) z3_.inc_ref(context_, z3_.sort_to_ast(context_, sort));
  }

  Z3_func_decl declare(std::string_view function, std::span<const Type> parameters, Type result) {
    name_.assign(function);
    if (const auto known = functions_.find(name_); known != functions_.end()) return known->second;
    std::vector<Z3_sort> domain;
    for (const Type parameter : parameters) domain.push_back(sorts_[static_cast<std::size_t>(parameter)]);
    // A number, so that no answer, and no cost of it, depends on how things are called.
    const Z3_symbol symbol = z3_.mk_int_symbol(context_, static_cast<int>(functions_.size()));
    const Z3_func_decl declaration =
        z3_.mk_func_decl(context_, symbol, static_cast<unsigned>(domain.size()), domain.data(),
                         sorts_[static_cast<std::size_t>(result)]);
    z3_.inc_ref(context_, z3_.func_decl_to_ast(context_, declaration));
    functions_.emplace(name_, declaration);
    return declaration;
  }

  Z3_ast build(Operation operation, unsigned count, const Z3_ast* operands) const {
    switch (operation) {
      case Operation::True:
        return z3_.mk_true(context_);
      case Operation::False:
        return z3_.mk_false(context_);
      case Operation::Not:
        return z3_.mk_not(context_, operands[0]);
      case Operation::And:
        return z3_.mk_and(context_, count, operands);
      case Operation::Or:
        return z3_.mk_or(context_, count, operands);
      case Operation::Ite:
        return z3_.mk_ite(context_, operands[0], operands[1], operands[2]);
      case Operation::Equal:
        return z3_.mk_eq(context_, operands[0], operands[1]);
      case Operation::LessOrEqual:
        return z3_.mk_le(context_, operands[0], operands[1]);
      case Operation::Add:
        return z3_.mk_add(context_, count, operands);
      case Operation::Subtract:
        return z3_.mk_sub(context_, count, operands);
      case Operation::Multiply:
        return z3_.mk_mul(context_, count, operands);
      case Operation::Divide:
        return z3_.mk_div(context_, operands[0], operands[1]);
      case Operation::Modulo:
        return z3_.mk_mod(context_, operands[0], operands[1]);
      case Operation::Select:
        return z3_.mk_select(context_, operands[0], operands[1]);
      case Operation::Store:
        return z3_.mk_store(context_, operands[0], operands[1], operands[2]);
    }
    return nullptr;
  }

  unsigned collect(std::span<const Expression> arguments) {
    operands_.clear();
    for (const Expression argument : arguments) operands_.push_back(expressions_[argument]);
    return static_cast<unsigned>(operands_.size());
  }

  Expression keep(Z3_ast expression) {
    if (expression == nullptr) {
      // Out of memory: a harmless expression in its place, and no answer from this context.
      hasFailed_ = true;
      expression = z3_.mk_true(context_);
    }
    z3_.inc_ref(context_, expression);
    expressions_.push_back(expression);
    return static_cast<Expression>(expressions_.size() - 1);
  }

  const Z3Library& z3_;
  Z3_context context_ = nullptr;
  Z3_solver solver_ = nullptr;
  Z3_sort sorts_[5] = {};
  std::vector<Z3_ast> expressions_, operands_;
  std::unordered_map<std::string, Z3_func_decl> functions_;
  std::string name_;
  bool hasFailed_ = false;
};

thread_local std::uint64_t madeHere = 0, timedOutHere = 0;

class Z3Solver final : public Solver {
 public:
  Z3Solver(TermFactory& terms, const SolverOptions& options, Statistics& statistics, const Z3Library& z3)
      : terms_(terms),
        statistics_(statistics),
        limit_(options.resourceLimit),
        patience_(options.patience),
        z3_(z3) {
    ++statistics_.solverStarts;
  }

  Result check(const Scopes& scopes, Term formula) override {
    Z3Context context(z3_);
    Encoder encoder(terms_, context);
    bool isWithinLimit = tell(scopes, encoder, context);
    encoder.assume(formula);
    isWithinLimit = isWithinLimit && areRowsWithinLimit(encoder);
    const auto [result, isTimedOut] = isWithinLimit ? checkWatched(context) : Watched{Result::Unknown, false};
    const std::uint64_t units = context.resourceUnits();
    statistics_.resourceUnits += units;
    statistics_.resourceUnitsMax = std::max(statistics_.resourceUnitsMax, units);
    if (result != Result::Unknown) return result;
    const bool isLimitHit = !isWithinLimit || units >= limit_;
    return isTimedOut ? Result::TimedOut : isLimitHit ? Result::LimitHit : Result::Unknown;
  }

 private:
  struct Watched {
    Result result;
    bool isTimedOut;
  };
  // As long as something of the limit is left for the question itself.
  bool tell(const Scopes& scopes, Encoder& encoder, Z3Context& context) const {
    constexpr std::size_t most = 512;  // at a time
    for (const std::vector<Term>& facts : scopes) {
      for (std::size_t told = 0; told < facts.size(); ++told) {
        if (told % most == 0 && told > 0 && !takeIn(encoder, context)) return false;
        encoder.assume(facts[told]);
      }
      if (!takeIn(encoder, context)) return false;
    }
    return true;
  }
  bool takeIn(const Encoder& encoder, Z3Context& context) const {
    if (!areRowsWithinLimit(encoder)) return false;
    context.push();
    return context.resourceUnits() < limit_;
  }
  // Z3 does not count how long it is about the rows that sums become.
  bool areRowsWithinLimit(const Encoder& encoder) const {
    constexpr std::uint64_t unitsOfRow = 1000;
    return unitsOfRow * encoder.rows() <= limit_;
  }
  Watched checkWatched(Z3Context& context) const {
    Watchdog::Watch watch(patience_, [&] { context.interrupt(); });
    const Result result = context.check(limit_ - context.resourceUnits());
    const bool isTimedOut = result == Result::Unknown && watch.hasFired();
    if (isTimedOut) ++timedOutHere;
    return {result, isTimedOut};
  }

  TermFactory& terms_;
  Statistics& statistics_;
  const std::uint64_t limit_;
  const std::chrono::milliseconds patience_;
  const Z3Library& z3_;
};

// Stands in where there is no Z3.
class MissingSolver final : public Solver {
 public:
  Result check(const Scopes&, Term) override { return Result::Unknown; }
};

void reportMissing(const std::string& problem) {
  static std::once_flag once;
  std::call_once(once, [&] {
    std::fprintf(stderr, "warrant: Z3 cannot be used, what it would decide stays unknown: %s\n",
                 problem.c_str());
  });
}

}  // namespace

std::unique_ptr<Solver> makeZ3Solver(TermFactory& terms, const SolverOptions& options,
                                     Statistics& statistics) {
  ++madeHere;
  const Z3Library& z3 = Z3Library::get();
  if (z3.problem.empty()) return std::make_unique<Z3Solver>(terms, options, statistics, z3);
  reportMissing(z3.problem);
  return std::make_unique<MissingSolver>();
}

std::uint64_t solversMade() { return madeHere; }
std::uint64_t questionsTimedOut() { return timedOutHere; }

const void* solverCode() {
  const Z3Library& z3 = Z3Library::get();
  return z3.problem.empty() ? reinterpret_cast<const void*>(z3.mk_config) : nullptr;
}

}  // namespace warrant::smt
