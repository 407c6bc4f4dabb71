class C {
  int x;

  void ok(int x)
    //@ requires acc(this.x);
    //@ ensures acc(this.x) && this.x == x;
  {
    this.x = x;
  }

  void wrong(int x)
    //@ requires acc(this.x);
    //@ ensures acc(this.x) && this.x == 0; //~ postcondition:false
  {
    x = 0;
  }
}
