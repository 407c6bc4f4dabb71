#!/bin/sh
# explore_java.sh WARRANT EXAMPLES: what `warrant explore --tests` writes is compiled by javac, and finds in Java what
# the leaves say. Status 77: there is no Java.
programs=$(cd "$2/../tests/debug" && pwd)
examples=$2/king
. "$(dirname "$0")/harness.sh"
command -v javac >/dev/null && command -v java >/dev/null || exit 77

# expect_agreement FILE CALL LEAVES
expect_agreement() {
  rm -rf out
  "$warrant" explore --call "$2" --unwind 3 --tests . "$1" >output 2>errors
  command="explore --call $2"
  if javac -nowarn -d out "$1" ExploredLeaves.java >output 2>errors && java -cp out ExploredLeaves >output 2>errors &&
    grep -q "^$3 leaves, 0 of them wrong" output; then
    passed=$((passed + 1))
  else
    complain 'Java does something else'
  fi
}

expect_agreement "$examples/Search.java" 'Search.search(new int[] {0, "A1", "A2", "A3", "A4", "A5"}, 1, 5, "X")' 11
expect_agreement "$programs/Explored.java" 'Node.sum()' 4
expect_agreement "$programs/Explored.java" 'Node.alias("a", "b")' 4
expect_agreement "$programs/Explored.java" 'Shape.twice()' 3
expect_agreement "$programs/Explored.java" 'Errors.swap("a", "i", "j")' 4
expect_agreement "$programs/Explored.java" 'Errors.divide("a", "b")' 2
expect_agreement "$programs/Explored.java" 'Errors.first("s")' 3
expect_agreement "$programs/Explored.java" 'new Flat("n")' 2

write_results
expect_agreement Results.java 'Results.wide("a", "b")' 3
expect_agreement Results.java 'Results.control("c")' 2
expect_agreement Results.java 'Results.squares("n")' 6

# a leaf that says something else is found
"$warrant" explore --call 'new Flat("n")' --unwind 3 --tests . "$programs/Explored.java" >output 2>errors
sed 's/compare(2, "the outcome", outcome, "return")/compare(2, "the outcome", outcome, "bound")/' ExploredLeaves.java >Changed.java
mv Changed.java ExploredLeaves.java
rm -rf out
javac -nowarn -d out "$programs/Explored.java" ExploredLeaves.java >output 2>errors
if java -cp out ExploredLeaves >output 2>errors; then complain 'a wrong leaf is not found'; fi

finish
