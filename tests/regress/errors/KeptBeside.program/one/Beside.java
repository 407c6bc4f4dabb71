package one;

import two.Lower;

class Beside extends Lower {
  int kept() { //~ W0009
    return 1;
  }
}
