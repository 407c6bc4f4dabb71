#include "fix/guesses.h"

#include <algorithm>

#include "ast/conjuncts.h"
#include "ast/print.h"
#include "ast/walk.h"

namespace warrant::fix {

using ast::TypeKind;

namespace {

constexpr std::size_t mostTexts = 40;

bool isOfThis(const ast::Expression* receiver) {
  return receiver != nullptr && std::holds_alternative<ast::This>(receiver->node);
}

class Texts {
 public:
  void add(const std::string& text) {
    if (!text.empty() && texts_.size() < mostTexts && std::ranges::find(texts_, text) == texts_.end())
      texts_.push_back(text);
  }
  const std::vector<std::string>& all() const { return texts_; }
  std::vector<std::string> take() { return std::move(texts_); }

 private:
  std::vector<std::string> texts_;
};

bool hasOldOrResult(const ast::Assertion& assertion) {
  bool isFound = false;
  ast::forEachExpression(assertion, [&](const ast::Expression& e) {
    isFound = isFound || std::holds_alternative<ast::Result>(e.node);
  });
  return isFound;
}

// --- loops

class OfLoop {
 public:
  OfLoop(const Layout& layout, const ast::MethodDecl& method, const ast::Loop& loop)
      : layout_(layout), method_(method), loop_(loop) {
    collect();
  }

  std::vector<std::string> take(const std::string& wanted) {
    found_.add(wanted);
    addContract();
    addPermissions();
    addEqualities();
    addBounds();
    addUnchanged();
    addSums();
    return found_.take();
  }

 private:
  void collect() {
    const auto look = [&](const ast::Expression& e) { note(e); };
    const auto lookInto = [&](const ast::Expression& e) { ast::forEachExpression(e, look); };
    if (loop_.condition != nullptr) lookInto(*loop_.condition);
    for (const ast::Expression* update : loop_.updates) lookInto(*update);
    const auto visit = [&](const ast::Statement& statement) {
      ast::forEachOperand(statement, lookInto, [](const ast::Assertion&) {});
      ast::forEachAssigned(statement, [&](const ast::Variable& variable) { noteAssigned(variable); });
    };
    ast::forEachStatement(*loop_.body, visit);
    for (const ast::Variable* parameter : method_.parameters) {
      if (parameter->type.isIntegral()) bounds_.add(std::string(parameter->name));
    }
  }

  bool isOutside(const ast::Variable& variable) const { return !isWithin(variable.range, loop_.body->range); }

  void noteAssigned(const ast::Variable& variable) {
    if (!isOutside(variable)) return;
    if (variable.type.isIntegral()) assigned_.add(std::string(variable.name));
    if (variable.type.isReference()) references_.add(std::string(variable.name));
  }

  // Whether it means outside of the loop's body what it means in it.
  bool isKnownOutside(const ast::Expression& e) const {
    bool isKnown = !ast::hasEffects(e);
    ast::forEachExpression(e, [&](const ast::Expression& part) {
      const auto* const read = std::get_if<ast::VariableRead>(&part.node);
      if (read != nullptr) isKnown = isKnown && isOutside(*read->variable);
    });
    return isKnown;
  }

  void note(const ast::Expression& e) {
    if (const auto* const assign = std::get_if<ast::Assign>(&e.node)) noteTarget(*assign->target);
    if (const auto* const update = std::get_if<ast::Update>(&e.node)) noteTarget(*update->target);
    const auto* const call = std::get_if<ast::Call>(&e.node);
    const bool isPureCall = call != nullptr && call->method->isPure();
    const bool isPlace = std::holds_alternative<ast::FieldRead>(e.node) || isPureCall;
    const bool isLength = std::holds_alternative<ast::ArrayLength>(e.node);
    const auto* const read = std::get_if<ast::VariableRead>(&e.node);
    if (!(isPlace || isLength || read != nullptr) || !isKnownOutside(e)) return;
    if (isPlace) places_.add(ast::toString(e));
    if (e.type.isIntegral()) bounds_.add(ast::toString(e));
  }

  void noteTarget(const ast::Expression& target) {
    if (const auto* const read = std::get_if<ast::VariableRead>(&target.node)) noteAssigned(*read->variable);
    if (!isKnownOutside(target)) {
      const auto* const element = std::get_if<ast::ArrayRead>(&target.node);
      if (element != nullptr && isKnownOutside(*element->array))
        written_.add(ast::toString(*element->array) + "[*]");
      return;
    }
    if (std::holds_alternative<ast::FieldRead>(target.node)) written_.add(ast::toString(target));
    if (const auto* const element = std::get_if<ast::ArrayRead>(&target.node))
      written_.add(ast::toString(*element->array) + "[*]");
  }

  void addContract() {
    const auto add = [&](const ast::Assertion& part) {
      if (!hasOldOrResult(part)) found_.add(layout_.textOf(part.range));
    };
    for (const ast::Assertion* clause : method_.requires_) ast::forEachConjunct(*clause, add);
    for (const ast::Assertion* clause : method_.ensures) ast::forEachConjunct(*clause, add);
  }

  void addPermissions() {
    for (const std::string& place : written_.all()) found_.add("acc(" + place + ")");
    for (const std::string& name : references_.all()) found_.add(name + " != null");
  }

  void addBounds() {
    for (const std::string& name : assigned_.all()) {
      found_.add("0 <= " + name);
      for (const std::string& bound : bounds_.all()) {
        if (bound == name) continue;
        found_.add(name + " <= " + bound);
        found_.add(bound + " <= " + name);
      }
    }
  }

  void addUnchanged() {
    for (const std::string& place : places_.all()) {
      const std::string old = layout_.old(loop_.body->range, place);
      found_.add(place + " == " + old);
    }
  }

  // Before bounds, which say less.
  void addEqualities() {
    const std::vector<std::string>& names = assigned_.all();
    for (std::size_t one = 0; one < names.size(); ++one) {
      for (std::size_t other = one + 1; other < names.size(); ++other)
        found_.add(names[one] + " == " + names[other]);
    }
  }

  void addSums() {
    const std::vector<std::string>& names = assigned_.all();
    for (std::size_t one = 0; one < names.size(); ++one) {
      for (std::size_t other = one + 1; other < names.size(); ++other) {
        for (const std::string& bound : bounds_.all())
          found_.add(names[one] + " + " + names[other] + " == " + bound);
      }
    }
  }

  const Layout& layout_;
  const ast::MethodDecl& method_;
  const ast::Loop& loop_;
  Texts assigned_, references_, bounds_, places_, written_, found_;
};

// --- methods

class OfMethod {
 public:
  OfMethod(const Layout& layout, const ast::MethodDecl& method) : layout_(layout), method_(method) {}

  std::vector<std::string> take() {
    for (const ast::Assertion* clause : method_.requires_) addKept(*clause);
    for (const ast::Assertion* clause : method_.ensures) addPlaces(*clause);
    addAssigned();
    addReturned();
    for (const auto& [place, type] : places_) addValuesOf(place, type);
    if (method_.returnType.kind != TypeKind::Void) addValuesOf("result", method_.returnType);
    return found_.take();
  }

 private:
  std::string old(const std::string& text) const { return layout_.old(method_.range, text); }

  void addKept(const ast::Assertion& clause) {
    ast::forEachConjunct(clause, [&](const ast::Assertion& part) { found_.add(layout_.textOf(part.range)); });
  }

  void addPlaces(const ast::Assertion& clause) {
    ast::forEachAssertion(clause, [&](const ast::Assertion& part) {
      const auto* const access = std::get_if<ast::FieldAccess>(&part.node);
      if (access != nullptr && access->receiver != nullptr)
        places_.emplace_back(ast::toString(*access->receiver) + "." + std::string(access->field->name),
                             access->field->type);
      const auto* const instance = std::get_if<ast::PredicateInstance>(&part.node);
      if (instance == nullptr || instance->receiver == nullptr) return;
      for (const ast::MethodDecl* pure : instance->predicate->owner->methods) {
        if (pure->isPure() && !pure->isStatic && pure->parameters.empty())
          places_.emplace_back(ast::toString(*instance->receiver) + "." + std::string(pure->name) + "()",
                               pure->returnType);
      }
    });
  }

  // `x = x + k` yields `this.x == old(this.x + k)`.
  void addAssigned() {
    ast::forEachStatement(*method_.body, [&](const ast::Statement& statement) {
      const auto look = [&](const ast::Expression& e) {
        if (const auto* const assign = std::get_if<ast::Assign>(&e.node))
          addResult(*assign->target, assign->value);
        const auto* const update = std::get_if<ast::Update>(&e.node);
        if (update == nullptr || !isPlace(*update->target)) return;
        const std::string place = ast::toString(*update->target);
        found_.add(place + " == " +
                   old(place + " " + std::string(ast::signOf(update->op).text) + " " +
                       ast::toString(*update->operand)));
      };
      ast::forEachOperand(
          statement, [&](const ast::Expression& e) { ast::forEachExpression(e, look); },
          [](const ast::Assertion&) {});
    });
  }

  static bool isPlace(const ast::Expression& target) {
    const auto* const read = std::get_if<ast::FieldRead>(&target.node);
    return read != nullptr && isOfThis(read->receiver);
  }

  void addResult(const ast::Expression& target, const ast::Expression* value) {
    if (!isPlace(target) || ast::hasEffects(*value)) return;
    addEquation(ast::toString(target), *value);
  }

  void addEquation(const std::string& place, const ast::Expression& value) {
    const std::string text = ast::toString(value);
    found_.add(place + " == " + text);
    bool readsHeap = false;
    ast::forEachExpression(value, [&](const ast::Expression& part) {
      readsHeap = readsHeap || std::holds_alternative<ast::FieldRead>(part.node) ||
                  std::holds_alternative<ast::ArrayRead>(part.node) ||
                  std::holds_alternative<ast::Call>(part.node);
    });
    if (readsHeap) found_.add(place + " == " + old(text));
  }

  void addReturned() {
    ast::forEachStatement(*method_.body, [&](const ast::Statement& statement) {
      const auto* const done = std::get_if<ast::Return>(&statement.node);
      if (done == nullptr || done->value == nullptr || ast::hasEffects(*done->value)) return;
      addEquation("result", *done->value);
    });
  }

  void addValuesOf(const std::string& place, const ast::Type& type) {
    for (const ast::Variable* parameter : method_.parameters) {
      if (parameter->type == type) found_.add(place + " == " + std::string(parameter->name));
    }
    for (const auto& [other, otherType] : places_) {
      if (otherType == type) found_.add(place + " == " + old(other));
    }
    if (type.isReference()) found_.add(place + " != null");
    if (type.isIntegral()) found_.add("0 <= " + place);
  }

  const Layout& layout_;
  const ast::MethodDecl& method_;
  std::vector<std::pair<std::string, ast::Type>> places_;
  Texts found_;
};

}  // namespace

std::vector<std::string> guessInvariants(const Layout& layout, const ast::MethodDecl& method,
                                         const ast::Loop& loop, const std::string& wanted) {
  return OfLoop(layout, method, loop).take(wanted);
}

std::vector<std::string> guessEnsures(const Layout& layout, const ast::MethodDecl& method) {
  return method.body == nullptr ? std::vector<std::string>() : OfMethod(layout, method).take();
}

}  // namespace warrant::fix
