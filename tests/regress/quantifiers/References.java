// Variables of classes: what is said of a class's objects is said of no other, and of those to come.
class References {
  static class Node { int value; }

  //@ requires (\forall Node x; x == null || x == p);
  static void objects(Node p, Node q, Object o) {
    //@ assert q == null || q == p;
    //@ assert o == null || o == p; //~ assert:false
  }

  //@ requires p != null;
  static void someObject(Node p) {
    //@ assert (\forall Node x; x == null || x == p); //~ assert:false
  }

  static void later() {
    //@ assert (\forall Node x; x == null); //~ assert:false
    Node n = new Node();
  }

  static void newOnes(Node p) {
    Node n = new Node();
    //@ assert n != p;
    //@ assert (\forall Node x; x != n); //~ assert:false
  }

  //@ requires a != null && acc(a[*]) && (\forall int j = 0 .. a.length; a[j] != null);
  //@ ensures acc(a[*]);
  static Node get(Node[] a, int k) {
    if (0 <= k && k < a.length) {
      //@ assert a[k] != null;
      return a[k];
    }
    return null;
  }
}
