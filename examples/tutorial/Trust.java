class Thermometer {
  //@ ensures -50 <= \result <= 150;
  native int read();

  int readKelvin()
    //@ ensures 0 < \result;
  {
    return read() + 273;
  }

  int readWater()
    //@ ensures 0 <= \result <= 100;
  {
    int degrees = read();
    //@ assume 0 <= degrees <= 100;
    return degrees;
  }
}
