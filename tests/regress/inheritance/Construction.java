//: --overflow=unbounded
// Objects are made from the top: the superclass's constructor, then the initialisers, then the body.
class A {
  int a = 1;
  int order;

  A()
    //@ ensures acc(a) && acc(order) && a == 2 && order == 10;
  {
    a = a + 1;
    order = 10;
  }

  A(int a)
    //@ ensures acc(this.a) && acc(order) && this.a == a && order == 20;
  {
    this.a = a;
    order = 20;
  }
}

class B extends A {
  int b = a + 5;

  B()
    //@ ensures acc(a) && acc(order) && acc(b) && a == 2 && b == 7 && order == 10;
  {
  }

  B(int k)
    //@ ensures acc(a) && acc(order) && acc(b) && a == k && b == k + 5 && order == 20;
  {
    super(k);
  }

  // this(…) has run the initialisers: they are not run again.
  B(boolean flag)
    //@ ensures acc(a) && acc(order) && acc(b) && b == 0;
  {
    this(3);
    assert b == 8;
    b = 0;
  }

  B(int k, int l)
    //@ ensures acc(a) && acc(order) && acc(b) && b == l + 5; //~ postcondition:false
  {
    super(k);
    a = l;
  }
}

// Without constructors.
class C extends A {
  int c = order + 1;
}

class D extends C {
  int d = c + a;
}

class Fresh {
  int x = 4;
}

class Fresher extends Fresh {
  int y = x + 1;

  Fresher()
    //@ ensures acc(x) && acc(y) && x == 4 && y == 5;
  {
  }
}

class Client {
  static void ok() {
    B b = new B();
    assert b.b == 7;
    B c = new B(4);
    assert c.b == 9 && c.order == 20;
    B d = new B(true);
    assert d.b == 0;
  }

  static void okDefault() {
    D d = new D();
    assert d.order == 10 && d.c == 11 && d.a == 2 && d.d == 13;
    Fresher f = new Fresher();
    assert f.y == 5;
  }

  static void wrongDefault() {
    D d = new D();
    assert d.d == 12; //~ assert:false
  }
}

class Needs {
  int n;

  Needs(int k)
    //@ requires k > 0;
    //@ ensures acc(n);
  {
  }
}

class Gives extends Needs {
  Gives(int k)
    //@ requires k > 1;
    //@ ensures acc(n);
  {
    super(k - 1);
  }

  Gives()
    //@ ensures acc(n);
  {
    super(0); //~ precondition:false
  }

  Gives(boolean keep)
    //@ ensures acc(n) && n == 0; //~ postcondition:false
  {
    super(1);
  }
}

// The subclass's fields are not the superclass's constructor's.
class Keeps extends Needs {
  int own = 7;

  Keeps()
    //@ ensures acc(n) && acc(own) && own == 7;
  {
    super(1);
  }
}

abstract class Abstract {
  int x;

  //@ predicate valid() = acc(x) && x == 3;

  Abstract()
    //@ ensures valid();
  {
    x = 3;
  }
}

class Concrete extends Abstract {
}

class User {
  static void ok() {
    Concrete c = new Concrete();
    //@ open c.valid();
    assert c.x == 3;
  }

  static void wrong() {
    Concrete c = new Concrete();
    c.x = 4;
    //@ close c.valid(); //~ close:false
  }
}
