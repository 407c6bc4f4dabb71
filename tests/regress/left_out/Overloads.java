import java.util.Vector;

// Java calls f(List), which is not known: no call of an f is.
class Overloads {
  /*@ pure @*/ int f(Vector<String> list) //~ W0003
  {
    return 1;
  }

  /*@ pure @*/ int f(Object o)
    //@ ensures result == 2;
  {
    return 2;
  }

  public static void main(String[] args) {
    Overloads o = new Overloads();
    int k = o.f(null);
    assert k == 2;
  }
}
