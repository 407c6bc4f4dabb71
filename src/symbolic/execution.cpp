#include "symbolic/execution.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace warrant::symbolics {

namespace {

thread_local Execution* running = nullptr;

}  // namespace

std::uint32_t newRun() {
  static std::atomic<std::uint32_t> runs{0};
  std::uint32_t run = 0;
  while (run == 0) run = ++runs;  // 0 is that of constants
  return run;
}

Execution* Execution::current() { return running; }

Running::Running(Execution& execution) : outer_(std::exchange(running, &execution)) {}
Running::~Running() { running = outer_; }

void Execution::beginRun() {
  run_ = newRun();
  hasEnded_ = false;
  hazards_.clear();
  dropped_ = 0;
}

void Execution::endRun() { dropRecords(0); }

void Execution::expectOwn(const value& value) {
  if (value.run != 0 && value.run != run_)
    refuse(
        "a symbolic value is used in another run than the one that made it: it outlived its check, belongs "
        "to "
        "another check or thread, or the check keeps it from one run of its body to the next");
}

void Execution::refuse(const std::string& why) {
  noteMisuse(why);
  throw misuse(why);
}

// --- records

void* Execution::make(const type& type, value reference) {
  Frame frame{&type, reference, 0, {}};
  Frame* outer = std::exchange(frame_, &frame);
  void* object = nullptr;
  try {
    object = type.layout->make();
  } catch (...) {
    frame_ = outer;
    throw;
  }
  frame_ = outer;
  nameMembers(frame, object);
  records_.emplace(reference.number, Record{&type, object});
  references_.emplace(object, reference);
  made_.push_back(reference);
  return object;
}

void Execution::dropRecords(std::size_t count) {
  for (; made_.size() > count; made_.pop_back()) {
    const auto record = records_.find(made_.back().number);
    references_.erase(record->second.object);
    record->second.type->layout->destroy(record->second.object);
    records_.erase(record);
  }
}

// A member that lies within one of the record is called by that one's name.
void Execution::nameMembers(const Frame& frame, const void* record) {
  struct Naming {
    Execution& execution;
    const Frame& frame;
    std::vector<std::pair<const void*, std::string_view>> members;
  } naming{*this, frame, {}};
  frame.record->layout->members(record, &naming,
                                [](void* context, const void* member, std::string_view name) {
                                  static_cast<Naming*>(context)->members.emplace_back(member, name);
                                });
  for (const auto& [place, index] : frame.places) {
    std::string_view name;
    for (const auto& [member, memberName] : naming.members) {
      if (!std::less<>()(place, member)) name = memberName;
    }
    nameMember(*frame.record, index, name);
  }
}

const void* Execution::freshRecord(const type& type, std::string_view name) {
  return recordAt(type, freshReference(type, name));
}

const void* Execution::recordAt(const type& type, value reference) {
  expectReference(reference);
  const auto known = records_.find(reference.number);
  return known != records_.end() ? known->second.object : make(type, reference);
}

value Execution::referenceTo(const type& type, const void* record) {
  const auto known = references_.find(record);
  if (known == references_.end())
    refuse("a reference to a " + std::string(type.name) +
           " is made of one that the check did not make: pass records of forall and of references on by "
           "reference, not as copies");
  return known->second;
}

// --- what may be undefined

value Execution::opposite(value condition) {
  if (!isConstant(condition)) return negation(condition);
  return {condition.number == 0, 0, moment()};
}

value Execution::both(value left, value right) {
  if (isConstant(left)) return left.number != 0 ? right : left;
  if (isConstant(right)) return right.number != 0 ? left : right;
  return conjunction(left, right);
}

void Execution::weaken(std::uint32_t moment, value condition) {
  const std::size_t first = moment > dropped_ ? moment - dropped_ : 0;
  for (std::size_t i = first; i < hazards_.size(); ++i) {
    value& hazard = hazards_[i].condition;
    hazard = opposite(both(condition, opposite(hazard)));
  }
}

void Execution::settle() {
  if (hazards_.empty()) return;
  const std::vector<Hazard> pending = std::exchange(hazards_, {});
  dropped_ += static_cast<std::uint32_t>(pending.size());
  for (const Hazard& hazard : pending) settle(hazard);
}

}  // namespace warrant::symbolics
