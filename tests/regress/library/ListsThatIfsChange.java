// Lists that ifs change, each by a call: how long they are is known of both ways.
import java.util.ArrayList;
import java.util.List;

class ListsThatIfsChange {
  static void added(boolean b0, boolean b1, boolean b2, boolean b3, boolean b4, boolean b5, boolean b6, boolean b7)
  {
    List<Integer> list = new ArrayList<>();
    if (b0) list.add(0);
    if (b1) list.add(1);
    if (b2) list.add(2);
    if (b3) list.add(3);
    if (b4) list.add(4);
    if (b5) list.add(5);
    if (b6) list.add(6);
    if (b7) list.add(7);
    assert list.size() <= 8;
    assert !b7 || list.size() >= 1;
    if (b7) assert list.get(list.size() - 1) == 7;
    assert list.size() <= 7; //~ assert:false
  }

  static void onceAtLeast(boolean b0, boolean b1)
  {
    List<Integer> list = new ArrayList<>();
    list.add(9);
    if (b0) list.add(0);
    if (b1) list.add(1);
    assert list.get(0) == 9;
    assert list.size() == (b0 ? 1 : 0) + (b1 ? 1 : 0) + 1;
    assert list.size() == 2; //~ assert:false
  }

  static void cleared(boolean b0, boolean b1)
  {
    List<Integer> list = new ArrayList<>();
    list.add(9);
    if (b0) list.clear();
    if (b1) list.add(1);
    assert list.size() <= 2;
    assert b0 || list.get(0) == 9;
    assert !b0 || b1 || list.isEmpty();
    assert list.size() >= 1; //~ assert:false
  }

  // One of two lists.
  static void either(boolean b0, boolean b1)
  {
    List<Integer> one = new ArrayList<>(), other = new ArrayList<>();
    List<Integer> list = b0 ? one : other;
    list.add(1);
    if (b1) one.add(2);
    assert one.size() + other.size() == (b1 ? 2 : 1);
    assert !b0 || other.isEmpty();
    assert other.isEmpty(); //~ assert:false
  }

  static void ghosts(boolean b0, boolean b1, boolean b2)
  {
    //@ ghost seq<int> s = [];
    if (b0) { /*@ ghost s = s + [0]; @*/ }
    if (b1) { /*@ ghost s = s + [1]; @*/ }
    if (b2) { /*@ ghost s = s + [2]; @*/ }
    //@ assert |s| <= 3;
    //@ assert b2 ==> |s| >= 1 && s[|s| - 1] == 2;
    //@ assert |s| <= 2; //~ assert:false
  }
}
