#include "fix/candidates.h"

#include <algorithm>
#include <cstdint>

#include "ast/print.h"
#include "ast/walk.h"

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
    static constexpr std::string_view words[] = {"open ", "close ", "use "};
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
    if (why.form == Why::Form::Location) addToPredicates(why.missing.onEntry);
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
    return !wasHeld(why) && !isMade;
  }

  // What took it gives it back.
  void addToCallee(const Why& why) {
    for (const Why::Place& place : why.places) {
      if (place.role != Why::Place::Role::TakenBy) continue;
      const ast::MethodDecl* const callee = drafts_.places.methodAround(place.range);
      if (callee != nullptr && callee != method_ && callee->hasBody())
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

  // --- a value

  void addForValue(const Why& why, bool isPart) {
    addOld();
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
    if (!isPart) addActual(why);
  }

  // What it is, in place of what it was said to be, where both are said without the heap: a number, or a sum
  // of parameters, that was written down wrongly.
  void addActual(const Why& why) {
    const bool isSaid = failure_.context == Context::Postcondition || failure_.context == Context::Assert;
    if (!isSaid || why.form != Why::Form::Equation || method_ == nullptr) return;
    const ast::Expression* condition = drafts_.places.expressionAt(*method_, failure_.range);
    if (condition == nullptr) condition = drafts_.places.codeAt(*method_, failure_.range);
    if (condition == nullptr) return;
    drafts_.rank = 2;
    ast::forEachExpression(*condition, [&](const ast::Expression& part) {
      const auto* const equation = std::get_if<ast::Binary>(&part.node);
      if (equation != nullptr && equation->op == ast::BinaryOperator::Equal)
        addActual(why, *equation, part.range);
    });
    drafts_.rank = 0;
  }

  void addActual(const Why& why, const ast::Binary& equation, const SourceRange& whole) {
    const std::string left = ast::toString(*equation.left);
    const SourceRange& range = equation.right->range;
    const bool isCondition = equation.left->type.kind == ast::TypeKind::Boolean;
    const bool isPlain = why.actual.here == why.actual.onEntry || failure_.context == Context::Assert;
    const std::string& value = why.actual.here.empty() ? why.actual.onEntry : why.actual.here;
    bool isOfHeap = false;
    ast::forEachExpression(*equation.right, [&](const ast::Expression& part) {
      isOfHeap = isOfHeap || std::holds_alternative<ast::Old>(part.node);
    });
    isOfHeap = isOfHeap || !placesOf(*equation.right).empty();
    if (!isPlain || isOfHeap || value.empty() || value == left) return;
    const std::string text = isCondition ? "(" + value + ")" : value;
    const std::string before =
        drafts_.layout.textOf({whole.file, whole.line, whole.column, range.line, range.column});
    drafts_.add("make it `" + before + text + "`", {{range, text}});
  }

  // What must come out is no condition of what comes in: a method that is called only where its result is the
  // right one already is of no use. That what a predicate says must hold of values that are given may be.
  bool isFitForEntry(const Why& why, bool isPart) const {
    if (method_ == nullptr) return false;
    if (isPart || !isOfResult()) return true;
    if (failure_.context == Context::Assert) return why.form != Why::Form::Equation;
    return why.form == Why::Form::NotNull || isKept(why);
  }

  // Whether a postcondition wants of a state what is not known of it on entry, and nothing has changed it.
  bool isKept(const Why& why) const {
    if (why.form == Why::Form::Equation || why.missing.here != why.missing.onEntry) return false;
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

  // A postcondition speaks of the value on entry where it compares a place with itself and more.
  void addOld() {
    if (failure_.context != Context::Postcondition) return;
    const ast::Expression* const condition = drafts_.places.expressionAt(*method_, failure_.range);
    if (condition == nullptr) return;
    ast::forEachExpression(*condition, [&](const ast::Expression& part) {
      const auto* const comparison = std::get_if<ast::Binary>(&part.node);
      if (comparison == nullptr || comparison->left->type.kind == ast::TypeKind::Boolean) return;
      const std::vector<const ast::Expression*> left = placesOf(*comparison->left);
      for (const ast::Expression* place : placesOf(*comparison->right)) {
        const std::string text = ast::toString(*place);
        if (std::ranges::any_of(left, [&](const auto* other) { return ast::toString(*other) == text; }))
          drafts_.add(
              "compare with the value on entry",
              {{place->range, drafts_.layout.old(place->range, drafts_.layout.textOf(place->range))}});
      }
    });
  }

  // What it reads of the heap as it is now.
  static std::vector<const ast::Expression*> placesOf(const ast::Expression& whole) {
    std::vector<const ast::Expression*> found;
    const auto collect = [&](const auto& self, const ast::Expression& part) -> void {
      if (std::holds_alternative<ast::Old>(part.node)) return;
      const bool isOfHeap = std::holds_alternative<ast::FieldRead>(part.node) ||
                            std::holds_alternative<ast::ArrayRead>(part.node) ||
                            std::holds_alternative<ast::Call>(part.node);
      if (isOfHeap) found.push_back(&part);
      ast::forEachChild(part, [&](const ast::Expression& child) { self(self, child); });
    };
    collect(collect, whole);
    return found;
  }

  // A bound of the precondition is one too large.
  void addStricter() {
    if (method_ == nullptr || method_->inheritsContract) return;
    for (const ast::Assertion* clause : method_->requires_) {
      ast::forEachExpression(*clause, [&](const ast::Expression& e) {
        const auto* const comparison = std::get_if<ast::Binary>(&e.node);
        if (comparison == nullptr) return;
        const bool isUpper = comparison->op == ast::BinaryOperator::LessOrEqual;
        if (isUpper || comparison->op == ast::BinaryOperator::GreaterOrEqual)
          addStricter(*comparison, isUpper ? "<" : ">");
      });
    }
  }

  void addStricter(const ast::Binary& comparison, const std::string& sign) {
    const SourceRange &left = comparison.left->range, &right = comparison.right->range;
    const SourceRange between{left.file, left.endLine, left.endColumn, right.line, right.column};
    std::string text = drafts_.layout.textOf(between);
    for (const std::string wide : {"<=", ">=", "≤", "≥"}) {
      const std::size_t at = text.find(wide);
      if (at == std::string::npos) continue;
      text.replace(at, wide.size(), sign);
      drafts_.add("make it `" + ast::toString(*comparison.left) + " " + sign + " " +
                      ast::toString(*comparison.right) + "`",
                  {{between, text}});
      return;
    }
  }

  // --- contracts as such

  void addForContract() {
    if (failure_.reason == Reason::NotDecreasing) addMeasures();
    const bool isOverridden = failure_.context == Context::Override && method_->hasBody() &&
                              failure_.part.isKnown() && drafts_.places.isInEnsures(failure_.part);
    if (isOverridden) drafts_.clause(*method_, Clause::Ensures, drafts_.layout.textOf(failure_.part));
  }

  void addMeasures() {
    if (method_->measure != nullptr) return;
    std::vector<std::string> numbers;
    for (const ast::Variable* parameter : method_->parameters) {
      if (parameter->type.kind == ast::TypeKind::Int) numbers.emplace_back(parameter->name);
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

std::vector<Fix> candidates(const ast::Program& program, const symbex::MemberResult& member,
                            const symbex::Failure& failure) {
  return Candidates(program, member, failure).take();
}

}  // namespace warrant::fix
