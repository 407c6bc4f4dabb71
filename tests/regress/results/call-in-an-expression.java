class C {
  int id(int a)
    //@ ensures \result == a;
  {
    return a;
  }

  int ok()
    //@ ensures \result == 5;
  {
    return id(2) + id(id(3));
  }

  int wrong()
    //@ ensures \result == 6; //~ postcondition:false [unknown-value]
  {
    return id(2) + id(id(3));
  }
}
