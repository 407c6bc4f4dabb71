// How often a sequence has what after elements were updated: the bag of it changes by what goes and what comes.
class SwappedElements {
  void ok(int i, int j /*@ ghost seq<int> s @*/)
    //@ requires 0 <= i && i < |s| && 0 <= j && j < |s|;
  {
    //@ assert s[i -> s[j]][j -> s[i]].bag == s.bag;
    //@ assert s[i -> s[i]].bag == s.bag;
    //@ assert s[i -> 7].bag + bag<int>{s[i]} == s.bag + bag<int>{7};
  }

  void okConstant(/*@ ghost seq<int> s @*/)
    //@ requires |s| > 2;
  {
    //@ assert s[0 -> s[1]][1 -> s[0]].bag == s.bag;
    //@ assert s[0 -> s[1]][1 -> s[2]][2 -> s[0]].bag == s.bag;
  }

  void okStepByStep(int i, int j /*@ ghost seq<int> s @*/)
    //@ requires 0 <= i && i < |s| && 0 <= j && j < |s|;
  {
    //@ ghost int x = s[i];
    //@ ghost seq<int> t = s[i -> s[j]];
    //@ set t = t[j -> x];
    //@ assert t.bag == s.bag && t.bag[x] == s.bag[x] && |t| == |s|;
  }

  //@ ghost static pure seq<int> swapped(seq<int> s, int i, int j) requires 0 <= i && i < |s| && 0 <= j && j < |s|; ensures result.bag == s.bag; = s[i -> s[j]][j -> s[i]];
  //@ ghost static pure seq<int> wronglySwapped(seq<int> s, int i, int j) requires 0 <= i && i < |s| && 0 <= j && j < |s|; ensures result.bag == s.bag; = s[i -> s[j]][j -> s[j]]; //~ postcondition:false

  void wrong(int i, int j /*@ ghost seq<int> s @*/)
    //@ requires 0 <= i && i < |s| && 0 <= j && j < |s|;
  {
    //@ assert s[i -> s[j]][j -> s[j]].bag == s.bag; //~ assert:false
  }

  void wrongOnce(int i, int j /*@ ghost seq<int> s @*/)
    //@ requires 0 <= i && i < |s| && 0 <= j && j < |s|;
  {
    //@ assert s[i -> s[j]].bag == s.bag; //~ assert:false
  }

  // What was updated on another path is not what this is.
  void wrongBranch(int i, int j, boolean b /*@ ghost seq<int> s @*/)
    //@ requires 0 <= i && i < |s| && 0 <= j && j < |s|;
  {
    //@ ghost seq<int> t = s;
    if (b) {
      //@ set t = s[i -> s[j]];
    } else {
      //@ set t = t[j -> 3];
    }
    //@ set t = t[j -> s[i]];
    //@ assert b ==> t.bag == s.bag;
    //@ assert t.bag == s.bag; //~ assert:false
  }
}
