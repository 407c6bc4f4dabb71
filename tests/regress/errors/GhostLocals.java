// Ghost variables are for annotations, and annotations are for ghost variables.
class GhostLocals {
  int x;
  int n;

  int code(int p) {
    //@ ghost int g = 1;
    int k = g; //~ W0007
    g = 2; //~ W0007
    g++; //~ W0007
    x = p + g; //~ W0007
    assert g == 1; //~ W0007
    //@ set k = 2; //~ W0007
    //@ set p = 2; //~ W0007
    //@ set x = 2; //~ W0007
    //@ set this.x = 2; //~ W0007
    //@ g = 3; //~ W0007
    //@ set g = (k = 2); //~ W0005
    //@ set g = k++; //~ W0005
    //@ set g = change(); //~ W0005
    //@ set g; //~ W0002
    //@ set g == 3; //~ W0002
    //@ set unknown = 3; //~ W0003
    //@ ghost int h = (k = 2); //~ W0005
    //@ ghost int i = change(); //~ W0005
    //@ ghost int j = new GhostLocals(); //~ W0005
    return g; //~ W0007
  }

  int change() {
    x++;
    return x;
  }

  // Where javac means the field there must not be another variable for us.
  int hidden() {
    //@ ghost int n = 1;
    n = 2; //~ W0007
    return n; //~ W0007
  }

  void unassigned() {
    //@ ghost int g;
    //@ assert g == 0; //~ W0012
    //@ ghost int h;
    //@ set h = 1;
    //@ assert h == 1;
  }

  void twice(int p) {
    //@ ghost int p = 1; //~ W0008
    //@ ghost int q = 1;
    int q = 2; //~ W0008
  }

  void outside(boolean b) {
    ghost int g = 1; //~ W0011
    if (b) //@ ghost int h = 1; //~ W0011
    x = 1;
  }
}
