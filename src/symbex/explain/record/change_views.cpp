#include "symbex/explain/record/change_views.h"

#include <algorithm>
#include <iterator>

#include "symbex/explain/history.h"
#include "symbex/explain/notation.h"
#include "symbex/parts.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;

namespace {

bool isSame(const Frame::Code& one, const Frame::Code& other) {
  return one.self == other.self && one.store.isIdentical(other.store);
}

}  // namespace

ChangeViews::ChangeViews(Parts& parts, ChunkNumbers& numbers)
    : Part(parts),
      notation_(parts.notation),
      recordViews_(parts.recordViews),
      stateViews_(parts.stateViews),
      numbers_(numbers) {}

RecordedChanges ChangeViews::changes() {
  result_.nodes.resize(record_.size());
  readable_.resize(record_.size());
  for (const auto& steps : checks()) addCheck(steps);
  addTypes();
  return std::move(result_);
}

// The steps of each check in their order; those before the first one come first.
std::vector<std::vector<std::uint32_t>> ChangeViews::checks() const {
  std::vector<std::vector<std::uint32_t>> checks;
  std::vector<std::size_t> checkOf;
  for (std::uint32_t step = 0; step < record_.size(); ++step) {
    if (step == 0 || record_[step].kind == Step::Kind::Part) {
      checkOf.push_back(checks.size());
      checks.emplace_back();
    } else {
      checkOf.push_back(checkOf[record_[step].before]);
    }
    checks[checkOf.back()].push_back(step);
  }
  return checks;
}

// Those at which variables or heap are not what they were at the step before: no other brings a name.
std::vector<const Step*> ChangeViews::changesOfNames(std::span<const std::uint32_t> steps) const {
  std::vector<const Step*> changes;
  for (const std::uint32_t step : steps) {
    const SymbolicState& now = record_[step].state;
    const bool isAlike = !changes.empty() && changes.back()->state.heap.isIdentical(now.heap) &&
                         isSame(changes.back()->state.frame.code(), now.frame.code());
    if (!isAlike) changes.push_back(&record_[step]);
  }
  return changes;
}

void ChangeViews::addCheck(std::span<const std::uint32_t> steps) {
  const Wording wording = notation_.wordingOf(changesOfNames(steps));
  for (const std::uint32_t step : steps) {
    RecordedChange& change = result_.nodes[step];
    change.text = recordViews_.textOf(record_[step], wording);
    change.rule = paperRuleOf(record_[step]);
    addFacts(step, wording);
    addVariables(step, wording);
    addQuestions(step, wording);
    addChunks(step, wording);
  }
}

// Of the first facts at the step, how many say something to people.
std::uint32_t ChangeViews::readableAmong(std::uint32_t step, std::size_t first,
                                         const Wording& wording) const {
  while (first < record_[step].facts - record_[step].assumed.size()) step = record_[step].before;
  const Step& at = record_[step];
  if (first >= at.facts) return readable_[step];
  const auto left = static_cast<std::ptrdiff_t>(at.facts - first);
  return readable_[step] -
         static_cast<std::uint32_t>(std::count_if(at.assumed.end() - left, at.assumed.end(), [&](Term fact) {
           return stateViews_.fact(fact, step, wording).has_value();
         }));
}

// Facts that nobody can read count where they stand, but are not told.
void ChangeViews::addFacts(std::uint32_t step, const Wording& wording) {
  const Step& at = record_[step];
  RecordedChange& change = result_.nodes[step];
  const std::size_t known = at.facts - at.assumed.size();
  change.known = step == 0 ? 0 : readableAmong(at.before, known, wording);
  for (const Term fact : at.assumed) {
    const std::uint32_t origin = at.term == fact ? step : at.before;
    if (auto told = stateViews_.fact(fact, origin, wording)) change.assumed.push_back(std::move(*told));
  }
  readable_[step] = change.known + static_cast<std::uint32_t>(change.assumed.size());
}

// Another of that name: the result, or a local that has a value.
std::optional<RecordedVariable> ChangeViews::variableNamed(const std::string& name, const Frame& frame,
                                                           const Wording& wording) const {
  if (name == "result" && frame.result) return stateViews_.variable(name, frame.result, nullptr, wording);
  const Frame::Code code = frame.code();
  for (const ast::Variable* variable : notation_.variablesInScope(code)) {
    if (variable->name == name)
      return stateViews_.variable(name, code.store[variable->slot], &variable->type, wording);
  }
  return std::nullopt;
}

// A check begins with words of its own: then all are told.
void ChangeViews::addVariables(std::uint32_t step, const Wording& wording) {
  const Frame& at = record_[step].state.frame;
  const Frame& before = record_[record_[step].before].state.frame;
  const Frame::Code now = at.code(), past = before.code();
  const bool isFirst = step == 0 || record_[step].kind == Step::Kind::Part;
  RecordedChange& change = result_.nodes[step];
  const auto tell = [&](const std::string& name, Term old, Term value, const ast::Type* type) {
    if (value == old && !(isFirst && value)) return;
    if (value)
      change.variables.push_back(stateViews_.variable(name, value, type, wording));
    else if (auto other = variableNamed(name, at, wording))
      change.variables.push_back(std::move(*other));
    else
      change.gone.push_back(name);
  };
  addObject(now.self, nullptr, wording);
  tell("this", past.self, now.self, nullptr);
  auto variables = notation_.changedVariables(past, now);
  if (isFirst) {
    std::erase_if(variables, [&](const auto* variable) { return bool{now.store.valueOf(variable->slot)}; });
    std::ranges::copy(notation_.variablesInScope(now), std::back_inserter(variables));
  }
  for (const ast::Variable* variable : variables) {
    const Term value = now.store.valueOf(variable->slot);
    addObject(value, &variable->type, wording);
    tell(std::string(variable->name), past.store.valueOf(variable->slot), value, &variable->type);
  }
  const ast::MethodDecl* const method = Part::now().method;
  addObject(at.result, method != nullptr ? &method->returnType : nullptr, wording);
  tell("result", before.result, at.result, nullptr);
}

void ChangeViews::addQuestions(std::uint32_t step, const Wording& wording) {
  for (const Question& question : record_[step].asked) {
    const bool isAboutPath = !question.goal;
    if (!isAboutPath && terms_.isConstant(question.goal)) continue;
    if (!isAboutPath && !wording.isReadable(question.goal)) continue;
    result_.nodes[step].asked.push_back({isAboutPath ? std::string() : wording.print(question.goal),
                                         toString(question.answer), question.toSolver});
  }
}

void ChangeViews::addChunks(std::uint32_t step, const Wording& wording) {
  const Step& at = record_[step];
  at.held.findDifference(step == 0 ? Heap() : record_[at.before].held, [&](const Chunk* chunk, const Chunk*) {
    if (chunk != nullptr) addChunk(*chunk, wording);
    return false;
  });
  if (isRemoval(at.kind)) result_.nodes[step].removed = {addChunk(at.chunk, wording), fateOf(record_, at)};
}

std::uint32_t ChangeViews::addChunk(const Chunk& chunk, const Wording& wording) {
  const std::uint32_t id = numbers_.of(chunk).first;
  if (id < result_.locations.size() && result_.locations[id] != 0) return id;
  const std::size_t size = std::max<std::size_t>(result_.chunks.size(), id + std::size_t{1});
  result_.chunks.resize(size);
  result_.locations.resize(size);
  result_.chunks[id] = stateViews_.chunk(chunk, wording, numbers_);
  result_.locations[id] = locationOf(chunk);
  if (const ast::FieldDecl* field = chunk.isField() ? analysis_.fieldOf(chunk.resource) : nullptr) {
    const ast::Type owner = typeOf(*field->owner);
    if (!field->isStatic) addObject(chunk.receiver, &owner, wording);
    addObject(chunk.value, &field->type, wording);
    return id;
  }
  const ast::PredicateDecl* const predicate = analysis_.predicateOf(chunk.resource);
  const ast::Type owner = predicate != nullptr ? typeOf(*predicate->owner) : ast::Type();
  if (!analysis_.isStatic(chunk.resource))
    addObject(chunk.receiver, predicate != nullptr ? &owner : nullptr, wording);
  for (std::size_t i = 0; i < chunk.arguments().size(); ++i)  // those of a wand have no types
    addObject(chunk.arguments()[i], predicate != nullptr ? &predicate->parameters[i]->type : nullptr,
              wording);
  return id;
}

// As a state finds out whether something is held again: of elements the array decides.
std::uint32_t ChangeViews::locationOf(const Chunk& chunk) {
  std::vector<std::uint32_t> key{chunk.resource.id, chunk.receiver.id()};
  for (const Term argument : chunk.arguments()) key.push_back(argument.id());
  return locations_.try_emplace(std::move(key), static_cast<std::uint32_t>(locations_.size()) + 1)
      .first->second;
}

void ChangeViews::addObject(Term object, const ast::Type* type, const Wording& wording) {
  const std::uint32_t number = stateViews_.referenceTo(object);
  if (number == 0) return;
  const auto [entry, isNew] = objects_.try_emplace(number, result_.objects.size());
  if (isNew) {
    const bool isMade = terms_.op(object) == smt::Op::Object;
    result_.objects.push_back(
        {.number = number, .isNew = isMade, .birth = terms_.birth(object), .name = wording.print(object)});
    types_.emplace_back();
  }
  ast::Type& known = types_[entry->second];
  const bool isCloser =
      type != nullptr && type->isReference() && (!known.isReference() || Hierarchy::isSubtype(*type, known));
  if (isCloser) known = *type;
}

void ChangeViews::addTypes() {
  std::map<std::string, ast::Type> named;
  for (std::size_t i = 0; i < types_.size(); ++i) {
    if (!types_[i].isReference()) continue;
    result_.objects[i].type = ast::toString(types_[i]);
    named.try_emplace(result_.objects[i].type, types_[i]);
  }
  for (auto one = named.begin(); one != named.end(); ++one) {
    for (auto other = std::next(one); other != named.end(); ++other)
      if (Hierarchy::areDisjoint(one->second, other->second))
        result_.disjoint.emplace_back(one->first, other->first);
  }
}

}  // namespace warrant::symbex
