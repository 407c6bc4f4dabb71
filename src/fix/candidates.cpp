#include "fix/candidates.h"

#include <algorithm>

#include "ast/print.h"
#include "ast/walk.h"
#include "fix/places.h"

namespace warrant::fix {

using support::SourceRange;
using symbex::Context;
using symbex::Failure;
using symbex::Reason;
using symbex::Why;

namespace {

constexpr std::size_t most = 24;  // candidates for a failure

// Whether a contract can say it: names that are told apart by lines mean nothing there.
bool isSayable(const std::string& text) {
  return !text.empty() && text.find_first_of("@#…↦") == std::string::npos && text != "false" &&
         text.find("old(") == std::string::npos && text.find("result") == std::string::npos;
}

class Candidates {
 public:
  Candidates(const ast::Program& program, const symbex::MemberResult& member, const Failure& failure)
      : places_(program), method_(member.method), failure_(failure) {}

  std::vector<Fix> take() {
    const bool isOfUser = method_ != nullptr && failure_.why && places_.isOfUser(method_->range);
    if (!isOfUser) return {};
    if (failure_.why->chunk.empty())
      addForValue();
    else
      addForPermission();
    std::ranges::stable_sort(found_, {}, [](const Fix& fix) { return sizeOf(fix); });
    if (found_.size() > most) found_.resize(most);
    return std::move(found_);
  }

 private:
  static std::size_t sizeOf(const Fix& fix) {
    std::size_t size = 0;
    for (const Edit& edit : fix.edits) size += edit.text.size();
    return size;
  }

  void add(std::string title, std::vector<Edit> edits) {
    const auto isSame = [&](const Fix& other) { return other.edits == edits; };
    if (std::ranges::none_of(found_, isSame)) found_.push_back({std::move(title), std::move(edits)});
  }

  void addClause(const ast::MethodDecl& method, const std::string& word, const std::string& condition) {
    if (!places_.isOfUser(method.range) || method.inheritsContract || method.isImplicit) return;
    const std::string clause = word + " " + condition + ";";
    if (const auto edit = places_.clause(method, clause))
      add("add `" + clause + "` to `" + ast::signature(method) + "`", {*edit});
  }

  void addInvariant(const ast::Loop& loop, const std::string& condition) {
    const std::string clause = "invariant " + condition + ";";
    add("add `" + clause + "` to the loop", {places_.invariant(loop, clause)});
  }

  void addStatement(const SourceRange& at, const std::string& statement) {
    add("insert `" + statement + "`", {places_.ghostStatement(at, statement)});
  }

  // --- a permission

  void addForPermission() {
    const std::string& chunk = failure_.why->chunk;
    const bool isPredicate = chunk.ends_with(')');
    const std::string wanted = isPredicate ? chunk : "acc(" + chunk + ")";
    addGhost();
    addToCallee();
    addCondition();
    if (!isSayable(chunk)) return;
    const SourceRange at = failure_.context == Context::Contract ? failure_.range : SourceRange{};
    if (at.isKnown()) addBeside(at, wanted);
    for (const ast::Loop* loop : places_.loopsAround(*method_, placeOfFailure())) addInvariant(*loop, wanted);
    if (isNewToMethod(chunk)) addClause(*method_, "requires", wanted);
  }

  // Whether a caller could give it: what the method had on entry it would ask for twice, which nobody can
  // give; and an object that is being made is nobody's yet.
  bool isNewToMethod(const std::string& chunk) const {
    const Why::Cause cause = failure_.why->cause;
    const bool wasHeld = cause == Why::Cause::GivenAway || cause == Why::Cause::Folded;
    const bool isOfNew = method_->kind == ast::MethodKind::Constructor && chunk.starts_with("this.");
    return !wasHeld && !isOfNew && !places_.asksFor(*method_, chunk);
  }

  // The conjunct before that which reads.
  void addBeside(const SourceRange& at, const std::string& wanted) {
    add("add `" + wanted + "` before it", {{before(at), wanted + places_.conjunction(at)}});
  }

  // What would make it the chunk that is held, or the path one on which it is.
  void addCondition() {
    const std::string& condition = failure_.why->condition;
    if (!isSayable(condition)) return;
    for (const ast::Loop* loop : places_.loopsAround(*method_, placeOfFailure()))
      addInvariant(*loop, condition);
    addClause(*method_, "requires", condition);
  }

  // What took it gives it back.
  void addToCallee() {
    for (const Why::Place& place : failure_.why->places) {
      if (place.role != Why::Place::Role::TakenBy) continue;
      const ast::MethodDecl* const callee = places_.methodAround(place.range);
      if (callee != nullptr && callee != method_) addClause(*callee, "ensures", places_.textOf(place.range));
    }
  }

  void addGhost() {
    const Why& why = *failure_.why;
    const SourceRange at = placeOfFailure();
    const ast::Statement* const statement = places_.statementAt(*method_, at);
    const SourceRange where = statement != nullptr ? statement->range : at;
    if (!where.isKnown()) return;
    if (why.cause == Why::Cause::Folded) {
      const std::size_t begin = why.message.find("`open ");
      if (begin != std::string::npos)
        addStatement(where, why.message.substr(begin + 1, why.message.find('`', begin + 1) - begin - 1));
    }
    if (why.chunk.ends_with(')') && isSayable(why.chunk)) addStatement(where, "close " + why.chunk + ";");
  }

  // Where the path is when it fails: the exit, for what fails there.
  SourceRange placeOfFailure() const {
    if (failure_.context != Context::Postcondition) return failure_.range;
    for (const support::Note& note : failure_.notes) {
      if (note.range.isKnown() && note.message.find("leaves here") != std::string::npos) return note.range;
    }
    return {};
  }

  // --- a value

  void addForValue() {
    if (!failure_.explanation) return;
    const std::string& wanted = failure_.explanation->lookedFor;
    addOld();
    const auto loops = places_.loopsBefore(*method_, placeOfFailure());
    for (const ast::Loop* loop : loops) {
      addBounds(*loop);
      if (isSayable(wanted)) addInvariant(*loop, wanted);
    }
    // What must hold at the end is not what must hold at the beginning.
    const bool isOfExit = failure_.context == Context::Postcondition || failure_.context == Context::Override;
    if (isSayable(wanted) && !isOfExit) addClause(*method_, "requires", wanted);
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
    for (const std::string& bound : bounds) addInvariant(loop, bound);
    if (bounds.size() == 2) addInvariant(loop, bounds[0] + " && " + bounds[1]);
  }

  // A postcondition speaks of the value on entry where it compares a place with itself and more.
  void addOld() {
    if (failure_.context != Context::Postcondition) return;
    const ast::Expression* const condition = places_.conditionAt(*method_, failure_.range);
    const auto* const comparison =
        condition == nullptr ? nullptr : std::get_if<ast::Binary>(&condition->node);
    if (comparison == nullptr) return;
    ast::forEachExpression(*comparison->right, [&](const ast::Expression& part) {
      const auto* const call = std::get_if<ast::Call>(&part.node);
      const bool isOfHeap = std::holds_alternative<ast::FieldRead>(part.node) ||
                            std::holds_alternative<ast::ArrayRead>(part.node) || call != nullptr;
      if (!isOfHeap) return;
      const std::string text = places_.textOf(part.range);
      add("compare with the value on entry", {{part.range, places_.old(part.range, text)}});
    });
  }

  Places places_;
  const ast::MethodDecl* method_;
  const Failure& failure_;
  std::vector<Fix> found_;
};

}  // namespace

std::vector<Fix> candidates(const ast::Program& program, const symbex::MemberResult& member,
                            const Failure& failure) {
  return Candidates(program, member, failure).take();
}

}  // namespace warrant::fix
