// A superclass that lets others see its objects while they are made must not have a subclass with final fields.
class Shows {
  static Shows last;
  int x;

  Shows()
    //@ requires acc(last);
    //@ ensures acc(last) ** acc(x);
  {
    last = this;
  }
}

class Hidden {
  int x;

  Hidden() {
    x = 3;
  }
}

class Calls {
  int x = init();

  int init() {
    return 1;
  }
}

class Below extends Calls {
}

class WithFinal extends Shows {
  final int y; //~ W0015

  WithFinal()
    //@ requires acc(last);
  {
    y = 3;
  }
}

class AlsoFinal extends Hidden {
  final int y;

  AlsoFinal() {
    y = 3;
  }
}

class DeepFinal extends Below {
  final int y; //~ W0015

  DeepFinal() {
    y = 3;
  }
}

class Constant extends Below {
  static final int z = 3;
  final int y = 3;
}

class Twice extends Hidden {
  final int y;

  Twice() {
    y = 3;
  }

  Twice(int n) {
    this();
    y = n; //~ W0004
  }

  void method() {
    x = 4;
  }
}
