// What a method of a recursion ensures of the parts of its value, and of lengths of texts, is known where another one
// of it is defined.
//@ datatype Reading = Read(int end) | Wrong(int place);

class MutualReadings {
  /*@ static pure Reading sum(int from, int n)
    @   requires 0 <= from <= n;
    @   ensures result is Read ==> from < result.end <= n;
    @   decreases 3 * (n - from) + 2;
    @   = product(from, n) is Read ? further(product(from, n).end, n) : Wrong(from);
    @
    @ static pure Reading further(int from, int n)
    @   requires 0 <= from <= n;
    @   ensures result is Read ==> from <= result.end <= n;
    @   decreases 3 * (n - from) + 2;
    @   = from < n ? match product(from + 1, n) { case Read(end): further(end, n); case Wrong(p): Wrong(p); } : Read(from);
    @
    @ static pure Reading product(int from, int n)
    @   requires 0 <= from <= n;
    @   ensures result is Read ==> from < result.end <= n;
    @   decreases 3 * (n - from) + 1;
    @   = from == n ? Wrong(from) : from + 1 == n ? Read(n) : sum(from + 1, n);
    @*/
}

class ReadingsThatPromiseMore {
  /*@ static pure Reading sum(int from, int n)
    @   requires 0 <= from <= n;
    @   ensures result is Read ==> from < result.end <= n;
    @   decreases 3 * (n - from) + 2;
    @   = product(from, n) is Read ? further(product(from, n).end, n) : Wrong(from);
    @
    @ static pure Reading further(int from, int n)
    @   requires 0 <= from <= n;
    @   ensures result is Read ==> from <= result.end <= n;
    @   decreases 3 * (n - from) + 2;
    @   = from < n ? match product(from + 1, n) { case Read(end): further(end, n); case Wrong(p): Wrong(p); } : Read(from);
    @
    @ static pure Reading product(int from, int n)
    @   requires 0 <= from <= n;
    @   ensures result is Read ==> from + 1 < result.end <= n; //~ postcondition:false
    @   decreases 3 * (n - from) + 1;
    @   = from == n ? Wrong(from) : from + 1 == n ? Read(n) : sum(from + 1, n);
    @*/
}

class Words {
  /*@ static pure int word(String text, int from)
    @   requires text != null && 0 <= from <= text.length();
    @   ensures from <= result <= text.length();
    @   decreases text.length() - from;
    @   = from == text.length() ? from : word(text, letter(text, from + 1));
    @
    @ static pure int letter(String text, int from)
    @   requires text != null && 0 <= from <= text.length();
    @   ensures from <= result <= text.length();
    @   decreases text.length() - from;
    @   = from == text.length() ? from : word(text, from + 1);
    @*/
}

class WordsBehindTheEnd {
  /*@ static pure int word(String text, int from)
    @   requires text != null && 0 <= from <= text.length();
    @   ensures from <= result <= text.length();
    @   decreases text.length() - from;
    @   = from == text.length() ? from : word(text, letter(text, from + 1));
    @
    @ static pure int letter(String text, int from)
    @   requires text != null && 0 <= from <= text.length();
    @   ensures from <= result <= text.length(); //~ postcondition:false
    @   decreases text.length() - from;
    @   = from == text.length() ? from + 1 : word(text, from + 1);
    @*/
}
