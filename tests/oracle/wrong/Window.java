// A window of an array that predicate parameters bound.
class Window {
  int[] data;
  //@ predicate part(int lo, int hi) = acc(data, 1/2) && data != null && 0 <= lo && lo <= hi && hi <= data.length && acc(data[lo..hi]);

  int sum(int lo, int hi)
    //@ requires part(lo, hi) && hi - lo >= 5 && lo >= 2;
    //@ requires opening part(lo, hi) in (\forall int i; lo <= i && i < hi; 0 <= data[i] && data[i] <= 9);
    //@ ensures part(lo, hi) && result <= 43;
  {
    //@ open part(lo, hi);
    int s = data[lo] + data[lo + 1] + data[lo + 2] + data[lo + 3] + data[lo + 4];
    //@ close part(lo, hi);
    return s;
  }
}
