// Permissions are held for all values of integers and references, and nothing is said of all amounts.
class Quantified {
  int f;
  //@ requires (\forall* seq<Quantified> s; |s| > 0; acc(s[0].f)); //~ W0009
  void iterated() { }

  //@ requires (\forall perm p; p > 0); //~ W0009
  void amounts() { }

  //@ requires (\forall set<int> s; s > 0); //~ W0004
  void illTyped() { }
}
