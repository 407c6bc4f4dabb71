#include "run/check/transfer.h"

#include <algorithm>

#include "ast/print.h"
#include "ast/walk.h"
#include "run/code/translation.h"
#include "run/printing.h"

namespace warrant::run {

void Transfer::fail(support::SourceRange range, const char* reason, std::string message) {
  if (!place_.range.isKnown()) throw Violation{range, place_.context, reason, std::move(message)};
  const bool isElsewhere = !support::isWithin(range, place_.range);
  throw Violation{place_.range, place_.context, reason, std::move(message),
                  isElsewhere ? range : support::SourceRange{}};
}

Amount Transfer::available(const Location& location) const {
  const auto held = from_.held.find(location);
  if (held == from_.held.end()) return {};
  const auto taken = taken_.find(location);
  return taken == taken_.end() ? held->second : held->second - taken->second;
}

Amount Transfer::least() { return Amount::infinitesimal(++checker_.levels_); }

Amount Transfer::amountOf(const Location& location, support::SourceRange range) {
  if (!checker_.asksPermissions()) return Amount(Rational(1));
  const Amount all = available(location);
  if (!all.isPositive()) fail(range, "permission", "there is no permission");
  return all;
}

void Transfer::meet(const Location& location, support::SourceRange range) {
  if (!checker_.asksPermissions()) return;
  const Amount there = available(location);
  if (way_ == Way::Lend) {
    if (!there.isPositive())
      fail(range, isInPredicate() ? "predicate" : "permission", "there is no permission to read it");
    to_.held.try_emplace(location, least());
    return;
  }
  const Amount rest = there - amount();
  if (rest.isNegative()) {
    fail(range, isInPredicate() ? "predicate" : "permission",
         toString(amount()) + " of the permission is asked for, and " + toString(there) + " is held");
  }
  if (way_ == Way::Stay) {
    taken_[location] = taken_[location] + amount();
    return;
  }
  if (rest.isNone())
    from_.held.erase(location);
  else
    from_.held[location] = rest;
  Amount& got = to_.held[location];
  got = got + amount();
}

void Transfer::meetFalse(Frame& frame, const ast::Expression* condition, support::SourceRange range) {
  const bool isPromise = std::string_view(place_.context) == "postcondition";
  if (isPromise && checker_.believed_ != nullptr && from_.method != checker_.believed_) return;
  std::string message = "this does not hold";
  if (condition != nullptr && checker_.asking_ == 0) {
    const std::string values = valuesIn(frame, *condition);
    if (isInPredicate()) message = "`" + ast::toString(*condition) + "` does not hold in it";
    if (!values.empty()) message += ": " + values;
  }
  fail(range, "false", std::move(message));
}

namespace {

// The largest parts that have a name of their own, each once.
void addNamed(const ast::Expression& e, std::vector<const ast::Expression*>& named) {
  const bool isNamed =
      std::holds_alternative<ast::VariableRead>(e.node) || std::holds_alternative<ast::FieldRead>(e.node) ||
      std::holds_alternative<ast::ArrayRead>(e.node) || std::holds_alternative<ast::ArrayLength>(e.node) ||
      std::holds_alternative<ast::Call>(e.node) || std::holds_alternative<ast::Old>(e.node) ||
      std::holds_alternative<ast::Result>(e.node);
  if (std::holds_alternative<ast::Quantified>(e.node) || std::holds_alternative<ast::Let>(e.node)) return;
  if (isNamed)
    named.push_back(&e);
  else
    ast::forEachChild(e, [&](const ast::Expression& part) { addNamed(part, named); });
}

}  // namespace

std::string Transfer::valuesIn(Frame& frame, const ast::Expression& condition) const {
  constexpr std::size_t most = 6;
  std::vector<const ast::Expression*> named;
  addNamed(condition, named);
  std::vector<std::string> texts;
  Printer printer(machine());
  for (const ast::Expression* const e : named) {
    try {
      const Value value = machine().translation().of(*e).eval(frame);
      const std::string name = ast::toString(*e), shown = printer.show(e->type, value);
      if (name == shown) continue;  // a constant
      std::string text = name + " is " + shown;
      if (std::ranges::find(texts, text) == texts.end() && texts.size() < most)
        texts.push_back(std::move(text));
    } catch (const Thrown&) {  // it was not evaluated, for what stands before it
    } catch (const Violation&) {
    } catch (const Stopped&) {
    }
  }
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : ", ") + text;
  return all;
}

}  // namespace warrant::run
