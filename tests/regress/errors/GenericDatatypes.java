//@ datatype List<T> = Nil | Cons(T head, List<T> tail);
//@ datatype Bounded<T extends Object> = MkBounded(T held); //~ W0009
//@ datatype Twice<T, T> = MkTwice(T held); //~ W0008
//@ datatype Within<T> = MkWithin(Holder<T> holder, T[] array); //~ W0004 W0004
//@ datatype Boxed<T> = MkBoxed(T held);
//@ datatype Empty = MkEmpty(Boxed<Empty> boxed); //~ W0004
//@ datatype Full = MkFull(List<Full> parts);
//@ datatype Endless<T> = MkEndless(T first, Endless<T> rest); //~ W0004

class Holder<T> {}

class GenericDatatypes {
  void forms(int k, String s)
  {
    //@ ghost List<int, int> a = Nil; //~ W0004
    //@ ghost List b = Nil; //~ W0004
    //@ ghost List<?> c = Nil; //~ W0004
    //@ ghost List<int> d = Cons(s, Nil); //~ W0004
    //@ ghost List<int> e = Cons(1, Cons(s, Nil)); //~ W0004
    //@ assert Nil == Nil; //~ W0004
    //@ assert Nil.head == 1; //~ W0004
    //@ assert Cons(1, Nil) == Cons(s, Nil); //~ W0004
    //@ ghost List<int>[] f = null; //~ W0004
    //@ assert count(Cons(1, Nil)) == 1; //~ W0004
  }

  /*@ ghost pure static <T> int count(List<T> l) = 1; @*/
}
