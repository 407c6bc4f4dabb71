import java.util.ArrayList;
import java.util.List;

// Several changes, one after the other, of a list that owns what is in it.
class Item {
  int value;

  //@ predicate valid() = acc(value);

  Item(int value)
    //@ ensures valid();
  {
    this.value = value;
  }
}

class Items {
  private final List<Item> items = new ArrayList<>();

  /*@ predicate valid() = items != null && items.valid()
    && (\forall* int i; 0 <= i && i < items.size(); items.get(i) != null && items.get(i).valid()); @*/

  //@ requires valid();
  //@ pure ghost int length() = items.size();

  Items()
    //@ ensures valid() && length() == 0;
  {
  }

  void add2(int n)
    //@ requires valid();
    //@ ensures valid() && length() == \old(length()) + 2;
  {
    items.add(new Item(n));
    items.add(new Item(n));
  }

  void add3(int n)
    //@ requires valid();
    //@ ensures valid() && length() == \old(length()) + 3;
  {
    items.add(new Item(n));
    items.add(new Item(n));
    items.add(new Item(n));
  }

  void addFirst2(int n)
    //@ requires valid();
    //@ ensures valid() && length() == \old(length()) + 2;
  {
    items.add(0, new Item(n));
    items.add(0, new Item(n));
  }

  void bothEnds(int n)
    //@ requires valid();
    //@ ensures valid() && length() == \old(length()) + 2;
  {
    items.add(0, new Item(n));
    items.add(new Item(n));
  }

  void addRemove(int n)
    //@ requires valid();
    //@ ensures valid() && length() == \old(length());
  {
    items.add(new Item(n));
    items.remove(0);
  }

  void removeTwo()
    //@ requires valid() && length() >= 2;
    //@ ensures valid() && length() == \old(length()) - 2;
  {
    items.remove(0);
    items.remove(0);
  }

  void removeTwoAt(int i)
    //@ requires valid() && 0 <= i && i + 1 < length();
    //@ ensures valid() && length() == \old(length()) - 2;
  {
    items.remove(i);
    items.remove(i);
  }

  void removeAdd(int n)
    //@ requires valid() && length() > 0;
    //@ ensures valid() && length() == \old(length());
  {
    Item x = items.remove(0);
    items.add(x);
  }

  void fill(int n)
    //@ requires valid() && 0 <= n;
    //@ ensures valid() && length() == \old(length()) + n;
  {
    for (int i = 0; i < n; i++)
      //@ invariant valid() && length() == \old(length()) + i && 0 <= i && i <= n;
    {
      items.add(new Item(i));
    }
  }

  void addMany()
    //@ requires valid();
    //@ ensures valid() && length() == \old(length()) + 10;
  {
    items.add(new Item(1));
    items.add(new Item(2));
    items.add(new Item(3));
    items.add(new Item(4));
    items.add(new Item(5));
    items.add(new Item(6));
    items.add(new Item(7));
    items.add(new Item(8));
    items.add(new Item(9));
    items.add(new Item(10));
  }

  // The new one is at two places.
  void wrongAdd2(int n)
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate
  {
    Item x = new Item(n);
    items.add(x);
    items.add(x);
  }

  void wrongBothEnds(int n)
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate
  {
    Item x = new Item(n);
    items.add(0, x);
    items.add(x);
  }

  void wrongNull(int n)
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate
  {
    items.add(new Item(n));
    items.add(0, null);
  }

  void wrongRemoveAdd()
    //@ requires valid() && length() > 1;
    //@ ensures valid(); //~ postcondition:predicate
  {
    Item x = items.get(0);
    items.remove(1);
    items.add(x);
  }

  // The one that was taken out is still used as if it were its own.
  int wrongUse()
    //@ requires valid() && length() > 1;
    //@ ensures valid();
  {
    Item x = items.remove(0);
    items.add(x);
    items.add(new Item(2));
    return items.get(items.size()).value; //~ precondition:false read:permission
  }
}

// The same of sequences, without a list.
class Steps {
  int value;

  //@ predicate valid() = acc(value);

  /*@ ghost static void swap(seq<Steps> s, seq<Steps> t, seq<Steps> u, int i, int j)
        requires (\forall* int k; 0 <= k && k < |s|; s[k].valid()) && 0 <= i && i < |s| && 0 <= j && j < |s|;
        requires t == s[i -> s[j]] && u == t[j -> s[i]];
        ensures (\forall* int k; 0 <= k && k < |u|; u[k].valid());
      { } @*/

  // What is at i is written first, so that what is read there is no more what was.
  /*@ ghost static void wrongSwap(seq<Steps> s, seq<Steps> t, seq<Steps> u, int i, int j)
        requires (\forall* int k; 0 <= k && k < |s|; s[k].valid()) && 0 <= i && i < j && j < |s|;
        requires t == s[i -> s[j]] && u == t[j -> t[i]];
        ensures (\forall* int k; 0 <= k && k < |u|; u[k].valid()); //~ postcondition:predicate
      { } @*/

  /*@ ghost static void setTwo(seq<Steps> s, seq<Steps> t, seq<Steps> u, int i, int j, Steps x, Steps y)
        requires (\forall* int k; 0 <= k && k < |s|; s[k].valid()) && x.valid() && y.valid();
        requires 0 <= i && i < |s| && 0 <= j && j < |s| && t == s[i -> x] && u == t[j -> y];
        ensures (\forall* int k; 0 <= k && k < |u|; u[k].valid());
      { } @*/

  /*@ ghost static void wrongSetTwo(seq<Steps> s, seq<Steps> t, seq<Steps> u, int i, int j, Steps x, Steps y)
        requires (\forall* int k; 0 <= k && k < |s|; s[k].valid()) && x.valid();
        requires 0 <= i && i < j && j < |s| && t == s[i -> x] && u == t[j -> y];
        ensures (\forall* int k; 0 <= k && k < |u|; u[k].valid()); //~ postcondition:predicate
      { } @*/

  // Values go where their objects go.
  /*@ ghost static void values(seq<Steps> s, seq<Steps> t, seq<Steps> u, Steps x, Steps y)
        requires (\forall* int k; 0 <= k && k < |s|; acc(s[k].value)) && acc(x.value) && acc(y.value);
        requires t == [x] + s && u == t + [y];
        ensures (\forall* int k; 0 <= k && k < |u|; acc(u[k].value));
        ensures u[0].value == old(x.value) && u[|s| + 1].value == old(y.value);
        ensures (\forall int k; 0 <= k && k < |s|; u[k + 1].value == old(s[k].value));
      { } @*/

  /*@ ghost static void wrongValues(seq<Steps> s, seq<Steps> t, seq<Steps> u, Steps x, Steps y)
        requires (\forall* int k; 0 <= k && k < |s|; acc(s[k].value)) && acc(x.value) && acc(y.value);
        requires t == [x] + s && u == t + [y] && 0 < |s|;
        ensures (\forall* int k; 0 <= k && k < |u|; acc(u[k].value));
        ensures u[|s|].value == old(y.value); //~ postcondition:false
      { } @*/

  // A part of one that was put together: its elements are where they were before.
  /*@ ghost static void cut(seq<Steps> s, seq<Steps> t, seq<Steps> u, Steps x, int k)
        requires (\forall* int i; 0 <= i && i < |s|; acc(s[i].value)) && acc(x.value) && 0 <= k && k <= |s|;
        requires t == s[..k] + [x] + s[k..] && u == t[1..];
        ensures (\forall* int i; 0 <= i && i < |u|; acc(u[i].value));
      { } @*/

  /*@ ghost static void wrongCut(seq<Steps> s, seq<Steps> t, seq<Steps> u, Steps x, int k)
        requires (\forall* int i; 0 <= i && i < |s|; acc(s[i].value)) && acc(x.value) && 0 <= k && k <= |s|;
        requires t == s[..k] + [x] + s[k..] && u == t[1..];
        ensures (\forall* int i; 0 <= i && i < |u|; acc(u[i].value));
        ensures acc(x.value); //~ postcondition:permission
      { } @*/

  // The one in between is what is held, not the one that it was made of.
  /*@ ghost static void between(seq<Steps> s, seq<Steps> t, seq<Steps> u, Steps x, Steps y)
        requires (\forall* int k; 0 <= k && k < |t|; t[k].valid()) && y.valid();
        requires t == s + [x] && u == [y] + t;
        ensures (\forall* int k; 0 <= k && k < |u|; u[k].valid());
      { } @*/

  /*@ ghost static void wrongBetween(seq<Steps> s, seq<Steps> t, seq<Steps> u, Steps x, Steps y)
        requires (\forall* int k; 0 <= k && k < |s|; s[k].valid()) && y.valid();
        requires t == s + [x] && u == [y] + t;
        ensures (\forall* int k; 0 <= k && k < |u|; u[k].valid()); //~ postcondition:predicate
      { } @*/
}
