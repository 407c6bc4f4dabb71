import java.util.Iterator;

// An iterator of one's own keeps a half of what it goes over; end() gives that back behind the loop.
class Names implements Iterable<String> {
  private String[] names = new String[4];
  private int size;

  /*@ predicate valid() = acc(names) && acc(size) && names != null && acc(names[*])
    && 0 <= size && size <= names.length; @*/

  //@ requires valid();
  //@ ensures |result| <= Integer.MAX_VALUE;
  //@ pure ghost seq<String> view() = \values(names, 0, size);

  Names()
    //@ ensures valid() && view() == seq<String>{};
  {
  }

  /*@ pure @*/ int size()
    //@ requires valid();
    //@ ensures result == |view()|;
  {
    return size;
  }

  /*@ pure @*/ String get(int i)
    //@ requires valid() && 0 <= i && i < |view()|;
    //@ ensures result == view()[i];
  {
    return names[i];
  }

  void removeLast()
    //@ requires valid() && |view()| > 0;
    //@ ensures valid() && view() == \old(view()[..|view()| - 1]);
  {
    size--;
  }

  public NamesIterator iterator()
    //@ requires acc(valid(), 1/2);
    //@ ensures result != null && result.valid() && result.all == this;
    //@ ensures result.count() == 0 && result.elements() == \old(view());
  {
    return new NamesIterator(this);
  }

  static boolean okHas(Names names, String wanted)
    //@ requires names != null && names.valid() && wanted != null;
    //@ ensures names.valid() && names.view() == \old(names.view()) && (\result ==> wanted \in names.view());
    //@ ensures !\result ==> (\forall int i; 0 <= i && i < |names.view()|; names.view()[i] != wanted);
  {
    for (String name : names)
      //@ invariant acc(names.valid(), 1/2) && names.view() == \old(names.view());
      //@ invariant (\forall int i; 0 <= i && i < \index; names.view()[i] != wanted);
    {
      if (name == wanted) return true;
    }
    return false;
  }

  static int okCount(Names names)
    //@ requires names != null && names.valid();
    //@ ensures names.valid() && names.view() == \old(names.view()) && \result == |names.view()|;
  {
    int n = 0;
    for (String name : names)
      //@ invariant n == \index;
    {
      n++;
    }
    return n;
  }

  // Some have begun already.
  static int okRest(Names names)
    //@ requires names != null && names.valid() && |names.view()| > 1;
    //@ ensures names.valid();
  {
    int n = 0;
    for (String name : new Rest(names))
      //@ invariant n == \index && n < |names.view()| && acc(names.valid(), 1/4);
    {
      n++;
      assert name == names.get(n);
    }
    assert n == names.size() - 1;
    return n;
  }

  static void wrongChange(Names names)
    //@ requires names != null && names.valid();
  {
    for (String name : names) //~ invariant-body:predicate
      //@ invariant acc(names.valid(), 1/2);
    {
      if (names.size() > 0) names.removeLast();
    }
  }

  static int wrongCount(Names names)
    //@ requires names != null && names.valid();
    //@ ensures names.valid() && \result == |names.view()|; //~ postcondition:false
  {
    int n = 0;
    for (String name : names)
      //@ invariant 0 <= n && n <= \index;
    {
      if (name != null) n++;
    }
    return n;
  }

  static void wrongElement(Names names)
    //@ requires names != null && names.valid();
  {
    for (String name : names)
      //@ invariant acc(names.valid(), 1/2) && names.view() == \old(names.view());
    {
      assert name == names.get(0); //~ assert:false
    }
  }

  public static void main(String[] args) {
    Names names = new Names();
    int n = okCount(names);
    assert n == 0;
    System.out.println(n);
  }
}

class NamesIterator implements Iterator<String> {
  final Names all;
  private int next;

  //@ predicate valid() = acc(next) && all != null && acc(all.valid(), 1/2) && 0 <= next && next <= |all.view()|;

  //@ requires valid();
  //@ pure ghost seq<String> elements() = all.view();

  //@ requires valid();
  //@ ensures 0 <= result && result <= |elements()|;
  //@ pure ghost int count() = next;

  //@ requires valid();
  //@ ensures acc(all.valid(), 1/2) && all.view() == \old(elements());
  //@ ghost void end() {}

  NamesIterator(Names all)
    //@ requires all != null && acc(all.valid(), 1/2);
    //@ ensures valid() && this.all == all && count() == 0 && elements() == \old(all.view());
  {
    this.all = all;
  }

  /*@ pure @*/ public boolean hasNext()
    //@ requires valid();
    //@ ensures result == (count() < |elements()|);
  {
    return next < all.size();
  }

  public String next()
    //@ requires valid() && count() < |elements()|;
    //@ ensures valid() && elements() == \old(elements()) && count() == \old(count()) + 1;
    //@ ensures result == \old(elements()[count()]);
  {
    return all.get(next++);
  }
}

// All but the first.
class Rest implements Iterable<String> {
  final Names all;

  Rest(Names all)
    //@ ensures this.all == all;
  {
    this.all = all;
  }

  public NamesIterator iterator()
    //@ requires all != null && acc(all.valid(), 1/2) && |all.view()| > 0;
    //@ ensures result != null && result.valid() && result.all == all;
    //@ ensures result.count() == 1 && result.elements() == \old(all.view());
  {
    NamesIterator it = new NamesIterator(all);
    it.next();
    return it;
  }
}
