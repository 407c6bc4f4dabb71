//: --overflow=unbounded
// this(…) runs another constructor, and with it the initialisers: once.
class This {
  int runs;
  int x = 5;
  final int[] items = new int[2];
  final int id;

  {
    runs++;
  }

  This(int id)
    //@ ensures acc(runs) ** acc(x) ** acc(items[*]) ** runs == 1 ** x == 5 ** this.id == id ** items.length == 2;
  {
    this.id = id;
  }

  This()
    //@ ensures acc(runs) ** acc(x) ** acc(items[*]) ** runs == 1 ** x == 6 ** id == 9;
  {
    this(9);
    x++;
    assert runs == 1 && id == 9;
    assert items[1] == items[0] || x == 6;
    touch();
  }

  This(boolean b)
    //@ ensures acc(runs) ** acc(x) ** runs == 2; //~ postcondition:false
  {
    this();
    assert x == 6;
    assert x == 5; //~ assert:false
  }

  // What the other constructor demands, and nothing of the fields before.
  This(int a, int b)
    //@ requires a < b;
    //@ ensures acc(x) ** x == a;
  {
    this(a + b);
    x = a;
  }

  This(int a, boolean b)
    //@ ensures acc(x) ** x == a;
  {
    this(a, 3); //~ precondition:false
  }

  void touch()
    //@ context acc(x);
    //@ ensures x == \old(x);
  {
  }

  static void client() {
    This t = new This(), u = new This(1, 2);
    assert t.runs == 1 && t.x == 6 && t.id == 9 && u.x == 1;
    assert u.id == 3; //~ assert:false
  }
}
