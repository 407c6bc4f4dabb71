class Link {
  int value;
  Link next;

  //@ predicate chain() = acc(value) ** acc(next) ** (next != null ==> next.chain());

  Link(int v, Link rest)
    //@ requires rest != null ==> rest.chain();
    //@ ensures chain();
    //@ ensures length() == 1 + (rest == null ? 0 : old(rest.length()));
  {
    value = v;
    next = rest;
  }

  /*@
    @ pure int length()
    @   requires chain();
    @   = opening chain() in next == null ? 1 : 1 + next.length();
    @*/

  void append(int v)
    //@ requires chain();
    //@ ensures chain() && length() == old(length()) + 1;
  {
    if (next == null) {
      next = new Link(v, null);
    } else {
      next.append(v);
    }
  }

  int last()
    //@ requires chain();
    //@ ensures chain() && length() == old(length());
  {
    int found = value;
    if (next != null) {
      found = next.last();
    }
    return found;
  }
}

class ChainClient {
  public static void main(String[] args) {
    Link list = new Link(1, null);
    list.append(2);
    Link longer = new Link(0, list);
    //@ assert longer.length() == 3;
  }
}
