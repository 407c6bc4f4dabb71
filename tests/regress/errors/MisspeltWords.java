// A word of annotations that is misspelt is read as what was meant: one message, and what follows is checked.
class MisspeltWords {
  int x;

  //@ requires acc(x);
  //@ requries v > 0; //~ W0002
  //@ ensure acc(x); //~ W0002
  //@ ensures x == v;
  void before(int v) {
    x = v;
  }

  void after(int v)
    //@ requires acc(x);
    //@ requries v > 0; //~ W0002
    //@ ensures acc(x) ** y == v; //~ W0003
  {
    x = v;
  }

  //@ predicat valid() = acc(x); //~ W0002

  /*@ puer @*/ int get() //~ W0002
    //@ requires valid();
  {
    return x;
  }

  void statements(int n)
    //@ requires valid();
  {
    //@ opne valid(); //~ W0002
    //@ asert x == x; //~ W0002
    //@ cloze valid(); //~ W0002
    while (n > 0)
      //@ invarant n >= 0; //~ W0002
      //@ decreses n; //~ W0002
    {
      n--;
    }
  }
}
