class Input {
  int position;

  //@ ensures Perm(position, 1);
  Input(); //~ W0002
}
