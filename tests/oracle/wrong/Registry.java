// Static fields with a predicate of their own.
class Registry {
  static int[] ids;
  static int used;
  /*@ static predicate open_() = acc(ids) && acc(used) && ids != null && ids.length == 6 && acc(ids[*])
        && 0 <= used && used <= 6 && (\forall int i; 0 <= i && i < used; ids[i] > 100); @*/

  static void register(int id)
    //@ requires open_() && id > 100;
    //@ ensures open_();
  {
    //@ open open_();
    ids[used] = id;
    used++;
    //@ close open_();
  }

  static int first()
    //@ requires open_();
    //@ ensures open_() && result > 100;
  {
    //@ open open_();
    int id = ids[0];
    //@ close open_();
    return id;
  }
}
