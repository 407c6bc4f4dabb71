// The array loses an element where it should be swapped; a part is selected of what may have none; a value gets lost.
// What is sold is taken out of the map, with its key.
class Values {
  //@ datatype Tree = Leaf | Branch(Tree left, int key, Tree right);

  static void sort(int[] values)
    //@ requires acc(values[*]);
    //@ ensures acc(values[*]) && \values(values).bag == \old(\values(values).bag);
  {
    for (int next = 0; next < values.length; next++)
      //@ invariant acc(values[*]) && 0 <= next && next <= values.length;
      //@ invariant \values(values).bag == \old(\values(values).bag);
      //@ decreases values.length - next;
    {
      int place = next;
      while (place > 0 && values[place - 1] > values[place])
        //@ invariant acc(values[*]) && 0 <= place && place <= next && next < values.length;
        //@ invariant \values(values).bag == \old(\values(values).bag); //~ invariant-body:false
        //@ decreases place;
      {
        int value = values[place];
        values[place] = values[place - 1];
        values[place - 1] = values[place];
        place--;
      }
    }
  }

  /*@ ghost pure static map<int, int> sell(map<int, int> stock, int article)
    @   requires article \in stock.keys && stock[article] > 0;
    @   ensures result.keys == stock.keys && result[article] == stock[article] - 1; //~ postcondition:false
    @   = stock.remove(article);
    @*/

  /*@ ghost pure static int size(Tree t)
    @   ensures result >= 0; //~ postcondition:false
    @   decreases t;
    @   = match t { case Leaf: 0; case Branch(l, k, r): size(t.right.right) + 1; }; //~ contract:bounds
    @*/

  /*@ ghost pure static option<int> least(Tree t)
    @   ensures result.isSome == (t is Branch); //~ postcondition:false
    @   decreases t;
    @   = match t { case Leaf: None; case Branch(l, k, r): least(l); };
    @*/
}
