// `|s|` stands wherever an operand may, behind each operator.
class SizeAsOperand {
  static void sizes(int k /*@ ghost seq<int> s, ghost seq<int> t @*/)
    //@ requires |s| == 6 && |t| == 3 && k == 8;
  {
    //@ assert k % |s| == 2 && k / |s| == 1 && k * |s| == 48 && k - |s| == 2;
    //@ assert k << |t| == 64 && k >> |t| == 1 && k >>> |t| == 1;
    //@ assert (k | |s|) == 14 && (k & |s|) == 0 && (k ^ |s|) == 14;
    //@ assert (|t| | |s|) == 7 && (|t| ^ |s|) == 5;
    //@ assert (~|t|) == -4;
    //@ assert k % |s| == 3; //~ assert:false
  }
}
