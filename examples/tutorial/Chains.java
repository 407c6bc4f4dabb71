class Chains {
  //@ datatype Chain<T> = End | Link(T first, Chain<T> rest);

  /*@ ghost pure Chain<int> append(Chain<int> left, Chain<int> right)
        decreases left;
      { return match left { case End: right; case Link(x, more): Link(x, append(more, right)); }; } @*/

  /*@ ghost pure int length(Chain<int> chain)
        decreases chain;
      { return match chain { case End: 0; case Link(x, more): 1 + length(more); }; } @*/

  /*@ ghost void lengthOfBoth(Chain<int> left, Chain<int> right)
        ensures length(append(left, right)) == length(left) + length(right);
        decreases left;
      {
        match left {
          case End:
          case Link(x, more): lengthOfBoth(more, right);
        }
      } @*/
}
