class Lamp {
  boolean isOn;
}

class Street {
  static void lightUp(Lamp[] lamps)
    //@ requires acc(lamps[*]) ** (\forall* int i = 0 .. lamps.length; acc(lamps[i].isOn));
    //@ ensures acc(lamps[*]) ** (\forall* int i = 0 .. lamps.length; acc(lamps[i].isOn));
    //@ ensures (\forall int i = 0 .. lamps.length; lamps[i] == old(lamps[i]) && lamps[i].isOn);
  {
    for (int k = 0; k < lamps.length; k++)
      //@ invariant acc(lamps[*]) ** (\forall* int i = 0 .. lamps.length; acc(lamps[i].isOn));
      //@ invariant 0 <= k <= lamps.length ** (\forall int i = 0 .. k; lamps[i].isOn);
      //@ invariant (\forall int i = 0 .. lamps.length; lamps[i] == old(lamps[i]));
    {
      lamps[k].isOn = true;
    }
  }

  static Lamp[] build(int n)
    //@ requires 0 <= n;
    //@ ensures acc(result[*]) ** result.length == n ** (\forall* int i = 0 .. n; acc(result[i].isOn));
  {
    Lamp[] lamps = new Lamp[n];
    for (int k = 0; k < n; k++)
      //@ invariant acc(lamps[*]) ** 0 <= k <= n ** (\forall* int i = 0 .. k; acc(lamps[i].isOn));
    {
      lamps[k] = new Lamp();
    }
    return lamps;
  }

  public static void main(String[] args) {
    Lamp[] lamps = build(3);
    lightUp(lamps);
    lamps[1].isOn = false;
    assert lamps[0].isOn && !lamps[1].isOn && lamps[2].isOn;
  }
}
