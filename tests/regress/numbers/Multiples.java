// What of a sum is a multiple of the divisor leaves the division, where nothing is negative.
class Multiples {
  static void flattened(int row, int column)
    //@ requires 0 <= row && row < 1000 && 0 <= column && column < 8;
  {
    int index = 8 * row + column;
    //@ assert index / 8 == row && index % 8 == column;
    //@ assert index / -8 == -row && index % -8 == column;
    //@ assert index / 16 == row / 2;
    //@ assert index / 4 == 2 * row + column / 4;
    //@ assert index / 8 == column; //~ assert:false
  }

  static void negative(int row, int column)
    //@ requires -1000 < row && row < 1000 && 0 <= column && column < 8;
  {
    int index = 8 * row + column;
    //@ assert index / 8 == row; //~ assert:false
  }

  static void negativeRest(int row, int column)
    //@ requires 1 <= row && row < 1000 && -8 < column && column < 8;
  {
    int index = 8 * row + column;
    //@ assert index % 8 == column; //~ assert:false
  }

  static void tooLarge(int row, int column)
    //@ requires 0 <= row && row < 1000 && 0 <= column && column <= 8;
  {
    int index = 8 * row + column;
    //@ assert index / 8 == row; //~ assert:false
  }

  static void offset(int i)
    //@ requires 0 <= i && i < 1000;
  {
    //@ assert (i + 21) / 7 == 3 + i / 7 && (i + 21) % 7 == i % 7;
    //@ assert (i - 7) / 7 == i / 7 - 1; //~ assert:false
  }

  static void day(int week, int day, int hour)
    //@ requires 0 <= week && week < 1000 && 0 <= day && day < 7 && 0 <= hour && hour < 24;
  {
    int hours = 168 * week + 24 * day + hour;
    //@ assert hours % 24 == hour && hours / 24 % 7 == day && hours / 24 / 7 == week;
    //@ assert hours % 168 / 24 == day;
    //@ assert hours / 24 == day; //~ assert:false
  }

  static void wraps(int row, int column)
    //@ requires 0 <= row && 0 <= column && column < 8;
  {
    //@ assert (8 * row + column) / 8 == row;
    //@ assert ((long) 8 * row + column) / 8 == row;
  }
}
