// What a method makes of values that are known is computed, also where a condition, or the arguments of another
// method, are calls themselves.
class Computed {
  //@ datatype Bush = Leaf | Branch(Bush left, int key, Bush right);

  //@ ghost pure static int greater(int a, int b) = a > b ? a : b;

  /*@ ghost pure static int height(Bush t)
        decreases t;
      = match t { case Leaf: 0; case Branch(l, k, r): 1 + (height(l) > height(r) ? height(l) : height(r)); }; @*/

  /*@ ghost pure static int heightByCall(Bush t)
        decreases t;
      = match t { case Leaf: 0; case Branch(l, k, r): 1 + greater(heightByCall(l), heightByCall(r)); }; @*/

  static void known() {
    //@ assert height(Branch(Leaf, 1, Branch(Leaf, 2, Leaf))) == 2;
    //@ assert heightByCall(Branch(Branch(Leaf, 1, Leaf), 2, Leaf)) == 2;
  }

  static void wrong(/*@ ghost Bush t @*/) {
    //@ assert height(Branch(Leaf, 1, Branch(Leaf, 2, Leaf))) == 3; //~ assert:false
    //@ assert heightByCall(Branch(Leaf, 1, t)) == 1; //~ assert:false
  }
}
