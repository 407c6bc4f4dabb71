// What is read in an arm of a choice between numbers is in the range of its type.
class RangesInChoices {
  static long okParameter(int n, long sum)
    //@ requires -1000 <= sum && sum <= 1000;
    //@ ensures result <= 2147483647 + 1000;
  {
    return sum > 0 ? sum + n : n;
  }

  static long wrongParameter(int n, long sum)
    //@ requires -1000 <= sum && sum <= 1000;
    //@ ensures result <= 2147483647; //~ postcondition:false
  {
    return sum > 0 ? sum + n : n;
  }

  static long wrongLong(long n, long sum)
    //@ requires -1000 <= sum && sum <= 1000;
    //@ ensures result <= 2147483647 + 1000; //~ postcondition:false
  {
    return sum > 0 ? n : sum;
  }

  static long okSum(int[] numbers)
    //@ requires acc(numbers[*]);
    //@ ensures acc(numbers[*]) ** result <= 2147483648 * numbers.length;
  {
    long sum = 0;
    for (int i = 0; i < numbers.length; i++)
      //@ invariant acc(numbers[*]) ** 0 <= i <= numbers.length ** 0 <= sum <= 2147483648 * i;
    {
      sum = numbers[i] > 0 ? sum + numbers[i] : sum;
    }
    return sum;
  }
}
