// An object that is one of several, and not known which.
class OneOfSeveral {
  int x;

  //@ predicate valid() = acc(x);

  static void either(OneOfSeveral p0, OneOfSeveral p1, OneOfSeveral q)
    //@ requires acc(p0.x) ** acc(p1.x) ** (q == p0 || q == p1);
    //@ ensures acc(p0.x) ** acc(p1.x) ** (p0.x == 1 || p1.x == 1) ** q.x == 1;
  {
    q.x = 1;
  }

  static void oneOfThree(OneOfSeveral p0, OneOfSeveral p1, OneOfSeveral p2, OneOfSeveral q)
    //@ requires acc(p0.x) ** acc(p1.x) ** acc(p2.x) ** (q == p0 || q == p1 || q == p2) ** p1.x == 5;
    //@ ensures acc(p0.x) ** acc(p1.x) ** acc(p2.x) ** (q != p1 ==> p1.x == 5);
    //@ ensures p1.x == 5; //~ postcondition:false
  {
    q.x = 1;
  }

  static void maybeAnother(OneOfSeveral p0, OneOfSeveral p1, OneOfSeveral q)
    //@ requires acc(p0.x) ** acc(p1.x) ** q != null ** (q == p0 || q != p1);
  {
    q.x = 1; //~ write:permission
  }

  static void take(OneOfSeveral q)
    //@ requires q.valid();
  {
  }

  static void eitherTaken(OneOfSeveral p0, OneOfSeveral p1, OneOfSeveral q)
    //@ requires p0.valid() ** p1.valid() ** (q == p0 || q == p1);
    //@ ensures q == p0 ? p1.valid() : p0.valid();
  {
    take(q);
  }

  static void eitherTakenTwice(OneOfSeveral p0, OneOfSeveral p1, OneOfSeveral q)
    //@ requires p0.valid() ** p1.valid() ** (q == p0 || q == p1);
    //@ ensures p0.valid(); //~ postcondition:predicate
  {
    take(q);
  }
}
