// What is known to be empty, by another name, holds nothing: so what is put together with it is known.
import java.util.ArrayList;
import java.util.HashSet;

class EmptyParts {
  /*@ ghost static void union(set<int> none, set<int> all, int k)
        requires none == set<int>{} && all == none + set<int>{3} && k != 3;
        ensures !(k \in all);
      { } @*/

  /*@ ghost static void unionOfSome(set<int> some, set<int> all, int k)
        requires some != set<int>{} && all == some + set<int>{3} && k != 3;
        ensures !(k \in all); //~ postcondition:false
      { } @*/

  /*@ ghost static void byNothing(set<int> some, set<int> none, set<int> rest, int k)
        requires none == set<int>{} && rest == some - none && k \in some;
        ensures k \in rest;
      { } @*/

  /*@ ghost static void bySome(set<int> some, set<int> none, set<int> rest, int k)
        requires rest == some - none && k \in some;
        ensures k \in rest; //~ postcondition:false
      { } @*/

  /*@ ghost static void later(set<int> none, set<int> all, int k)
        requires all == none + set<int>{3} && k \in all && none == set<int>{};
        ensures k == 3;
      { } @*/

  /*@ ghost static void joined(seq<int> none, seq<int> all, int k)
        requires none == seq<int>{} && all == none + seq<int>{3} && k \in all;
        ensures k == 3;
      { } @*/

  static void strings() {
    ArrayList<Integer> list = new ArrayList<>();
    HashSet<String> set = new HashSet<>();
    StringBuilder text = new StringBuilder();
    list.add(1000);
    list.add(0, 128);
    text.insert(0, "ab");
    set.add("b");
    assert !set.contains("");
    assert set.size() == 1;
  }

  static void wrongStrings() {
    ArrayList<Integer> list = new ArrayList<>();
    HashSet<String> set = new HashSet<>();
    StringBuilder text = new StringBuilder();
    list.add(1000);
    list.add(0, 128);
    text.insert(0, "ab");
    set.add("");
    assert !set.contains(""); //~ assert:false
    assert set.size() == 1;
  }
}
