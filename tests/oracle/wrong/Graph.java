// Nodes with edges in arrays of arrays; indices within bounds.
class Graph {
  int n;
  int[][] edges;
  /*@ predicate valid() = acc(n) && acc(edges) && n >= 3 && n < 20 && edges != null && edges.length == n && acc(edges[*])
       && (\forall* int i; 0 <= i && i < n; edges[i] != null && acc(edges[i][*]) && (\forall int j; 0 <= j && j < edges[i].length; 0 <= edges[i][j] && edges[i][j] < n)); @*/

  int follow(int from)
    //@ requires valid() && 0 <= from && opening valid() in from < n;
    //@ ensures valid() && result != from;
  {
    //@ open valid();
    int to = edges[from].length == 0 ? from + 1 : edges[from][0];
    //@ close valid();
    return to;
  }

  int twice(int from)
    //@ requires valid() && 0 <= from && opening valid() in (from < n && edges[from].length >= 2);
    //@ ensures valid();
  {
    //@ open valid();
    int to = edges[edges[from][1]][0];
    //@ close valid();
    return to;
  }
}
