// Figure 1 in Java: contracts without permissions are at fault themselves.
class Cell {
  int x;

  Cell()
    //@ ensures this.x == 0; //~ contract:permission
  {
    this.x = 0;
  }

  void setX(int v)
    //@ ensures this.x == v; //~ contract:permission
  {
    this.x = v; //~ write:permission
  }
}
