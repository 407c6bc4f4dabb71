import java.util.ArrayList;
import java.util.List;

// Families over a sequence that is put together of those, and of single objects, that are held.
class SequenceParts {
  int value;

  //@ predicate valid() = acc(value) ** 0 <= value;

  /*@ ghost static void append(seq<SequenceParts> s, SequenceParts x, seq<SequenceParts> t)
        requires (\forall* int i; 0 <= i && i < |s|; acc(s[i].value)) && acc(x.value) && t == s + [x];
        ensures (\forall* int i; 0 <= i && i < |t|; acc(t[i].value)) && t[|s|].value == old(x.value);
        ensures (\forall int i; 0 <= i && i < |s|; t[i].value == old(s[i].value));
      { } @*/

  /*@ ghost static void wrongAppend(seq<SequenceParts> s, SequenceParts x, seq<SequenceParts> t)
        requires (\forall* int i; 0 <= i && i < |s|; acc(s[i].value)) && t == s + [x];
        ensures (\forall* int i; 0 <= i && i < |t|; acc(t[i].value)); //~ postcondition:permission
      { } @*/

  /*@ ghost static void wrongValue(seq<SequenceParts> s, SequenceParts x, seq<SequenceParts> t)
        requires (\forall* int i; 0 <= i && i < |s|; acc(s[i].value)) && acc(x.value) && t == s + [x] && 0 < |s|;
        ensures (\forall* int i; 0 <= i && i < |t|; acc(t[i].value));
        ensures t[0].value == old(x.value); //~ postcondition:false
      { } @*/

  /*@ ghost static void remove(seq<SequenceParts> s, seq<SequenceParts> t, int k)
        requires (\forall* int i; 0 <= i && i < |s|; acc(s[i].value)) && 0 <= k && k < |s|;
        requires t == s[..k] + s[k + 1..];
        ensures (\forall* int i; 0 <= i && i < |t|; acc(t[i].value)) && acc(s[k].value);
        ensures (\forall int i; 0 <= i && i < k; t[i].value == old(s[i].value));
        ensures (\forall int i; k <= i && i < |t|; t[i].value == old(s[i + 1].value));
      { } @*/

  /*@ ghost static void wrongRemove(seq<SequenceParts> s, seq<SequenceParts> t, int k)
        requires (\forall* int i; 0 <= i && i < |s|; acc(s[i].value)) && 0 <= k && k + 1 < |s|;
        requires t == s[..k] + s[k + 1..];
        ensures (\forall* int i; 0 <= i && i < |t|; acc(t[i].value));
        ensures acc(s[k + 1].value); //~ postcondition:permission
      { } @*/

  /*@ ghost static void wrongShift(seq<SequenceParts> s, seq<SequenceParts> t, int k)
        requires (\forall* int i; 0 <= i && i < |s|; acc(s[i].value)) && 0 <= k && k + 1 < |s|;
        requires t == s[..k] + s[k + 1..];
        ensures (\forall* int i; 0 <= i && i < |t|; acc(t[i].value));
        ensures t[k].value == old(s[k].value); //~ postcondition:false
      { } @*/

  /*@ ghost static void replace(seq<SequenceParts> s, SequenceParts x, seq<SequenceParts> t, int k)
        requires (\forall* int i; 0 <= i && i < |s|; s[i].valid()) && x.valid() && 0 <= k && k < |s| && t == s[k -> x];
        ensures (\forall* int i; 0 <= i && i < |t|; t[i].valid()) && s[k].valid();
      { } @*/

  /*@ ghost static void wrongReplace(seq<SequenceParts> s, SequenceParts x, seq<SequenceParts> t, int k)
        requires (\forall* int i; 0 <= i && i < |s|; s[i].valid()) && 0 <= k && k < |s| && t == s[k -> x];
        ensures (\forall* int i; 0 <= i && i < |t|; t[i].valid()); //~ postcondition:predicate
      { } @*/

  /*@ ghost static void insert(seq<SequenceParts> s, SequenceParts x, seq<SequenceParts> t, int k)
        requires (\forall* int i; 0 <= i && i < |s|; s[i].valid()) && x.valid() && 0 <= k && k <= |s|;
        requires t == s[..k] + [x] + s[k..];
        ensures (\forall* int i; 0 <= i && i < |t|; t[i].valid());
      { } @*/

  /*@ ghost static void wrongInsert(seq<SequenceParts> s, SequenceParts x, seq<SequenceParts> t, int k)
        requires (\forall* int i; 0 <= i && i < |s|; s[i].valid()) && x.valid() && 0 <= k && k <= |s|;
        requires t == s[..k] + [x] + [x] + s[k..];
        ensures (\forall* int i; 0 <= i && i < |t|; t[i].valid()); //~ postcondition:predicate
      { } @*/

  /*@ ghost static void both(seq<SequenceParts> s, seq<SequenceParts> u, seq<SequenceParts> t)
        requires (\forall* int i; 0 <= i && i < |s|; acc(s[i].value)) && t == s + u;
        requires (\forall* int i; 0 <= i && i < |u|; acc(u[i].value));
        ensures (\forall* int i; 0 <= i && i < |t|; acc(t[i].value, 1/2));
        ensures (\forall* int i; 0 <= i && i < |u|; acc(u[i].value, 1/2));
      { } @*/

  /*@ ghost static void wrongBoth(seq<SequenceParts> s, seq<SequenceParts> u, seq<SequenceParts> t)
        requires (\forall* int i; 0 <= i && i < |s|; acc(s[i].value)) && t == s + u;
        requires (\forall* int i; 0 <= i && i < |u|; acc(u[i].value));
        ensures (\forall* int i; 0 <= i && i < |t|; acc(t[i].value));
        ensures (\forall* int i; 0 <= i && i < |u|; acc(u[i].value, 1/2)); //~ postcondition:permission
      { } @*/

  /*@ ghost static void twice(seq<SequenceParts> s, seq<SequenceParts> t)
        requires (\forall* int i; 0 <= i && i < |s|; acc(s[i].value)) && 0 < |s| && t == s + s;
        ensures (\forall* int i; 0 <= i && i < |t|; acc(t[i].value)); //~ postcondition:permission
      { } @*/

  static void shifted(SequenceParts[] a, int n)
    //@ requires acc(a[*], 1/2) && 0 <= n && n < a.length;
    //@ requires (\forall* int i; 0 <= i && i < n; acc(a[i].value));
    //@ ensures acc(a[*], 1/2) && n < a.length && (\forall* int i; 1 <= i && i < n + 1; acc(a[i - 1].value));
  {
  }

  static void wrongShifted(SequenceParts[] a, int n)
    //@ requires acc(a[*], 1/2) && 0 <= n && n < a.length;
    //@ requires (\forall* int i; 0 <= i && i < n; acc(a[i].value));
    //@ ensures acc(a[*], 1/2) && n < a.length;
    //@ ensures (\forall* int i; 1 <= i && i < n + 2; acc(a[i - 1].value)); //~ postcondition:permission
  {
  }
}

// Lists that own what is in them.
class Owner {
  private final List<SequenceParts> parts = new ArrayList<>();

  //@ predicate valid() = parts.valid() ** (\forall* int i; 0 <= i && i < |parts.view()|; parts.view()[i].valid());

  Owner()
    //@ ensures valid();
  {
  }

  void add(SequenceParts part)
    //@ requires valid() && part.valid();
    //@ ensures valid();
  {
    parts.add(part);
  }

  SequenceParts removeFirst()
    //@ requires valid();
    //@ ensures valid() && (result != null ==> result.valid());
  {
    if (parts.isEmpty()) {
      return null;
    }
    SequenceParts first = parts.get(0);
    parts.remove(0);
    return first;
  }

  void wrongAdd(SequenceParts part)
    //@ requires valid() && part.valid();
    //@ ensures valid(); //~ postcondition:predicate
  {
    parts.add(part);
    parts.add(part);
  }
}
