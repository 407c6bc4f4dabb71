// A class of the package of Upper overrides its method, although one between has another one.
package one;

public class Upper {
  int kept() {
    return 1;
  }
}
