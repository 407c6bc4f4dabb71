class Tree {
  int size;
}
