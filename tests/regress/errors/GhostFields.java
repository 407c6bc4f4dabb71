// Ghost fields where code, or a declaration, cannot have them.
class GhostFields {
  //@ ghost int n;
  //@ int m; //~ W0002
  //@ ghost final int f = 1; //~ W0010
  /*@ ghost @*/ int g; //~ W0011
  int x;
  void reads() { int y = n; } //~ W0007
  void writes(GhostFields o) { o.n = 1; } //~ W0007
  void calls() { x = this.n + 1; } //~ W0007
  //@ requires acc(x) && acc(n);
  void sets() {
    //@ set x = 1; //~ W0007
    //@ set n = x;
  }
}
interface Ghostly {
  //@ ghost int n; //~ W0010
}
