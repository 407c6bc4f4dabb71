// What is called while a class is initialised may see its final fields.
class Own {
  static final Object made = new Object();
  static Object first;

  static Object get()
    //@ ensures result == made;
  {
    return made;
  }

  /*@ pure @*/ static Object pure() {
    return made;
  }

  static {
    Object same = get();
    assert same == made && made != null;
    first = new Object();
    assert first != made;
  }

  static {
    Object same = get();
    assert same != made; //~ assert:false
  }

  static {
    assert pure() != made; //~ assert:false
  }
}

class Branches {
  static final Object made;

  /*@ pure @*/ static Object pure() {
    return made;
  }

  //@ ensures true;
  static native int random();

  static {
    if (random() > 0) {
      made = new Object();
    } else {
      made = new Object();
    }
  }

  static {
    assert pure() != made; //~ assert:false
  }
}

class Other {
  static final Object seen = Own.made;

  static {
    assert seen == Own.made;
    assert Own.made != null;
    Object object = new Object();
    assert object != seen;
  }

  static {
    assert Own.pure() == null; //~ assert:false
  }
}
