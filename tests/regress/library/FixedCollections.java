import java.util.*;

// What List.of, Set.of, Map.of and Collections make is never changed, and some of it must not be asked about null.
class FixedCollections {
  static void okOf() {
    List<String> list = List.of("a", "b");
    assert list.size() == 2 && list.get(1) == "b" && list.contains("a") && !list.contains("c");
    for (String s : list)
      //@ invariant acc(list.valid(), 1/8);
    {
      assert list.contains(s);
    }
    List<String> own = new ArrayList<>(List.of("x", "y", "z"));
    own.add("w");
    assert own.size() == 4;
    own.addAll(list);
    assert own.size() == 6;
  }

  static void wrongAdd() {
    List<String> list = List.of("a", "b");
    list.add("c"); //~ precondition:predicate
  }

  static void wrongNull() {
    List<String> list = List.of("a", "b");
    boolean has = list.contains(null); //~ precondition:false
  }

  static boolean wrongAsked(List<String> list, String name)
    //@ requires list != null && acc(list.valid(), 1/2);
    //@ ensures acc(list.valid(), 1/2);
  {
    return list.contains(name); //~ precondition:false
  }

  static boolean okAsked(List<String> list, String name)
    //@ requires list != null && acc(list.valid(), 1/2) && name != null;
    //@ ensures acc(list.valid(), 1/2);
  {
    return list.contains(name) && list.indexOf(name) >= 0;
  }

  static void okElevenElements() {
    List<Integer> many = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    assert many.size() == 11;
    int last = many.get(10);
    assert last == 11;
  }

  static void wrongElement(String s) {
    List<String> list = List.of("a", s); //~ precondition:false
  }

  static void okSet() {
    Set<String> set = Set.of("a", "b");
    assert set.contains("a") && set.size() == 2 && !set.contains("c");
  }

  static void wrongTwice() {
    Set<String> set = Set.of("a", "a"); //~ precondition:false
  }

  static void okMap() {
    Map<String, Integer> map = Map.of("a", 1, "b", 2);
    int one = map.get("a");
    assert one == 1 && map.size() == 2;
    assert map.getOrDefault("c", 5) == 5;
    Set<String> keys = new HashSet<>();
    for (String key : map.keySet())
      //@ invariant keys.valid();
    {
      keys.add(key);
    }
  }

  static void wrongPut() {
    Map<String, Integer> map = Map.of("a", 1);
    map.put("b", 2); //~ precondition:predicate
  }

  static void wrongSetNull() {
    Set<String> set = Set.of("a");
    set.contains(null); //~ precondition:false
  }

  static void wrongMapNull() {
    Map<String, Integer> map = Map.of("a", 1);
    map.get(null); //~ precondition:false
  }

  static void wrongRemove() {
    Iterator<String> all = List.of("a", "b").iterator();
    all.next();
    all.remove(); //~ precondition:predicate
  }

  static void okCollections(List<String> own)
    //@ requires own != null && own.valid() && own.isModifiable() && own.size() == 3;
  {
    Collections.swap(own, 0, 1);
    Collections.reverse(own);
    List<String> shown = Collections.unmodifiableList(own);
    assert shown.size() == 3 && shown.get(0) == own.get(0);
    own.add("x"); //~ precondition:predicate
  }

  static void okEmpty() {
    List<String> none = Collections.emptyList();
    Map<String, String> noMap = Collections.emptyMap();
    Set<String> noSet = Collections.emptySet();
    assert none.isEmpty() && noMap.isEmpty() && noSet.isEmpty() && !none.contains(null);
    List<String> one = Collections.singletonList("a");
    assert one.contains("a") && one.size() == 1;
  }

  static void okSort(List<String> names, List<Integer> numbers)
    //@ requires names != null && names.valid() && names.isModifiable() && (\forall int i; 0 <= i && i < names.size(); names.view()[i] instanceof String);
    //@ requires numbers != null && numbers.valid() && numbers.isModifiable() && (\forall int i; 0 <= i && i < numbers.size(); numbers.view()[i] instanceof Integer);
    //@ ensures names.valid() && names.size() == \old(names.size()) && numbers.valid();
  {
    Collections.sort(names);
    Collections.sort(numbers);
    //@ assert names.view().bag == \old(names.view().bag);
  }

  static void okSets(List<String> given)
    //@ requires given != null && given.valid() && (\forall int i; 0 <= i && i < given.size(); Objects.isValue(given.view()[i]));
    //@ ensures given.valid();
  {
    Set<String> a = new HashSet<>(given);
    a.add("z");
    assert a.contains("z");
    a.addAll(given);
    assert a.contains("z");
  }

  static void wrongSort(List<String> list)
    //@ requires list != null && list.valid();
  {
    Collections.sort(list); //~ precondition:false
  }

  static void wrongSets(List<FixedCollections> given)
    //@ requires given != null && given.valid();
  {
    Set<FixedCollections> a = new HashSet<>(given); //~ precondition:false
  }

  static void wrongAddAll(List<String> list)
    //@ requires list != null && list.valid() && list.isModifiable();
  {
    list.addAll(list); //~ precondition:predicate
  }

  static void wrongOrder(List<String> list)
    //@ requires list != null && acc(list.valid(), 1/2);
  {
    List<String> part = Collections.unmodifiableList(list);
    assert list.size() == 0; //~ precondition:predicate
  }

  static List<String> okCopy(List<String> list)
    //@ requires list != null && list.valid() && !(null \in list.view());
    //@ ensures list.valid() && \result != null && acc(\result.valid(), 1/2) && \result.size() == list.size();
  {
    return List.copyOf(list);
  }

  static List<String> wrongCopy(List<String> list)
    //@ requires list != null && list.valid();
    //@ ensures list.valid();
  {
    return List.copyOf(list); //~ precondition:false
  }
}
