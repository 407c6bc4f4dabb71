#include "fix/corrections.h"

#include <algorithm>
#include <set>

#include "ast/conjuncts.h"
#include "ast/print.h"
#include "ast/walk.h"
#include "fix/mutations.h"

namespace warrant::fix {

using support::SourceRange;
using symbex::Context;
using symbex::Failure;
using symbex::Reason;
using symbex::Why;

namespace {

// What it reads of the heap as it is now.
std::vector<const ast::Expression*> placesReadBy(const ast::Expression& whole) {
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

bool isOfHeap(const ast::Expression& whole) {
  bool hasOld = false;
  ast::forEachExpression(whole, [&](const ast::Expression& part) {
    hasOld = hasOld || std::holds_alternative<ast::Old>(part.node);
  });
  return hasOld || !placesReadBy(whole).empty();
}

// The permissions that a conjunct speaks of, a predicate's own included: two with the same can never be
// given.
std::set<std::string> locationsOf(const ast::Assertion& conjunct) {
  std::set<std::string> locations;
  const auto add = [&](const ast::Expression* receiver, std::string_view field, const std::string& self) {
    if (receiver == nullptr) return;
    const std::string object =
        std::holds_alternative<ast::This>(receiver->node) ? self : ast::toString(*receiver);
    locations.insert(object + "." + std::string(field));
  };
  if (const auto* const access = std::get_if<ast::FieldAccess>(&conjunct.node))
    add(access->receiver, access->field->name, "this");
  const auto* const instance = std::get_if<ast::PredicateInstance>(&conjunct.node);
  if (instance == nullptr || instance->receiver == nullptr) return locations;
  locations.insert(ast::toString(*instance));
  if (instance->predicate->body == nullptr) return locations;
  const std::string self = ast::toString(*instance->receiver);
  ast::forEachConjunct(*instance->predicate->body, [&](const ast::Assertion& part) {
    const auto* const access = std::get_if<ast::FieldAccess>(&part.node);
    const bool isOfThis = access != nullptr && access->receiver != nullptr &&
                          std::holds_alternative<ast::This>(access->receiver->node);
    if (isOfThis) add(access->receiver, access->field->name, self);
  });
  return locations;
}

bool shareLocations(const ast::Assertion& one, const ast::Assertion& other) {
  const std::set<std::string> left = locationsOf(one), right = locationsOf(other);
  return std::ranges::any_of(left, [&](const std::string& place) { return right.contains(place); });
}

class Corrections {
 public:
  Corrections(Drafts& drafts, const ast::MethodDecl& method, const Failure& failure)
      : drafts_(drafts), failure_(failure), condition_(drafts.places.expressionAt(method, failure.range)) {
    if (condition_ == nullptr) condition_ = drafts.places.codeAt(method, failure.range);
    clause_ = drafts.places.clauseAround(failure.range);
  }

  void draft() {
    addActual();
    const bool isInvariant =
        failure_.context == Context::InvariantEntry || failure_.context == Context::InvariantBody;
    const bool isPromise = failure_.context == Context::Postcondition || isInvariant;
    if (failure_.reason == Reason::False && condition_ != nullptr && isPromise) {
      for (const Mutation& mutation : weakened(drafts_.layout, *condition_)) add(mutation);
    }
    if (failure_.context == Context::Assert && failure_.reason == Reason::False) addOpposite();
    if (failure_.context == Context::Postcondition && clause_ != nullptr) {
      addArguments();
      addOnce(*clause_);
    }
  }

 private:
  void add(const Mutation& mutation) { drafts_.add("make it `" + mutation.becomes + "`", {mutation.edit}); }

  // --- what it is

  // Where both are said without the heap: a number, or a sum of parameters, that was written down wrongly.
  void addActual() {
    const bool isSaid = failure_.context == Context::Postcondition || failure_.context == Context::Assert;
    const bool isEquation = failure_.why && failure_.why->form == Why::Form::Equation;
    if (!isSaid || !isEquation || condition_ == nullptr) return;
    ast::forEachExpression(*condition_, [&](const ast::Expression& part) {
      const auto* const equation = std::get_if<ast::Binary>(&part.node);
      if (equation != nullptr && equation->op == ast::BinaryOperator::Equal) addActual(*equation, part.range);
    });
  }

  void addActual(const ast::Binary& equation, const SourceRange& whole) {
    const Why::Said& actual = failure_.why->actual;
    const std::string left = ast::toString(*equation.left);
    const SourceRange& range = equation.right->range;
    const bool isCondition = equation.left->type.kind == ast::TypeKind::Boolean;
    const bool isPlain = actual.here == actual.onEntry || failure_.context == Context::Assert;
    const std::string& value = actual.here.empty() ? actual.onEntry : actual.here;
    if (!isPlain || isOfHeap(*equation.right) || value.empty() || value == left) return;
    const std::string text = isCondition ? "(" + value + ")" : value;
    const Layout& layout = drafts_.layout;
    const std::string before =
        layout.textOf({whole.file, whole.line, whole.column, range.line, range.column});
    const std::string behind =
        layout.textOf({whole.file, range.endLine, range.endColumn, whole.endLine, whole.endColumn});
    drafts_.add("make it `" + before + text + behind + "`", {{range, text}});
  }

  void addOpposite() {
    // Of a comparison it says less than what the value is.
    const bool isTest = condition_ != nullptr &&
                        !std::holds_alternative<ast::BooleanLiteral>(condition_->node) &&
                        !std::holds_alternative<ast::Binary>(condition_->node);
    if (!isTest) return;
    const std::string text = negated(drafts_.layout, *condition_);
    drafts_.add("make it `" + text + "`: the opposite holds", {{condition_->range, text}});
  }

  // --- permissions

  // The predicate is held with others.
  void addArguments() {
    if (failure_.reason != Reason::Predicate) return;
    ast::forEachAssertion(*clause_, [&](const ast::Assertion& part) {
      const auto* const instance = std::get_if<ast::PredicateInstance>(&part.node);
      if (instance == nullptr || instance->range != failure_.range) return;
      for (const ast::Expression* argument : instance->arguments) {
        for (const Mutation& mutation : mutationsOf(drafts_.layout, *argument, {}))
          drafts_.add(titleOf(mutation), {mutation.edit});
      }
    });
  }

  // Of two conjuncts with the same permission the one that fails is left out: nobody can give both.
  void addOnce(const ast::Assertion& whole) {
    std::vector<const ast::Assertion*> conjuncts;
    ast::forEachConjunct(whole, [&](const ast::Assertion& part) { conjuncts.push_back(&part); });
    for (std::size_t index = 0; index < conjuncts.size(); ++index) {
      const ast::Assertion& failing = *conjuncts[index];
      const bool isTwice = std::ranges::any_of(conjuncts, [&](const ast::Assertion* other) {
        return other != &failing && shareLocations(failing, *other);
      });
      if (failing.range != failure_.range || !isTwice) continue;
      const SourceRange &first = conjuncts.front()->range, &own = failing.range;
      const SourceRange gap =
          index == 0 ? SourceRange{own.file, own.line, own.column, conjuncts[1]->range.line,
                                   conjuncts[1]->range.column}
                     : SourceRange{first.file, conjuncts[index - 1]->range.endLine,
                                   conjuncts[index - 1]->range.endColumn, own.endLine, own.endColumn};
      drafts_.add("leave out `" + ast::toString(failing) + "`: its permission is promised already",
                  {{gap, ""}});
    }
  }

  Drafts& drafts_;
  const Failure& failure_;
  const ast::Expression* condition_;
  const ast::Assertion* clause_;
};

}  // namespace

void draftOld(Drafts& drafts, const ast::MethodDecl& method, const Failure& failure) {
  if (failure.context != Context::Postcondition) return;
  const ast::Expression* const condition = drafts.places.expressionAt(method, failure.range);
  if (condition == nullptr) return;
  ast::forEachExpression(*condition, [&](const ast::Expression& part) {
    const auto* const comparison = std::get_if<ast::Binary>(&part.node);
    if (comparison == nullptr || comparison->left->type.kind == ast::TypeKind::Boolean) return;
    const std::vector<const ast::Expression*> left = placesReadBy(*comparison->left);
    for (const ast::Expression* place : placesReadBy(*comparison->right)) {
      const std::string text = ast::toString(*place);
      if (std::ranges::any_of(left, [&](const auto* other) { return ast::toString(*other) == text; }))
        drafts.add("compare with the value on entry",
                   {{place->range, drafts.layout.old(place->range, drafts.layout.textOf(place->range))}});
    }
  });
}

void draftCorrections(Drafts& drafts, const ast::MethodDecl& method, const Failure& failure) {
  Corrections(drafts, method, failure).draft();
}

}  // namespace warrant::fix
