class C {
  int sign(int n)
    //@ ensures \result == (n < 0 ? -1 : n == 0 ? 0 : 1);
  {
    if (n < 0)
      return -1;
    else if (n == 0)
      return 0;
    else
      return 1;
  }

  int wrong(int n)
    //@ ensures \result == (n < 0 ? -1 : n == 0 ? 0 : 1); //~ postcondition:false
  {
    if (n < 0)
      return -1;
    else if (n <= 1)
      return 0;
    else
      return 1;
  }
}
