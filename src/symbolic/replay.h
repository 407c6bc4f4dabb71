// A run of a body with the values of a model in the place of symbols: whether a claim fails indeed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "symbolic/execution.h"
#include "symbolic/model.h"
#include "warrant/symbolic/report.h"

namespace warrant::symbolics {

// The exception that leaves a body, for people.
std::string describeException();

class Replay final : public Execution {
 public:
  Replay(Symbols& symbols, Model model, overflow overflow)
      : symbols_(symbols), model_(std::move(model)), overflow_(overflow) {}
  ~Replay() override { endRun(); }

  struct Failed {
    Site site;
    bool overflows;  // arithmetic left its type before
    counterexample values;
  };
  // The first claim that fails, or the exception that leaves the body; nothing where all goes well or it
  // cannot be told.
  std::optional<Failed> run(detail::callback<void> body);

  value fresh(const type& type, std::string_view name) override;
  value arithmetic(detail::operation, const type&, value, value) override { return undecided(); }
  value convert(const type&, const type&, value) override { return undecided(); }
  value compare(detail::comparison, const type&, value, value) override { return undecided(); }
  value negation(value) override { return undecided(); }
  value conjunction(value, value) override { return undecided(); }
  value choice(const type&, value, value, value) override { return undecided(); }
  bool decide(value) override { return undecided().number != 0; }
  void claim(value condition, const Site& site) override;
  void suppose(value condition) override;
  value apart(Condition condition) override { return condition(); }
  value forAll(const type& type, Predicate domain, Predicate condition) override;
  value freshRelation(const type& type, std::string_view name) override;
  value isIn(const type& type, value relation, value reference) override;
  std::string describe(const type&, value) override { return {}; }
  void overflowed() override { overflows_ = overflow_ == overflow::assumed_away; }
  void passedDecision() override;
  void noteMisuse(const std::string&) override { isMisused_ = true; }

 private:
  // All is constant here.
  static value undecided() { throw EndOfPath(); }
  value freshReference(const type& type, std::string_view name) override;
  void settle(const Hazard& hazard) override;
  using Execution::settle;
  value object(const type& type, std::int64_t number) const;
  std::int64_t memberValue(const std::vector<std::int64_t>& key, const type& type);
  std::int64_t defaultValue(const type& type);
  void fail(Site site);
  counterexample values();
  std::string show(const type& type, std::int64_t number) const;
  std::string showRecord(const type& type, std::int64_t number) const;
  std::string showRelation(const std::vector<std::int64_t>& key, const type& type) const;

  struct Named {
    std::string name;
    const detail::type* type;
    std::int64_t number;
    std::vector<std::int64_t> relation;  // the key of its members, of a set of records
  };
  struct Member {
    std::uint32_t function;
    const detail::type* type;
    std::int64_t number;
    std::vector<std::int64_t> relation;
  };
  Symbols& symbols_;
  Model model_;
  overflow overflow_;
  std::vector<Named> named_;
  std::map<std::pair<const type*, std::int64_t>, std::vector<Member>> records_;
  std::map<std::pair<const type*, std::int64_t>, std::string> names_;  // of objects
  std::vector<std::vector<std::int64_t>> relations_;
  std::optional<Site> failed_;
  bool overflows_ = false, overflowsAtFailure_ = false;
  std::size_t decisions_ = 0;
  bool isMisused_ = false;
};

}  // namespace warrant::symbolics
