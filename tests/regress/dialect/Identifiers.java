//: --overflow=unbounded
// Identifiers in other letters, columns counted in characters.
class Größe {
  int länge;
  int 長さ;
  int $dollar_1;

  void ok(int ширина)
    //@ requires acc(länge) && acc(長さ) && acc($dollar_1);
    //@ ensures acc(länge) && acc(長さ) && acc($dollar_1) && länge == ширина && 長さ == 2 * ширина;
  {
    länge = ширина;
    長さ = länge + ширина;
  }

  void wrong(int ширина)
    //@ requires acc(länge);
    //@ ensures acc(länge) && länge == ширина; //~ postcondition:false
  {
    länge = -ширина - 1;
  }
}
