#include "resolve/bodies/statements/pure_body.h"

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "ast/values/constants.h"
#include "ast/walk.h"
#include "parse/messages.h"
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

// The expression may mention a part several times, for every way that leads there; it is counted so often.
constexpr std::size_t largest = 10'000;

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
  PureBody(const MethodDecl& method, support::Arena& arena, Problems& problems)
      : method_(method), arena_(arena), problems_(problems) {}

  const Expression* run(const Statement& body) {
    const Rest all{std::get<Block>(body.node).statements};
    const Expression* const result = convert(&all);
    if (isWrong_ || result == nullptr) return nullptr;
    if (!method_.isGhost) checkConcatenation(*result, arena_, problems_);
    return result;
  }

 private:
  const Expression* make(decltype(Expression::node) node, Type type, support::SourceRange range,
                         std::size_t size) {
    const auto* const made = arena_.make<Expression>(Expression{node, type, range});
    sizes_[made] = size;
    if (size > largest) {
      error(codes::unsupported, method_.nameRange,
            "a pure method in which so many ways lead to the same place is not supported; split it");
    }
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

  // The value that is returned by what is left to run.
  const Expression* convert(const Rest* rest) {
    while (rest != nullptr && rest->statements.empty()) rest = rest->outer;
    if (isWrong_ || rest == nullptr) return nullptr;  // the end without a `return` is reported elsewhere
    const Statement* const first = rest->statements.front();
    if (const auto known = converted_.find(first); known != converted_.end()) return known->second;
    const Expression* const result = convert(*first, push(rest->statements.subspan(1), rest->outer));
    converted_[first] = result;
    return result;
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
        [&](const If& node) { return branch(node, rest, statement.range); },
        [&](const Block& node) { return convert(push(node.statements, rest)); },
        [&](const Return& node) { return pure(node.value); },
        [&](const Open& node) { return open(node, rest, statement.range); },
        [&](const Use& node) { return use(node, rest, statement.range); },
        [&](const Switch& node) { return choose(node, rest, statement.range); },
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
    const Expression* const body = convert(rest);
    if (value == nullptr || body == nullptr) return nullptr;
    return make(Let{&variable, value, body}, body->type, range, sizeOf(body) + sizeOf(value) + 1);
  }

  // x = e; and x += e; of a local variable or parameter.
  const Expression* assign(const Expression& effect, const Rest* rest, support::SourceRange range) {
    const auto* const assignment = std::get_if<Assign>(&effect.node);
    const auto* const update = std::get_if<Update>(&effect.node);
    const Expression* const target = assignment != nullptr ? assignment->target
                                     : update != nullptr   ? update->target
                                                           : nullptr;
    const auto* const read = target == nullptr ? nullptr : std::get_if<VariableRead>(&target->node);
    if (read == nullptr) return pure(&effect) == nullptr ? nullptr : unsupported(range, "this statement");
    if (assignment != nullptr) return bind(*read->variable, assignment->value, rest, range);
    return bind(*read->variable, updated(*update, *target, range), rest, range);
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
    return make(Conditional{condition, onTrue, onFalse}, method_.returnType, range,
                sizeOf(condition) + sizeOf(onTrue) + sizeOf(onFalse) + 1);
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
    return make(SwitchExpression{selector, arena_.copy(arms)}, method_.returnType, range, size);
  }

  const MethodDecl& method_;
  support::Arena& arena_;
  Problems& problems_;
  bool isWrong_ = false;
  std::unordered_map<const Statement*, const Expression*> converted_;
  std::unordered_map<const Expression*, std::size_t> sizes_;
  std::unordered_map<JumpTarget, const Rest*> behind_;
};

}  // namespace

const Expression* toExpression(const MethodDecl& method, const Statement& body, support::Arena& arena,
                               Problems& problems) {
  return PureBody(method, arena, problems).run(body);
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
