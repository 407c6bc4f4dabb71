//: --overflow=unbounded
// Ghost locals: declared by `ghost`, assigned by `set`, read in annotations.
class Locals {
  int x;

  void okValue()
    //@ requires acc(x);
    //@ ensures acc(x) && x == \old(x) + 1;
  {
    //@ ghost int before = x;
    x = x + 1;
    //@ assert x == before + 1;
    //@ set before = before + 1;
    //@ assert x == before;
  }

  void wrongValue()
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    //@ ghost int before = x;
    x = x + 1;
    //@ assert x == before; //~ assert:false
  }

  // The value is that of the moment, not the expression.
  void wrongLater()
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x);
  {
    //@ ghost int before = x;
    //@ ghost int twice = before + before;
    x = 5;
    //@ set before = x;
    //@ assert twice == 0;
    //@ assert twice == 10; //~ assert:false
  }

  void wrongPermission() {
    //@ ghost int value = x; //~ read:permission
  }

  void wrongDivision(int n) {
    //@ ghost int value = 1 / n; //~ arithmetic:division-by-zero
  }

  void okUpdates() {
    //@ ghost int steps = 0, more = 1;
    //@ set steps += 2;
    //@ set steps++;
    //@ set more = steps + more;
    //@ assert steps == 3 && more == 4;
  }

  void wrongUpdates() {
    //@ ghost int steps = 0;
    //@ set steps++;
    //@ assert steps == 0; //~ assert:false
  }

  /*@ predicate valid(int n) = acc(x) ** x == n; @*/

  void okInstance()
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    //@ ghost int n = x;
    //@ ghost Locals other = this;
    //@ close valid(n);
    //@ assert other.valid(n);
    //@ open valid(n);
  }

  int okPrefix(int k)
    //@ requires valid(k);
    //@ ensures valid(k) && \result == k;
  {
    //@ ghost int n = k;
    return /*@ opening valid(n) in @*/ x;
  }
}
