// What is written at the end of a prefix of an array stands behind what was there: in its set and bag, too.
class PrefixWritten {
  static void ofSet(int[] a, int m, int v)
    //@ requires a != null && acc(a[*]) && 0 <= m && m < a.length;
    //@ ensures acc(a[*]) && \values(a, 0, m + 1).set == \old(\values(a, 0, m).set) + set<int>{v};
  {
    a[m] = v;
  }

  static void ofCopied(int[] a, int m, int n /*@ ghost set<int> s @*/)
    //@ requires a != null && acc(a[*]) && 0 <= m && m <= n && n < a.length && \values(a, 0, m).set == s;
    //@ ensures acc(a[*]) && \values(a, 0, m + 1).set == s + set<int>{\old(a[n])};
  {
    a[m] = a[n];
  }

  static void ofBag(int[] a, int m, int v)
    //@ requires a != null && acc(a[*]) && 0 <= m && m < a.length;
    //@ ensures acc(a[*]) && \values(a, 0, m + 1).bag == \old(\values(a, 0, m).bag) + bag<int>{v};
  {
    a[m] = v;
  }

  static void replaced(int[] a, int m, int v)
    //@ requires a != null && acc(a[*]) && 0 < m && m < a.length;
    //@ ensures acc(a[*]);
    //@ ensures \values(a, 0, m + 1).set == \old(\values(a, 0, m + 1).set) + set<int>{v}; //~ postcondition:false
  {
    a[m] = v;
  }

  static void mayBeNone(int[] a, int m, int v)
    //@ requires a != null && acc(a[*]) && -1 <= m && m < a.length;
    //@ ensures acc(a[*]);
    //@ ensures \values(a, 0, m + 1).set == set<int>{v}; //~ postcondition:false
  {
    if (m >= 0) a[m] = v;
  }
}
