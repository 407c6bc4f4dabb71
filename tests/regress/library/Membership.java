import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Objects;

class Element {
  int x;

  public boolean equals(Object other) {
    return other instanceof Element;
  }
}

// What a list contains, by what equals what: strings, boxes and null.
class Membership {
  static void okKnown() {
    List<Integer> list = new ArrayList<>();
    boolean hasThree = list.contains(3);
    assert !hasThree;
    list.add(3);
    list.add(6);
    list.add(8);
    hasThree = list.contains(3);
    assert hasThree;
    boolean hasSeven = list.contains(7);
    assert !hasSeven;
    list.clear();
    hasThree = list.contains(3);
    assert !hasThree;
  }

  static void wrongKnown() {
    List<Integer> list = new ArrayList<>();
    list.add(3);
    boolean hasFour = list.contains(4);
    assert hasFour; //~ assert:false
  }

  static void wrongUnknown(List<Integer> list)
    //@ requires list != null && list.valid();
  {
    list.add(3);
    boolean hasFour = list.contains(4);
    assert !hasFour; //~ assert:false
  }

  // Equal, though two objects.
  static void okEqual(List<Integer> list)
    //@ requires list != null && list.valid();
  {
    list.add(4000);
    boolean isThere = list.contains(4000);
    assert isThere;
  }

  // A number of another class is none of the elements.
  static void wrongOtherClass() {
    List<Object> list = new ArrayList<>();
    list.add(3);
    boolean isThere = list.contains(3L);
    assert isThere; //~ assert:false
  }

  static void okPlaces(List<String> list)
    //@ requires list != null && list.valid();
  {
    list.add("a");
    list.add(0, "b");
    assert list.contains("a") && list.contains("b");
    int at = list.indexOf("b");
    assert at == 0;
  }

  // What is taken out, by what it equals, was there once.
  static void okTakenOut() {
    List<Integer> list = new ArrayList<>();
    list.add(1);
    list.add(2);
    list.remove(Integer.valueOf(1));
    boolean isThere = list.contains(1);
    assert !isThere;
  }

  static void wrongTakenOut() {
    List<Integer> list = new ArrayList<>();
    list.add(1);
    list.add(1);
    list.remove(Integer.valueOf(1));
    boolean isThere = list.contains(1);
    assert !isThere; //~ assert:false
  }

  static void okStillMissing(List<Integer> list)
    //@ requires list != null && list.valid() && !list.contains(7);
    //@ ensures list.valid() && !list.contains(7);
  {
    list.add(1);
    list.add(2);
    list.remove(Integer.valueOf(1));
  }

  static void wrongStillMissing(List<Integer> list, int n)
    //@ requires list != null && list.valid() && !list.contains(7);
    //@ ensures list.valid() && !list.contains(7); //~ postcondition:false
  {
    list.add(1);
    list.add(n);
    list.remove(Integer.valueOf(1));
  }

  static void okChanged() {
    List<String> list = new ArrayList<>();
    list.add("a");
    list.add("b");
    list.set(0, "c");
    assert list.contains("b") && list.contains("c") && !list.contains("a");
  }

  static void wrongChanged(List<String> list)
    //@ requires list != null && list.valid() && |list.view()| == 1;
  {
    boolean isThere = list.contains("a");
    list.set(0, "b");
    assert list.contains("a") == isThere; //~ assert:false
  }

  static void okRemoved() {
    List<String> list = new ArrayList<>();
    list.add("a");
    boolean isChanged = list.remove("b");
    assert !isChanged && list.contains("a");
    isChanged = list.remove("a");
    assert isChanged && list.isEmpty() && !list.contains("a");
  }

  static void okRemovedAt() {
    List<String> list = new ArrayList<>();
    list.add("a");
    list.add("b");
    list.remove(1);
    assert list.contains("a");
  }

  // One of them is left.
  static void wrongRemoved(List<String> list)
    //@ requires list != null && list.valid();
  {
    list.add("a");
    list.add("a");
    list.remove("a");
    assert !list.contains("a"); //~ assert:false
  }

  // Removed as a queue, of which no keys are known.
  static void wrongPolled() {
    LinkedList<String> list = new LinkedList<>();
    list.add("a");
    list.poll();
    list.addFirst("b");
    assert list.contains("a"); //~ assert:false
  }

  static void okMixed(Element element)
    //@ requires element != null;
  {
    List<Object> list = new ArrayList<>();
    list.add(element);
    assert !list.contains(null);
    list.add(null);
    assert list.contains(null);
  }

  // What equals it is its own affair.
  static void wrongObject(List<Element> list, Element element)
    //@ requires list != null && list.valid() && element != null;
  {
    list.contains(element); //~ precondition:false
  }

  static void okFound(List<String> list, String text)
    //@ requires list != null && list.valid();
  {
    if (!list.contains(text)) return;
    int at = list.indexOf(text);
    String found = list.get(at);
    if (text != null) {
      assert found.equals(text);
    }
  }

  static void wrongFound(List<String> list, String text)
    //@ requires list != null && list.valid();
  {
    int at = list.indexOf(text);
    list.get(at); //~ precondition:false
  }

  // The link between an element and its key is asked for.
  static void okElement(List<String> list)
    //@ requires list != null && list.valid() && list.size() == 1 && list.get(0) == "a";
  {
    //@ assert list.keyAt(0) == Objects.key("a");
    assert list.contains("a");
  }
}
