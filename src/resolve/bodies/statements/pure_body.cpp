#include "resolve/bodies/statements/pure_body.h"

#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "ast/values/constants.h"
#include "ast/values/numbers.h"
#include "ast/walk.h"
#include "parse/messages.h"
#include "resolve/bodies/statements/left_behind.h"
#include "support/codes.h"
#include "support/match.h"

namespace warrant::ast {

using support::match;

namespace {

namespace codes = support::codes;

// What is left to run: some statements, and then the rest of those around them.
struct Rest {
  Statements statements;
  const Rest* outer = nullptr;
};

// What statements are asked for: the value that is returned, or what one of them leaves behind at its end.
struct Wanted {
  enum class Kind : std::uint8_t { Value, Variable, IsReturned, Returned };

  Kind kind = Kind::Value;
  const Statement* of = nullptr;
  const Variable* variable = nullptr;
  auto operator<=>(const Wanted&) const = default;
};

// The expression may mention a part several times, for every way that leads there; it is counted so often.
constexpr std::size_t largest = 20'000, beyond = std::size_t{1} << 40;
// What follows a branching statement is mentioned once from that size on, and else for every way.
constexpr std::size_t large = 100;

// Whether it is assigned to, created or changed by a method that is called.
const Expression* findEffect(const Expression& expression) {
  const Expression* found = nullptr;
  forEachExpression(expression, [&](const Expression& part) {
    const auto* const call = std::get_if<Call>(&part.node);
    const bool isEffect =
        std::holds_alternative<Assign>(part.node) || std::holds_alternative<Update>(part.node) ||
        std::holds_alternative<New>(part.node) || std::holds_alternative<NewArray>(part.node) ||
        std::holds_alternative<ArrayInitializer>(part.node) || (call != nullptr && !call->method->isPure());
    if (isEffect && found == nullptr) found = &part;
  });
  return found;
}

class PureBody {
 public:
  PureBody(const MethodDecl& method, std::uint32_t& slots, support::Arena& arena, Problems& problems)
      : method_(method), slots_(slots), arena_(arena), problems_(problems) {}

  const Expression* run(const Statement& body) {
    noteDeclaredInCases(body);
    const Rest all{std::get<Block>(body.node).statements};
    const Expression* const result = convert(&all);
    if (result != nullptr && sizeOf(result) > largest) {
      error(codes::unsupported, method_.nameRange,
            "a pure method in which so many ways lead to the same place is not supported; split it");
    }
    if (isWrong_ || result == nullptr) return nullptr;
    if (!method_.isGhost) checkConcatenation(*result, arena_, problems_);
    return result;
  }

 private:
  // Later cases see such a variable, without its value.
  void noteDeclaredInCases(const Statement& body) {
    forEachStatement(body, [&](const Statement& part) {
      const auto* const choice = std::get_if<Switch>(&part.node);
      if (choice == nullptr) return;
      for (const SwitchCase& one : choice->cases) {
        for (const Statement* const statement : one.body) {
          if (const auto* const declaration = std::get_if<LocalDeclaration>(&statement->node))
            declaredInCases_.insert(declaration->variable);
        }
      }
    });
  }

  const Expression* make(decltype(Expression::node) node, Type type, support::SourceRange range,
                         std::size_t size) {
    const auto* const made = arena_.make<Expression>(Expression{node, type, range});
    sizes_[made] = std::min(size, beyond);
    return made;
  }
  std::size_t sizeOf(const Expression* expression) const {
    const auto found = sizes_.find(expression);
    return found == sizes_.end() ? 1 : found->second;
  }

  const Expression* error(std::string_view code, support::SourceRange range, std::string message) {
    if (!isWrong_) problems_.error(code, range, std::move(message));
    isWrong_ = true;
    return nullptr;
  }
  const Expression* unsupported(support::SourceRange range, std::string_view what) {
    return error(codes::unsupported, range, std::string(what) + " is not supported in a pure method");
  }

  const Rest* push(Statements statements, const Rest* outer) {
    return arena_.make<Rest>(Rest{statements, outer});
  }

  const Rest* push(const Statement& statement, const Rest* outer) {
    return push(arena_.copy(std::vector<const Statement*>{&statement}), outer);
  }

  // What is wanted of what is left to run.
  const Expression* convert(const Rest* rest) {
    while (rest != nullptr && rest->statements.empty()) rest = rest->outer;
    if (isWrong_) return nullptr;
    if (rest == nullptr) return atEnd();
    const Statement* const first = rest->statements.front();
    const std::pair key(first, wanted_);
    if (const auto known = converted_.find(key); known != converted_.end()) return known->second;
    const Expression* const result = convert(*first, push(rest->statements.subspan(1), rest->outer));
    converted_[key] = result;
    return result;
  }

  const Expression* atEnd() {
    switch (wanted_.kind) {
      case Wanted::Kind::Value:
        return nullptr;  // the end without a `return` is reported elsewhere
      case Wanted::Kind::Variable:
        return read(*wanted_.variable, wanted_.of->range);
      case Wanted::Kind::IsReturned:
        return make(BooleanLiteral{false}, booleanType, wanted_.of->range, 1);
      case Wanted::Kind::Returned:
        return defaultValue(method_.returnType, wanted_.of->range);
    }
    return nullptr;
  }

  // What is wanted where a value was returned; nullptr: that value.
  const Expression* returned() {
    if (wanted_.kind == Wanted::Kind::Variable) return atEnd();  // nothing follows that reads it
    if (wanted_.kind != Wanted::Kind::IsReturned) return nullptr;
    return make(BooleanLiteral{true}, booleanType, wanted_.of->range, 1);
  }

  const Expression* atReturn(const Return& node) {
    const Expression* const other = returned();
    return other != nullptr ? other : pure(node.value);
  }

  Type wantedType() const {
    return wanted_.kind == Wanted::Kind::Variable     ? wanted_.variable->type
           : wanted_.kind == Wanted::Kind::IsReturned ? booleanType
                                                      : method_.returnType;
  }

  const Expression* read(const Variable& variable, support::SourceRange range) {
    return make(VariableRead{&variable}, variable.type, range, 1);
  }

  const Expression* convert(const Statement& statement, const Rest* rest) {
    return match(
        statement.node,
        [&](const LocalDeclaration& node) {
          const Expression* const value = node.initializer != nullptr
                                              ? node.initializer
                                              : defaultValue(node.variable->type, statement.range);
          return bind(*node.variable, value, rest, statement.range);
        },
        [&](const Evaluate& node) { return assign(*node.expression, rest, statement.range); },
        [&](const If& node) { return joined(statement, rest, branch(node, rest, statement.range)); },
        [&](const Block& node) { return convert(push(node.statements, rest)); },
        [&](const Return& node) { return atReturn(node); },
        [&](const Open& node) { return open(node, rest, statement.range); },
        [&](const Use& node) { return use(node, rest, statement.range); },
        [&](const Switch& node) { return joined(statement, rest, choose(node, rest, statement.range)); },
        [&](const Labelled& node) {
          behind_[node.id] = rest;
          return convert(push(*node.body, rest));
        },
        [&](const Break& node) {
          const auto target = behind_.find(node.target);
          return target == behind_.end() ? unsupported(statement.range, "this jump")
                                         : convert(target->second);
        },
        [&](const Loop&) { return unsupported(statement.range, "a loop"); },
        [&](const Throw&) { return unsupported(statement.range, "'throw'"); },
        [&](const Try&) { return unsupported(statement.range, "'try'"); },
        [&]<class Node>(const Node&) requires(support::OneOf<Node, Assert, Assume, Close, Join, Continue,
                                                             ConstructorCall, Ghost, Package, Apply>) {
          return unsupported(statement.range, "this statement");
        });
  }

  // The expression, if it has no effects.
  const Expression* pure(const Expression* expression) {
    if (expression == nullptr) return nullptr;
    const Expression* const effect = findEffect(*expression);
    if (effect == nullptr) return expression;
    return error(
        codes::impure, effect->range,
        "a pure method has no effects: it may assign its own variables, by statements, and nothing else");
  }

  // Of a variable of the inline dialect; Java does not read it.
  const Expression* defaultValue(Type type, support::SourceRange range) {
    if (type.kind == TypeKind::Boolean) return make(BooleanLiteral{false}, type, range, 1);
    if (type.isIntegral()) return make(IntegerLiteral{0}, type, range, 1);
    if (type.isFloating()) return make(FloatingLiteral{"0.0"}, type, range, 1);
    return make(NullLiteral{}, type, range, 1);
  }

  const Expression* bind(const Variable& variable, const Expression* value, const Rest* rest,
                         support::SourceRange range) {
    value = pure(value);
    return let(variable, value, convert(rest), range);
  }

  // x = e; and x += e; of a local variable or parameter.
  const Expression* assign(const Expression& effect, const Rest* rest, support::SourceRange range) {
    const Variable* const variable = assignedVariable(effect);
    if (variable == nullptr) return pure(&effect) == nullptr ? nullptr : unsupported(range, "this statement");
    if (const auto* const assignment = std::get_if<Assign>(&effect.node))
      return bind(*variable, assignment->value, rest, range);
    const Update& update = std::get<Update>(effect.node);
    return bind(*variable, updated(update, *update.target, range), rest, range);
  }

  const Expression* updated(const Update& update, const Expression& target, support::SourceRange range) {
    const Type operation = update.operation.kind == TypeKind::Error ? target.type : update.operation;
    const Expression* const result =
        make(Binary{update.op, &target, update.operand}, operation, range, sizeOf(update.operand) + 2);
    return operation == target.type ? result : make(Cast{result}, target.type, range, sizeOf(result) + 1);
  }

  const Expression* branch(const If& node, const Rest* rest, support::SourceRange range) {
    const Statement* const arms[] = {node.onTrue, node.onFalse};
    const auto arm = [&](std::size_t i) {
      if (arms[i] == nullptr) return convert(rest);
      return convert(push(*arms[i], rest));
    };
    const Expression* const condition = pure(node.condition);
    const Expression* const onTrue = arm(0);
    const Expression* const onFalse = arm(1);
    if (condition == nullptr || onTrue == nullptr || onFalse == nullptr) return nullptr;
    return make(Conditional{condition, onTrue, onFalse}, wantedType(), range,
                sizeOf(condition) + sizeOf(onTrue) + sizeOf(onFalse) + 1);
  }

  // The split expression mentions what follows for each way through the statement. If that is much, what the
  // statement leaves behind is found out first, and what follows is mentioned once.
  const Expression* joined(const Statement& statement, const Rest* rest, const Expression* split) {
    if (split == nullptr || isWrong_ || sizeOf(split) < 2 * large) return split;
    const Expression* const after = convert(rest);
    if (after == nullptr || sizeOf(after) < large || sizeOf(split) < 2 * sizeOf(after)) return split;
    const std::optional<LeftBehind> left = leftBehind(statement);
    const auto mayHaveNoValue = [&](const Variable* variable) { return declaredInCases_.contains(variable); };
    const bool isKnown = left && std::ranges::none_of(left->variables, mayHaveNoValue);
    const Expression* const joint = isKnown ? join(statement, *left, after) : split;
    return joint != nullptr && sizeOf(joint) < sizeOf(split) ? joint : split;
  }

  // All values are found out before any is assigned: each of them may depend on the others.
  const Expression* join(const Statement& statement, const LeftBehind& left, const Expression* after) {
    const support::SourceRange range = statement.range;
    struct Part {
      const Variable* found;
      const Expression* value;
    };
    std::vector<Part> parts;
    const auto find = [&](Wanted wanted, std::string_view name, Type type) {
      const auto* const found = arena_.make<Variable>(Variable{name, type, slots_++, false, range});
      parts.push_back({found, valueOf(statement, wanted)});
      return found;
    };
    for (const Variable* const variable : left.variables) {
      const Variable* const found =
          find({Wanted::Kind::Variable, &statement, variable}, variable->name, variable->type);
      after = let(*variable, read(*found, range), after, range);
    }
    // What leaves nothing behind must be well-defined all the same.
    if (left.mayReturn || parts.empty()) {
      const Variable* const isReturned =
          find({Wanted::Kind::IsReturned, &statement}, "returned", booleanType);
      if (left.mayReturn) {
        const Expression* onReturn = returned();
        if (onReturn == nullptr) {
          const Type type = method_.returnType;
          onReturn = read(*find({Wanted::Kind::Returned, &statement}, "result", type), range);
        }
        after = make(Conditional{read(*isReturned, range), onReturn, after}, wantedType(), range,
                     sizeOf(after) + sizeOf(onReturn) + 2);
      }
    }
    for (std::size_t i = parts.size(); i > 0; --i)
      after = let(*parts[i - 1].found, parts[i - 1].value, after, range);
    return after;
  }

  const Expression* valueOf(const Statement& statement, Wanted wanted) {
    const Wanted outer = std::exchange(wanted_, wanted);
    const Expression* const value = convert(push(statement, nullptr));
    wanted_ = outer;
    return value;
  }

  const Expression* let(const Variable& variable, const Expression* value, const Expression* body,
                        support::SourceRange range) {
    if (value == nullptr || body == nullptr) return nullptr;
    return make(Let{&variable, value, body}, body->type, range, sizeOf(body) + sizeOf(value) + 1);
  }

  const Expression* open(const Open& node, const Rest* rest, support::SourceRange range) {
    const Expression* const body = convert(rest);
    if (body == nullptr) return nullptr;
    return make(Opening{node.instance, body, node.amount}, body->type, range, sizeOf(body) + 1);
  }

  const Expression* use(const Use& node, const Rest* rest, support::SourceRange range) {
    const Expression* const body = convert(rest);
    if (body == nullptr) return nullptr;
    return make(Using{node.call, body}, body->type, range, sizeOf(body) + 1);
  }

  // Each case runs on into those that follow it, up to a `break`.
  const Expression* choose(const Switch& node, const Rest* rest, support::SourceRange range) {
    behind_[node.id] = rest;
    std::vector<const Rest*> cases(node.cases.size() + 1, rest);
    for (std::size_t i = node.cases.size(); i > 0; --i) cases[i - 1] = push(node.cases[i - 1].body, cases[i]);
    std::vector<SwitchArm> arms;
    bool hasDefault = false;
    std::size_t size = 1;
    const auto add = [&](Expressions labels, bool isDefault, const Rest* body, support::SourceRange range) {
      const Expression* const value = convert(body);
      arms.push_back({labels, isDefault, value, range});
      hasDefault = hasDefault || isDefault;
      if (value != nullptr) size += sizeOf(value);
    };
    for (std::size_t i = 0; i < node.cases.size(); ++i) {
      const SwitchCase& one = node.cases[i];
      add(one.labels, one.isDefault, cases[i], one.range);
    }
    if (!hasDefault) add({}, true, rest, range);
    const Expression* const selector = pure(node.selector);
    if (selector == nullptr || isWrong_) return nullptr;
    return make(SwitchExpression{selector, arena_.copy(arms)}, wantedType(), range, size);
  }

  const MethodDecl& method_;
  std::uint32_t& slots_;  // so many variables are there
  support::Arena& arena_;
  Problems& problems_;
  bool isWrong_ = false;
  Wanted wanted_;
  std::map<std::pair<const Statement*, Wanted>, const Expression*>
      converted_;  // by the first one left to run
  std::unordered_map<const Expression*, std::size_t> sizes_;
  std::unordered_map<JumpTarget, const Rest*> behind_;
  std::unordered_set<const Variable*> declaredInCases_;
};

}  // namespace

const Expression* toExpression(const MethodDecl& method, const Statement& body, std::uint32_t& slots,
                               support::Arena& arena, Problems& problems) {
  return PureBody(method, slots, arena, problems).run(body);
}

void checkConcatenation(const Expression& body, support::Arena& arena, Problems& problems) {
  bool isReported = false;
  forEachExpression(body, [&](const Expression& part) {
    const auto* const binary = std::get_if<Binary>(&part.node);
    if (isReported || binary == nullptr || binary->op != BinaryOperator::Concatenate) return;
    isReported = ConstantFolder(arena).fold(part) == nullptr;
    if (!isReported) return;
    problems.error(
        codes::impure, part.range,
        "a pure method makes no objects: this concatenation is no constant, so it makes a new string");
  });
}

}  // namespace warrant::ast
