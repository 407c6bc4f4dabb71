// Conditions in a row: each of them doubles the paths, which meet again behind it. Merged there is one leaf.
// warrant explore --merge --call 'Discount.percent("age", "years", "items", "isMember")' Discount.java
class Discount {
  static int percent(int age, int years, int items, boolean isMember)
    //@ ensures 0 <= \result && \result <= 27;
  {
    int percent = 0;
    if (isMember) percent = 5;
    if (age < 18 || age >= 65) percent += 10;
    if (years > 3) percent += 2;
    if (items >= 10) percent += items >= 100 ? 10 : 5;
    return percent;
  }
}
