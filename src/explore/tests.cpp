#include "explore/tests.h"

#include <algorithm>

#include "ast/print.h"
#include "ast/values/literals.h"
#include "explore/assumption.h"
#include "explore/java_values.h"
#include "explore/print.h"

namespace warrant::explore {

using symbex::Leaf;

namespace {

constexpr std::size_t leavesOfClass = 500;

constexpr std::string_view begin = R"(public class ExploredLeaves {
  static int failures = 0;
  static Object result;
  static Object[] arguments;

  interface Call { Object run() throws Throwable; }

  public static void main(String[] args) throws Throwable {
    String[] folders = System.getProperty("java.class.path").split(java.io.File.pathSeparator);
    java.net.URL[] path = new java.net.URL[folders.length];
    for (int i = 0; i < folders.length; i++) path[i] = new java.io.File(folders[i]).toURI().toURL();
    int wrong = 0;
    for (int leaf = 1; leaf <= LEAVES; leaf++) {
      java.net.URLClassLoader loader = new java.net.URLClassLoader(path, ClassLoader.getPlatformClassLoader());
      loader.setDefaultAssertionStatus(true);
      Class<?> own = loader.loadClass(ExploredLeaves.class.getName());
      int group = (leaf - 1) / GROUP;
      Class<?> home = group == 0 ? own : loader.loadClass(own.getName() + "$Leaves" + group);
      java.lang.reflect.Method method = home.getDeclaredMethod("leaf" + leaf);
      method.setAccessible(true);
      method.invoke(null);
      java.lang.reflect.Field field = own.getDeclaredField("failures");
      field.setAccessible(true);
      wrong += field.getInt(null);
    }
    System.out.println(LEAVES + " leaves, " + wrong + " of them wrong");
    System.exit(wrong == 0 ? 0 : 1);
  }

)";

constexpr std::string_view running = R"(
  static Object call(String owner, String name, Class<?>[] types, Object self, Object[] args) throws Throwable {
    arguments = args;
    Class<?> home = Class.forName(owner);
    try {
      if (name.equals("new")) {
        java.lang.reflect.Constructor<?> constructor = home.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return constructor.newInstance(args);
      }
      java.lang.reflect.Method method = home.getDeclaredMethod(name, types);
      method.setAccessible(true);
      return method.invoke(self, args);
    } catch (java.lang.reflect.InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  static String run(Call call) {
    try {
      result = call.run();
      return "return";
    } catch (AssertionError failed) {
      return "assert";
    } catch (Throwable thrown) {
      return thrown.getClass().getSimpleName();
    }
  }

  static void say(int leaf, String text) { System.out.println("leaf " + leaf + ": " + text); }

  static void compare(int leaf, String what, Object found, Object expected) {
    if (String.valueOf(found).equals(String.valueOf(expected))) return;
    failures = 1;
    say(leaf, what + " is " + found + ", not " + expected);
  }
)";

// Why Java cannot run the leaf; empty: it can.
std::string whyNotRun(const Leaf& leaf) {
  if (leaf.kind == Leaf::Kind::Bound || leaf.kind == Leaf::Kind::Undecided) return leaf.reason;
  if (leaf.kind == Leaf::Kind::Exit) return "it ends the program";
  if (!leaf.inputs) return "no inputs are known";
  if (leaf.inputs->overflows) return "Java's arithmetic overflows on this path";
  if (leaf.inputs->mayOverflow) return "Java's arithmetic may overflow on this path";
  const bool hasResults = std::ranges::any_of(
      leaf.inputs->symbols, [](const auto& symbol) { return symbol.name.find('#') != std::string::npos; });
  return hasResults ? "a method without a body yields what it may" : "";
}

std::string beginFor(std::size_t leaves) {
  std::string text(begin);
  const auto put = [&](std::string_view word, std::size_t number) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at))
      text.replace(at, word.size(), std::to_string(number));
  };
  put("LEAVES", leaves);
  put("GROUP", leavesOfClass);
  return text;
}

class Tests {
 public:
  explicit Tests(const Exploration& exploration) : exploration_(exploration), program_(*exploration.program) {
    const ast::Expression& whole = *exploration.request.call;
    if (const auto* const call = std::get_if<ast::Call>(&whole.node)) {
      arguments_ = call->arguments;
      method_ = call->method;
    } else {
      const auto& creation = std::get<ast::New>(whole.node);
      arguments_ = creation.arguments;
      method_ = creation.constructor;
      created_ = creation.declaration;
    }
  }

  std::string write() const {
    const std::string package =
        packageOf(program_.sources.at(exploration_.request.scope->range.file).file.text);
    std::string text(testsMark);
    text += "\n// " + exploration_.call.text + "\n";
    if (!package.empty()) text += "package " + package + ";\n\n";
    const std::vector<Leaf>& leaves = exploration_.tree.leaves;
    text += beginFor(leaves.size());
    text += reflection;
    text += running;
    for (std::size_t index = 0; index < leaves.size(); ++index) {
      if (index != 0 && index % leavesOfClass == 0)  // a class of Java has no more than 65,535 constants
        text += std::string(index > leavesOfClass ? "  }\n" : "") + "\n  static class Leaves" +
                std::to_string(index / leavesOfClass) + " {";
      text += "\n" + leafMethod(index + 1, leaves[index]);
    }
    text += leaves.size() > leavesOfClass ? "  }\n}\n" : "}\n";
    return text;
  }

 private:
  std::string leafMethod(std::size_t number, const Leaf& leaf) const {
    const std::string leafNumber = std::to_string(number);
    std::string text = "  static void leaf" + leafNumber + "() throws Throwable {\n";
    const auto add = [&](const std::string& statement) { text += "    " + statement + "\n"; };
    const std::string why = whyNotRun(leaf);
    add("say(" + leafNumber + ", " +
        ast::quoted(lineOf(leaf) + (why.empty() ? "" : " (not run: " + why + ")")) + ");");
    if (!why.empty()) return text + "  }\n";
    text += javaStatements(program_, *leaf.inputs, "    ");
    add("String outcome = run(() -> " + call() + ");");
    const auto compare = [&](const std::string& what, const std::string& found, const std::string& expected) {
      add("compare(" + leafNumber + ", " + ast::quoted(what) + ", " + found + ", " + expected + ");");
    };
    compare("the outcome", "outcome", ast::quoted(leaf.outcome));
    if (!leaf.concreteResult.empty()) compare("the result", "result", leaf.concreteResult);
    for (const Leaf::Output& output : leaf.outputs) {
      const std::string place = placeOf(output);
      if (!place.empty() && !output.concrete.empty()) compare(output.place, place, output.concrete);
    }
    return text + "  }\n";
  }

  std::string call() const {
    const ast::ClassDecl& owner = created_ != nullptr ? *created_ : *method_->owner;
    const bool isInstance = created_ == nullptr && !method_->isStatic;
    std::string types, values;
    for (std::size_t index = 0; index < arguments_.size(); ++index) {
      const std::string type = javaType(method_->parameters[index]->type);
      types += (index == 0 ? "" : ", ") + type + ".class";
      values += (index == 0 ? "(" : ", (") + type + ") (" + ast::toString(*arguments_[index]) + ")";
    }
    return "call(\"" + binaryName(program_, owner) + "\", \"" +
           (created_ != nullptr ? "new" : std::string(method_->name)) + "\", new Class<?>[] {" + types +
           "}, " + (isInstance ? "$this" : "null") + ", new Object[] {" + values + "})";
  }

  // Where the run leaves the value; empty: that is not known.
  std::string placeOf(const Leaf::Output& output) const {
    if (output.field != nullptr && (output.field->isStatic || !output.owner.empty()))
      return "get(" + (output.field->isStatic ? "null" : variableFor(output.owner)) + ", \"" +
             binaryName(program_, *output.field->owner) + "\", \"" + std::string(output.field->name) + "\")";
    if (output.field != nullptr || output.owner.empty() || output.index < 0) return {};
    const std::string element = "[" + std::to_string(output.index) + "]";
    for (std::size_t index = 0; method_ != nullptr && index < arguments_.size(); ++index) {
      const ast::Variable& parameter = *method_->parameters[index];
      const auto* const symbol = std::get_if<ast::VariableRead>(&arguments_[index]->node);
      const bool isThat = symbol != nullptr ? symbol->variable->name == variableFor(output.owner)
                                            : parameter.name == output.owner;
      if (isThat)
        return "((" + javaType(parameter.type) + ") arguments[" + std::to_string(index) + "])" + element;
    }
    return {};
  }

  const Exploration& exploration_;
  const ast::Program& program_;
  ast::Expressions arguments_;
  const ast::MethodDecl* method_ = nullptr;  // nullptr: a class without a constructor
  const ast::ClassDecl* created_ = nullptr;  // nullptr: a method is called
};

}  // namespace

std::string toTests(const Exploration& exploration) { return Tests(exploration).write(); }

}  // namespace warrant::explore
