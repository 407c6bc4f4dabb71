class Window {
  boolean isOpen;
}

class StreetMistakes {
  static Window[] share(int n)
    //@ requires 2 <= n;
    //@ ensures acc(result[*]) ** result.length == n;
    //@ ensures (\forall* int i = 0 .. n; acc(result[i].isOpen)); //~ postcondition:permission
  {
    Window[] windows = new Window[n];
    Window one = new Window();
    for (int k = 0; k < n; k++)
      //@ invariant acc(windows[*]) ** acc(one.isOpen) ** 0 <= k <= n;
    {
      windows[k] = one;
    }
    return windows;
  }

  static void openFirst(Window[] windows)
    //@ requires acc(windows[*]) ** (\forall* int i = 0 .. windows.length; acc(windows[i].isOpen));
    //@ ensures acc(windows[*]) ** (\forall* int i = 0 .. windows.length; acc(windows[i].isOpen));
  {
    windows[0].isOpen = true; //~ array:bounds
  }

  static void replace(Window[] windows)
    //@ requires acc(windows[*]) ** (\forall* int i = 0 .. windows.length; acc(windows[i].isOpen));
    //@ requires windows.length > 1;
    //@ ensures acc(windows[*]) ** (\forall* int i = 0 .. windows.length; acc(windows[i].isOpen)); //~ postcondition:permission
  {
    windows[0] = windows[1];
  }
}
