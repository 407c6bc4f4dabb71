// `[]`, and `[a]` as a sequence of what the place wants.
class OpenLists {
  //@ ghost seq<int> s;

  //@ requires acc(s);
  //@ ensures acc(s) && s == [];
  void empty()
  {
    //@ set s = [];
    //@ ghost seq<int> t = [];
    //@ assert s == t && |[] + s| == 0 && t == [] && [] != [1] + t && 1 :: [] == [1];
    //@ ghost option<seq<int>> o = Some([]);
    //@ assert o.get == [] && length([]) == 0;
    //@ assert s == [1]; //~ assert:false
  }

  //@ ensures result == |q|;
  //@ pure int length(seq<int> q) = |q|;

  void objects(String text)
  {
    //@ ghost seq<Object> q = [this];
    //@ ghost seq<Object> r = [text, "b"] + q;
    //@ assert r[0] == text && r[2] == this && |r| == 3 && r.length == 3;
    //@ assert r[1] == this; //~ assert:false
  }
}
