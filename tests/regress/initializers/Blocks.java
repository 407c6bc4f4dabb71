//: --overflow=unbounded
// Initial values and initialiser blocks run in the order of the text, before the constructor's body.
class Order {
  int a = 1;
  int sum;

  {
    a = a + 1;
    int local = a;
    sum = local;
  }

  int b = a * 10;

  {
    int local = 3;
    for (int i = 0; i < 3; i++)
      //@ invariant acc(sum) ** 0 <= i <= 3 ** sum == 2 + i;
    {
      sum++;
    }
    assert local == 3 && sum == 5;
    assert sum == 6; //~ assert:false
  }

  Order()
    //@ ensures acc(a) ** acc(b) ** acc(sum) ** a == 2 ** b == 20 ** sum == 5;
  {
  }

  Order(int local)
    //@ ensures acc(a) ** acc(sum) ** a == local ** sum == 9;
  {
    a = local;
    sum = 9;
  }

  Order(int x, int y)
    //@ ensures acc(b) ** b == 10; //~ postcondition:false
  {
    int z = x + y;
  }
}

class Branching {
  int a;
  boolean flag;

  {
    if (flag) {
      a = 1;
    } else {
      a = 2;
    }
  }

  Branching(boolean b)
    //@ ensures acc(a) ** a == 2;
  {
    flag = b;
  }
}

// Without a constructor the initialisers are verified as one that is not written.
class Implicit {
  int zero = 0;
  int bad = 1 / zero; //~ arithmetic:division-by-zero
  Implicit other;

  {
    other.zero = 3; //~ write:permission
  }
}

class NeverCreated {
  int zero = 0;
  int bad = 1 % zero; //~ arithmetic:division-by-zero
}

class Simple {
  int a = 3, b = -4;
  boolean c = true;
  Simple next = null;
}

class Calls {
  int n = one();
  Calls twin = this;

  static int one()
    //@ ensures \result == 1;
  {
    return 1;
  }

  void bump()
    //@ context acc(n);
    //@ ensures n == \old(n) + 1;
  {
    n++;
  }

  {
    bump();
    //@ assert n == 2 ** \old(n) == 0;
  }
}

class Client {
  void client() {
    Calls c = new Calls();
    assert c.n == 2 && c.twin == c;
    Simple s = new Simple();
    assert s.a == 3 && s.b == -4 && s.c && s.next == null;
    Order o = new Order(7);
    assert o.a == 7 && o.sum == 9;
    Branching b = new Branching(true);
    assert b.a == 2;
    assert b.a == 1; //~ assert:false
  }

  // What fails in the initialisers is not the creator's mistake.
  void creator() {
    NeverCreated n = new NeverCreated();
    assert n.zero == 0;
    assert n.zero == 1; //~ assert:false
  }
}
