#!/bin/sh
# shards.sh WARRANT EXAMPLES: what several processes find is what one finds.
. "$(dirname "$0")/harness.sh"
examples=$2

same() { sed 's/in [0-9.]* m\{0,1\}s.*$/in TIME/; s/"seconds": .*//' "$1"; }

# expect_same FILE: but for times, the last output is that.
expect_same() {
  same output >merged
  same "$1" >single
  if cmp -s merged single; then passed=$((passed + 1)); else
    diff merged single | head -20
    complain "another report than that of one run"
  fi
}

# run_shards COUNT OPTION...: makes the plan's parts in work/.
run_shards() {
  count=$1
  shift
  rm -rf work
  expect_status 0 plan --shards "$count" -o work "$@"
  expect_no_output
  for i in $(seq "$count"); do
    "$warrant" verify --shard work/shard-$i.json --format json >work/$i.out 2>errors
    [ $? -lt 3 ] || complain "shard $i has status 3"
  done
}

ln -s "$examples" examples
mkdir library # one that has nothing
# What one run finds, in each form: it verifies once.
find_whole() {
  "$warrant" verify --cache wholes --format json "$@" >whole.json
  wanted=$?
  "$warrant" verify --cache wholes "$@" >whole
  "$warrant" verify --cache wholes --color always "$@" >whole.coloured
}

find_whole examples
run_shards 3 examples
expect_status $wanted merge work/*.out
expect_same whole
for options in '--overflow wrap examples/wrong examples/ArrayList.java' '--member Account.deposit examples'; do
  find_whole $options
  for count in 1 3; do
    run_shards $count $options
    expect_status $wanted merge work/*.out
    expect_same whole
    expect_status $wanted merge --format json work/*.out
    expect_same whole.json
    expect_status $wanted merge --color always work/*.out
    expect_same whole.coloured
  done
done

# Each member is in one list.
expect_status 0 plan --shards 4 examples
sed 's/.*"members":\[\[//; s/\]\]}//' output | tr ',' '\n' | sort -n >numbers
seq 0 $(($(wc -l <numbers) - 1)) | cmp -s - numbers || complain 'the lists are no partition of the members'
[ "$(wc -l <output)" = 4 ] || complain 'not four lines'
"$warrant" plan --shards 4 examples >again
cmp -s output again || complain 'another plan of the same'
expect_status 0 plan --shards 3000 -o many examples/Account.java # more than there are members
expect_status 0 verify --shard many/shard-3000.json
expect_output 'nothing verified'

# Recorded costs: one member takes nearly all.
cat >Costs.java <<'END'
class Costs {
  static void dear(int a, int b, int c, int d, int e, int f) {
    int n = 0;
    if (a > 0) { n++; } if (b > 0) { n++; } if (c > 0) { n++; } if (d > 0) { n++; } if (e > 0) { n++; } if (f > 0) { n++; }
    if (a > 1) { n++; } if (b > 1) { n++; } if (c > 1) { n++; } if (d > 1) { n++; } if (e > 1) { n++; } if (f > 1) { n++; }
  }
  static int cheap(int a)




  {
    return a;
  }
  static int another(int a)




  {
    return a;
  }
}
END
expect_status 0 plan --shards 2 --cache costs Costs.java
expect_output '"members":[[0'
expect_status 0 verify --joins off --cache costs Costs.java
expect_status 0 plan --shards 2 --joins off --cache costs Costs.java
expect_output '"members":[[0]]'
expect_output '"members":[[1,2]]'

# Wrong calls, and what is not whole.
run_shards 3 examples/Account.java examples/wrong/Account.java
expect_status 3 merge work/1.out work/3.out
expect_errors 'there is no shard 2 of 3'
expect_no_output
expect_status 3 merge work/1.out work/2.out work/3.out work/2.out
expect_errors 'shard 2 is there twice: work/2.out, work/2.out'
expect_status 3 merge work/1.out
expect_errors 'there are no shards 2, 3 of 3'
cp -r work first
run_shards 3 examples/Account.java
expect_status 3 merge first/1.out work/2.out work/3.out
expect_errors 'first/1.out and work/2.out are not of one plan'
for text in '' '{' '{}' '[]' '{"shard": 1, "summary": {}}' '{"shard": {"plan": "x", "of": 1, "number": 1}, "summary": {}, "files": 3}'; do
  printf '%s' "$text" >wrong.out
  expect_status 3 merge wrong.out
  expect_errors 'verify --shard'
  expect_status 3 verify --shard wrong.out
  expect_errors 'wrong.out'
done
head -c 700 work/1.out >cut.out
expect_status 3 merge cut.out work/2.out work/3.out
expect_errors 'cut.out'
expect_status 3 merge work/nothing.out
expect_errors 'work/nothing.out'
expect_status 3 verify --shard work/nothing.json
expect_status 3 verify --shard work/shard-1.json examples/Account.java
expect_status 3 verify
expect_errors 'PATH is required'
for shards in 0 -1 many; do expect_status 3 plan --shards $shards examples; done
expect_status 3 plan examples
cp examples/Account.java Account.java
expect_status 0 plan --shards 1 -o moved Account.java
echo '// changed' >>Account.java
expect_status 3 verify --shard moved/shard-1.json
expect_errors 'others than when that was planned'
sed 's/"arguments":\["--",/"arguments":["--overflow=wrap","--",/' work/shard-1.json >other.json
expect_status 3 verify --shard other.json
expect_errors 'others than when that was planned'
sed 's/"members":\[\[[0-9]*/&,99999/' work/shard-1.json >beyond.json
expect_status 3 verify --shard beyond.json
expect_errors 'beyond.json'
echo 'class Broken { int f( }' >Broken.java
expect_status 3 plan --shards 2 Broken.java
expect_errors 'W0002'
expect_status 3 plan --shards 2 nowhere
expect_status 3 plan --shards 2 --member Nobody.none examples/Account.java
expect_errors 'there is no member Nobody.none'
finish
