#include "smt/terms/term_template.h"

#include <algorithm>
#include <unordered_map>

#include "smt/terms/term_factory_impl.h"

namespace warrant::smt {

// Goes through the terms, each once, the parts first.
class TermTemplate::Maker {
 public:
  Maker(const TermFactory& terms, TermTemplate& made) : terms_(terms), made_(made) {}

  void addParameter(Term parameter) { numbers_.try_emplace(parameter, made_.parameterCount_++); }

  // False: there is another symbol in it.
  bool add(Term whole) {
    if (!whole) {
      made_.wholes_.push_back(noWhole);
      return true;
    }
    std::vector<Term> pending{whole};
    while (!pending.empty()) {
      const Term term = pending.back();
      if (numbers_.contains(term)) {
        pending.pop_back();
        continue;
      }
      const Op op = terms_.op(term);
      if (op == Op::Symbol || op == Op::Object || op == Op::Tabulate) return false;
      const std::size_t before = pending.size();
      for (const Term part : terms_.arguments(term)) {
        if (!numbers_.contains(part)) pending.push_back(part);
      }
      if (pending.size() > before) continue;
      pending.pop_back();
      append(term);
    }
    made_.wholes_.push_back(numbers_.at(whole));
    return true;
  }

 private:
  void append(Term term) {
    const TermFactory::Impl::Shape shape = terms_.impl_->shapeOf(term);
    const auto parts = terms_.arguments(term);
    made_.nodes_.push_back({shape.op, shape.sort, static_cast<std::uint32_t>(parts.size()),
                            static_cast<std::uint32_t>(made_.parts_.size()),
                            static_cast<std::uint32_t>(made_.coefficients_.size()),
                            shape.op == Op::Apply ? placeOf(terms_.functionOf(term)) : shape.payload});
    for (const Term part : parts) made_.parts_.push_back(numbers_.at(part));
    made_.coefficients_.insert(made_.coefficients_.end(), shape.coefficients.begin(),
                               shape.coefficients.end());
    numbers_.emplace(term, made_.parameterCount_ + static_cast<std::uint32_t>(made_.nodes_.size() - 1));
  }

  std::int64_t placeOf(Function function) {
    const auto found = std::ranges::find(made_.functions_, function);
    const auto place = found - made_.functions_.begin();
    if (found == made_.functions_.end()) made_.functions_.push_back(function);
    return place;
  }

  const TermFactory& terms_;
  TermTemplate& made_;
  std::unordered_map<Term, std::uint32_t> numbers_;
};

std::optional<TermTemplate> TermTemplate::of(const TermFactory& terms, std::span<const Term> wholes,
                                             std::span<const Term> parameters) {
  std::optional<TermTemplate> made(std::in_place);
  Maker maker(terms, *made);
  for (const Term parameter : parameters) maker.addParameter(parameter);
  const auto add = [&](Term whole) { return maker.add(whole); };
  if (!std::ranges::all_of(wholes, add)) return std::nullopt;
  return made;
}

std::vector<bool> TermTemplate::areOver(const TermFactory& terms, std::span<const Term> wholes,
                                        std::span<const Term> parameters) {
  std::unordered_map<Term, bool> known;
  for (const Term parameter : parameters) known.emplace(parameter, true);
  std::vector<bool> areOver;
  std::vector<Term> pending;
  for (const Term whole : wholes) {
    pending.push_back(whole);
    while (!pending.empty()) {
      const Term term = pending.back();
      if (known.contains(term)) {
        pending.pop_back();
        continue;
      }
      const Op op = terms.op(term);
      bool isOver = op != Op::Symbol && op != Op::Object && op != Op::Bound;
      const std::size_t before = pending.size();
      for (const Term part : terms.arguments(term)) {
        const auto found = known.find(part);
        if (found == known.end())
          pending.push_back(part);
        else
          isOver = isOver && found->second;
      }
      if (pending.size() > before) continue;
      pending.pop_back();
      known.emplace(term, isOver);
    }
    areOver.push_back(known.at(whole));
  }
  return areOver;
}

bool TermTemplate::isAlike(const TermTemplate& other) const {
  return parameterCount_ == other.parameterCount_ && nodes_ == other.nodes_ && parts_ == other.parts_ &&
         coefficients_ == other.coefficients_ && wholes_ == other.wholes_;
}

std::size_t TermTemplate::hash() const {
  std::size_t hash = nodes_.size();
  const auto add = [&](std::uint64_t value) { hash = (hash ^ (hash >> 29) ^ value) * 0x9E3779B97F4A7C15ull; };
  for (const std::uint32_t part : parts_) add(part);
  for (const Node& node : nodes_) {
    add(static_cast<std::uint64_t>(node.op));
    add(static_cast<std::uint64_t>(node.payload));
  }
  return hash;
}

std::vector<Term> TermTemplate::instantiate(TermFactory& terms, std::span<const Term> arguments,
                                            std::span<const Function> functions) const {
  std::vector<Term> images(arguments.begin(), arguments.end());
  images.reserve(parameterCount_ + nodes_.size());
  std::vector<Term> parts;
  for (const Node& node : nodes_) {
    if (node.op == Op::Bound) {  // what is said of it gets variables with numbers of its own
      images.push_back(terms.freshArbitrary(node.sort, "any"));
      continue;
    }
    parts.clear();
    for (const std::uint32_t part : std::span(parts_).subspan(node.firstPart, node.count))
      parts.push_back(images[part]);
    const bool isSum = node.op == Op::Sum;
    const std::int64_t payload =
        node.op == Op::Apply ? functions[static_cast<std::size_t>(node.payload)].id : node.payload;
    const auto coefficients = std::span(coefficients_).subspan(node.firstCoefficient, isSum ? node.count : 0);
    images.push_back(terms.impl_->rebuild(terms, {node.op, node.sort, payload, coefficients}, parts));
  }
  std::vector<Term> wholes;
  wholes.reserve(wholes_.size());
  for (const std::uint32_t whole : wholes_) wholes.push_back(whole == noWhole ? Term() : images[whole]);
  return wholes;
}

}  // namespace warrant::smt
