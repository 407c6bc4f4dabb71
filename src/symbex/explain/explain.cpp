// Explaining failures (paper, 6.2): the symbolic state in source terms, the branches taken, and where a
// missing chunk was last held. Notes are gathered only in a traced run.
#include <algorithm>

#include "ast/print.h"
#include "ast/walk.h"
#include "symbex/engine.h"

namespace warrant::symbex {

using heap::Chunk;

namespace {

const Frame& codeFrame(const Frame& frame) {
  const Frame* place = &frame;
  while (place->caller != nullptr) place = place->caller;
  return *place;
}

std::string_view fateOf(Step::Kind removal) {
  switch (removal) {
    case Step::Kind::Open:
      return "it was opened here";
    case Step::Kind::Close:
      return "it was closed here";
    case Step::Kind::Frame:
      return "this loop, whose invariant does not ask for it";
    default:
      return "it was given away here, and not given back";
  }
}

}  // namespace

std::string Engine::qualifiedName(const ast::MethodDecl& method) {
  const std::string owner = method.owner != nullptr ? ast::nestedName(*method.owner) + "." : std::string();
  return owner + ast::signature(method);
}

std::string Engine::nameOfCall(const Frame& frame, const ast::MethodDecl& method, Term self,
                               const Terms& arguments) const {
  std::string text = method.isStatic ? std::string(method.owner->name) : names_.print(terms_, self);
  text += "." + std::string(method.name) + "(";
  for (std::size_t index = 0; index < arguments.size(); ++index) {
    text += (index > 0 ? ", " : "") + names_.print(terms_, arguments[index]);
  }
  text += ")";
  return isEntering_ || frame.insideOld ? "old(" + text + ")" : text;
}

void Engine::hintName(const ast::Variable& variable, const ast::Expression& value) {
  const bool isNew = std::holds_alternative<ast::New>(value.node) ||
                     std::holds_alternative<ast::NewArray>(value.node) ||
                     std::holds_alternative<ast::ArrayInitializer>(value.node);
  if (trace_.isOn() && isNew) nameHint_ = variable.name;
}

std::string Engine::wantedText(const Site* site, const std::string& written, heap::Resource resource,
                               Term receiver, std::span<const Term> arguments) const {
  if (!trace_.isStarted() || site == nullptr) return written;
  const bool isElsewhere = site->place == Site::Place::Site || site->context == Context::Close;
  if (!isElsewhere) return written;  // `this` and the parameters are the reader's own
  const std::string place = placeOf(resource, receiver, arguments, names_);
  return analysis_.predicateOf(resource) != nullptr ? place : "acc(" + place + ")";
}

std::string Engine::placeOf(heap::Resource resource, Term receiver, std::span<const Term> arguments,
                            const Names& names) const {
  const ast::FieldDecl* field = analysis_.fieldOf(resource);
  const ast::PredicateDecl* predicate = analysis_.predicateOf(resource);
  std::string text = !analysis_.isStatic(resource) ? names.print(terms_, receiver)
                     : field != nullptr            ? std::string(field->owner->name)
                                                   : std::string(predicate->owner->name);
  if (field != nullptr) return text + "." + std::string(field->name);
  if (predicate == nullptr) return text + "[" + indicesOf(receiver, arguments, names) + "]";
  const ast::ClassDecl* const definer = analysis_.definerOf(resource);
  const std::string prefix = definer != nullptr ? std::string(definer->name) + "::" : "";
  text += "." + prefix + std::string(predicate->name) + "(";
  for (std::size_t index = 0; index < arguments.size(); ++index) {
    text += (index > 0 ? ", " : "") + names.print(terms_, arguments[index]);
  }
  return text + ")";
}

// Of a range of elements: `i`, `from..to` or `*`.
std::string Engine::indicesOf(Term array, std::span<const Term> ends, const Names& names) const {
  const std::string from = names.print(terms_, ends[0]);
  if (isNext(ends[0], ends[1])) return from;
  const auto whole = terms_.arguments(ends[1]);
  const bool isLength = terms_.op(ends[1]) == smt::Op::Apply && whole.size() == 1 && whole[0] == array;
  if (terms_.isConstant(ends[0]) && terms_.integerValue(ends[0]) == 0 && isLength) return "*";
  return from + ".." + names.print(terms_, ends[1]);
}

// Whether the second number is the first one and 1.
bool Engine::isNext(Term first, Term second) const {
  const bool isInteger = terms_.op(first) == smt::Op::Integer && terms_.op(second) == smt::Op::Integer;
  if (isInteger) return terms_.integerValue(first) + 1 == terms_.integerValue(second);
  static constexpr std::int64_t one = 1;
  const auto constant = [&](Term number) {
    return terms_.op(number) == smt::Op::Sum ? terms_.constant(number) : 0;
  };
  const auto summands = [&](const Term& number) {
    return terms_.op(number) == smt::Op::Sum ? terms_.arguments(number) : std::span(&number, 1);
  };
  const auto factors = [&](Term number) {
    return terms_.op(number) == smt::Op::Sum ? terms_.coefficients(number) : std::span(&one, 1);
  };
  return constant(second) - constant(first) == 1 && std::ranges::equal(summands(first), summands(second)) &&
         std::ranges::equal(factors(first), factors(second));
}

std::string Engine::describe(const Chunk& chunk, const Names& names) const {
  const std::string place = placeOf(chunk.resource, chunk.receiver, chunk.arguments, names);
  if (analysis_.fieldOf(chunk.resource) != nullptr) return place + " ↦ " + names.print(terms_, chunk.value);
  const bool isElement = chunk.resource == analysis_.elements() && chunk.value &&
                         terms_.op(chunk.value) == smt::Op::Store &&
                         isNext(chunk.arguments[0], chunk.arguments[1]);
  if (!isElement) return place;
  const Term value = terms_.arguments(chunk.value)[2];
  return place + " ↦ " +
         names.print(terms_, terms_.op(value) == smt::Op::Box ? terms_.arguments(value)[0] : value);
}

void Engine::nameElement(const Range& range, Term value, Term snapshot, std::uint32_t line) {
  const Term ends[] = {range.from, range.to};
  const std::string place = placeOf(analysis_.elements(), range.array, ends, names_);
  names_.name(value, isEntering_ ? "old(" + place + ")" : place, line);
  names_.rename(snapshot, names_.print(terms_, value));
}

void Engine::nameValue(const Chunk& chunk, std::uint32_t line) {
  if (analysis_.fieldOf(chunk.resource) == nullptr) return;
  const std::string place = placeOf(chunk.resource, chunk.receiver, {}, names_);
  names_.name(chunk.value, isEntering_ ? "old(" + place + ")" : place, line);
}

void Engine::addHistory(const SymbolicState& s, Problem& problem, heap::Resource resource, Term receiver,
                        std::span<const Term> arguments) {
  if (!trace_.isStarted() || silent_ > 0) return;
  const std::string place = placeOf(resource, receiver, arguments, names_);
  const bool areElements = resource == analysis_.elements();
  bool isHeldInPart = false;
  for (std::uint32_t step = s.step; step != 0; step = trace_[step].parent) {
    const Step& past = trace_[step];
    const bool isRemoval = past.kind == Step::Kind::Consume || past.kind == Step::Kind::Open ||
                           past.kind == Step::Kind::Close || past.kind == Step::Kind::Frame;
    const bool isGain = areElements && past.kind == Step::Kind::Produce;
    if (!(isRemoval || isGain) || past.chunk.resource != resource ||
        !path_->areEqual(past.chunk.receiver, receiver))
      continue;
    if (areElements && areApart(rangeOf(past.chunk), {receiver, arguments[0], arguments[1]})) continue;
    isHeldInPart = isGain;
    if (isGain) break;
    const std::string held = areElements ? placeOf(resource, receiver, past.chunk.arguments, names_) : place;
    problem.notes.push_back({past.range, "`" + held + "` was held until " + std::string(fateOf(past.kind))});
    return;
  }
  if (!isHeldInPart) problem.notes.push_back({{}, "`" + place + "` was never held on this path"});
  if (analysis_.isStatic(resource)) return;
  s.heap.find(resource, [&](const Chunk& chunk) {
    const bool isOfThis = path_->areEqual(chunk.receiver, receiver);
    problem.nearMisses.push_back("`" + describe(chunk, names_) + "` is held, but " +
                                 (isOfThis
                                      ? "that is not known to be all of `" + place + "`"
                                      : "`" + names_.print(terms_, chunk.receiver) +
                                            "` is not known to be `" + names_.print(terms_, receiver) + "`"));
    return problem.nearMisses.size() >= 5;
  });
}

// What the names in the predicate's body stand for there, where they do not stand for themselves: `, where
// `b` is `null``.
std::string Engine::meaningsIn(const PredicateDefinition& definition, const Chunk& chunk) const {
  std::string meanings;
  const auto add = [&](std::string_view name, Term value) {
    const std::string meaning = names_.print(terms_, value);
    if (meaning == name) return;
    meanings += meanings.empty() ? ", where " : " and ";
    meanings += "`" + std::string(name) + "` is `" + meaning + "`";
  };
  if (!definition.predicate->isStatic) add("this", chunk.receiver);
  for (std::size_t i = 0; i < chunk.arguments.size(); ++i)
    add(definition.predicate->parameters[i]->name, chunk.arguments[i]);
  return meanings;
}

void Engine::explainClose(const SymbolicState& s, const Remainder& remainder, const Chunk& wanted,
                          Problem& problem) {
  if (!trace_.isStarted() || silent_ > 0 || !infers()) return;
  const PredicateDefinition definition = definitionFor(wanted.resource, wanted.receiver);
  if (!definition) return;
  const CloseBound outerBound = closeBound_;
  if (closeDepth_ == 0) {  // as deep as was tried, but where that forks
    constexpr std::uint64_t most = 10'000;
    closeBound_ = {triedBound_, false, false, spentSteps() + most};
  }
  if (isTooDeep()) {
    problem.notes.push_back({{},
                             "it is not closed here: that would nest more than " +
                                 std::to_string(closeDepth_) + " closes, which --close-depth bounds"});
    closeBound_ = outerBound;
    return;
  }
  const Site site{Context::Close, Site::Place::Part, {}, {}};
  SymbolicState inner{frameFor(definition, wanted.receiver, wanted.arguments, &site, &s.frame),
                      remainder.heap, s.old, s.step};
  // Collects what the close fails on instead of reporting it.
  std::vector<Failure> failures = std::exchange(result_.failures, {});
  std::unordered_set<std::string> reported = std::exchange(reported_, {});
  const auto unknowns = result_.unknowns;
  const auto statistics = result_.statistics;
  ++closeDepth_;
  {
    const smt::PathScope scope(*path_);
    const bool wasTracing = trace_.pause();
    (void)consume(std::move(inner), Remainder{remainder.heap, {}, false}, *definition.predicate->body,
                  [](SymbolicState, Remainder, Term) { return Verdict::Verified; });
    trace_.resume(wasTracing);
  }
  --closeDepth_;
  closeBound_ = outerBound;
  result_.statistics = statistics;
  result_.unknowns = unknowns;
  reported_ = std::move(reported);
  failures.swap(result_.failures);
  if (!failures.empty()) {
    problem.notes.push_back({failures.front().range, "it cannot be closed here: " + failures.front().message +
                                                         meaningsIn(definition, wanted)});
    for (support::Note& note : failures.front().notes) {
      if (!note.range.isKnown()) problem.notes.push_back(std::move(note));
    }
    const ast::PredicateDecl& predicate = *definition.predicate;
    if (method_ != nullptr && method_->isPure() && analysis_.recursBy(*method_, predicate)) {
      problem.notes.push_back(
          {predicate.nameRange, "what this predicate says leads back to `" + qualifiedName(*method_) +
                                    "`, which may not rely on it: that recursion is not known to end"});
    }
  }
}

// Those that have a value, each once. The slot of an exception in an inherited contract may be a local's
// here.
std::vector<const ast::Variable*> Engine::variablesInScope(const Frame& frame) const {
  std::vector<const ast::Variable*> variables;
  const auto add = [&](const ast::Variable& variable) {
    if (variable.slot >= frame.store.size() || !frame.store[variable.slot]) return;
    const bool isTaken = std::ranges::any_of(
        variables, [&](const ast::Variable* other) { return other->slot == variable.slot; });
    if (!isTaken) variables.push_back(&variable);
  };
  if (method_ == nullptr) return variables;
  for (const ast::Variable* parameter : method_->parameters) add(*parameter);
  if (method_->body != nullptr) ast::forEachAssigned(*method_->body, add);
  for (const ast::Signals& clause : method_->signals) {
    if (clause.variable != nullptr) add(*clause.variable);
  }
  return variables;
}

Explanation Engine::explain(const SymbolicState& s, const Problem& problem) const {
  Explanation explanation;
  explanation.nearMisses = problem.nearMisses;
  Names names = names_;
  const Frame& frame = codeFrame(s.frame);
  const std::vector<const ast::Variable*> variables = variablesInScope(frame);
  for (const ast::Variable* variable : variables) {
    const Term value = frame.store[variable->slot];
    if (!terms_.isConstant(value) && value != frame.self) names.rename(value, std::string(variable->name));
  }
  explanation.lookedFor = problem.goal ? names.print(terms_, problem.goal) : problem.lookedFor;
  std::vector<Chunk> chunks;
  s.heap.find([&](const Chunk& chunk) {
    chunks.push_back(chunk);
    return false;
  });
  std::sort(chunks.begin(), chunks.end(),
            [](const Chunk& left, const Chunk& right) { return left.serial < right.serial; });
  for (const Chunk& chunk : chunks) {
    if (analysis_.fieldOf(chunk.resource) == nullptr) continue;
    names.date(placeOf(chunk.resource, chunk.receiver, {}, names_), chunk.value);
  }
  for (const Chunk& chunk : chunks) explanation.heap.push_back(describe(chunk, names));

  if (frame.self) explanation.store.emplace_back("this", names_.print(terms_, frame.self));
  for (const ast::Variable* variable : variables) {
    explanation.store.emplace_back(variable->name, names_.print(terms_, frame.store[variable->slot]));
  }
  for (const Term fact : path_->facts()) {
    if (terms_.isConstant(fact) || !names.isReadable(terms_, fact)) continue;
    const std::string text = names.print(terms_, fact);
    auto& facts = explanation.pathCondition;
    if (std::find(facts.begin(), facts.end(), text) == facts.end()) facts.push_back(text);
  }
  for (const Branch& branch : branches_) {
    explanation.branches.push_back({branch.range, names.print(terms_, branch.guard)});
  }
  return explanation;
}

void Engine::record(SymbolicState& s, Step::Kind kind, support::SourceRange range, std::string text) {
  s.step = trace_.add({s.step, kind, range, std::move(text), {}, 0});
}

void Engine::record(SymbolicState& s, Step::Kind kind, support::SourceRange range, const Chunk& chunk) {
  s.step = trace_.add({s.step, kind, range, describe(chunk), chunk, 0});
}

void Engine::recordFramed(SymbolicState& s, support::SourceRange range, const heap::Heap& framed) {
  framed.find([&](const Chunk& chunk) {
    record(s, Step::Kind::Frame, range, chunk);
    return false;
  });
}

// The call, statement or exit for which a contract is evaluated; else the statement being executed.
support::SourceRange Engine::placeOfSite(const SymbolicState& s) const {
  if (s.frame.site != nullptr && s.frame.site->range.isKnown()) return s.frame.site->range;
  std::uint32_t step = s.step;
  while (step != 0 && trace_[step].kind != Step::Kind::Execute) step = trace_[step].parent;
  return trace_[step].range;
}

// Each failure is reported once. Where a contract itself is at fault, what fails for that reason is not; nor
// is a callee's postcondition that has no meaning because the call's precondition failed.
bool Engine::isNew(const Problem& problem) {
  const std::string place = std::to_string(problem.range.file) + ":" + std::to_string(problem.range.line) +
                            ":" + std::to_string(problem.range.column);
  const bool isContract = problem.context == Context::Contract && problem.reason != Reason::Vacuous;
  const std::string excused = (isContract ? "call:" : "contract:") + place;
  if (reported_.contains(excused)) return false;
  if (isContract) reported_.insert("contract:" + place);
  if (problem.context == Context::Precondition) reported_.insert("call:" + place);
  return reported_.insert(code(problem.context, problem.reason) + ":" + place).second;
}

void Engine::report(const SymbolicState& s, const Problem& problem) {
  if (silent_ > 0) return;
  if (isCut_) return (void)giveUp(problem.range, stepLimitHit);  // what led here may have been cut
  if (!isNew(problem)) return;
  Failure failure{problem.context, problem.reason, support::Severity::Error, problem.range, problem.message,
                  problem.notes,   std::nullopt};
  if (problem.reason == Reason::Vacuous) {
    failure.severity = support::Severity::Warning;
  } else if (trace_.isStarted()) {
    failure.explanation = explain(s, problem);
    if (trace_.isOn()) trace_.add({s.step, Step::Kind::Failure, problem.range, problem.message, {}, 0});
  }
  result_.failures.push_back(std::move(failure));
}

}  // namespace warrant::symbex
