#include "symbex/explore/activations.h"

#include <algorithm>

#include "symbex/explain/notation.h"
#include "symbex/explain/reports.h"
#include "symbex/explore/boxes.h"
#include "symbex/explore/coverage.h"
#include "symbex/explore/dispatch.h"
#include "symbex/explore/initial_heap.h"
#include "symbex/explore/leaves.h"
#include "symbex/explore/unfolding.h"
#include "symbex/path/path.h"
#include "symbex/rules/calls.h"
#include "symbex/rules/control/leaving.h"
#include "symbex/rules/creation.h"
#include "symbex/rules/rules.h"
#include "symbex/values/classes.h"
#include "symbex/values/final_fields.h"
#include "symbex/values/strings.h"

namespace warrant::symbex {

using support::SourceRange;

namespace {

SourceRange endOf(const ast::MethodDecl& method) {  // its last brace
  const SourceRange& range = method.range;
  return {range.file, range.endLine, std::max(range.endColumn, 2u) - 1, range.endLine, range.endColumn};
}

}  // namespace

// A method is active while its body runs: not while what follows the call is explored, which the body leads
// to. What runs in a method of the library is told of where that is called.
class Active {
 public:
  Active(Activations& activations, const ast::MethodDecl& method, const SourceRange& call)
      : activations_(activations), active_(activations.active_) {
    active_.push_back({&method, call, activations.now().branches->size()});
    depth_ = active_.size();
    tellPlace();
  }
  ~Active() {
    active_.pop_back();
    tellPlace();
  }
  Active(const Active&) = delete;
  Active& operator=(const Active&) = delete;

  // What is explored behind the body.
  Verdict behind(support::FunctionRef<Verdict()> explore) const {
    const std::vector<Activations::Running> inside(active_.begin() + static_cast<std::ptrdiff_t>(depth_ - 1),
                                                   active_.end());
    active_.resize(depth_ - 1);
    tellPlace();
    const Verdict verdict = explore();
    active_.insert(active_.end(), inside.begin(), inside.end());
    tellPlace();
    return verdict;
  }

  // Where an exception that leaves the body comes from, for who has called it.
  SourceRange placeOf(const SourceRange& thrown) const {
    const Activations::Running& own = active_[depth_ - 1];
    return own.method->owner->isLibrary ? own.call : thrown;
  }

 private:
  void tellPlace() const {
    std::size_t outermost = active_.size();
    while (outermost > 0 && active_[outermost - 1].method->owner->isLibrary) --outermost;
    activations_.leaves_.libraryCall =
        outermost == active_.size() ? std::nullopt : std::optional(active_[outermost].call);
  }

  Activations& activations_;
  std::vector<Activations::Running>& active_;
  std::size_t depth_ = 0;
};

bool Activations::isTooDeep(const ast::MethodDecl& method) const {
  return std::ranges::count(active_, &method, &Running::method) >
         static_cast<std::ptrdiff_t>(leaves_.bounds.unwind);
}

// The outermost method of the library whose body runs: the program has called it.
const ast::MethodDecl* Activations::calledOfLibrary() const {
  std::size_t place = active_.size();
  while (place > 0 && active_[place - 1].method->owner->isLibrary) --place;
  return active_[std::min(place, active_.size() - 1)].method;
}

bool Activations::mayIterateInLibrary(unsigned iterations) const {
  const bool hasForked = now().branches->size() > active_.back().branches;
  return !hasForked || iterations < leaves_.bounds.unwind;
}

Verdict Activations::call(SymbolicState s, const ast::Expression& e, Term self, const Terms& arguments,
                          ThenTerm then) {
  return dispatch_.withTarget(std::move(s), e, self, [&](SymbolicState s, const ast::MethodDecl& method) {
    const auto goOn = [&](SymbolicState s) {
      if (&e == explored) leaves_.noteArguments(s.heap, method, arguments);
      return run(std::move(s), e, method, self, arguments, then);
    };
    if (!method.isStatic) return goOn(std::move(s));
    return unfolding_.useClass(std::move(s), *method.owner, e.range, goOn);
  });
}

Verdict Activations::run(SymbolicState s, const ast::Expression& e, const ast::MethodDecl& method, Term self,
                         const Terms& arguments, ThenTerm then) {
  if (method.isOmitted)
    return reports_.giveUp(e.range,
                           "`" + qualifiedName(method) + "` has, or relies on, what is not supported");
  if (!method.hasBody()) return yield(std::move(s), e, method, self, arguments, then);
  if (isTooDeep(method))
    return leaves_.bound(std::move(s), e.range,
                         "`" + qualifiedName(method) + "` has called itself " +
                             std::to_string(leaves_.bounds.unwind) + " times");
  if (!method.owner->isLibrary) coverage_.meet(method);
  leaves_.noteChoice({.kind = Choice::Kind::Enter, .range = e.range, .method = &method});
  const Frame caller = s.frame;
  const Active active(*this, method, e.range);
  s.frame = Frame{.store = Store(method.slots), .self = self, .isBounded = true, .running = &method};
  for (std::size_t index = 0; index < arguments.size(); ++index)
    s.frame.store.set(method.parameters[index]->slot, arguments[index]);
  const auto goOn = [&](SymbolicState s, SourceRange way, Term value) {
    leaves_.noteWayOut(way);
    leaves_.noteStatement(s, way.line);
    s.frame = caller;
    return active.behind([&] { return then(std::move(s), value); });
  };
  const auto returned = [&](SymbolicState s, const Exit& exit) {
    return goOn(std::move(s), exit.range, exit.value);
  };
  const auto fallOff = [&](SymbolicState s) { return goOn(std::move(s), endOf(method), Term{}); };
  const auto thrown = [&](SymbolicState s, Exit exit) {
    s.frame = caller;
    exit.range = active.placeOf(exit.range);
    return active.behind([&] { return leaving_.raise(std::move(s), exit); });
  };
  const Jumps jumps{returned, thrown, nullptr};
  if (method.body != nullptr) return rules_.exec(std::move(s), *method.body, fallOff, jumps);
  const JumpsInForce inForce(run_.jumps, jumps);
  s.frame.jumps = inForce.id();
  return rules_.eval(std::move(s), *method.pureBody, [&](SymbolicState s, Term value) {
    return goOn(std::move(s), method.pureBody->range, value);
  });
}

namespace {

void addConditions(const ast::Assertion& clause, std::vector<const ast::Expression*>& conditions) {
  if (const auto* const pure = std::get_if<ast::Pure>(&clause.node)) conditions.push_back(pure->condition);
  if (const auto* const both = std::get_if<ast::Star>(&clause.node)) {
    addConditions(*both->left, conditions);
    addConditions(*both->right, conditions);
  }
}

// The conditions of the precondition, in their order.
std::vector<const ast::Expression*> conditionsOf(const ast::MethodDecl& method) {
  std::vector<const ast::Expression*> conditions;
  for (const ast::Assertion* const clause : method.requires_) addConditions(*clause, conditions);
  return conditions;
}

// What Java throws where a method of the library is called outside its contract; empty: that is not known.
std::string_view thrownBy(const ast::MethodDecl& method, const ast::Expression& condition) {
  if (method.owner->name == "String") {
    const auto* const test = std::get_if<ast::Binary>(&condition.node);
    const bool isOfNull = test != nullptr && std::holds_alternative<ast::NullLiteral>(test->right->node);
    return isOfNull ? "NullPointerException" : "StringIndexOutOfBoundsException";
  }
  const bool divides = method.name.starts_with("floor");
  return method.owner->name == "Math" && (divides || method.name.ends_with("Exact")) ? "ArithmeticException"
                                                                                     : "";
}

}  // namespace

Verdict Activations::withPrecondition(SymbolicState s, const ast::Expression& e,
                                      const ast::MethodDecl& method, std::size_t clause, Term self,
                                      const Terms& arguments, Then then) {
  const std::vector<const ast::Expression*> conditions = conditionsOf(method);
  if (clause == conditions.size()) return then(std::move(s));
  const ast::Expression& condition = *conditions[clause];
  const Frame caller = s.frame;
  s.frame = frameFor(method.parameters, self, arguments, nullptr, nullptr);
  s.frame.jumps = caller.jumps;
  return rules_.eval(std::move(s), condition, [&](SymbolicState s, Term holds) {
    s.frame = caller;
    const auto fails = [&](SymbolicState s) {
      const std::string_view exception = thrownBy(method, condition);
      if (!exception.empty()) return unfolding_.throwNew(std::move(s), exception, e.range);
      return reports_.giveUp(e.range, "`" + qualifiedName(method) + "` may be called outside its contract");
    };
    return path_.branch(
        std::move(s), holds, e.range,
        [&](SymbolicState s) {
          return withPrecondition(std::move(s), e, method, clause + 1, self, arguments, then);
        },
        fails);
  });
}

// What the call yields: the constant that it is, what a box was made of, or the character of a text that is
// put together of some.
Term Activations::simplest(const ast::MethodDecl& method, Term self, const Terms& arguments, Term value) {
  if (const Term constant = path_.constantFor(value)) return constant;
  const bool isUnboxing = !method.isStatic && method.parameters.empty() && method.name.ends_with("Value");
  const ast::ClassDecl* const box = isUnboxing ? boxes_.classOf(self) : nullptr;
  if (box == method.owner && isUnboxing && terms_.op(self) == smt::Op::Apply) {
    const std::optional<ast::Type> held = boxedType(typeOf(*box));
    if (held && *held == method.returnType) return terms_.arguments(self)[0];  // it is a function of that
  }
  if (!isTextMethod(method) || textOperationOf(method) != TextOperation::CharAt) return value;
  const Term character = strings_.characterOfMade(self, arguments.front());
  return character ? character : value;
}

Verdict Activations::yieldByContract(SymbolicState s, const ast::Expression& e, const ast::MethodDecl& method,
                                     Term self, const Terms& arguments, ThenTerm then) {
  // The absolute value of the least number is a number here, for which Java's arithmetic overflows.
  if (method.owner->name == "Math" && method.name == "abs" && arguments.front() &&
      terms_.sort(arguments.front()) == smt::Sort::Int) {
    const Term value = arguments.front();
    const Term isNegative = terms_.less(value, terms_.integer(0));
    return then(std::move(s), terms_.ite(isNegative, terms_.minus(value), value));
  }
  return withPrecondition(std::move(s), e, method, 0, self, arguments, [&](SymbolicState s) {
    Exploration byContract = path_.trial();
    byContract.unfolds = false;
    Trial known = path_.attempt(byContract, [&](ThenTerm done) {
      return calls_.evalPureCall(s, e, {&method}, self, arguments, done);
    });
    if (known.verdict != Verdict::Verified || !known.isSingle || !known.state)
      return reports_.giveUp(e.range, "`" + qualifiedName(method) + "` may be called outside its contract");
    if (!method.returnType.isReference()) initialHeap_.noteInitial(s, method.returnType, known.value);
    return then(std::move(*known.state), simplest(method, self, arguments, known.value));
  });
}

Verdict Activations::yield(SymbolicState s, const ast::Expression& e, const ast::MethodDecl& method,
                           Term self, const Terms& arguments, ThenTerm then) {
  const ast::ClassDecl& owner = *method.owner;
  if (method.isPure() && (owner.isLibrary || owner.isBuiltIn) && !method.returnType.isReference())
    return yieldByContract(std::move(s), e, method, self, arguments, then);
  if (owner.isLibrary && owner.name == "System" && method.name == "exit")
    return leaves_.exited(std::move(s), e.range, method.parameters.front()->type, arguments.front());
  if (owner.isBuiltIn && method.name == "says") {
    strings_.giveText(self, arguments.front());
    return then(std::move(s), Term{});
  }
  if (Boxes::boxes(method)) {
    const Term made = boxes_.make(s, e, owner, arguments.front());
    if (made) return then(std::move(s), made);
  }
  if ((owner.isBuiltIn || owner.isLibrary) && method.name == "isNotKnown")
    return reports_.giveUp(
        e.range, "what `" + qualifiedName(*calledOfLibrary()) + "` does with these characters is not known");
  const bool prints = owner.isLibrary && owner.name == "PrintStream";  // it changes nothing that is looked at
  if (owner.isLibrary && !prints)
    return reports_.giveUp(e.range, "the body of the library's `" + qualifiedName(method) + "` is not known");
  if (method.returnType.kind == ast::TypeKind::Void) {
    leaves_.noteChoice({.kind = Choice::Kind::Yield, .range = e.range, .method = &method});
    return then(std::move(s), Term{});
  }
  const std::uint32_t name = numberOfName(method.name);
  const std::uint32_t number = results_.get(name) + 1;
  results_.set(name, number);
  const Term value =
      initialHeap_.symbol(s, method.returnType, std::string(method.name) + "#" + std::to_string(number));
  leaves_.noteChoice({.kind = Choice::Kind::Yield, .range = e.range, .method = &method, .value = value});
  return then(std::move(s), value);
}

std::vector<std::uint32_t> Activations::yields() const {
  std::vector<std::uint32_t> yields;
  for (std::size_t name = 0; name < numbers_.size(); ++name) yields.push_back(results_.get(name));
  while (!yields.empty() && yields.back() == 0) yields.pop_back();
  return yields;
}

void Activations::recall(const std::vector<std::uint32_t>& yields) {
  for (std::size_t name = 0; name < yields.size(); ++name) {
    if (results_.get(name) != yields[name]) results_.set(name, yields[name]);
  }
}

std::uint32_t Activations::numberOfName(std::string_view name) {
  return numbers_.try_emplace(name, static_cast<std::uint32_t>(numbers_.size())).first->second;
}

Verdict Activations::construct(SymbolicState s, SourceRange range, const ast::MethodDecl& constructor,
                               Term object, const Terms& arguments, Then then) {
  if (constructor.isOmitted)
    return reports_.giveUp(range,
                           "`" + qualifiedName(constructor) + "` has, or relies on, what is not supported");
  if (constructor.body == nullptr) return then(std::move(s));
  if (isTooDeep(constructor))
    return leaves_.bound(std::move(s), range,
                         "`" + qualifiedName(constructor) + "` has called itself " +
                             std::to_string(leaves_.bounds.unwind) + " times");
  if (!constructor.owner->isLibrary) coverage_.meet(constructor);
  leaves_.noteChoice({.kind = Choice::Kind::Enter, .range = range, .method = &constructor});
  const Frame caller = s.frame;
  const Active active(*this, constructor, range);
  s.frame = finals_.makingFrame(*constructor.owner, false, object, constructor.slots, nullptr);
  s.frame.running = &constructor;
  for (std::size_t index = 0; index < arguments.size(); ++index)
    s.frame.store.set(constructor.parameters[index]->slot, arguments[index]);
  const auto made = [&](SymbolicState s) {
    leaves_.noteWayOut(endOf(constructor));
    creation_.settle(s);
    s.frame = caller;
    return active.behind([&] { return then(std::move(s)); });
  };
  const auto returned = [&](SymbolicState s, const Exit&) { return made(std::move(s)); };
  const auto thrown = [&](SymbolicState s, Exit exit) {
    s.frame = caller;
    exit.range = active.placeOf(exit.range);
    return active.behind([&] { return leaving_.raise(std::move(s), exit); });
  };
  const Jumps jumps{returned, thrown, nullptr};
  const JumpsInForce inForce(run_.jumps, jumps);
  s.frame.jumps = inForce.id();
  return creation_.runConstructor(std::move(s), constructor, made, jumps);
}

}  // namespace warrant::symbex
