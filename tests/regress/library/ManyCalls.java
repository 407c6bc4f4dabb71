// Straight-line code with many calls: what a collection holds is known one by one, however often it was changed.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;

class ManyCalls {
  static void list() {
    ArrayList<Integer> list = new ArrayList<>();
    list.add(0); list.add(3); list.add(6); list.add(9); list.add(12); list.add(15);
    list.add(18); list.add(21); list.add(24); list.add(27); list.add(30); list.add(33);
    list.add(36); list.add(39); list.add(42); list.add(45); list.add(48); list.add(51);
    list.add(54); list.add(57); list.add(60); list.add(63); list.add(66); list.add(69);
    list.add(72); list.add(75); list.add(78); list.add(81); list.add(84); list.add(87);
    list.add(90); list.add(93); list.add(96); list.add(99); list.add(102); list.add(105);
    list.add(108); list.add(111); list.add(114); list.add(117);
    assert list.size() == 40;
    assert list.get(0) == 0 && list.get(17) == 51 && list.get(39) == 117;
    list.set(17, 5);
    assert list.get(16) == 48 && list.get(17) == 5 && list.get(18) == 54;
    list.remove(0);
    assert list.size() == 39 && list.get(16) == 5 && list.get(38) == 117;
    assert list.get(15) == 5; //~ assert:false
  }

  static void pastTheEnd() {
    ArrayList<Integer> list = new ArrayList<>();
    list.add(0); list.add(1); list.add(2); list.add(3); list.add(4); list.add(5);
    list.add(6); list.add(7); list.add(8); list.add(9); list.add(10); list.add(11);
    list.add(12); list.add(13); list.add(14); list.add(15); list.add(16); list.add(17);
    list.add(18); list.add(19); list.add(20); list.add(21); list.add(22); list.add(23);
    list.add(24); list.add(25); list.add(26); list.add(27); list.add(28); list.add(29);
    list.add(30); list.add(31); list.add(32); list.add(33); list.add(34); list.add(35);
    list.add(36); list.add(37); list.add(38); list.add(39);
    Integer last = list.get(40); //~ precondition:false
  }

  static void queue() {
    ArrayDeque<Integer> queue = new ArrayDeque<>();
    queue.addLast(0); queue.addLast(1); queue.addLast(2); queue.addLast(3); queue.addLast(4); queue.addLast(5);
    queue.addLast(6); queue.addLast(7); queue.addLast(8); queue.addLast(9); queue.addLast(10); queue.addLast(11);
    queue.addLast(12); queue.addLast(13); queue.addLast(14); queue.addLast(15); queue.addLast(16); queue.addLast(17);
    queue.addLast(18); queue.addLast(19);
    int a0 = queue.removeFirst(); int a1 = queue.removeFirst(); int a2 = queue.removeFirst();
    int a3 = queue.removeFirst(); int a4 = queue.removeFirst(); int a5 = queue.removeFirst();
    int a6 = queue.removeFirst(); int a7 = queue.removeFirst(); int a8 = queue.removeFirst();
    int a9 = queue.removeFirst(); int a10 = queue.removeFirst(); int a11 = queue.removeFirst();
    int a12 = queue.removeFirst(); int a13 = queue.removeFirst(); int a14 = queue.removeFirst();
    int a15 = queue.removeFirst(); int a16 = queue.removeFirst(); int a17 = queue.removeFirst();
    int a18 = queue.removeFirst(); int a19 = queue.removeFirst();
    assert a0 == 0 && a7 == 7 && a19 == 19 && queue.isEmpty();
    assert a7 == 8; //~ assert:false
  }

  static void map() {
    HashMap<Integer, Integer> map = new HashMap<>();
    map.put(0, 0); map.put(1, 1); map.put(2, 4); map.put(3, 9); map.put(4, 16);
    map.put(5, 25); map.put(6, 36); map.put(7, 49); map.put(8, 64); map.put(9, 81);
    map.put(10, 100); map.put(11, 121); map.put(12, 144); map.put(13, 169); map.put(14, 196);
    map.put(15, 225); map.put(16, 256); map.put(17, 289); map.put(18, 324); map.put(19, 361);
    map.put(20, 400); map.put(21, 441); map.put(22, 484); map.put(23, 529); map.put(24, 576);
    map.put(25, 625); map.put(26, 676); map.put(27, 729); map.put(28, 784); map.put(29, 841);
    map.put(30, 900); map.put(31, 961); map.put(32, 1024); map.put(33, 1089); map.put(34, 1156);
    map.put(35, 1225); map.put(36, 1296); map.put(37, 1369); map.put(38, 1444); map.put(39, 1521);
    assert map.get(0) == 0 && map.get(25) == 625 && map.get(39) == 1521 && !map.containsKey(40);
    map.put(25, 1);
    assert map.get(24) == 576 && map.get(25) == 1 && map.size() == 40;
    assert map.size() == 41; //~ assert:false
  }

  static void set() {
    HashSet<Integer> set = new HashSet<>();
    set.add(0); set.add(1); set.add(2); set.add(3); set.add(4); set.add(5);
    set.add(6); set.add(7); set.add(8); set.add(9); set.add(10); set.add(11);
    set.add(12); set.add(13); set.add(14); set.add(15); set.add(16); set.add(17);
    set.add(18); set.add(19); set.add(20); set.add(21); set.add(22); set.add(23);
    set.add(24); set.add(25); set.add(26); set.add(27); set.add(28); set.add(29);
    set.add(30); set.add(31); set.add(32); set.add(33); set.add(34); set.add(35);
    set.add(36); set.add(37); set.add(38); set.add(39);
    assert set.contains(0) && set.contains(39) && !set.contains(40) && set.size() == 40;
    boolean isNew = set.add(7);
    assert !isNew && set.size() == 40;
    assert set.contains(41); //~ assert:false
  }

  // Two keys may be one.
  static void unknownKeys(int a, int b) {
    HashSet<Integer> set = new HashSet<>();
    set.add(a);
    set.add(b);
    assert set.size() <= 2;
    if (a != b) {
      assert set.size() == 2;
    } else {
      assert set.size() == 1;
    }
    assert set.size() == 2; //~ assert:false
  }

  static void unknownPlace(int i) //@ requires 0 <= i && i < 3;
  {
    ArrayList<Integer> list = new ArrayList<>();
    list.add(1);
    list.add(2);
    list.add(3);
    list.set(i, 7);
    assert list.get(i) == 7 && list.size() == 3;
    assert list.get(0) == 1; //~ assert:false
  }

  // What was known in an arm is not known behind it.
  static void arms(boolean other) {
    ArrayList<Integer> list = new ArrayList<>();
    if (other) {
      list.add(5);
    } else {
      list.add(6);
    }
    list.add(7);
    assert list.get(1) == 7 && list.size() == 2;
    assert list.get(0) == (other ? 5 : 6);
    assert list.get(0) == 5; //~ assert:false
  }

  static void changedElsewhere(ArrayList<Integer> list)
      //@ requires list != null ** list.valid() ** list.isModifiable();
      //@ ensures list.valid();
  {
    list.clear();
    list.add(1);
    change(list);
    assert list.get(0) == 1; //~ assert:false
  }

  static void change(ArrayList<Integer> list)
      //@ requires list != null ** list.valid() ** list.isModifiable();
      //@ ensures list.valid() ** list.isModifiable() ** |list.view()| > 0 ** list.get(0) != null;
  {
    if (list.isEmpty()) list.add(0);
    list.set(0, 2);
  }

  static void sets() {
    //@ ghost set<int> s = set<int>{1, 2};
    //@ ghost set<int> t = set<int>{3};
    //@ assert |s + t| == 3 && |t + s| == 3 && s + t == t + s && 1 \in t + s;
    //@ assert |s + set<int>{2}| == 2;
    //@ assert |s + t + s| == 4; //~ assert:false
  }
}
