// Mathematical values: an array that is sorted by swaps has the same elements as before, as often; stock that is
// kept by a map; a tree as a value.
class Values {
  //@ datatype Tree = Leaf | Branch(Tree left, int key, Tree right);

  static void sort(int[] values)
    //@ requires acc(values[*]);
    //@ ensures acc(values[*]) && \values(values).bag == \old(\values(values).bag);
    //@ ensures (\forall int i, j; 0 <= i && i < j && j < values.length; values[i] <= values[j]);
  {
    for (int next = 0; next < values.length; next++)
      //@ invariant acc(values[*]) && 0 <= next && next <= values.length;
      //@ invariant \values(values).bag == \old(\values(values).bag);
      //@ invariant (\forall int i, j; 0 <= i && i < j && j < next; values[i] <= values[j]);
      //@ decreases values.length - next;
    {
      int place = next;
      while (place > 0 && values[place - 1] > values[place])
        //@ invariant acc(values[*]) && 0 <= place && place <= next && next < values.length;
        //@ invariant \values(values).bag == \old(\values(values).bag);
        //@ invariant (\forall int i, j; 0 <= i && i < j && j <= next && j != place; values[i] <= values[j]);
        //@ decreases place;
      {
        int value = values[place];
        values[place] = values[place - 1];
        values[place - 1] = value;
        place--;
      }
    }
  }

  /*@ ghost pure static map<int, int> sell(map<int, int> stock, int article)
    @   requires article \in stock.keys && stock[article] > 0;
    @   ensures result.keys == stock.keys && result[article] == stock[article] - 1;
    @   = stock[article -> stock[article] - 1];
    @*/

  /*@ ghost pure static int size(Tree t)
    @   ensures result >= 0;
    @   decreases t;
    @   = match t { case Leaf: 0; case Branch(l, k, r): size(l) + 1 + size(r); };
    @*/

  /*@ ghost pure static option<int> least(Tree t)
    @   ensures result.isSome == (t is Branch);
    @   decreases t;
    @   = match t { case Leaf: None; case Branch(l, k, r): Some(least(l).getOrElse(k)); };
    @*/
}
