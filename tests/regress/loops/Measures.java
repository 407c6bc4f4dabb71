// A condition with effects is part of the iteration: its measure is that before the condition is evaluated.
class Source {
  int rest;

  //@ requires acc(rest) && rest >= 0;
  //@ ensures acc(rest) && rest >= 0 && \result == (\old(rest) > 0) && rest == (\result ? \old(rest) - 1 : \old(rest));
  boolean next() {
    if (rest == 0) return false;
    rest--;
    return true;
  }

  //@ requires acc(rest) && 0 <= rest && rest < 1000;
  //@ ensures acc(rest) && rest == \old(rest) + 2;
  boolean grow() {
    rest += 2;
    return true;
  }

  //@ requires acc(rest) && rest >= 0;
  //@ ensures acc(rest) && rest == 0;
  void ok() {
    while (next())
      //@ invariant acc(rest) && rest >= 0;
      //@ decreases rest;
    {
    }
  }

  //@ requires acc(rest) && rest >= 0;
  //@ ensures acc(rest);
  void wrong() {
    while (next()) //~ termination:not-decreasing
      //@ invariant acc(rest) && rest >= 0;
      //@ decreases rest;
    {
      rest++;
    }
  }

  // It decreases from after the condition to the end of the body only.
  //@ requires acc(rest) && 0 <= rest && rest < 1000;
  //@ ensures acc(rest);
  void wrongGrowing() {
    while (grow()) //~ termination:not-decreasing
      //@ invariant acc(rest) && 0 <= rest && rest < 1000;
      //@ decreases rest;
    {
      rest--;
      if (rest > 900) rest = 1;
    }
  }

  //@ requires 0 <= n;
  static void okCounting(int n) {
    int i = n;
    while (i-- > 0)
      //@ invariant 0 <= i && i <= n;
      //@ decreases i;
    {
    }
  }

  //@ requires 0 <= n;
  static void wrongCounting(int n) {
    int i = n;
    while (i-- > 0) //~ termination:not-decreasing
      //@ invariant 0 <= i && i <= n;
      //@ decreases i;
    {
      i++;
    }
  }

  //@ requires acc(rest) && rest >= 0;
  //@ ensures acc(rest);
  void okDo() {
    do
      //@ invariant acc(rest) && rest >= 0;
      //@ decreases rest;
    {
    } while (next());
  }

  //@ requires acc(rest) && rest >= 0;
  //@ ensures acc(rest);
  void wrongDo() {
    do //~ termination:not-decreasing
      //@ invariant acc(rest) && 0 <= rest && rest < 1000;
      //@ decreases rest;
    {
      if (rest > 900) rest = 1;
    } while (grow());
  }
}
