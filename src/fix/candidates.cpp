#include "fix/candidates.h"

#include <algorithm>
#include <cstdint>

#include "ast/print.h"
#include "ast/walk.h"
#include "fix/code_changes.h"
#include "fix/corrections.h"
#include "fix/mutations.h"

namespace warrant::fix {

using support::SourceRange;
using symbex::Context;
using symbex::Failure;
using symbex::Reason;
using symbex::Why;

namespace {

constexpr std::size_t most = 28;  // candidates for a failure

class Candidates {
 public:
  Candidates(const ast::Program& program, const symbex::MemberResult& member, const Failure& failure)
      : drafts_(program), method_(member.method), failure_(failure) {}

  std::vector<Fix> take() {
    const SourceRange at = method_ != nullptr ? method_->range : failure_.range;
    if (!drafts_.layout.isOfUser(at)) return {};
    if (failure_.why) addFor(*failure_.why, Whole::Itself);
    if (method_ != nullptr) addForContract();
    drafts_.rank = rankOfCode;
    if (method_ != nullptr) draftGuard(drafts_, *method_, failure_);
    std::vector<Fix> found = drafts_.take();
    std::ranges::stable_sort(found, {}, sizeOf);
    if (found.size() > most) found.resize(most);
    return found;
  }

 private:
  // What a reason is about: all that is missing, or a conjunct of a predicate that cannot be closed; of one
  // that was held before.
  enum class Whole : std::uint8_t { Itself, Part, PartOfHeld };

  void addFor(const Why& why, Whole whole) {
    for (const Why::Ghost& ghost : why.ghosts) addGhost(ghost);
    if (why.chunk.empty())
      addForValue(why, whole != Whole::Itself);
    else
      addForPermission(why, whole);
    if (!why.conjunct) return;
    drafts_.rank = 1;
    addFor(why.conjunct->why, wasHeld(why) || whole == Whole::PartOfHeld ? Whole::PartOfHeld : Whole::Part);
    drafts_.rank = 0;
  }

  void addGhost(const Why::Ghost& ghost) {
    static constexpr std::string_view words[] = {"open ", "close ", "use ", "apply "};
    const std::string statement =
        std::string(words[static_cast<std::size_t>(ghost.word)]) + ghost.operand + ";";
    if (method_ == nullptr) return;
    if (method_->body != nullptr) drafts_.statement(*method_, failure_.at, statement);
    const bool isRead = method_->isPure() && ghost.word == Why::Ghost::Word::Open;
    if (isRead) drafts_.prefix(failure_.range, "opening " + ghost.operand + " in");
  }

  std::vector<const ast::Loop*> loops() const {
    return method_ == nullptr ? std::vector<const ast::Loop*>()
                              : drafts_.places.loopsBefore(*method_, failure_.at);
  }

  void addToLoops(const std::string& condition) {
    for (const ast::Loop* loop : loops()) drafts_.invariant(*loop, condition);
  }

  void addRequires(const std::string& condition) {
    if (method_ != nullptr) drafts_.clause(*method_, Clause::Requires, condition);
  }

  // --- a permission

  void addForPermission(const Why& why, Whole whole) {
    addToCallee(why);
    addToLoops(why.remedy.here);
    addRequires(why.remedy.onEntry);
    if (failure_.context == Context::Contract) drafts_.conjunctBefore(failure_.range, why.missing.here);
    addToLoops(why.missing.here);
    if (why.form == Why::Form::Location) {
      addToPredicates(why.missing.onEntry);
      addToOwnersPredicates();
    }
    if (whole != Whole::PartOfHeld && isNewToMethod(why)) addRequires(why.missing.onEntry);
  }

  static bool wasHeld(const Why& why) {
    return why.cause == Why::Cause::GivenAway || why.cause == Why::Cause::Folded ||
           why.cause == Why::Cause::OtherPath;
  }

  // Whether a caller could give it: what the method has on entry it would ask for twice, which nobody can
  // give; and an object that is being made is nobody's yet.
  bool isNewToMethod(const Why& why) const {
    const bool isMade = method_ != nullptr && method_->kind == ast::MethodKind::Constructor &&
                        why.missing.onEntry.find("this.") != std::string::npos;
    return !wasHeld(why) && !isMade && !isHeldInPart(why);
  }

  // Of a predicate that cannot be closed: whether it fails at a conjunct behind a permission, which is held.
  bool isHeldInPart(const Why& why) const {
    if (!why.conjunct) return false;
    const ast::PredicateDecl* const predicate = drafts_.places.predicateAround(why.conjunct->range);
    bool isHeld = false;
    if (predicate == nullptr) return isHeld;
    ast::forEachAssertion(*predicate->body, [&](const ast::Assertion& part) {
      const bool isPermission = std::holds_alternative<ast::FieldAccess>(part.node) ||
                                std::holds_alternative<ast::PredicateInstance>(part.node);
      isHeld = isHeld || (isPermission && part.range < why.conjunct->range);
    });
    return isHeld;
  }

  // What took it gives it back: its body keeps that, or each that overrides it.
  void addToCallee(const Why& why) {
    for (const Why::Place& place : why.places) {
      if (place.role != Why::Place::Role::TakenBy) continue;
      const ast::MethodDecl* const callee = drafts_.places.methodAround(place.range);
      const bool isKept = callee != nullptr && (callee->hasBody() || callee->isAbstract);
      if (isKept && callee != method_)
        drafts_.clause(*callee, Clause::Ensures, drafts_.layout.textOf(place.range));
    }
  }

  // The predicates of `this` that the precondition asks for say it, too.
  void addToPredicates(const std::string& condition) {
    if (method_ == nullptr) return;
    for (const ast::Assertion* clause : method_->requires_) {
      ast::forEachAssertion(*clause, [&](const ast::Assertion& part) {
        const auto* const instance = std::get_if<ast::PredicateInstance>(&part.node);
        const bool isOfThis = instance != nullptr && instance->receiver != nullptr &&
                              std::holds_alternative<ast::This>(instance->receiver->node);
        if (isOfThis) drafts_.conjunct(*instance->predicate, condition);
      });
    }
  }

  // A predicate of the class that has permissions of its objects has that of this field, too.
  void addToOwnersPredicates() {
    const ast::Expression* const code = method_ == nullptr ? nullptr : accessed();
    const auto* const read = code == nullptr ? nullptr : std::get_if<ast::FieldRead>(&code->node);
    if (read == nullptr || read->field->isStatic) return;
    for (const ast::PredicateDecl* predicate : read->field->owner->predicates) {
      bool isOfObject = false;
      if (predicate->body == nullptr || predicate->isStatic) continue;
      ast::forEachAssertion(*predicate->body, [&](const ast::Assertion& part) {
        const auto* const access = std::get_if<ast::FieldAccess>(&part.node);
        isOfObject = isOfObject || (access != nullptr && access->receiver != nullptr &&
                                    std::holds_alternative<ast::This>(access->receiver->node));
      });
      if (isOfObject) drafts_.conjunct(*predicate, "acc(this." + std::string(read->field->name) + ")");
    }
  }

  // The place in the code that is read or written where it fails.
  const ast::Expression* accessed() const {
    const ast::Expression* found = drafts_.places.codeAt(*method_, failure_.range);
    const auto* const assign = found == nullptr ? nullptr : std::get_if<ast::Assign>(&found->node);
    const auto* const update = found == nullptr ? nullptr : std::get_if<ast::Update>(&found->node);
    return assign != nullptr ? assign->target : update != nullptr ? update->target : found;
  }

  // --- a value

  void addForValue(const Why& why, bool isPart) {
    if (method_ != nullptr) draftOld(drafts_, *method_, failure_);
    for (const ast::Loop* loop : loops()) {
      addBounds(*loop);
      drafts_.invariant(*loop, why.missing.here);
    }
    addLengths();
    addRequires(why.remedy.onEntry);
    for (const Why::Said& apart : why.apart) addRequires(apart.onEntry);
    if (isFitForEntry(why, isPart)) {
      addRequires(why.missing.onEntry);
      if (!isOfResult()) addToPredicates(why.missing.onEntry);
    }
    if (failure_.context == Context::Contract) drafts_.conjunctBefore(failure_.range, why.missing.here);
    addStricter();
  }

  // What must come out is no condition of what comes in: a method that is called only where its result is the
  // right one already is of no use. That what a predicate says must hold of values that are given may be.
  bool isFitForEntry(const Why& why, bool isPart) const {
    if (method_ == nullptr) return false;
    if (isPart || !isOfResult()) return true;
    if (failure_.context == Context::Assert) return why.form != Why::Form::Equation;
    return why.form == Why::Form::NotNull || isOfState(why);
  }

  // Whether a postcondition wants something of the state alone: a caller can see to it that it comes out.
  bool isOfState(const Why& why) const {
    if (why.form == Why::Form::Equation) return false;
    const ast::Expression* const condition = drafts_.places.expressionAt(*method_, failure_.range);
    if (condition == nullptr) return false;
    bool isOfState = true;
    ast::forEachExpression(*condition, [&](const ast::Expression& part) {
      isOfState = isOfState && !std::holds_alternative<ast::Result>(part.node) &&
                  !std::holds_alternative<ast::Old>(part.node);
    });
    return isOfState;
  }

  bool isOfResult() const {
    return failure_.context == Context::Postcondition || failure_.context == Context::Override ||
           failure_.context == Context::Assert;
  }

  // What a loop whose variable goes up to a bound keeps.
  void addBounds(const ast::Loop& loop) {
    const auto* const test =
        loop.condition == nullptr ? nullptr : std::get_if<ast::Binary>(&loop.condition->node);
    if (test == nullptr) return;
    const std::string left = ast::toString(*test->left), right = ast::toString(*test->right);
    std::vector<std::string> bounds;
    if (test->op == ast::BinaryOperator::Less) bounds = {"0 <= " + left, left + " <= " + right};
    if (test->op == ast::BinaryOperator::LessOrEqual)
      bounds = {"0 <= " + left, left + " <= " + right + " + 1"};
    if (test->op == ast::BinaryOperator::Greater) bounds = {right + " <= " + left};
    if (test->op == ast::BinaryOperator::GreaterOrEqual) bounds = {right + " - 1 <= " + left};
    for (const std::string& bound : bounds) drafts_.invariant(loop, bound);
    if (bounds.size() == 2) drafts_.invariant(loop, bounds[0] + " && " + bounds[1]);
  }

  // An array is long enough for an index that goes up to a bound.
  void addLengths() {
    if (failure_.context != Context::Array || method_ == nullptr) return;
    const ast::Expression* const read = drafts_.places.codeAt(*method_, failure_.range);
    const auto* const element = read == nullptr ? nullptr : std::get_if<ast::ArrayRead>(&read->node);
    if (element == nullptr) return;
    const std::string length = ast::toString(*element->array) + ".length";
    for (const ast::Loop* loop : loops()) {
      const auto* const test =
          loop->condition == nullptr ? nullptr : std::get_if<ast::Binary>(&loop->condition->node);
      if (test == nullptr || test->op != ast::BinaryOperator::Less) continue;
      addRequires(ast::toString(*test->right) + " <= " + length);
      drafts_.invariant(*loop, ast::toString(*test->right) + " <= " + length);
    }
  }

  // A bound of the precondition is one too large.
  void addStricter() {
    if (method_ == nullptr || method_->inheritsContract) return;
    for (const ast::Assertion* clause : method_->requires_) {
      ast::forEachExpression(*clause, [&](const ast::Expression& e) {
        if (!std::holds_alternative<ast::Binary>(e.node)) return;
        for (const Mutation& mutation : strengthened(drafts_.layout, e)) {
          if (mutation.was == drafts_.layout.textOf(e.range))
            drafts_.add("make it `" + mutation.becomes + "`", {mutation.edit});
        }
      });
    }
  }

  // --- contracts as such

  void addForContract() {
    if (failure_.reason == Reason::NotDecreasing) addMeasures();
    const bool isOverridden = failure_.context == Context::Override && method_->hasBody() &&
                              failure_.part.isKnown() && drafts_.places.isInEnsures(failure_.part);
    if (!isOverridden) return;
    drafts_.clause(*method_, Clause::Ensures, drafts_.layout.textOf(failure_.part));
    addOverriddenNumbers();
  }

  // Its own contract says the numbers of the one that it overrides.
  void addOverriddenNumbers() {
    const ast::Assertion* const overridden = drafts_.places.clauseAround(failure_.part);
    if (overridden == nullptr || method_->inheritsContract) return;
    std::vector<std::int64_t> numbers;
    ast::forEachExpression(*overridden, [&](const ast::Expression& part) {
      const auto* const literal = std::get_if<ast::IntegerLiteral>(&part.node);
      if (literal != nullptr && isWithin(part.range, failure_.part)) numbers.push_back(literal->value);
    });
    for (const ast::Assertion* clause : method_->ensures) {
      ast::forEachExpression(*clause, [&](const ast::Expression& part) {
        const auto* const literal = std::get_if<ast::IntegerLiteral>(&part.node);
        for (const std::int64_t number : numbers) {
          if (literal != nullptr && literal->value != number && drafts_.layout.isOfUser(part.range))
            drafts_.add("promise `" + std::to_string(number) + "` as what it overrides does",
                        {{part.range, std::to_string(number)}});
        }
      });
    }
  }

  void addMeasures() {
    if (method_->measure != nullptr) return;
    std::vector<std::string> numbers;
    for (const ast::Variable* parameter : method_->parameters) {
      if (parameter->type.kind == ast::TypeKind::Int) numbers.emplace_back(parameter->name);
      if (parameter->type.kind == ast::TypeKind::Boolean)
        drafts_.clause(*method_, Clause::Decreases, std::string(parameter->name) + " ? 1 : 0");
    }
    for (const std::string& number : numbers) {
      drafts_.clause(*method_, Clause::Decreases, number);
      for (const std::string& other : numbers) {
        if (other != number) drafts_.clause(*method_, Clause::Decreases, number + " - " + other);
      }
    }
  }

  Drafts drafts_;
  const ast::MethodDecl* method_;
  const Failure& failure_;
};

}  // namespace

std::vector<Fix> candidates(Sort sort, const ast::Program& program, const symbex::MemberResult& member,
                            const symbex::Failure& failure) {
  if (sort == Sort::Contract) return Candidates(program, member, failure).take();
  Drafts drafts(program);
  if (member.method == nullptr || !drafts.layout.isOfUser(member.method->range)) return {};
  drafts.rank = rankOfCode + static_cast<unsigned>(sort) - static_cast<unsigned>(Sort::Code);
  if (sort == Sort::Code) draftCodeChanges(drafts, *member.method, failure);
  if (sort == Sort::Correction) draftCorrections(drafts, *member.method, failure);
  if (sort == Sort::Removal) draftRemovals(drafts, *member.method, failure);
  return drafts.take();
}

}  // namespace warrant::fix
