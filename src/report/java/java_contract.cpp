#include "report/java/java_contract.h"

#include <algorithm>

#include "ast/print.h"
#include "ast/values/compare.h"
#include "ast/values/literals.h"
#include "ast/values/numbers.h"
#include "ast/values/shifts.h"
#include "ast/walk.h"
#include "explore/assumption.h"
#include "explore/java_values.h"
#include "support/match.h"

namespace warrant::report {

using ast::BinaryOperator;
using ast::Expression;
using ast::TypeKind;

namespace {

[[noreturn]] void cannotSay(const std::string& what) {
  throw JavaContract::Unsayable{what + " have no meaning in Java"};
}

bool mentions(const Expression& e, const ast::Variable& variable) {
  bool found = false;
  ast::forEachExpression(e, [&](const Expression& part) {
    const auto* const read = std::get_if<ast::VariableRead>(&part.node);
    found = found || (read != nullptr && read->variable == &variable);
  });
  return found;
}

const ast::Variable* variableOf(const Expression& e) {
  const auto* const read = std::get_if<ast::VariableRead>(&e.node);
  return read == nullptr ? nullptr : read->variable;
}

void addConjuncts(const Expression& e, std::vector<const Expression*>& conditions) {
  const auto* const binary = std::get_if<ast::Binary>(&e.node);
  if (binary == nullptr || binary->op != BinaryOperator::And) return conditions.push_back(&e);
  addConjuncts(*binary->left, conditions);
  addConjuncts(*binary->right, conditions);
}

}  // namespace

JavaContract::JavaContract(const ast::Program& program, std::initializer_list<const ast::MethodDecl*> methods)
    : program_(program), hierarchy_(program) {
  for (const ast::MethodDecl* const method : methods) {
    for (const auto& some : {method->ghostParameters, method->yields})
      unknown_.insert(some.begin(), some.end());
  }
}

std::string JavaContract::nameOf(const ast::Variable& variable) {
  return explore::variableFor(variable.name);
}

std::string JavaContract::typeOf(const ast::Type& type) {
  if (type.kind == TypeKind::Boolean) return "boolean";
  if (type.isIntegral()) return "long";
  if (type.isFloating()) return "double";
  if (type.isReference()) return "Object";
  cannotSay("values of the type " + ast::toString(type));
}

std::string JavaContract::narrowed(const ast::Type& type, const std::string& value) {
  if (type.isReference() || type.kind == TypeKind::Boolean) return value;
  const std::string own = type.kind == TypeKind::Integer ? "long" : ast::toString(type);
  return "(" + own + ") (" + value + ")";
}

std::string JavaContract::unboxed(const ast::Type& type, const std::string& value) {
  const std::string java = typeOf(type);
  if (java == "Object") return value;
  return (java == "long" ? "number(" : java == "boolean" ? "truth(" : "real(") + value + ")";
}

std::string JavaContract::classText(const ast::Type& type) const {
  const ast::Type* element = &type;
  std::string dimensions;
  for (; element->kind == TypeKind::Array; element = element->element) dimensions += "[]";
  const std::string name = element->kind == TypeKind::Class
                               ? explore::binaryName(program_, *element->declaration)
                               : ast::toString(*element);
  return ast::quoted(name + dimensions);
}

std::string JavaContract::ownerText(const ast::ClassDecl& declaration) const {
  return classText({TypeKind::Class, &declaration});
}

std::string JavaContract::typesOf(const ast::MethodDecl& method) const {
  std::string types;
  for (const ast::Variable* const parameter : method.parameters)
    types += (types.empty() ? "type(" : ", type(") + classText(parameter->type) + ")";
  return "new Class<?>[] {" + types + "}";
}

// --- assertions

std::string JavaContract::of(const ast::Assertion& part) {
  return support::match(
      part.node, [&](const ast::Pure& pure) { return of(*pure.condition); },
      [&](const ast::FieldAccess& access) {
        const bool isThere =
            access.field->isStatic || std::holds_alternative<ast::This>(access.receiver->node);
        return isThere ? std::string("true") : "(" + of(*access.receiver) + " != null)";
      },
      [&](const ast::ElementAccess& access) {
        return "hasElement(" + of(*access.array) + ", " + of(*access.index) + ")";
      },
      [&](const ast::ElementsAccess& access) { return "(" + of(*access.array) + " != null)"; },
      [&](const ast::PredicateInstance& instance) { return of(instance); },
      [&](const ast::Share& share) {
        if (share.bound != nullptr) cannotSay("amounts of permission");
        return of(*share.access);
      },
      [&](const ast::Star& star) { return "(" + of(*star.left) + " && " + of(*star.right) + ")"; },
      [&](const ast::ConditionalAssertion& choice) {
        return "(" + of(*choice.condition) + " ? " + of(*choice.onTrue) + " : " + of(*choice.onFalse) + ")";
      },
      [](const ast::Untouched&) -> std::string { cannotSay("footprints"); },
      [&](const ast::Iterated& all) { return over(all.variables, "all", all.range, nullptr, of(*all.body)); },
      [](const ast::Wand&) -> std::string { cannotSay("wands"); });
}

std::string JavaContract::parametersOf(Variables parameters, bool isStatic) {
  std::string text = isStatic ? "" : "Object self";
  for (const ast::Variable* const parameter : parameters)
    text += (text.empty() ? "" : ", ") + typeOf(parameter->type) + " " + nameOf(*parameter);
  return "(" + text + ")";
}

template <class Arguments>
std::string JavaContract::argumentsOf(const Arguments& arguments) {
  std::string text;
  for (const Expression* const argument : arguments) text += (text.empty() ? "" : ", ") + of(*argument);
  return text;
}

// By the class of the object, those below first, as the object has it.
template <class Declaration>
std::string JavaContract::dispatch(const Declaration& declaration, bool isExact, const std::string& self,
                                   const std::string& arguments, const std::string& otherwise) {
  const auto call = [&](const Declaration& target) {
    const std::string given = self.empty() ? arguments : self + (arguments.empty() ? "" : ", " + arguments);
    return methodFor(target) + "(" + given + ")";
  };
  if (isExact || declaration.isStatic || declaration.owner == nullptr) return call(declaration);
  std::string text;
  std::vector<const Declaration*> known;
  const auto definers = hierarchy_.definers(declaration);
  for (auto definer = definers.rbegin(); definer != definers.rend(); ++definer) {
    const Declaration* const target = hierarchy_.definition(declaration, **definer);
    if (target == nullptr) continue;
    text += "isInstance(" + self + ", " + ownerText(**definer) + ") ? " + call(*target) + " : ";
  }
  if (definers.empty()) return call(declaration);
  return "(" + text + otherwise + ")";
}

std::string JavaContract::of(const ast::PredicateInstance& instance) {
  const std::string arguments = argumentsOf(instance.arguments);
  if (instance.receiver == nullptr) return dispatch(*instance.predicate, true, "", arguments, "true");
  const bool isThis = std::holds_alternative<ast::This>(instance.receiver->node);
  const std::string self = of(*instance.receiver);
  const std::string holds = dispatch(*instance.predicate, instance.isSuper, self, arguments, "true");
  return isThis ? holds : "(" + self + " != null && " + holds + ")";
}

std::string JavaContract::methodFor(const ast::PredicateDecl& predicate) {
  const auto [known, isNew] = names_.try_emplace(&predicate, "predicate" + std::to_string(names_.size() + 1));
  const std::string name = known->second;
  if (!isNew) return name;
  if (predicate.body == nullptr)
    throw Unsayable{"what the predicate " + std::string(predicate.name) + " says is not known"};
  const std::string body = of(*predicate.body);
  methods_ += "\n  static boolean " + name + parametersOf(predicate.parameters, predicate.isStatic) +
              " throws Throwable {\n    return " + body + ";\n  }\n";
  return name;
}

std::string JavaContract::methodFor(const ast::MethodDecl& method) {
  const auto [known, isNew] = names_.try_emplace(&method, "ghost" + std::to_string(names_.size() + 1));
  const std::string name = known->second;
  if (!isNew) return name;
  if (method.pureBody == nullptr || method.parameters.size() != method.countParameters())
    throw Unsayable{"what " + ast::qualifiedSignature(method) + " yields is said in annotations only"};
  const std::string body = of(*method.pureBody), type = typeOf(method.returnType);
  methods_ += "\n  static " + type + " " + name + parametersOf(method.parameters, method.isStatic) +
              " throws Throwable {\n    return " + body + ";\n  }\n";
  return name;
}

// --- expressions

std::string JavaContract::of(const Expression& e) {
  using support::each;
  const auto unsayable = [&]() -> std::string { cannotSay("expressions like `" + ast::toString(e) + "`"); };
  return support::match(
      e.node,
      [&](const ast::IntegerLiteral& literal) {
        if (e.type.isPerm()) cannotSay("amounts of permission");
        const bool isLeast = literal.value == INT64_MIN;
        return isLeast ? std::string("Long.MIN_VALUE")
                       : "(" + std::to_string(literal.value) + (e.type.isFloating() ? "D)" : "L)");
      },
      [&](const ast::FractionLiteral&) { return unsayable(); },
      [&](const ast::BooleanLiteral& literal) { return std::string(literal.value ? "true" : "false"); },
      [&](const ast::FloatingLiteral& literal) { return "((double) " + std::string(literal.text) + ")"; },
      [&](const ast::StringLiteral& literal) { return ast::quoted(literal.text); },
      [&](const ast::NullLiteral&) { return std::string("null"); },
      [&](const ast::This&) { return std::string("self"); },
      [&](const ast::Result&) { return unboxed(e.type, "result"); },
      [&](const ast::VariableRead& read) {
        if (unknown_.contains(read.variable)) cannotSay("ghost parameters");
        static_cast<void>(typeOf(e.type));
        return nameOf(*read.variable);
      },
      [&](const ast::FieldRead& read) {
        const ast::FieldDecl& field = *read.field;
        if (field.isGhost) cannotSay("ghost fields");
        if (field.isOuter) return unsayable();
        const std::string object = field.isStatic || read.receiver == nullptr ? "null" : of(*read.receiver);
        return unboxed(e.type, "get(" + object + ", " + ownerText(*field.owner) + ", \"" +
                                   std::string(field.name) + "\")");
      },
      [&](const ast::ArrayLength& length) {
        return "((long) java.lang.reflect.Array.getLength(" + of(*length.array) + "))";
      },
      [&](const ast::ArrayRead& read) {
        return unboxed(e.type, "element(" + of(*read.array) + ", " + of(*read.index) + ")");
      },
      [&](const ast::Unary& unary) { return ofUnary(e, unary); },
      [&](const ast::Binary& binary) { return ofBinary(e, binary); },
      [&](const ast::Conditional& choice) {
        return "(" + of(*choice.condition) + " ? " + of(*choice.onTrue) + " : " + of(*choice.onFalse) + ")";
      },
      [&](const ast::Cast& cast) { return ofCast(e, cast); },
      [&](const ast::InstanceOf& test) {
        if (test.binding != nullptr) return unsayable();
        return "isInstance(" + of(*test.operand) + ", " + classText(test.tested) + ")";
      },
      [&](const ast::Let&) { return unsayable(); },
      [&](const ast::Quantified& quantified) { return of(quantified); },
      [&](const ast::SwitchExpression& choice) { return ofSwitch(choice); },
      [&](const ast::Call& call) { return ofCall(e, call); },
      [&](const ast::Old& old) { return unboxed(e.type, "old(() -> " + of(*old.operand) + ")"); },
      [&](const ast::Opening& opening) { return of(*opening.body); },
      [&](const ast::Using& use) { return of(*use.body); }, [&](const ast::New&) { return unsayable(); },
      [&](const ast::NewArray&) { return unsayable(); },
      [&](const ast::ArrayInitializer&) { return unsayable(); },
      [&](const ast::Assign&) { return unsayable(); }, [&](const ast::Update&) { return unsayable(); },
      [&](const ast::ValueOperation&) { return unsayable(); });
}

std::string JavaContract::ofUnary(const Expression& e, const ast::Unary& unary) {
  const std::string operand = of(*unary.operand);
  switch (unary.op) {
    case ast::UnaryOperator::Not:
      return "(!" + operand + ")";
    case ast::UnaryOperator::Complement:
      return "(~" + operand + ")";
    case ast::UnaryOperator::Minus:
      break;
  }
  if (e.type.isFloating()) return "(-" + operand + ")";
  return ofNumbers(e, BinaryOperator::Subtract, "0L", operand);
}

std::string JavaContract::ofNumbers(const Expression& e, BinaryOperator op, const std::string& left,
                                    const std::string& right) const {
  const std::string both = left + ", " + right + ")";
  const auto infix = [&](const char* word) { return "(" + left + " " + word + " " + right + ")"; };
  if (e.type.isFloating()) {
    const char* const words[] = {"+", "-", "*", "/", "%"};
    const auto index = static_cast<std::size_t>(op);
    if (index >= std::size(words)) cannotSay("such operations");
    return e.type.kind == TypeKind::Float ? "((double) (float) " + infix(words[index]) + ")"
                                          : infix(words[index]);
  }
  std::string value;
  switch (op) {
    case BinaryOperator::Add:
      value = "Math.addExact(" + both;
      break;
    case BinaryOperator::Subtract:
      value = "Math.subtractExact(" + both;
      break;
    case BinaryOperator::Multiply:
      value = "Math.multiplyExact(" + both;
      break;
    case BinaryOperator::Divide:
      return infix("/");
    case BinaryOperator::Remainder:
      return infix("%");
    case BinaryOperator::BitAnd:
      return infix("&");
    case BinaryOperator::BitOr:
      return infix("|");
    case BinaryOperator::BitXor:
      return infix("^");
    case BinaryOperator::ShiftLeft:
    case BinaryOperator::ShiftRight:
    case BinaryOperator::ShiftRightUnsigned: {
      const std::string word = op == BinaryOperator::ShiftLeft    ? " << "
                               : op == BinaryOperator::ShiftRight ? " >> "
                                                                  : " >>> ";
      if (e.type.kind == TypeKind::Int) return "((long) ((int) " + left + word + right + "))";
      return "(" + left + word + right + ")";
    }
    default:
      cannotSay("such operations");
  }
  return e.type.kind == TypeKind::Int ? "((long) (int) " + value + ")" : value;
}

std::string JavaContract::textOf(const Expression& e) {
  const std::string value = of(e);
  return e.type.kind == TypeKind::Char ? "String.valueOf((char) " + value + ")"
                                       : "String.valueOf(" + value + ")";
}

std::string JavaContract::ofBinary(const Expression& e, const ast::Binary& binary) {
  const auto infix = [&](const char* word) {
    return "(" + of(*binary.left) + " " + word + " " + of(*binary.right) + ")";
  };
  const ast::Type &left = binary.left->type, &right = binary.right->type;
  switch (binary.op) {
    case BinaryOperator::And:
      return infix("&&");
    case BinaryOperator::Or:
      return infix("||");
    case BinaryOperator::Implies:
      return "(!" + of(*binary.left) + " || " + of(*binary.right) + ")";
    case BinaryOperator::Concatenate:
      return "(" + textOf(*binary.left) + " + " + textOf(*binary.right) + ")";
    case BinaryOperator::Less:
      return infix("<");
    case BinaryOperator::LessOrEqual:
      return infix("<=");
    case BinaryOperator::Greater:
      return infix(">");
    case BinaryOperator::GreaterOrEqual:
      return infix(">=");
    case BinaryOperator::Equal:
    case BinaryOperator::NotEqual:
      static_cast<void>(typeOf(left));
      static_cast<void>(typeOf(right));
      return infix(binary.op == BinaryOperator::Equal ? "==" : "!=");
    default:
      break;
  }
  if (e.type.kind == TypeKind::Boolean) {
    const char* const word = binary.op == BinaryOperator::BitAnd  ? "&"
                             : binary.op == BinaryOperator::BitOr ? "|"
                                                                  : "^";
    return infix(word);
  }
  if (!e.type.isNumeric()) cannotSay("values of the type " + ast::toString(e.type));
  if (e.type.kind == TypeKind::Integer && ast::isShift(binary.op)) return ofShift(binary);
  return ofNumbers(e, binary.op, of(*binary.left), of(*binary.right));
}

// Of mathematical integers: the whole distance counts, and a negative number has the bits of its operand's
// type.
std::string JavaContract::ofShift(const ast::Binary& binary) {
  const ast::Type& operand = binary.left->type;
  const std::string both = of(*binary.left) + ", " + of(*binary.right);
  if (binary.op == BinaryOperator::ShiftLeft) return "shiftLeft(" + both + ")";
  if (binary.op == BinaryOperator::ShiftRight) return "shiftRight(" + both + ")";
  const char* const bits = !ast::boundsOf(operand) ? "0" : operand.kind == TypeKind::Long ? "64" : "32";
  return "shiftRightUnsigned(" + both + ", " + bits + ")";
}

std::string JavaContract::ofCast(const Expression& e, const ast::Cast& cast) {
  const ast::Type& from = cast.operand->type;
  const std::string operand = of(*cast.operand);
  if (e.type.isReference()) {
    if (!from.isReference()) cannotSay("boxes that annotations make");
    return operand;
  }
  if (from.isReference()) return unboxed(e.type, operand);
  if (e.type.isFloating())
    return e.type.kind == TypeKind::Float ? "((double) (float) " + operand + ")"
                                          : "((double) " + operand + ")";
  if (e.type.kind == TypeKind::Boolean || e.type.kind == TypeKind::Integer) return operand;
  return "((long) " + narrowed(e.type, operand) + ")";
}

std::string JavaContract::ofCall(const Expression& e, const ast::Call& call) {
  const ast::MethodDecl& method = *call.method;
  const bool isInstance = !method.isStatic && call.receiver != nullptr;
  if (!call.ghostArguments.empty()) cannotSay("ghost arguments");
  const std::string self = isInstance ? of(*call.receiver) : "";
  const bool isOfAnnotations = method.isGhost || method.owner == nullptr || method.owner->name.empty();
  if (isOfAnnotations || call.isSuper) {
    if (method.owner != nullptr && method.owner->isLibrary)
      throw Unsayable{"what " + ast::qualifiedSignature(method) + " yields is said in annotations only"};
    const std::string none = typeOf(e.type) == "Object" ? "null" : typeOf(e.type) == "boolean" ? "true" : "0";
    return dispatch(method, call.isSuper, self, argumentsOf(call.arguments), none);
  }
  std::string arguments;
  for (std::size_t i = 0; i < call.arguments.size(); ++i) {
    const ast::Type& type = method.parameters[i]->type;
    arguments += ", " + narrowed(type, of(*call.arguments[i]));
  }
  return unboxed(e.type, "call(" + ownerText(*method.owner) + ", \"" + std::string(method.name) + "\", " +
                             typesOf(method) + ", " + (isInstance ? self : "null") + arguments + ")");
}

std::string JavaContract::ofSwitch(const ast::SwitchExpression& choice) {
  const std::string selector = of(*choice.selector);
  std::string text, otherwise;
  for (const ast::SwitchArm& arm : choice.arms) {
    std::string labels;
    for (const Expression* const label : arm.labels) {
      const bool isText = std::holds_alternative<ast::StringLiteral>(label->node);
      labels += labels.empty() ? "" : " || ";
      labels += isText ? selector + ".equals(" + of(*label) + ")" : selector + " == " + of(*label);
    }
    if (arm.isDefault)
      otherwise = of(*arm.value);
    else
      text += "(" + labels + ") ? " + of(*arm.value) + " : ";
  }
  if (otherwise.empty()) throw Unsayable{"a switch without default is not written in Java"};
  return "(" + text + otherwise + ")";
}

// --- quantifiers

std::string JavaContract::of(const ast::Quantified& quantified) {
  using ast::Quantifier;
  static const std::map<Quantifier, std::string> words = {
      {Quantifier::ForAll, "all"},      {Quantifier::Exists, "some"}, {Quantifier::Sum, "sum"},
      {Quantifier::Product, "product"}, {Quantifier::Count, "count"}, {Quantifier::Greatest, "greatest"},
      {Quantifier::Least, "least"}};
  return over(quantified.variables, words.at(quantified.quantifier), quantified.range, quantified.body,
              of(*quantified.body));
}

std::string JavaContract::over(Variables variables, const std::string& word, const Expression* range,
                               const Expression* body, const std::string& what) {
  std::vector<const Expression*> conditions;
  if (range != nullptr) addConjuncts(*range, conditions);
  const auto* const implication = body == nullptr ? nullptr : std::get_if<ast::Binary>(&body->node);
  if (word == "all" && implication != nullptr && implication->op == BinaryOperator::Implies)
    addConjuncts(*implication->left, conditions);
  if (word == "some" && body != nullptr) addConjuncts(*body, conditions);
  std::string text, ends;
  for (std::size_t i = 0; i < variables.size(); ++i) {
    if (!variables[i]->type.isIntegral()) cannotSay("quantifiers over other values than integers");
    text += word + "(" + endOf(variables, i, true, conditions, variables.size()) + ", " +
            endOf(variables, i, false, conditions, variables.size()) + ", " + nameOf(*variables[i]) + " -> ";
    ends += ")";
  }
  if (range != nullptr && word == "all") return text + "(!" + of(*range) + " || " + what + ")" + ends;
  if (range != nullptr && word == "some") return text + "(" + of(*range) + " && " + what + ")" + ends;
  if (range != nullptr) cannotSay("such ranges");
  return text + what + ends;
}

std::string JavaContract::endOf(Variables variables, std::size_t at, bool isLeast,
                                const std::vector<const Expression*>& conditions, std::size_t depth) {
  std::string end;
  const auto add = [&](const std::string& value) {
    end = end.empty() ? value : std::string(isLeast ? "Math.max(" : "Math.min(") + end + ", " + value + ")";
  };
  for (const Expression* const condition : conditions) {
    const auto* const binary = std::get_if<ast::Binary>(&condition->node);
    if (binary == nullptr || !ast::compare(binary->op, 0, 0) || binary->op == BinaryOperator::NotEqual)
      continue;
    const bool isRight = variableOf(*binary->right) == variables[at];
    if (!isRight && variableOf(*binary->left) != variables[at]) continue;
    const Expression& other = isRight ? *binary->left : *binary->right;
    const bool isUpward = binary->op == BinaryOperator::Less || binary->op == BinaryOperator::LessOrEqual;
    const bool isEqual = binary->op == BinaryOperator::Equal;
    if (!isEqual && isLeast != (isUpward == isRight)) continue;
    const bool isStrict = binary->op == BinaryOperator::Less || binary->op == BinaryOperator::Greater;
    std::string value;
    const auto later =
        std::find_if(variables.begin() + static_cast<std::ptrdiff_t>(at), variables.end(),
                     [&](const ast::Variable* variable) { return mentions(other, *variable); });
    if (later == variables.end())
      value = of(other);
    else if (variableOf(other) == *later && *later != variables[at] && depth > 0)
      value = endOf(variables, static_cast<std::size_t>(later - variables.begin()), isLeast, conditions,
                    depth - 1);
    else
      continue;
    add(isStrict ? "(" + value + (isLeast ? " + 1)" : " - 1)") : value);
  }
  if (end.empty()) throw Unsayable{"nothing bounds the values of " + std::string(variables[at]->name)};
  return end;
}

}  // namespace warrant::report
