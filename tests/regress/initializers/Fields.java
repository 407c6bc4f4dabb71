// Initial values of fields are assigned before the constructor's body, in the order of the text.
class Box {
  int x = 5;
  int y = x + 1;
  boolean open = true, other;
  int[] items = new int[3];

  //@ predicate valid() = acc(x) && acc(y) && acc(open) && acc(other) && acc(items);

  Box()
    //@ ensures acc(x) && acc(y) && acc(open) && acc(other) && acc(items) && acc(items.elems);
    //@ ensures x == 5 && y == 6 && open && !other && items != null && items.length == 3;
  {
  }

  Box(int v)
    //@ ensures acc(x) && acc(y) && x == v && y == 6;
  {
    x = v;
  }

  Box(boolean b)
    //@ ensures acc(x) && x == 0; //~ postcondition:false
  {
  }
}

class Plain {
  int x = 7;
  Plain next;
  int zero = 0;
}

class Self {
  Self self = this;
  int count = bump();

  int bump()
    //@ ensures result == 1;
  {
    return 1;
  }
}

class Partial {
  int zero = 0;
  int bad = 1 / zero; //~ arithmetic:division-by-zero

  Partial() {
  }
}

class Client {
  void client() {
    Plain p = new Plain();
    assert p.x == 7 && p.next == null && p.zero == 0;
    Self s = new Self();
    assert s.self == s && s.count == 1;
    Box b = new Box(3);
    assert b.x == 3;
    assert p.x == 0; //~ assert:false
  }
}
