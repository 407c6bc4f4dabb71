class C {
  int x;

  predicate valid() { return x; } //~ W0011
}
