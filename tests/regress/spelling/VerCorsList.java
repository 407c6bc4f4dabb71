//: --overflow unbounded
// A linked list as one writes it for VerCors: static functions over a reference that may be null.
class Node {
  int val;
  Node next;

  //@ resource state() = Perm(val, write) ** Perm(next, write) ** (next != null ==> next.state());

  /*@ requires l != null ==> l.state();
    @ ensures \result >= 0;
    @ static pure int size(Node l) = l == null ? 0 : 1 + (unfolding l.state() in size(l.next));
    @*/

  /*@ requires l != null ==> l.state();
    @ static pure int sum(Node l) = l == null ? 0 : (unfolding l.state() in l.val + sum(l.next));
    @*/

  //@ requires next != null ==> next.state();
  //@ ensures state();
  //@ ensures size(this) == 1 + \old(size(next));
  //@ ensures sum(this) == val + \old(sum(next));
  Node(int val, Node next) {
    this.val = val;
    this.next = next;
    //@ fold state();
  }

  //@ context state();
  //@ ensures size(this) == \old(size(this)) + 1;
  //@ ensures sum(this) == \old(sum(this)) + v;
  void append(int v) {
    //@ unfold state();
    if (next == null) {
      next = new Node(v, null);
    } else {
      next.append(v);
    }
    //@ fold state();
  }

  //@ context state();
  //@ ensures \result == size(this) && sum(this) == \old(sum(this));
  //@ ensures size(this) == \old(size(this));
  int length() {
    //@ unfold state();
    int n = 1;
    if (next != null) {
      n = n + next.length();
    }
    //@ fold state();
    return n;
  }

  //@ context state();
  //@ ensures sum(this) == \old(sum(this)); //~ postcondition:false
  void wrongIncrement() {
    //@ unfold state();
    val = val + 1;
    //@ fold state();
  }

  //@ requires l != null ==> l.state();
  //@ ensures \result != null ==> \result.state();
  //@ ensures size(\result) == \old(size(l));
  static Node reverse(Node l) {
    Node done = null;
    Node rest = l;
    //@ loop_invariant done != null ==> done.state();
    //@ loop_invariant rest != null ==> rest.state();
    //@ loop_invariant size(done) + size(rest) == \old(size(l));
    while (rest != null) {
      //@ unfold rest.state();
      Node following = rest.next;
      rest.next = done;
      //@ fold rest.state();
      done = rest;
      rest = following;
    }
    return done;
  }

  //@ requires l != null ==> l.state();
  //@ ensures \result != null ==> \result.state();
  //@ ensures size(\result) == \old(size(l)); //~ postcondition:false
  static Node dropFirst(Node l) {
    if (l == null) {
      return null;
    }
    //@ unfold l.state();
    return l.next;
  }
}

class Client {
  static void client() {
    Node l = new Node(3, null);
    l.append(4);
    l.append(5);
    int n = l.length();
    //@ assert Node.size(l) == 3 ** n == 3;
    //@ assert Node.sum(l) == 12;
    //@ assert Node.sum(l) == 13; //~ assert:false
  }
}
