// What ghost variables are that are declared without a value.
class Defaults {
  void m() {
    //@ ghost seq<int> s;
    //@ assert |s| == 0;
    //@ ghost perm p;
    //@ assert p == 0;
    //@ assert |s| == 1; //~ assert:false
  }
}
