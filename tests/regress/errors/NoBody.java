// Not Java, but VerCors's and VeriFast's examples have it: a method without a body is trusted.
class Input {
  int position;

  //@ context Perm(position, 1);
  //@ requires position < 1000;
  //@ ensures position == \old(position) + 1;
  int read();

  //@ ensures 1 <= \result && \result <= 5;
  static int grade();

  //@ context Perm(position, 1);
  void reads() {
    position = 0;
    int x = read();
    //@ assert position == 1;
    int y = grade();
    //@ assert y < 6;
  }

  //@ context Perm(position, 1);
  void wrongReads() {
    position = 0;
    int x = read();
    //@ assert x == 0; //~ assert:false
    int y = grade();
    //@ assert y < 5; //~ assert:false
  }
}
