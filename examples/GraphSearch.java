// Which nodes of a graph can be reached from one of them: there is an edge from one node to another where a matrix says
// so. What is marked has the start in it, and with a node those to which there are edges from it; and it is the least
// such set: any other one has all that is marked.
class GraphSearch {
  /*@ static pure boolean isGraph(boolean[][] edges)
    @   requires edges != null && acc(edges[*]);
    @   = (\forall int i = 0 .. edges.length; edges[i] != null && edges[i].length == edges.length)
    @     && (\forall int i, k; 0 <= i && i < k && k < edges.length; edges[i] != edges[k]);
    @*/

  //@ requires edges != null && acc(edges[*], 1/2) && isGraph(edges) && 0 <= start && start < edges.length;
  //@ requires (\forall* int i = 0 .. edges.length; acc(edges[i][*], 1/2));
  //@ requires start \in closed;
  //@ requires (\forall int i = 0 .. edges.length, k = 0 .. edges.length; i \in closed && edges[i][k] ==> k \in closed);
  //@ ensures acc(edges[*], 1/2) && isGraph(edges) && (\forall* int i = 0 .. edges.length; acc(edges[i][*], 1/2));
  //@ ensures \result != null && acc(\result[*]) && \result.length == edges.length && \result[start];
  //@ ensures (\forall int i = 0 .. edges.length, k = 0 .. edges.length; \result[i] && edges[i][k] ==> \result[k]);
  //@ ensures (\forall int i = 0 .. edges.length; \result[i] ==> i \in closed);
  static boolean[] reachable(boolean[][] edges, int start /*@ ghost set<int> closed @*/) {
    boolean[] marked = new boolean[edges.length];
    boolean[] done = new boolean[edges.length];
    marked[start] = true;
    int node = start;
    while (node >= 0)
      //@ decreases (\num_of int i = 0 .. edges.length; !done[i]);
      //@ invariant acc(edges[*], 1/2) && isGraph(edges) && (\forall* int i = 0 .. edges.length; acc(edges[i][*], 1/2));
      //@ invariant acc(marked[*]) && marked.length == edges.length && acc(done[*]) && done.length == edges.length;
      //@ invariant marked[start] && -1 <= node && node < edges.length && (node >= 0 ==> marked[node] && !done[node]);
      //@ invariant node < 0 ==> (\forall int i = 0 .. edges.length; marked[i] ==> done[i]);
      //@ invariant (\forall int i = 0 .. edges.length, k = 0 .. edges.length; done[i] && edges[i][k] ==> marked[k]);
      //@ invariant (\forall int i = 0 .. edges.length; marked[i] ==> i \in closed);
      //@ invariant (\forall int i = 0 .. edges.length, k = 0 .. edges.length;
      //@     i \in closed && edges[i][k] ==> k \in closed);
    {
      boolean[] row = edges[node];
      for (int n = 0; n < row.length; n++)
        //@ invariant 0 <= n && n <= edges.length && acc(marked[*]) && acc(done[*], 1/2) && marked[start];
        //@ invariant acc(edges[*], 1/4) && isGraph(edges);
        //@ invariant (\forall* int i = 0 .. edges.length; acc(edges[i][*], 1/4));
        //@ invariant row == edges[node];
        //@ invariant (\forall int i = 0 .. edges.length, k = 0 .. edges.length; done[i] && edges[i][k] ==> marked[k]);
        //@ invariant (\forall int k = 0 .. n; edges[node][k] ==> marked[k]);
        //@ invariant (\forall int i = 0 .. edges.length; marked[i] ==> i \in closed);
        //@ invariant (\forall int i = 0 .. edges.length, k = 0 .. edges.length;
        //@     i \in closed && edges[i][k] ==> k \in closed);
        //@ invariant marked[node];
        //@ decreases row.length - n;
      {
        if (row[n]) {
          marked[n] = true;
        }
      }
      done[node] = true;
      node = next(marked, done);
    }
    return marked;
  }

  // A node that is marked and was not looked at yet, or -1.
  static int next(boolean[] marked, boolean[] done)
    //@ requires marked != null && done != null && acc(marked[*], 1/2) && acc(done[*], 1/2);
    //@ requires marked.length == done.length;
    //@ ensures acc(marked[*], 1/2) && acc(done[*], 1/2) && -1 <= result && result < marked.length;
    //@ ensures result >= 0 ==> marked[result] && !done[result];
    //@ ensures result < 0 ==> (\forall int i = 0 .. marked.length; marked[i] ==> done[i]);
  {
    for (int n = 0; n < marked.length; n++)
      //@ invariant 0 <= n && n <= marked.length && acc(marked[*], 1/2) && acc(done[*], 1/2);
      //@ invariant (\forall int i = 0 .. n; marked[i] ==> done[i]);
      //@ decreases marked.length - n;
    {
      if (marked[n] && !done[n]) {
        return n;
      }
    }
    return -1;
  }

  public static void main(String[] args) {
    boolean[][] edges = {{false, true, false}, {true, false, false}, {false, true, false}};
    System.out.println(reachable(edges, 0 /*@ set<int>{0, 1} @*/)[1]);
  }
}
