#include "symbolic/replay.h"

#include <cxxabi.h>

#include <algorithm>
#include <cstdlib>
#include <exception>

#include "symbolic/texts.h"

namespace warrant::symbolics {

namespace {

// Where values are not those of a model after all, a body need not end with them.
constexpr std::size_t mostDecisions = 1'000'000;

}  // namespace

std::string describeException() {
  try {
    throw;
  } catch (const std::exception& exception) {
    return "an exception leaves the check: " + std::string(exception.what());
  } catch (...) {
    const std::type_info* type = abi::__cxa_current_exception_type();
    int status = 0;
    char* name = type == nullptr ? nullptr : abi::__cxa_demangle(type->name(), nullptr, nullptr, &status);
    const std::string text = name == nullptr ? "of a foreign language" : name;
    std::free(name);
    return "an exception leaves the check: " + text;
  }
}

std::optional<Replay::Failed> Replay::run(detail::callback<void> body) {
  const Running running(*this);
  beginRun();
  symbols_.restart();
  try {
    body();
    settle();
  } catch (const EndOfPath&) {
  } catch (...) {
    if (!isMisused_) fail({describeException(), {}, 0});
  }
  if (!failed_) return std::nullopt;
  return Failed{*failed_, overflowsAtFailure_, values()};
}

void Replay::fail(Site site) {
  if (failed_) return;
  failed_ = std::move(site);
  overflowsAtFailure_ = overflows_;
}

void Replay::passedDecision() {
  settle();
  if (++decisions_ > mostDecisions) throw EndOfPath();
}

void Replay::settle(const Hazard& hazard) {
  if (hazard.isOverflow && overflow_ == overflow::assumed_away) return;
  if (hazard.condition.number == 0) fail({std::string(hazard.what), {}, 0});
}

void Replay::claim(value condition, const Site& site) {
  settle();
  if (condition.number == 0) fail(site);
}

void Replay::suppose(value condition) {
  settle();
  if (condition.number == 0) throw EndOfPath();
}

// --- values

value Replay::object(const type&, std::int64_t number) const { return constantOf(number); }

// Any, where nothing depends on it.
std::int64_t Replay::defaultValue(const type& type) {
  if (type.sort == detail::sort::text) return numberOfText("");
  if (type.sort != detail::sort::record) return 0;
  const auto known = model_.objects.find(&type);
  return known != model_.objects.end() ? known->second.front() : model_.addObject(type);
}

std::int64_t Replay::memberValue(const std::vector<std::int64_t>& key, const type& type) {
  const auto known = model_.members.find(key);
  if (known != model_.members.end()) return known->second;
  return model_.members[key] = defaultValue(type);
}

value Replay::fresh(const type& type, std::string_view name) {
  if (Frame* making = frame()) {
    const std::int64_t owner = making->reference.number;
    const smt::Function function = symbols_.member(*making->record, making->members++, type);
    const std::int64_t number = memberValue({function.id, owner}, type);
    records_[{making->record, owner}].push_back({function.id, &type, number, {}});
    return constantOf(number);
  }
  const Term symbol = symbols_.symbol(type, name);
  const auto known = model_.symbols.find(symbol);
  const std::int64_t number = known != model_.symbols.end() ? known->second : defaultValue(type);
  named_.push_back({symbols_.find(symbol)->name, &type, number, {}});
  return constantOf(number);
}

value Replay::freshReference(const type& type, std::string_view name) {
  const Term symbol = symbols_.symbol(type, name);
  const auto known = model_.symbols.find(symbol);
  const std::int64_t number = known != model_.symbols.end() ? known->second : model_.addObject(type);
  const std::string& shown = symbols_.find(symbol)->name;
  names_.emplace(std::pair(&type, number), shown);
  named_.push_back({shown, &type, number, {}});
  return object(type, number);
}

value Replay::freshRelation(const type& type, std::string_view name) {
  std::vector<std::int64_t> key;
  if (Frame* making = frame()) {
    const smt::Function function = symbols_.associated(*making->record, making->members++, type);
    key = {function.id, making->reference.number};
    records_[{making->record, making->reference.number}].push_back({function.id, &type, 0, key});
  } else {
    const smt::Function function = symbols_.relation(type, name);
    key = {function.id};
    named_.push_back({symbols_.find(function)->name, &type, 0, key});
  }
  relations_.push_back(std::move(key));
  return {static_cast<std::int64_t>(relations_.size()) - 1, runNumber(), moment()};
}

value Replay::isIn(const type&, value relation, value reference) {
  std::vector<std::int64_t> key = relations_[static_cast<std::size_t>(relation.number)];
  key.push_back(reference.number);
  const auto known = model_.members.find(key);
  return constantOf(known != model_.members.end() ? known->second : 0);
}

// Of records there are those that are known; of numbers some are tried, which may find one for which the
// condition does not hold, and no more.
value Replay::forAll(const type& type, Predicate domain, Predicate condition) {
  const auto holdsFor = [&](std::int64_t number) {
    return domain(constantOf(number)).number == 0 || condition(constantOf(number)).number != 0;
  };
  if (type.sort == detail::sort::record) {
    const std::vector<std::int64_t> objects = model_.objects[&type];
    return constantOf(std::ranges::all_of(objects, holdsFor));
  }
  if (type.sort == detail::sort::boolean) return constantOf(holdsFor(0) && holdsFor(1));
  std::vector<std::int64_t> numbers{0, 1, 2};
  for (const auto& [symbol, number] : model_.symbols) {
    for (const std::int64_t near : {number - 1, number, number + 1}) numbers.push_back(near);
  }
  if (type.sort == detail::sort::integer) {
    const Range range = rangeOf(type);
    for (const Wide end : {Wide{-1}, range.least, range.greatest})
      numbers.push_back(static_cast<std::int64_t>(end));
    std::erase_if(numbers, [&](std::int64_t number) { return !range.contains(numberIn(type, number)); });
  }
  if (std::ranges::all_of(numbers, holdsFor)) throw EndOfPath();
  return constantOf(0);
}

// --- showing

std::string Replay::show(const type& type, std::int64_t number) const {
  if (type.sort != detail::sort::record) return detail::describe(type, constantOf(number));
  const auto known = names_.find({&type, number});
  return known != names_.end() ? known->second : std::string(type.name) + " " + std::to_string(number);
}

std::string Replay::showRelation(const std::vector<std::int64_t>& key, const type& type) const {
  std::string text;
  for (const auto& [member, isIn] : model_.members) {
    const bool isOfRelation = member.size() == key.size() + 1 && isIn != 0 &&
                              std::ranges::equal(key, std::span(member).first(key.size()));
    if (isOfRelation) text += (text.empty() ? "" : ", ") + show(type, member.back());
  }
  return '{' + text + '}';
}

std::string Replay::showRecord(const type& type, std::int64_t number) const {
  std::string text;
  const auto record = records_.find({&type, number});
  if (record == records_.end()) return std::string(type.name) + "{}";
  for (const Member& member : record->second) {
    const std::string& name = symbols_.find(smt::Function{member.function})->name;
    text += (text.empty() ? "" : ", ") + name + " = " +
            (member.relation.empty() ? show(*member.type, member.number)
                                     : showRelation(member.relation, *member.type));
  }
  return std::string(type.name) + '{' + text + '}';
}

// First what has a name, then other records that these refer to.
counterexample Replay::values() {
  std::vector<assignment> values;
  std::vector<std::pair<const type*, std::int64_t>> shown;
  for (const Named& named : named_) {
    if (!named.relation.empty()) {
      values.push_back({named.name, showRelation(named.relation, *named.type)});
    } else if (named.type->sort == detail::sort::record) {
      const bool isFirst = show(*named.type, named.number) == named.name;
      values.push_back(
          {named.name, isFirst ? showRecord(*named.type, named.number) : show(*named.type, named.number)});
    } else {
      values.push_back({named.name, show(*named.type, named.number)});
    }
  }
  for (const auto& [object, members] : records_) {
    if (!names_.contains(object))
      values.push_back({show(*object.first, object.second), showRecord(*object.first, object.second)});
  }
  return counterexample(std::move(values));
}

}  // namespace warrant::symbolics
