import java.util.Arrays;
import java.util.List;

// java.util.Arrays: what it does with elements, and with which permissions.
class Fills {
  static void okFill() {
    int[] a = new int[3];
    Arrays.fill(a, 7);
    assert a[0] == 7 && a[2] == 7;
    Arrays.fill(a, 1, 3, 8);
    assert a[0] == 7 && a[1] == 8 && a[2] == 8;
    Arrays.fill(a, 2, 2, 9);
    assert a[2] == 8;
  }

  static void okObjects(String[] a, String text)
    //@ requires acc(a[*]) && a.length > 0;
  {
    Arrays.fill(a, text);
    assert a[0] == text;
  }

  static void wrongFill() {
    int[] a = new int[3];
    Arrays.fill(a, 0, 2, 7);
    assert a[2] == 7; //~ assert:false
  }

  // An ArrayIndexOutOfBoundsException, and an IllegalArgumentException.
  static void wrongEnd(int[] a)
    //@ requires acc(a[*]) && a.length == 4;
  {
    Arrays.fill(a, 0, 5, 7); //~ precondition:false precondition:permission
  }

  static void wrongOrder(int[] a)
    //@ requires acc(a[*]) && a.length > 2;
  {
    Arrays.fill(a, 2, 1, 7); //~ precondition:false
  }

  static void wrongPermission(int[] a)
    //@ requires acc(a[*], 1/2);
  {
    Arrays.fill(a, 7); //~ precondition:permission
  }

  static void wrongNull(int[] a)
    //@ requires a != null ==> acc(a[*]);
  {
    Arrays.fill(a, 7); //~ precondition:permission
  }

  // Nothing is filled, but for the end outside.
  static void wrongEmpty(int[] a)
    //@ requires acc(a[*]) && a.length == 4;
  {
    Arrays.fill(a, 5, 5, 7); //~ precondition:false
  }

  static void wrongEmptyNull() {
    int[] a = null;
    Arrays.fill(a, 0, 0, 7); //~ precondition:false precondition:null
  }

  static void wrongStore(String[] a) {
    Object[] all = a; //~ W0009
    Arrays.fill(all, 7);
  }
}

class Copies {
  static void okCopy(int[] a)
    //@ requires acc(a[*], 1/2) && a.length == 2;
    //@ ensures acc(a[*], 1/2) && a[1] == \old(a[1]);
  {
    int[] b = Arrays.copyOf(a, 4);
    assert b.length == 4 && b[1] == a[1] && b[3] == 0;
    b[1] = 3;
    int[] c = Arrays.copyOfRange(b, 1, 6);
    assert c.length == 5 && c[0] == 3 && c[2] == 0 && c[4] == 0;
  }

  static void okUnchanged() {
    int[] a = new int[3];
    a[1] = 5;
    int[] b = Arrays.copyOf(a, 2);
    assert a[1] == 5 && a[2] == 0;
    b[1] = 4;
    a[1] = 6;
    assert b[1] == 4;
  }

  static void wrongAlias(int[] a)
    //@ requires acc(a[*]) && a.length == 2;
  {
    int[] b = Arrays.copyOf(a, 2);
    b[0] = 3;
    assert a[0] == 3; //~ assert:false
  }

  static void wrongLength(int[] a, int n)
    //@ requires acc(a[*]);
  {
    Arrays.copyOf(a, n); //~ precondition:false
  }

  static void wrongRest(int[] a)
    //@ requires acc(a[*]) && a.length == 2 && a[1] == 1;
  {
    int[] b = Arrays.copyOf(a, 3);
    assert b[2] == 1; //~ assert:false
  }

  static void wrongFrom(int[] a)
    //@ requires acc(a[*]) && a.length == 4;
  {
    Arrays.copyOfRange(a, 5, 6); //~ precondition:false
  }
}

class Compared {
  static void okEquals(int[] a, int[] b)
    //@ requires acc(a[*]) && acc(b[*]) && a.length > 0 && a[0] < 7;
  {
    if (Arrays.equals(a, b)) {
      assert b.length == a.length && b[0] == a[0];
      b[0] = a[0] + 1;
      assert !Arrays.equals(a, b);
    }
  }

  static void okSame(char[] a)
    //@ requires acc(a[*], 1/2);
  {
    assert Arrays.equals(a, a);
  }

  static void wrongLength() {
    int[] a = new int[2], b = new int[3];
    assert Arrays.equals(a, b); //~ assert:false
  }

  static void wrongHash(int[] a)
    //@ requires acc(a[*]) && a.length > 0;
  {
    int before = Arrays.hashCode(a);
    assert Arrays.hashCode(a) == before;
    a[0] = 3;
    assert Arrays.hashCode(a) == before; //~ assert:false
  }

  // NaN and -0.0 are not compared by `==` there.
  static boolean wrongDouble(double[] a, double[] b)
    //@ requires acc(a[*]) && acc(b[*]);
  {
    return Arrays.equals(a, b); //~ W0009
  }

  // More of it: AsList.java.
  static void okAsList() {
    List<String> texts = Arrays.asList("a", "b");
    assert texts.size() == 2 && texts.get(1) == "b";
    List<Integer> numbers = Arrays.asList(1, 2, 3);
    int n = numbers.get(2);
    assert n == 3;
    List<String> none = Arrays.asList();
    assert none.isEmpty();
  }

  // Numbers are no objects: it is a list of one array.
  static void wrongNumbers(int[] numbers) {
    List<int[]> all = Arrays.asList(numbers);
    assert all.size() == 2; //~ assert:false
  }

  static void wrongNull() {
    List<String> texts = Arrays.asList(null); //~ precondition:false precondition:permission
  }
}

class Sorted {
  static void okSort(int[] a)
    //@ requires acc(a[*]);
    //@ ensures acc(a[*]) && (\forall int i; 0 <= i && i + 1 < a.length; a[i] <= a[i + 1]);
    //@ ensures \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
  {
    Arrays.sort(a);
  }

  static void okPart(int[] a)
    //@ requires acc(a[*]) && a.length == 4;
    //@ ensures acc(a[*]) && a[1] <= a[2] && a[0] == \old(a[0]);
    //@ ensures \values(a, 1, 3).bag == \old(\values(a, 1, 3).bag);
  {
    Arrays.sort(a, 1, 3);
  }

  static void wrongPart(int[] a)
    //@ requires acc(a[*]) && a.length == 4;
    //@ ensures acc(a[*]) && a[0] <= a[1]; //~ postcondition:false
  {
    Arrays.sort(a, 1, 3);
  }

  static void wrongPlace(int[] a)
    //@ requires acc(a[*]) && a.length == 4;
    //@ ensures acc(a[*]) && a[0] == \old(a[0]); //~ postcondition:false
  {
    Arrays.sort(a);
  }

  static void wrongEnd(int[] a)
    //@ requires acc(a[*]) && a.length == 4;
  {
    Arrays.sort(a, 0, 5); //~ precondition:false precondition:permission
  }
}
