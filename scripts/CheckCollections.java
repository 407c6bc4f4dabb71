import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * java CheckCollections.java LIBRARY: whether the contracts of the library's collections and of StringBuilder hold of the JDK that runs this.
 * Methods are called at random, with arguments for which the precondition holds; then the postcondition is evaluated,
 * as it is written, on the collection and on a copy of it as it was.
 */
public class CheckCollections {
  private static final Pattern MEMBER =
      Pattern.compile("((?: *//@ .*\n)+) *(?:/\\*@ pure @\\*/ )?(?:public )?(?:default )?(?:static <[\\w, ]+> )?(?:[\\w<>]+(?:, \\w+>)? )?(\\w+)\\(([^)]*)\\);");
  private static final Pattern CLAUSE = Pattern.compile("//@ (requires|ensures) (.*);");
  private static final Object[] VALUES = {null, "a", "b", new String("a"), 1, 1000, Integer.valueOf(1000), 'c', true, 7L, "", 128, Thread.State.NEW, new Object()};

  private static final Map<String, Class<?>> TYPES = Map.of("int", int.class, "long", long.class, "char", char.class,
      "boolean", boolean.class, "float", float.class, "double", double.class, "String", String.class);
  private static final String[] TEXTS = {null, "", "a", "ba", "\uD83D\uDE00", "\uDE00", "\u0000c"};

  private record Contract(String of, Executable method, List<String> names, List<String> requires, List<String> ensures) {}

  private final Path library;
  private final Random random = new Random(1);
  private int calls = 0;

  CheckCollections(Path library) {
    this.library = library;
  }

  public static void main(String[] arguments) throws Exception {
    CheckCollections check = new CheckCollections(Path.of(arguments[0]));
    check.run(new String[] {"Collection", "List", "ArrayList"}, ArrayList.class);
    check.run(new String[] {"Collection", "Queue", "Deque", "ArrayDeque"}, ArrayDeque.class);
    check.run(new String[] {"Collection", "List", "Queue", "Deque", "LinkedList"}, LinkedList.class);
    check.run(new String[] {"Set", "HashSet"}, HashSet.class);
    check.run(new String[] {"Set", "HashSet", "LinkedHashSet"}, LinkedHashSet.class);
    check.run(new String[] {"Map", "HashMap"}, HashMap.class);
    check.run(new String[] {"Map", "HashMap", "LinkedHashMap"}, LinkedHashMap.class);
    check.run(new String[] {"StringBuilder"}, StringBuilder.class);
    check.runFixed();
    check.runIterators();
    check.runEntries();
    System.out.println(check.calls + " calls agree with the contracts");
  }

  /** An iterator with what its contract says of it. */
  public static final class Position implements Iterator<Object> {
    private final Collection<Object> of;
    private final Iterator<Object> iterator;
    private int count = 0;
    private boolean canRemove = false;
    private Seq kept = null;  // of a copy: what the elements were

    Position(Collection<Object> of, Iterator<Object> iterator) {
      this.of = of;
      this.iterator = iterator;
    }

    public Collection<Object> of() {
      return of;
    }

    public Seq elements() {
      return kept == null ? new Seq(of) : kept;
    }

    public boolean canRemove() {
      return canRemove;
    }

    public int count() {
      return count;
    }

    @Override
    public boolean hasNext() {
      return iterator.hasNext();
    }

    @Override
    public Object next() {
      count++;
      canRemove = true;
      return iterator.next();
    }

    @Override
    public void remove() {
      count--;
      canRemove = false;
      iterator.remove();
    }

    // It is for what the contract asks, not for going on.
    Position copy() {
      Position copy = new Position(of, iterator);
      copy.count = count;
      copy.canRemove = canRemove;
      copy.kept = elements();
      return copy;
    }
  }

  private void runIterators() throws Exception {
    List<Contract> contracts = contractsOf("Iterator");
    for (int i = 0; i < 3000; i++) {
      List<Collection<Object>> empty = List.of(new ArrayList<>(), new LinkedList<>(), new ArrayDeque<>(), new HashSet<>());
      Collection<Object> of = empty.get(i % empty.size());
      for (int n = random.nextInt(4); n > 0; n--) {
        of.add(random.nextInt(9));
      }
      Position position = new Position(of, of.iterator());
      for (int step = 0; step < 9; step++) {
        call(contracts.get(random.nextInt(contracts.size())), position);
      }
    }
  }

  /** An entry of a map with what its contract says of it. */
  public static final class At implements Map.Entry<Object, Object> {
    private final Map<Object, Object> of;
    private final Map.Entry<Object, Object> entry;

    At(Map<Object, Object> of, Map.Entry<Object, Object> entry) {
      this.of = of;
      this.entry = entry;
    }

    public Map<Object, Object> of() {
      return of;
    }

    public Object key() {
      return entry.getKey();
    }

    @Override
    public Object getKey() {
      return entry.getKey();
    }

    @Override
    public Object getValue() {
      return entry.getValue();
    }

    @Override
    public Object setValue(Object value) {
      return entry.setValue(value);
    }

    At copy() {
      return new At(new LinkedHashMap<>(of), new java.util.AbstractMap.SimpleImmutableEntry<>(entry));
    }
  }

  // A loop meets the entries in the order of the keys, each with the value that the map had for its key at first, although
  // others are changed before.
  private void runEntries() throws Exception {
    List<Contract> contracts = contractsOf("Map$Entry");
    for (int i = 0; i < 1000; i++) {
      Map<Object, Object> map = new HashMap<>();
      for (int n = random.nextInt(6); n > 0; n--) {
        map.put(drawn(Object.class), drawn(Object.class));
      }
      Map<Object, Object> contents = new HashMap<>(map);
      Iterator<Object> keys = new ArrayList<>(map.keySet()).iterator();
      for (Map.Entry<Object, Object> entry : map.entrySet()) {
        if (entry.getKey() != keys.next() || entry.getValue() != contents.get(entry.getKey())) {
          throw new AssertionError(entry + " of " + map);
        }
        for (int step = 0; step < 4; step++) {
          call(contracts.get(random.nextInt(contracts.size())), new At(map, entry));
        }
      }
    }
  }

  /** What nobody changes, or may ask about null: methods that need no more than a part of it. */
  private void runFixed() throws Exception {
    List<Object> all = List.of(List.of(), List.of("a"), List.of("a", 1), List.of(1, 2, "b", 7L), List.of("a", "a"), Set.of(), Set.of("a"), Set.of(1, "b", 1000),
        Map.of(), Map.of("a", 1), Map.of(1, "b", "a", 7L), java.util.Collections.emptyList(), java.util.Collections.unmodifiableList(Arrays.asList("a", null)),
        java.util.Collections.singletonList(null), Arrays.asList("a", 1), java.util.Collections.unmodifiableSet(new HashSet<>(List.of("a", 1))));
    for (Object fixed : all) {
      for (Contract contract : contractsOf(fixed instanceof List ? "List" : fixed instanceof Set ? "Set" : "Map")) {
        boolean isPure = contract.ensures().stream().noneMatch(clause -> clause.matches("valid\\(\\).*"));
        for (int i = 0; isPure && i < 100; i++) {
          call(contract, fixed);
        }
      }
    }
    for (Contract contract : contractsOf("Collections")) {
      for (int i = 0; i < 300; i++) {
        call(contract, List.of());
      }
    }
  }

  private static boolean allowsNull(Object of) {
    try {
      boolean ignored = of instanceof Map<?, ?> map ? map.containsKey(null) : ((Collection<?>) of).contains(null);
      return true;
    } catch (NullPointerException exception) {
      return false;
    }
  }

  private static boolean isModifiable(Object of) {
    String made = of.getClass().getName();
    return !made.startsWith("java.util.ImmutableCollections$") && !made.startsWith("java.util.Collections$");
  }

  private List<Contract> contractsOf(String name) throws Exception {
    List<Contract> contracts = new ArrayList<>();
    String path = (name.startsWith("String") ? "java/lang/" : "java/util/") + name.replaceFirst("\\$.*", "");
    Class<?> type = Class.forName((name.startsWith("String") ? "java.lang." : "java.util.") + name);
    String text = Files.readString(library.resolve(path + ".java"));
    int nested = text.indexOf("\n  interface ");
    Matcher member = MEMBER.matcher(nested < 0 ? text : name.contains("$") ? text.substring(nested) : text.substring(0, nested));
    while (member.find()) {
      List<String> requires = new ArrayList<>(), ensures = new ArrayList<>(), names = new ArrayList<>();
      Matcher clause = CLAUSE.matcher(member.group(1));
      while (clause.find()) {
        (clause.group(1).equals("requires") ? requires : ensures).add(clause.group(2));
      }
      List<Class<?>> types = new ArrayList<>();
      for (String parameter : member.group(3).isBlank() ? new String[0] : member.group(3).split(", (?![^<]*>)")) {
        types.add(parameter.matches("(Collection|List|Set|Map)<.*") ? interfaceNamed(parameter) : parameter.contains("...") ? Object[].class : TYPES.getOrDefault(parameter.split(" ")[0], Object.class));
        names.add(parameter.substring(parameter.lastIndexOf(' ') + 1));
      }
      Class<?>[] parameters = types.toArray(new Class<?>[0]);
      if (member.group(2).equals("iterator") || types.contains(Object[].class)) {
        continue;  // runIterators
      }
      boolean isConstructor = member.group(2).equals(name);
      Executable method = isConstructor ? type.getConstructor(parameters) : type.getMethod(member.group(2), parameters);
      contracts.add(new Contract(name, method, names, requires, ensures));
    }
    return contracts;
  }

  private static Class<?> interfaceNamed(String parameter) {
    return parameter.startsWith("Map") ? Map.class : parameter.startsWith("List") ? List.class : parameter.startsWith("Set") ? Set.class : Collection.class;
  }

  private void run(String[] interfaces, Class<?> made) throws Exception {
    List<Contract> contracts = new ArrayList<>();
    for (String name : interfaces) {
      contracts.addAll(contractsOf(name));
    }
    Set<Contract> called = new HashSet<>();
    for (int i = 0; i < 300; i++) {
      Object self = made.getConstructor().newInstance();
      for (int step = 0; step < 60; step++) {
        Contract contract = contracts.get(random.nextInt(contracts.size()));
        if (!contract.method().getName().equals("clear") || random.nextInt(9) == 0) {
          if (call(contract, self)) {
            called.add(contract);
          }
        }
      }
    }
    for (Contract contract : contracts) {
      boolean isRare = contract.names().size() > 5;  // so many different elements are drawn seldom
      if (!isRare && !called.contains(contract)) {
        throw new AssertionError("never called: " + contract.method());
      }
    }
  }

  private boolean call(Contract contract, Object self) throws Exception {
    Map<String, Object> names = new HashMap<>(), given = new HashMap<>();
    Object[] passed = new Object[contract.names().size()];
    for (int i = 0; i < passed.length; i++) {
      boolean isEquals = contract.method().getName().equals("equals");
      passed[i] = isEquals ? drawnEqual(self) : drawn(contract.method().getParameterTypes()[i]);
      names.put(contract.names().get(i), passed[i] instanceof Integer n && isInt(contract.method().getParameterTypes()[i])
          ? Long.valueOf(n) : passed[i]);
    }
    names.forEach((name, value) -> given.put(name, value instanceof List<?> list ? new ArrayList<>(list) : value));
    boolean isFixed = (self instanceof List || self instanceof Set || self instanceof Map) && !allowsNull(self);
    Object before = isFixed ? self : copy(self);
    for (String clause : contract.requires()) {
      if (!(boolean) new Evaluation(clause, names, before, before, given).whole()) {
        return false;
      }
    }
    Object result, after = self;
    try {
      if (contract.method() instanceof Constructor<?> constructor) {
        result = after = constructor.newInstance(passed);
      } else {
        result = ((Method) contract.method()).invoke(self, passed);
      }
    } catch (InvocationTargetException exception) {
      throw new AssertionError(contract.method() + Arrays.toString(passed) + " of " + before, exception.getCause());
    }
    names.put("result", result instanceof Integer n && contract.method() instanceof Method one && isInt(one.getReturnType()) ? Long.valueOf(n) : result);
    for (String clause : contract.ensures()) {
      if (!(boolean) new Evaluation(clause, names, after, before, given).whole()) {
        throw new AssertionError(contract.method() + Arrays.toString(passed) + " of " + before + " yields " + result
            + " and " + after + ", against: " + clause);
      }
    }
    calls++;
    return true;
  }

  private static boolean isInt(Class<?> type) {
    return type == int.class;
  }

  private Object drawn(Class<?> type) {
    return type == int.class ? (Object) (random.nextInt(8) - 1)
        : type == long.class ? (Object) random.nextLong()
        : type == char.class ? (Object) (char) (random.nextBoolean() ? 'a' : random.nextInt(65536))
        : type == boolean.class ? (Object) random.nextBoolean()
        : type == float.class ? (Object) (float) random.nextGaussian()
        : type == double.class ? (Object) (random.nextInt(4) == 0 ? Double.NaN : random.nextGaussian())
        : type == Collection.class ? drawnCollection()
        : type == List.class ? random.nextInt(9) == 0 ? null : drawnList()
        : type == Set.class ? new HashSet<>(drawnList())
        : type == Map.class ? random.nextInt(9) == 0 ? null : drawnMap()
        : type == String.class ? TEXTS[random.nextInt(TEXTS.length)] : VALUES[random.nextInt(VALUES.length)];
  }

  private List<Object> drawnList() {
    boolean areTexts = random.nextBoolean();
    List<Object> drawn = random.nextBoolean() ? new ArrayList<>() : new LinkedList<>();
    for (int n = random.nextInt(5); n > 0; n--) {
      drawn.add(areTexts ? (Object) ("" + random.nextInt(9)) : (Object) random.nextInt(9));
    }
    return drawn;
  }

  private Map<Object, Object> drawnMap() {
    Map<Object, Object> drawn = random.nextBoolean() ? new HashMap<>() : new LinkedHashMap<>();
    for (int n = random.nextInt(5); n > 0; n--) {
      drawn.put(drawn(Object.class), drawn(Object.class));
    }
    return drawn;
  }

  /** What `equals` is asked about. */
  private Object drawnEqual(Object self) {
    return switch (random.nextInt(4)) {
      case 0 -> copy(self);
      case 1 -> self instanceof Set<?> set ? new HashSet<>(set) : self instanceof List<?> list ? new LinkedList<>(list)
          : self instanceof Map<?, ?> map ? changed(map) : self;
      case 2 -> random.nextBoolean() ? drawnList() : drawnCollection();
      default -> drawn(Object.class);
    };
  }

  /** Another map, with a key or a value more or less, if any. */
  private Map<Object, Object> changed(Map<?, ?> map) {
    Map<Object, Object> changed = new HashMap<>(map);
    Object key = drawn(Object.class);
    if (random.nextInt(3) == 0) {
      changed.remove(key);
    } else if (random.nextBoolean()) {
      changed.put(key, drawn(Object.class));
    }
    return changed;
  }

  private Object drawnCollection() {
    Collection<Object> drawn = random.nextBoolean() ? new HashSet<>() : new LinkedList<>();
    for (int n = random.nextInt(5); n > 0; n--) {
      drawn.add(drawn(Object.class));
    }
    return random.nextInt(9) == 0 ? null : drawn;
  }

  private static Object copy(Object of) {
    return of instanceof Position position ? position.copy()
        : of instanceof At at ? at.copy()
        : of instanceof StringBuilder text ? new StringBuilder(text)
        : of instanceof Map<?, ?> map ? new LinkedHashMap<>(map)
        : of instanceof Set<?> set ? new LinkedHashSet<>(set)
        : of instanceof ArrayDeque<?> queue ? new ArrayDeque<>(queue)
        : of instanceof LinkedList<?> list ? new LinkedList<>(list)
                                            : new ArrayList<>((List<?>) of);
  }

  /** A sequence, equal to another one of the same objects. */
  public static final class Seq {
    final List<Object> list;

    Seq(Collection<?> elements) {
      list = new ArrayList<>(elements);
    }

    Seq joined(Seq other) {
      Seq whole = new Seq(list);
      whole.list.addAll(other.list);
      return whole;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof Seq seq) || seq.list.size() != list.size()) {
        return false;
      }
      for (int i = 0; i < list.size(); i++) {
        if (list.get(i) != seq.list.get(i)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public int hashCode() {
      return list.size();
    }
  }

  /** The value of a clause; numbers are `Long`, what stands for all that equal it is itself. */
  private static final class Evaluation {
    private static final Pattern TOKEN =
        Pattern.compile("\\s*(\"\"|==>|==|!=|<=|>=|&&|\\|\\||->|\\.\\.|\\\\\\w+|\\w+|[\\[\\]{}().,;<>+\\-!?:|])");
    private static final Map<Object, Object> KEYS = new HashMap<>();
    private final List<String> tokens = new ArrayList<>();
    private final Map<String, Object> names;
    private final Object before;
    private final Map<String, Object> given;  // the lists among the arguments, as they were
    private Object state;
    private int next = 0;

    Evaluation(String text, Map<String, Object> names, Object state, Object before, Map<String, Object> given) {
      String plain = text.replaceAll("(seq|set|map)<[^>]*>\\{", "$1{").replaceAll("acc\\([^,]*, [^)]*\\)", "valid()");
      Matcher token = TOKEN.matcher(plain);
      while (token.find()) {
        tokens.add(token.group(1));
      }
      tokens.add("");
      this.names = new LinkedHashMap<>(names);
      this.state = state;
      this.before = before;
      this.given = given;
    }

    Object whole() {
      Object value = choice();
      if (next + 1 != tokens.size()) {
        throw new IllegalArgumentException("at " + tokens.get(next) + " in " + tokens);
      }
      return value;
    }

    private boolean accept(String token) {
      boolean isThere = tokens.get(next).equals(token);
      next += isThere ? 1 : 0;
      return isThere;
    }

    private void expect(String token) {
      if (!accept(token)) {
        throw new IllegalArgumentException("expected " + token + " at " + next + " in " + tokens);
      }
    }

    // What is not evaluated in Java is passed over: it need not have a value.
    private Object guarded(boolean isMeant, java.util.function.Supplier<Object> part) {
      int start = next;
      try {
        return part.get();
      } catch (IndexOutOfBoundsException | IllegalArgumentException | NullPointerException | ClassCastException exception) {
        if (isMeant) {
          throw exception;
        }
        next = start;
        return skip();
      }
    }

    private Object skip() {
      int depth = 0;
      while (depth > 0 || !List.of("", ")", ":", "&&", "||", "==>", ";", "}", "]").contains(tokens.get(next))) {
        depth += "([{".contains(tokens.get(next)) ? 1 : ")]}".contains(tokens.get(next)) ? -1 : 0;
        next++;
      }
      return null;
    }

    private Object choice() {
      Object condition = implication();
      if (!accept("?")) {
        return condition;
      }
      Object yes = guarded((boolean) condition, this::choice);
      expect(":");
      Object no = guarded(!(boolean) condition, this::choice);
      return (boolean) condition ? yes : no;
    }

    private Object implication() {
      Object left = disjunction();
      if (!accept("==>")) {
        return left;
      }
      Object right = guarded((boolean) left, this::implication);
      return !(boolean) left || (boolean) right;
    }

    private Object disjunction() {
      Object left = conjunction();
      while (accept("||")) {
        boolean isMeant = !(boolean) left;
        Object right = guarded(isMeant, this::conjunction);
        left = !isMeant || (boolean) right;
      }
      return left;
    }

    private Object conjunction() {
      Object left = relation();
      while (accept("&&")) {
        boolean isMeant = (boolean) left;
        Object right = guarded(isMeant, this::relation);
        left = isMeant && (boolean) right;
      }
      return left;
    }

    private Object relation() {
      Object left = sum();
      if (accept("==")) {
        return areSame(left, sum());
      }
      if (accept("!=")) {
        return !areSame(left, sum());
      }
      if (accept("instanceof")) {
        return switch (tokens.get(next++)) {
          case "String" -> left instanceof String;
          case "List" -> left instanceof List;
          case "Set" -> left instanceof Set;
          case "Map" -> left instanceof Map;
          default -> left instanceof Integer;
        };
      }
      if (accept("\\in")) {
        Object of = sum();
        return of instanceof Seq seq ? seq.list.stream().anyMatch(element -> element == left) : ((Collection<?>) of).contains(left);
      }
      for (String sign : List.of("<=", ">=", "<", ">")) {
        if (accept(sign)) {
          int order = Long.compare(number(left), number(sum()));
          return sign.startsWith("<") ? order < 0 || (sign.length() > 1 && order == 0)
                                      : order > 0 || (sign.length() > 1 && order == 0);
        }
      }
      return left;
    }

    private static boolean areSame(Object left, Object right) {
      boolean areNumbers = (left instanceof Character || left instanceof Long) && (right instanceof Character || right instanceof Long);
      if (areNumbers && (left instanceof Character || right instanceof Character)) {
        return number(left) == number(right);
      }
      boolean areValues = left instanceof Seq || left instanceof Collection || left instanceof Map || left instanceof Long
          || left instanceof Boolean;
      return areValues ? left.equals(right) : left == right;
    }

    private static long number(Object value) {
      return value instanceof Character character ? character : (Long) value;
    }

    private Object sum() {
      Object left = term();
      while (true) {
        if (accept("+")) {
          Object right = term();
          if (left instanceof Seq seq) {
            left = seq.joined((Seq) right);
          } else if (left instanceof Set<?> set) {
            Set<Object> union = new HashSet<>(set);
            union.addAll((Set<?>) right);
            left = union;
          } else if (left instanceof String || right instanceof String) {
            left = "" + left + right;
          } else {
            left = (Long) left + (Long) right;
          }
        } else if (accept("-")) {
          Object right = term();
          if (left instanceof Set<?> set) {
            Set<Object> rest = new HashSet<>(set);
            rest.removeAll((Set<?>) right);
            left = rest;
          } else {
            left = (Long) left - (Long) right;
          }
        } else {
          return left;
        }
      }
    }

    private Object term() {
      Object value = primary();
      while (true) {
        if (accept("[")) {
          value = selected(value);
        } else if (accept(".")) {
          String name = tokens.get(next++);
          if (value instanceof String text) {
            value = ofText(text, name);
          } else if (value instanceof Integer number) {
            expect("(");
            expect(")");
            value = (long) number;
          } else if (name.equals("order")) {
            expect("(");
            expect(")");
            value = new Seq((Collection<?>) value);
          } else if (name.equals("view") || name.equals("keyOrder")) {
            expect("(");
            expect(")");
            value = name.equals("view") ? value instanceof List<?> list ? new Seq(list) : copy(value) : new Seq(((Map<?, ?>) value).keySet());
          } else if (name.equals("allKeys")) {
            expect("(");
            expect(")");
            value = keysOf(new Seq((List<?>) value));
          } else if (name.equals("keys")) {
            value = accept("(") ? keysOf((Seq) closed()) : ((Map<?, ?>) value).keySet();
          } else if (name.equals("bag")) {
            Seq ordered = new Seq(((Seq) value).list);
            ordered.list.sort(java.util.Comparator.comparing(System::identityHashCode));
            value = ordered;
          } else if (name.equals("valid") || name.equals("allowsNull") || name.equals("isModifiable")) {
            expect("(");
            expect(")");
            value = name.equals("valid") || (name.equals("allowsNull") ? allowsNull(value) : isModifiable(value));
          } else {
            expect("(");
            Map<Object, Object> rest = new HashMap<>((Map<?, ?>) value);
            rest.remove(choice());
            expect(")");
            value = rest;
          }
        } else {
          return value;
        }
      }
    }

    private Object ofText(String text, String name) {
      expect("(");
      Object argument = accept(")") ? null : closed();
      return switch (name) {
        case "length" -> (long) text.length();
        case "charAt" -> text.charAt(((Long) argument).intValue());
        case "equals" -> text.equals(argument);
        case "indexOf" -> (long) text.indexOf((String) argument);
        case "lastIndexOf" -> (long) text.lastIndexOf((String) argument);
        default -> throw new IllegalArgumentException("no " + name);
      };
    }

    private Object selected(Object value) {
      boolean isOpen = accept("..");
      Object first = choice();
      Object selected;
      if (value instanceof Map<?, ?> map) {
        if (accept("->")) {
          Map<Object, Object> changed = new HashMap<>(map);
          changed.put(first, choice());
          selected = changed;
        } else {
          selected = map.get(first);
        }
      } else {
        List<Object> list = ((Seq) value).list;
        int at = ((Long) first).intValue();
        if (isOpen) {
          selected = new Seq(list.subList(0, at));
        } else if (accept("..")) {
          int end = tokens.get(next).equals("]") ? list.size() : ((Long) choice()).intValue();
          selected = new Seq(list.subList(at, end));
        } else if (accept("->")) {
          Seq changed = new Seq(list);
          changed.list.set(at, choice());
          selected = changed;
        } else {
          selected = list.get(at);
        }
      }
      expect("]");
      return selected;
    }

    private Object primary() {
      String token = tokens.get(next++);
      switch (token) {
        case "!":
          return !(boolean) term();
        case "-":
          return -(Long) term();
        case "|": {
          Object of = sum();
          expect("|");
          return of instanceof Seq seq ? (long) seq.list.size()
              : of instanceof Map<?, ?> map ? (long) map.size() : (long) ((Set<?>) of).size();
        }
        case "(":
          if (accept("String") || accept("Integer") || acceptCollection()) {  // a cast
            expect(")");
            return term();
          }
          return accept("\\forall") ? quantified(true) : accept("\\exists") ? quantified(false) : closed();
        case "\\old": {
          expect("(");
          Object now = state;
          Map<String, Object> namesNow = new HashMap<>(names);
          state = before;
          names.putAll(given);
          Object value = closed();
          state = now;
          names.putAll(namesNow);
          return value;
        }
        case "seq", "set", "map":
          return literal(token);
        case "null":
          return null;
        case "true":
          return true;
        case "this":
          return state;
        case "Objects":
          return ofObjects();
        default:
          return token.startsWith("\"") ? token.substring(1, token.length() - 1)
              : Character.isDigit(token.charAt(0)) ? Long.valueOf(token) : accept("(") ? called(token) : names.get(token);
      }
    }

    private boolean acceptCollection() {
      boolean isThere = List.of("List", "Set", "Map").contains(tokens.get(next)) && tokens.get(next + 1).equals("<");
      next += !isThere ? 0 : tokens.get(next).equals("Map") ? 6 : 4;
      return isThere;
    }

    private Object closed() {
      Object value = choice();
      expect(")");
      return value;
    }

    private Object literal(String kind) {
      expect("{");
      List<Object> elements = new ArrayList<>();
      Map<Object, Object> entries = new HashMap<>();
      while (!accept("}")) {
        accept(",");
        elements.add(choice());
        if (accept("->")) {
          entries.put(elements.get(elements.size() - 1), choice());
        }
      }
      return kind.equals("map") ? entries : kind.equals("seq") ? new Seq(elements) : new HashSet<>(elements);
    }

    // `int i; from <= i && i < to; body)`: for the numbers below the size, and those for which the range holds.
    // `Object o; …`: for those that are drawn.
    private Object quantified(boolean isForAll) {
      boolean isOfObjects = accept("Object");
      if (!isOfObjects) {
        expect("int");
      }
      String name = tokens.get(next++);
      expect(";");
      int start = next, end = start;
      boolean value = isForAll;
      for (long i = 0; i <= (isOfObjects ? VALUES.length - 1 : size()); i++) {
        next = start;
        names.put(name, isOfObjects ? KEYS.computeIfAbsent(VALUES[(int) i], key -> key) : (Object) i);
        boolean isMeant = (boolean) choice();
        expect(";");
        Object body = guarded(isMeant, this::choice);
        end = next;
        if (isMeant && (boolean) body != isForAll) {
          value = !isForAll;
        }
      }
      next = end;
      expect(")");
      names.remove(name);
      return value;
    }

    private long size() {
      return state instanceof StringBuilder text ? Math.max(text.length(), 9) : state instanceof Map<?, ?> map ? Math.max(map.size(), 9) : Math.max(((Collection<?>) state).size(), 9);
    }

    private Object ofObjects() {
      expect(".");
      String name = tokens.get(next++);
      expect("(");
      Object first = choice();
      if (name.equals("areEqual")) {
        expect(",");
        return java.util.Objects.equals(first, closed());
      }
      expect(")");
      return name.equals("key") ? KEYS.computeIfAbsent(first, key -> key) : (Object) true;
    }

    private static Seq keysOf(Seq of) {
      Seq keys = new Seq(of.list);
      keys.list.replaceAll(element -> KEYS.computeIfAbsent(element, key -> key));
      return keys;
    }

    private Object called(String name) {
      List<Object> arguments = new ArrayList<>();
      while (!accept(")")) {
        accept(",");
        arguments.add(choice());
      }
      if (name.equals("valid")) {
        return true;
      }
      if (name.equals("keys")) {
        return keysOf((Seq) arguments.get(0));
      }
      if (name.equals("allowsNull")) {
        return allowsNull(state);
      }
      if (name.equals("isModifiable")) {
        return isModifiable(state);
      }
      if (name.equals("text")) {
        return state.toString().intern();
      }
      if (name.equals("view")) {
        return state instanceof Map || state instanceof Set ? copy(state) : new Seq((Collection<?>) state);
      }
      if (name.equals("order") || name.equals("keyOrder")) {
        return new Seq(state instanceof Map<?, ?> map ? map.keySet() : (Collection<?>) state);
      }
      if (name.equals("placeOf")) {
        return (long) new ArrayList<>(((Map<?, ?>) state).keySet()).indexOf(arguments.get(0));
      }
      if (name.equals("hashOf")) {
        return (long) ((Seq) arguments.get(0)).list.hashCode();
      }
      if (name.equals("elements")) {
        return ((Position) state).elements();
      }
      for (Method method : state.getClass().getMethods()) {
        if (method.getName().equals(name) && method.getParameterCount() == arguments.size()) {
          try {
            Object value = method.invoke(state, arguments.toArray());
            return value instanceof Integer number && method.getReturnType() == int.class ? Long.valueOf(number) : value;
          } catch (ReflectiveOperationException exception) {
            throw new IllegalArgumentException(exception);
          }
        }
      }
      throw new IllegalArgumentException("no " + name);
    }
  }
}
