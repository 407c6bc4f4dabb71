#include "report/java/refutation_test.h"

#include <algorithm>
#include <optional>

#include "ast/print.h"
#include "ast/values/literals.h"
#include "explore/java_values.h"
#include "refute/holders.h"
#include "report/java/java_contract.h"

namespace warrant::report {

using refute::Holding;
using refute::JavaRun;
using symbex::InputObject;
using symbex::InputValue;

namespace {

// What contracts are made of, beside what all such programs share.
constexpr std::string_view helpers = R"(
  interface Condition { boolean holds() throws Throwable; }
  interface Value<T> { T get() throws Throwable; }
  interface Part { boolean holds(long number) throws Throwable; }
  interface Number { long of(long number) throws Throwable; }

  // What does not hold is an error; what cannot be evaluated may hold.
  static void check(String what, Condition condition) {
    boolean holds = true;
    try {
      holds = condition.holds();
    } catch (Throwable thrown) {
      return;
    }
    if (!holds) throw new AssertionError(what);
  }

  static long shiftLeft(long value, long distance) {
    if (value == 0 && distance >= 0) return 0;
    if (distance < 0 || distance > 62) throw new ArithmeticException("beyond 64 bits");
    return Math.multiplyExact(value, 1L << distance);
  }

  static long shiftRight(long value, long distance) {
    if (distance < 0) throw new ArithmeticException("a negative distance");
    return value >> Math.min(distance, 63);
  }

  static long shiftRightUnsigned(long value, long distance, int bits) {
    if (value >= 0) return shiftRight(value, distance);
    if (distance < 0 || distance >= bits) throw new ArithmeticException("no such bits");
    return bits == 32 ? (int) value >>> distance : value >>> distance;
  }

  static Class<?> type(String name) throws Throwable {
    if (name.endsWith("[]"))
      return java.lang.reflect.Array.newInstance(type(name.substring(0, name.length() - 2)), 0).getClass();
    switch (name) {
      case "boolean": return boolean.class;
      case "byte": return byte.class;
      case "short": return short.class;
      case "char": return char.class;
      case "int": return int.class;
      case "long": return long.class;
      case "float": return float.class;
      case "double": return double.class;
      default: return Class.forName(name);
    }
  }

  // Of an interface without classes: nothing is known of what its methods do.
  static Object stub(String name) throws Throwable {
    return java.lang.reflect.Proxy.newProxyInstance(
        type(name).getClassLoader(), new Class<?>[] {type(name)}, (self, method, args) -> {
          throw new UnsupportedOperationException(method.getName());
        });
  }

  static Object array(String element, int length) throws Throwable {
    return java.lang.reflect.Array.newInstance(type(element), length);
  }

  static Object constant(String owner, String name) throws Throwable { return get(null, owner, name); }

  static Object call(String owner, String name, Class<?>[] types, Object self, Object... args) throws Throwable {
    Class<?> home = type(owner);
    try {
      if (name.equals("new")) {
        java.lang.reflect.Constructor<?> constructor = home.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return constructor.newInstance(args);
      }
      java.lang.reflect.Method method = home.getDeclaredMethod(name, types);
      if (!home.getName().startsWith("java.")) method.setAccessible(true);
      return method.invoke(self, args);
    } catch (java.lang.reflect.InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  static long number(Object value) {
    return value instanceof Character ? (long) ((Character) value).charValue() : ((java.lang.Number) value).longValue();
  }
  static double real(Object value) { return ((java.lang.Number) value).doubleValue(); }
  static boolean truth(Object value) { return (Boolean) value; }
  static Object element(Object array, long index) {
    return java.lang.reflect.Array.get(array, Math.toIntExact(index));
  }
  static boolean hasElement(Object array, long index) {
    return array != null && 0 <= index && index < java.lang.reflect.Array.getLength(array);
  }
  static boolean isInstance(Object object, String name) throws Throwable { return type(name).isInstance(object); }

  static boolean all(long least, long greatest, Part part) throws Throwable {
    for (long i = least; i <= greatest; i++) if (!part.holds(i)) return false;
    return true;
  }
  static boolean some(long least, long greatest, Part part) throws Throwable {
    for (long i = least; i <= greatest; i++) if (part.holds(i)) return true;
    return false;
  }
  static long count(long least, long greatest, Part part) throws Throwable {
    long count = 0;
    for (long i = least; i <= greatest; i++) if (part.holds(i)) count++;
    return count;
  }
  static long sum(long least, long greatest, Number number) throws Throwable {
    long sum = 0;
    for (long i = least; i <= greatest; i++) sum = Math.addExact(sum, number.of(i));
    return sum;
  }
  static long product(long least, long greatest, Number number) throws Throwable {
    long product = 1;
    for (long i = least; i <= greatest; i++) product = Math.multiplyExact(product, number.of(i));
    return product;
  }
  static long greatest(long least, long greatest, Number number) throws Throwable {
    long found = number.of(least);
    for (long i = least + 1; i <= greatest; i++) found = Math.max(found, number.of(i));
    return found;
  }
  static long least(long least, long greatest, Number number) throws Throwable {
    long found = number.of(least);
    for (long i = least + 1; i <= greatest; i++) found = Math.min(found, number.of(i));
    return found;
  }

  // What objects held before the call, by which `old` is evaluated: it is put there, and what is there now put back.
  static final java.util.Map<Object, Object[]> before = new java.util.IdentityHashMap<>();
  static final java.util.Map<java.lang.reflect.Field, Object> staticsBefore = new java.util.HashMap<>();

  static void remember(Object object) throws Throwable {
    if (object == null || before.containsKey(object)) return;
    boolean isHolder = object instanceof java.util.Collection || object instanceof java.util.Map;
    if (object.getClass().getName().startsWith("java.") && !isHolder) return;
    Object[] contents = contentsOf(object);
    before.put(object, contents);
    for (Object part : contents) remember(part);
  }

  static void rememberStatic(String owner, String name) throws Throwable {
    java.lang.reflect.Field field = fieldOf(owner, name);
    staticsBefore.put(field, field.get(null));
    remember(field.get(null));
  }

  static java.util.List<java.lang.reflect.Field> fieldsOf(Object object) {
    java.util.List<java.lang.reflect.Field> fields = new java.util.ArrayList<>();
    for (Class<?> at = object.getClass(); at != null && !at.getName().startsWith("java."); at = at.getSuperclass()) {
      for (java.lang.reflect.Field field : at.getDeclaredFields()) {
        if (java.lang.reflect.Modifier.isStatic(field.getModifiers())) continue;
        field.setAccessible(true);
        fields.add(field);
      }
    }
    return fields;
  }

  static Object[] contentsOf(Object object) throws Throwable {
    if (object instanceof java.util.Collection) return ((java.util.Collection<?>) object).toArray();
    java.util.List<Object> contents = new java.util.ArrayList<>();
    if (object instanceof java.util.Map) {
      for (java.util.Map.Entry<?, ?> entry : ((java.util.Map<?, ?>) object).entrySet()) {
        contents.add(entry.getKey());
        contents.add(entry.getValue());
      }
    } else if (object.getClass().isArray()) {
      for (int i = 0; i < java.lang.reflect.Array.getLength(object); i++)
        contents.add(java.lang.reflect.Array.get(object, i));
    } else {
      for (java.lang.reflect.Field field : fieldsOf(object)) contents.add(field.get(object));
    }
    return contents.toArray();
  }

  @SuppressWarnings("unchecked")
  static void putBack(Object object, Object[] contents) throws Throwable {
    if (object instanceof java.util.Collection) {
      if (java.util.Arrays.equals(contentsOf(object), contents)) return;
      ((java.util.Collection<Object>) object).clear();
      ((java.util.Collection<Object>) object).addAll(java.util.Arrays.asList(contents));
    } else if (object instanceof java.util.Map) {
      if (java.util.Arrays.equals(contentsOf(object), contents)) return;
      ((java.util.Map<Object, Object>) object).clear();
      for (int i = 0; i < contents.length; i += 2)
        ((java.util.Map<Object, Object>) object).put(contents[i], contents[i + 1]);
    } else if (object.getClass().isArray()) {
      for (int i = 0; i < contents.length; i++) java.lang.reflect.Array.set(object, i, contents[i]);
    } else {
      int i = 0;
      for (java.lang.reflect.Field field : fieldsOf(object)) {
        if (field.get(object) != contents[i]) field.set(object, contents[i]);
        i++;
      }
    }
  }

  static <T> T old(Value<T> value) throws Throwable {
    java.util.Map<Object, Object[]> now = new java.util.IdentityHashMap<>();
    java.util.Map<java.lang.reflect.Field, Object> staticsNow = new java.util.HashMap<>();
    for (Object object : before.keySet()) now.put(object, contentsOf(object));
    for (java.lang.reflect.Field field : staticsBefore.keySet()) staticsNow.put(field, field.get(null));
    try {
      for (java.util.Map.Entry<Object, Object[]> one : before.entrySet()) putBack(one.getKey(), one.getValue());
      for (java.util.Map.Entry<java.lang.reflect.Field, Object> one : staticsBefore.entrySet())
        one.getKey().set(null, one.getValue());
      return value.get();
    } finally {
      for (java.util.Map.Entry<Object, Object[]> one : now.entrySet()) putBack(one.getKey(), one.getValue());
      for (java.util.Map.Entry<java.lang.reflect.Field, Object> one : staticsNow.entrySet())
        one.getKey().set(null, one.getValue());
    }
  }

  // A call that does not end is an error, too.
  static Object inTime(Value<Object> call) throws Throwable {
    Object[] result = new Object[1];
    Throwable[] thrown = new Throwable[1];
    Thread thread = new Thread(() -> {
      try {
        result[0] = call.get();
      } catch (Throwable one) {
        thrown[0] = one;
      }
    });
    thread.setDaemon(true);
    thread.start();
    thread.join(5000);
    if (thread.isAlive()) throw new AssertionError("the call does not end");
    if (thrown[0] != null) throw thrown[0];
    return result[0];
  }
)";

std::string nameOfObject(std::int64_t index) { return "object" + std::to_string(index + 1); }

// A name that a class may have: letters, digits and `_`.
std::string plain(std::string_view text) {
  std::string name;
  for (const char c : text) {
    const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    name += isPlain ? c : '_';
  }
  return name;
}

std::string onOneLine(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  std::ranges::replace(text, '\r', ' ');
  std::ranges::replace(text, '\\', '/');  // `\u` means something in comments, too
  return text;
}

class Test {
 public:
  Test(const ast::Program& program, const refute::Refutation& refutation)
      : program_(program),
        refutation_(refutation),
        method_(*refutation.member->method),
        isCreation_(method_.kind == ast::MethodKind::Constructor),
        contract_(program, {&method_, refutation.contract}) {}

  std::string write(const std::string& name) {
    const ast::ClassDecl& owner = *method_.owner;
    const std::string package = explore::packageOf(program_.sources.at(owner.range.file).file.text);
    const std::string main = mainMethod();
    const symbex::Failure& failure = *refutation_.failure;
    std::string text(refutationMark);
    text += "\n// " + onOneLine(ast::qualifiedSignature(method_)) + ", line " +
            std::to_string(failure.range.line) + ": " + onOneLine(refutation_.violation) + "\n";
    if (!package.empty()) text += "package " + package + ";\n\n";
    text += "public class " + name + " {\n" + main + "\n" + std::string(explore::reflection) +
            std::string(helpers) + contract_.methods() + "}\n";
    return text;
  }

 private:
  std::string mainMethod() {
    text_ = "  public static void main(String[] args) throws Throwable {\n";
    addObjects();
    addRoots();
    const ast::MethodDecl& contract = *refutation_.contract;
    addChecks(refutation_.java->before, "before the call, by its own contract");
    addCall();
    addChecks(refutation_.java->after,
              &contract == &method_ ? "" : "by the contract of " + ast::qualifiedSignature(contract));
    if (refutation_.java->end == JavaRun::End::Contract && checks_ == 0) throw JavaContract::Unsayable{why_};
    add("System.out.println(\"nothing is wrong\");");
    return text_ + "  }\n";
  }

  void add(const std::string& statement) { text_ += "    " + statement + "\n"; }

  // An expression for the value, boxed where reflection takes it.
  std::string value(const ast::Type& place, const InputValue& value) const {
    const ast::Type own{ast::TypeKind::Class, value.of};
    const ast::Type& type = value.of == nullptr ? place : own;
    switch (value.kind) {
      case InputValue::Kind::Null:
        return "null";
      case InputValue::Kind::Boolean:
        return value.number != 0 ? "true" : "false";
      case InputValue::Kind::Object:
        return nameOfObject(value.number);
      case InputValue::Kind::Number:
        return number(type, value.number);
      case InputValue::Kind::Text:
        break;
    }
    if (type.isFloating()) return explore::floatingValue(type, value.text);
    if (!type.isReference()) return "(" + ast::toString(type) + ") " + value.text;
    if (const std::optional<ast::Type> boxed = boxedFloating(type))
      return "(Object) " + explore::floatingValue(*boxed, value.text);
    if (type.declaration != nullptr && type.declaration->kind == ast::ClassKind::Enum)
      return "constant(" + contract_.ownerText(*type.declaration) + ", \"" + value.text + "\")";
    return "new String(" + ast::quoted(value.text) + ")";
  }

  // Of `Double` and `Float`: what is in the box.
  static std::optional<ast::Type> boxedFloating(const ast::Type& type) {
    if (type.declaration == nullptr || type.declaration->outer != nullptr) return std::nullopt;
    if (type.declaration->name == "Double") return ast::Type{ast::TypeKind::Double};
    if (type.declaration->name == "Float") return ast::Type{ast::TypeKind::Float};
    return std::nullopt;
  }

  static std::string number(const ast::Type& type, std::int64_t number) {
    const std::string digits = number == INT64_MIN ? "Long.MIN_VALUE" : std::to_string(number) + "L";
    if (!type.isReference()) return JavaContract::narrowed(type, digits);
    const std::string_view name = type.declaration == nullptr ? "Integer" : type.declaration->name;
    const std::string own = name == "Byte"        ? "byte"
                            : name == "Short"     ? "short"
                            : name == "Character" ? "char"
                            : name == "Long"      ? "long"
                                                  : "int";
    return "(Object) (" + own + ") " + digits;
  }

  void addObjects() {
    const auto& objects = refutation_.inputs.objects;
    for (std::size_t i = 0; i < objects.size(); ++i) {
      const InputObject& object = objects[i];
      if (holdingOf(object) == Holding::Part) continue;
      const std::string name = "Object " + nameOfObject(static_cast<std::int64_t>(i)) + " = ";
      if (object.isArray())
        add(name + "array(" + contract_.classText(*object.type.element) + ", " +
            std::to_string(object.elements.size()) + ");");
      else if (const Holding holding = holdingOf(object); holding != Holding::Nothing)
        add(name + "new java.util." + std::string(refute::javaClassOf(*object.type.declaration)) +
            (holding == Holding::Entries ? "<Object, Object>();" : "<Object>();"));
      else if (object.type.declaration->kind == ast::ClassKind::Interface)
        add(name + "stub(" + contract_.ownerText(*object.type.declaration) + ");");
      else if (object.type.declaration->isAbstract)
        throw JavaContract::Unsayable{"no class makes the abstract " +
                                      std::string(object.type.declaration->name)};
      else
        add(name + "make(" + contract_.ownerText(*object.type.declaration) + ");");
    }
    addOptionals();
    for (std::size_t i = 0; i < objects.size(); ++i)
      fill(nameOfObject(static_cast<std::int64_t>(i)), objects[i]);
  }

  static Holding holdingOf(const InputObject& object) {
    return object.isArray() ? Holding::Nothing : refute::holdingOf(*object.type.declaration);
  }

  // They are made with what they hold, which may be another one of them: that came up later.
  void addOptionals() {
    const auto& objects = refutation_.inputs.objects;
    for (std::size_t i = objects.size(); i-- > 0;) {
      if (holdingOf(objects[i]) != Holding::Part) continue;
      const bool isEmpty = objects[i].elements.empty();
      add("Object " + nameOfObject(static_cast<std::int64_t>(i)) +
          " = java.util.Optional.ofNullable((Object) " +
          (isEmpty ? "null" : value(any(), objects[i].elements.front())) + ");");
    }
  }

  ast::Type any() const { return {ast::TypeKind::Class, program_.object}; }

  void fill(const std::string& name, const InputObject& object) {
    if (object.isArray()) {
      for (std::size_t at = 0; at < object.elements.size(); ++at)
        add("java.lang.reflect.Array.set(" + name + ", " + std::to_string(at) + ", " +
            value(*object.type.element, object.elements[at]) + ");");
    } else {
      fillHolder(name, object);
    }
    for (const auto& [field, held] : object.fields) {
      if (field->isOuter || field->constant != nullptr) continue;
      set(name, *field, held);
    }
  }

  void fillHolder(const std::string& name, const InputObject& object) {
    const Holding holding = holdingOf(object);
    if (holding == Holding::Part) return;
    const auto part = [&](std::size_t at) { return value(any(), object.elements[at]); };
    if (holding == Holding::Entries) {
      for (std::size_t at = 0; at + 1 < object.elements.size(); at += 2)
        add("((java.util.Map<Object, Object>) " + name + ").put(" + part(at) + ", " + part(at + 1) + ");");
      return;
    }
    for (std::size_t at = 0; at < object.elements.size(); ++at)
      add("((java.util.Collection<Object>) " + name + ").add(" + part(at) + ");");
  }

  void set(const std::string& object, const ast::FieldDecl& field, const InputValue& held) {
    add("set(" + object + ", " + contract_.ownerText(*field.owner) + ", \"" + std::string(field.name) +
        "\", " + value(field.type, held) + ");");
  }

  // The variables, and what is remembered of what they lead to.
  void addRoots() {
    for (const auto& [field, held] : refutation_.inputs.statics) {
      set("null", *field, held);
      add("rememberStatic(" + contract_.ownerText(*field->owner) + ", \"" + std::string(field->name) +
          "\");");
    }
    for (const symbex::InputGraph::Symbol& symbol : refutation_.inputs.symbols) {
      const bool isSelf = symbol.name == "this";
      const std::string name = isSelf ? "self" : "$" + symbol.name;
      add(JavaContract::typeOf(symbol.type) + " " + name + " = " + value(symbol.type, symbol.value) + ";");
      if (symbol.type.isReference()) add("remember(" + name + ");");
    }
  }

  void addCall() {
    std::string arguments;
    for (const ast::Variable* const parameter : method_.parameters)
      arguments += ", " + JavaContract::narrowed(parameter->type, JavaContract::nameOf(*parameter));
    const bool isInstance = !method_.isStatic && !isCreation_;
    const std::string call = "call(" + contract_.ownerText(*method_.owner) + ", \"" +
                             (isCreation_ ? "new" : std::string(method_.name)) + "\", " +
                             contract_.typesOf(method_) + ", " + (isInstance ? "self" : "null") + arguments +
                             ")";
    const bool isEndless = refutation_.java->end == JavaRun::End::Endless;
    add("Object " + std::string(isCreation_ ? "self" : "result") + " = " +
        (isEndless ? "inTime(() -> " + call + ")" : call) + ";");
  }

  void addChecks(const std::vector<const ast::Assertion*>& parts, const std::string& when) {
    for (const ast::Assertion* const part : parts) {
      try {
        const std::string condition = contract_.of(*part);
        const std::string what = ast::toString(*part) + " does not hold" + (when.empty() ? "" : " " + when);
        add("check(" + ast::quoted(what) + ", () -> " + condition + ");");
        ++checks_;
      } catch (const JavaContract::Unsayable& unsayable) {
        why_ = unsayable.why;
      }
    }
  }

  const ast::Program& program_;
  const refute::Refutation& refutation_;
  const ast::MethodDecl& method_;
  const bool isCreation_;
  JavaContract contract_;
  std::string text_, why_;
  unsigned checks_ = 0;
};

std::string nameFor(const refute::Refutation& refutation, std::set<std::string>& taken) {
  const ast::MethodDecl& method = *refutation.member->method;
  const std::string_view member = method.kind == ast::MethodKind::Constructor ? "new" : method.name;
  const std::string name = "Refuted_" + plain(ast::nestedName(*method.owner)) + "_" + plain(member) + "_" +
                           std::to_string(refutation.failure->range.line);
  std::string chosen = name;
  for (unsigned i = 2; !taken.insert(chosen).second; ++i) chosen = name + "_" + std::to_string(i);
  return chosen;
}

// Why Java cannot be asked for it; empty: it can.
std::string whyNot(const ast::Program& program, const refute::Refutation& refutation) {
  const ast::MethodDecl& method = *refutation.member->method;
  if (method.owner == nullptr || program.sources.at(method.range.file).dialect != ast::Dialect::Java)
    return "the program is not Java";
  if (method.isGhost || method.owner->name.empty()) return "the member exists in annotations only";
  if (method.kind == ast::MethodKind::Constructor && method.owner->isAbstract)
    return "there are no objects of the very class";
  if (method.isImplicit || method.name.starts_with('<') || method.name.starts_with('$'))
    return "nobody can call the member";
  if (!refutation.java) return "nobody has asked what Java does";
  return refutation.java->end == JavaRun::End::Nothing ? refutation.java->because : "";
}

}  // namespace

std::variant<JavaTest, NoJavaTest> toJavaTest(const ast::Program& program,
                                              const refute::Refutation& refutation,
                                              std::set<std::string>& taken) {
  if (std::string why = whyNot(program, refutation); !why.empty()) return NoJavaTest{std::move(why)};
  try {
    std::set<std::string> names = taken;
    const std::string name = nameFor(refutation, names);
    std::string text = Test(program, refutation).write(name);
    taken.insert(name);
    return JavaTest{name, std::move(text)};
  } catch (const JavaContract::Unsayable& unsayable) {
    return NoJavaTest{unsayable.why};
  }
}

}  // namespace warrant::report
