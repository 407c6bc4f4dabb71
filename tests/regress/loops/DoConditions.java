// The body of a do loop is run again where the condition has held: in all iterations but the first.
class DoConditions {
  int level;
  int other;

  static int okElements(int[] a)
    //@ requires acc(a[*]) ** a.length > 0 && a[0] > 0;
    //@ ensures acc(a[*]) ** 0 < \result && \result <= a.length;
  {
    int i = 0;
    do
      //@ invariant acc(a[*]) ** 0 <= i;
    {
      assert a[i] > 0;
      i++;
    } while (i < a.length && a[i] > 0);
    return i;
  }

  static void wrongFirst(int n)
    //@ requires n < 100;
  {
    int i = 0;
    do
      //@ invariant 0 <= i && i <= 100;
    {
      assert i < n; //~ assert:false
      i++;
    } while (i < n);
  }

  // The test has an effect: what it compared is not what is there.
  static void wrongEffect(int n)
    //@ requires 5 < n && n < 100;
  {
    int i = 0;
    do
      //@ invariant 0 <= i && i <= n;
    {
      assert i < n; //~ assert:false
    } while (i++ < n);
  }

  void wrongLater()
    //@ requires acc(level) ** level > 0;
    //@ ensures acc(level);
  {
    do
      //@ invariant acc(level);
    {
      assert level > 0;
      level = level - 1;
      assert level > 0; //~ assert:false
    } while (level > 0);
  }

  // The test reads what the invariant does not own.
  void wrongFramed()
    //@ requires acc(level) ** acc(other) ** other > 0;
    //@ ensures acc(level) ** acc(other);
  {
    do
      //@ invariant acc(level);
    {
      level = 7;
    } while (other > 0); //~ read:permission
  }

  boolean isHigh()
    //@ requires acc(level);
    //@ ensures acc(level) ** \result == (level > 0);
  {
    return level > 0;
  }

  void wrongCall()
    //@ requires acc(level) ** level > 0;
    //@ ensures acc(level);
  {
    do
      //@ invariant acc(level);
    {
      assert level > 0; //~ assert:false
    } while (isHigh());
  }
}
