// The example of whitebox fuzzing in P. Godefroid, M. Y. Levin, D. Molnar, "Automated Whitebox Fuzz Testing", NDSS 2008,
// and in J. Strejcek's lecture: at least three letters of `bad!` in their places. From `good` each of the sixteen inputs is
// found that goes another way.
// warrant explore --strategy concolic --call 'Bad.top(new char[] {"a", "b", "c", "d"})' --seed "new char[] {'g', 'o', 'o', 'd'}" Bad.java
class Bad {
  //@ requires input != null && input.length == 4 && acc(input[*]);
  //@ ensures acc(input[*]);
  static void top(char[] input) {
    int count = 0;
    if (input[0] == 'b') count++;
    if (input[1] == 'a') count++;
    if (input[2] == 'd') count++;
    if (input[3] == '!') count++;
    assert count < 3; //~ assert:false
  }
}
