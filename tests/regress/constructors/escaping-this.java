class Registry {
  Link last;

  void register(Link link)
    //@ requires acc(last);
    //@ ensures acc(last) && last == link;
  {
    last = link;
  }
}

class Link {
  int x;

  Link(Registry r)
    //@ requires r != null && acc(r.last);
    //@ ensures acc(r.last) && r.last == this && acc(x) && x == 7;
  {
    r.register(this);
    x = 7;
  }
}

class Client {
  void ok(Registry r)
    //@ requires r != null && acc(r.last);
    //@ ensures acc(r.last);
  {
    Link link = new Link(r);
    assert r.last == link;
    assert r.last.x == 7;
  }

  void wrong(Registry r)
    //@ requires r != null && acc(r.last);
    //@ ensures acc(r.last);
  {
    Link link = new Link(r);
    assert r.last == null; //~ assert:false
  }
}
