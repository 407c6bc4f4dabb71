import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** A class, interface or enum, and what a generator knows of it. */
final class ClassPart extends Part {
  /** `parameters` and `result` are as written in the class; `result` is null for constructors. */
  record Method(String name, List<String> parameters, String result, boolean isStatic, boolean isAbstract) {}

  record Field(String name, String type, boolean isStatic) {}

  String modifiers = "";
  String word = "class";
  String simpleName;
  String qualifiedName;
  /** Of its one type parameter; null: it has none. */
  String typeParameter;
  String bound;
  boolean isAbstract;
  boolean isStatic = true;
  ClassPart outer;
  /** Types with their arguments, and the classes that they are of. */
  String superclass;
  ClassPart superclassPart;
  final List<String> interfaces = new ArrayList<>();
  final List<ClassPart> interfaceParts = new ArrayList<>();
  final List<Method> methods = new ArrayList<>();
  final List<Method> constructors = new ArrayList<>();
  final List<Field> fields = new ArrayList<>();

  ClassPart() {
    super(Kind.CLASS, "");
  }

  boolean isInterface() {
    return word.equals("interface");
  }

  @Override
  String header() {
    StringBuilder text = new StringBuilder(modifiers);
    text.append(isAbstract && !isInterface() ? "abstract " : "").append(word).append(' ').append(simpleName);
    if (typeParameter != null) {
      text.append('<').append(typeParameter).append(bound == null ? "" : " extends " + bound).append('>');
    }
    text.append(superclass == null ? "" : " extends " + superclass);
    StringJoiner above = new StringJoiner(", ", isInterface() ? " extends " : " implements ", "").setEmptyValue("");
    interfaces.forEach(above::add);
    return text.append(above).append(" {").toString();
  }

  @Override
  boolean weaken(String problem) {
    if (problem.contains("does.not.override.abstract") && !isAbstract && word.equals("class") && !modifiers.contains("final")) {
      isAbstract = true;
      return true;
    }
    if (!interfaces.isEmpty()) {
      interfaces.remove(interfaces.size() - 1);
      return true;
    }
    if (superclass != null) {
      superclass = null;
      return true;
    }
    return false;
  }
}
