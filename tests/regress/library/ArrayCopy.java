// Copying ranges of arrays, of one array as well.
class ArrayCopy {
  static int[] okLarger(int[] a)
    //@ requires acc(a[*]) ** a.length < 1000;
    //@ ensures acc(a[*]) ** untouched(acc(a[*])) ** result != null ** acc(result[*]) ** result.length == 2 * a.length;
    //@ ensures a.length > 0 ==> result[0] == a[0] && result[a.length - 1] == a[a.length - 1];
  {
    int[] larger = new int[2 * a.length];
    System.arraycopy(a, 0, larger, 0, a.length);
    return larger;
  }

  static void wrongLarger(int[] a)
    //@ requires acc(a[*]);
  {
    int[] larger = new int[a.length];
    System.arraycopy(a, 0, larger, 1, a.length); //~ precondition:false [changed] //~ precondition:permission [never-held]
  }

  static void okPart(Object[] a, Object[] b)
    //@ requires acc(a[0..3]) ** acc(b[*]) ** b.length == 5 && b[4] == a;
  {
    System.arraycopy(a, 1, b, 0, 2);
    assert b[0] == a[1] && b[4] == a;
    assert b[2] == null; //~ assert:false [changed]
  }

  static void wrongPart(Object[] a, Object[] b)
    //@ requires acc(a[0..3]) ** acc(b[*]) ** a.length > 5 && b.length == 5;
  {
    System.arraycopy(a, 1, b, 0, 3); //~ precondition:permission [never-held]
  }

  // The elements behind the place are moved by one.
  static void okInsert(String[] a, int size, int place, String element)
    //@ requires acc(a[*]) ** 0 <= place && place <= size && size < a.length;
    //@ ensures acc(a[*]) ** a[place] == element;
    //@ ensures place < size ==> a[place + 1] == old(a[place]) && a[size] == old(a[size - 1]);
  {
    System.arraycopy(a, place, a, place + 1, size - place);
    a[place] = element;
  }

  static void wrongInsert(String[] a, int size)
    //@ requires acc(a[*]) ** 0 < size && size < a.length;
    //@ ensures acc(a[*]) ** a[0] == old(a[0]) ** a[1] == old(a[1]); //~ postcondition:false [changed]
  {
    System.arraycopy(a, 0, a, 1, size);
  }

  static void wrongNull(char[] a, char[] b)
    //@ requires acc(a[*]);
  {
    System.arraycopy(a, 0, b, 0, 0); //~ precondition:false [unknown-value]
  }

  static void wrongCount(long[] a, int n)
    //@ requires acc(a[*]);
  {
    System.arraycopy(a, 0, a, 0, n); //~ precondition:false [unknown-value]
  }
}
