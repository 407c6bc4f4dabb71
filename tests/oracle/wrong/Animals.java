// What kinds of animals there are; one speaks otherwise than promised.
class Animals {
  interface Animal {
    //@ predicate ok();
    //@ requires ok();
    //@ ensures ok() && result != null;
    String sound();
  }
  static class Dog implements Animal {
    String word;
    //@ predicate ok() = acc(word) && word != null && word.length() > 2;
    public String sound()
      //@ requires ok();
      //@ ensures ok() && result != null;
    {
      //@ open ok();
      String w = word;
      //@ close ok();
      return w;
    }
  }
  static class Parrot extends Dog {
    String[] learnt;
    int next;
    //@ predicate ok() = acc(word) && acc(learnt) && acc(next) && word != null && learnt != null && learnt.length == 5 && acc(learnt[*]) && 0 <= next && next < 5;
    public String sound()
      //@ requires ok();
      //@ ensures ok() && result != null;
    {
      //@ open ok();
      String w = learnt[next];
      next = (next + 1) % 5;
      //@ close ok();
      return w;
    }
  }
}
