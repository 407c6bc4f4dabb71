// Datatypes with type parameters: constructors tell their arguments, or the place does; parts are of these types.
//@ datatype List<T> = Nil | Cons(T head, List<T> tail);
//@ datatype Pair<A, B> = MkPair(A first, B second);
//@ datatype Rose<T> = Node(T label, List<Rose<T>> children);

class GenericDatatypes {
  //@ ghost List<String> names;

  void constructors(int k, String s)
  {
    //@ ghost List<int> xs = Cons(k, Cons(2, Nil));
    //@ assert xs.head == k && xs.tail.head == 2 && xs.tail.tail == Nil && xs != Nil;
    //@ ghost List<boolean> bs = Cons(k > 0, Nil);
    //@ assert bs.head == k > 0;
    //@ ghost List<Object> os = Cons(s, Cons(this, Nil));
    //@ assert os.head == s && os.tail.head == this;
    //@ ghost Pair<int, List<String>> p = MkPair(1, Cons(s, Nil));
    //@ assert p.second.head == s && p.first == 1;
    //@ ghost List<seq<int>> ss = Cons(seq<int>{1, 2}, Nil);
    //@ assert |ss.head| == 2 && Cons(1, Nil) != Cons(2, Nil);
    //@ assert length(Nil) == 0 && length(Cons(1, Nil)) == 1;
    //@ ghost List<int> none = k > 0 ? Nil : Nil;
    //@ assert length(none) == 0 && none == Nil;
    //@ assert xs.head == 3; //~ assert:false
  }

  void selectors(int k)
  {
    //@ ghost List<int> xs = Nil;
    //@ assert xs.tail == xs; //~ array:bounds
  }

  //@ ensures result >= 0;
  //@ decreases l;
  /*@ ghost pure static int length(List<int> l) = match l { case Nil: 0; case Cons(h, t): 1 + length(t); }; @*/

  //@ decreases l;
  /*@ ghost pure static List<int> append(List<int> l, List<int> r) = match l { case Nil: r; case Cons(h, t): Cons(h, append(t, r)); }; @*/

  //@ decreases l;
  /*@ ghost pure static List<int> wrongAppend(List<int> l, List<int> r) = match l { case Nil: r; case Cons(h, t): Cons(h, wrongAppend(l, r)); }; @*/ //~ termination:not-decreasing

  //@ decreases l;
  /*@ ghost pure List<Pair<int, boolean>> zip(List<int> l) = match l { case Nil: Nil; case Cons(h, t): Cons(MkPair(h, h > 0), zip(t)); }; @*/

  /*@
    ghost static void lengths(List<int> l, List<int> r)
      ensures length(append(l, r)) == length(l) + length(r);
      decreases l;
    {
      match l { case Nil: case Cons(h, t): lengths(t, r); }
    }

    ghost static void wrongLengths(List<int> l, List<int> r)
      ensures length(append(l, r)) == length(l); //~ postcondition:false
      decreases l;
    {
      match l { case Nil: case Cons(h, t): wrongLengths(t, r); }
    }
  @*/

  // A part of a type parameter is a strict part, where a datatype stands for it.
  //@ ensures result >= 1;
  //@ decreases r;
  /*@ ghost pure int size(Rose<int> r) = match r { case Node(k, cs): 1 + sizes(cs); }; @*/
  //@ ensures result >= 0;
  //@ decreases l;
  /*@ ghost pure int sizes(List<Rose<int>> l) = match l { case Nil: 0; case Cons(h, t): size(h) + sizes(t); }; @*/

  //@ decreases l;
  /*@ ghost pure int wrongSizes(List<Rose<int>> l) = match l { case Nil: 0; case Cons(h, t): wrongSizes(Cons(h, t)); }; @*/ //~ termination:not-decreasing

  //@ requires Cons(a, l) == Cons(b, r);
  //@ ensures result == true;
  /*@ ghost pure boolean injective(Object a, Object b, List<Object> l, List<Object> r) = a == b && l == r; @*/

  //@ requires l == Cons(a, l);
  //@ ensures result == false;
  /*@ ghost pure boolean cyclic(Object a, List<Object> l) = true; @*/

  //@ requires l == Cons(a, r);
  //@ ensures result == false; //~ postcondition:false
  /*@ ghost pure boolean wrongCyclic(Object a, List<Object> l, List<Object> r) = true; @*/

  //@ requires acc(names) && names is Cons && names.head != null;
  //@ ensures acc(names) && names == \old(names).tail;
  void removeFirst()
  {
    //@ set names = names.tail;
  }

  //@ requires acc(names);
  //@ ensures acc(names) && names == \old(names); //~ postcondition:false
  void add(String name)
  {
    //@ set names = Cons(name, names);
  }

  // What holds of all lists of one type says nothing of lists of another.
  //@ requires (\forall List<int> l; holds(l));
  void all(int k)
  {
    //@ ghost List<int> l = Cons(k, Nil);
    //@ assert holds(l);
    //@ ghost List<boolean> b = Cons(true, Nil);
    //@ assert holdsOfTruth(b); //~ assert:false
  }

  //@ pure boolean holds(List<int> l);
  //@ pure boolean holdsOfTruth(List<boolean> l);
}

// Its own parameter, and methods of any list of objects.
class Journal<E> {
  //@ ghost List<E> entries;

  //@ decreases l;
  /*@ ghost static <T> pure int count(List<T> l) = match l { case Nil: 0; case Cons(h, t): 1 + count(t); }; @*/
  //@ pure static <T> int sizeOf(seq<T> s) = |s|;

  //@ requires acc(entries);
  //@ ensures acc(entries) && entries == Cons(e, \old(entries)) && count(entries) == 1 + \old(count(entries));
  void add(E e)
  {
    //@ set entries = Cons(e, entries);
  }

  //@ requires acc(entries);
  //@ ensures acc(entries) && count(entries) == \old(count(entries)); //~ postcondition:false
  void wrongAdd(E e)
  {
    //@ set entries = Cons(e, entries);
  }

  static void client(Journal<String> journal)
  //@ requires journal != null && acc(journal.entries);
  {
    journal.add("one");
    //@ assert journal.entries.head.equals("one") && sizeOf(seq<String>{"one", "two"}) == 2;
    //@ assert journal.entries.tail == Nil; //~ assert:false
  }
}
