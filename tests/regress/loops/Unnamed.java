// An array that is made where the loop begins has no name, so the loop keeps it.
class Unnamed {
  static int okVowels(String s)
    //@ requires s != null;
    //@ ensures 0 <= \result && \result <= s.length();
  {
    int n = 0;
    for (char c : s.toCharArray())
      //@ invariant 0 <= n && n <= \index;
    {
      assert c == s.charAt(n) || n < s.length();
      if ("aeiou".indexOf(c) >= 0) n++;
    }
    return n;
  }

  static int okSum() {
    int sum = 0;
    for (int i : new int[] {1, 2, 3})
      //@ invariant 0 <= sum && sum <= 3 * \index;
    {
      assert 1 <= i && i <= 3;
      sum += i;
    }
    return sum;
  }

  static int okWords(String line)
    //@ requires line != null;
    //@ ensures 0 <= \result;
  {
    int letters = 0;
    for (String word : line.split(" "))
      //@ invariant 0 <= letters;
    {
      if (letters < 1000 && word.length() < 1000) letters += word.length();
    }
    return letters;
  }

  static void wrongElement() {
    for (int i : new int[] {1, 2, 3}) {
      assert i < 3; //~ assert:false
    }
  }

  static void wrongNamed() {
    int[] a = {1, 2, 3};
    for (int i : a) { //~ read:permission
    }
  }

  static int[] given(int[] a)
    //@ requires a != null && acc(a[*]);
    //@ ensures \result == a && acc(\result[*]);
  {
    return a;
  }

  static void okOwn(int[] a)
    //@ requires a != null && acc(a[*]);
  {
    for (int i : given(a))
      //@ invariant acc(a[*]);
    {
      a[0] = 1;
    }
  }
}
