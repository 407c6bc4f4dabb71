// Figure 1 in Java: contracts without permissions are at fault themselves.
class Cell {
  int x;

  Cell()
    //@ ensures this.x == 0; //~ contract:permission [never-held]
  {
    this.x = 0;
  }

  void setX(int v)
    //@ ensures this.x == v; //~ contract:permission [never-held]
  {
    this.x = v; //~ write:permission [never-held]
  }
}
