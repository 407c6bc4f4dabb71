// A name in backticks is always an identifier.
class Backticks {
  int open;
  int requires;

  //@ predicate `close`() = acc(`open`) && acc(this.`requires`);

  void ok(int use)
    //@ requires `close`();
    //@ ensures acc(open) && acc(this.`requires`) && `open` == `use`;
  {
    //@ open `close`();
    open = use;
  }

  void wrong(int use)
    //@ requires acc(`open`);
    //@ ensures acc(`open`) && `open` == `use`; //~ postcondition:false
  {
    open = 0;
  }
}
