#!/bin/sh
# input.sh WARRANT: what a client of the debug adapter may send, and how it may go.
root=$(cd "$(dirname "$0")/../.." && pwd)
. "$root/tests/cli/harness.sh"
command=dap
cat >A.java <<'END'
class A {
  int x;

  void m()
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    x = 1;
  }
}
END
sed 's/^    x = 1;/    x = ;/' A.java >broken.java
sed 's/requires acc(x)/requires true/' A.java >wrong.java
printf 'class \351 { }' >latin.java
mkdir folder empty
cp A.java folder
sed 's/class A/class B/' wrong.java >folder/B.java

# message TEXT, request SEQ COMMAND [ARGUMENTS]
message() { printf 'Content-Length: %d\r\n\r\n%s' "$(printf %s "$1" | wc -c)" "$1"; }
request() { message "{\"type\":\"request\",\"seq\":$1,\"command\":\"$2\",\"arguments\":${3:-{\}}}"; }
story() { # ARGUMENTS of the launch
  request 1 initialize
  request 2 launch "$1"
  request 3 configurationDone
  request 4 disconnect
}
# serve STATUS: what the client sends is on standard input.
serve() {
  "$warrant" dap >output 2>errors
  status=$?
  if [ "$status" = "$1" ]; then passed=$((passed + 1)); else complain "status $status, not $1"; fi
}

story '{"program":"A.java"}' >in && serve 0 <in
expect_output '"output":"verified: A.m()\n"'
expect_output '"event":"terminated"'
expect_no_errors
story "{\"program\":\"$PWD/wrong.java\"}" >in && serve 0 <in
expect_output '"reason":"exception"'
expect_output '"text":"W0101"'
story '{"program":"folder"}' >in && serve 0 <in
expect_output 'B.m(): 1 step fails'
story '{"program":"folder","member":"A.m"}' >in && serve 0 <in
expect_output '"output":"verified: A.m()\n"'
story '{"program":"wrong.java","ghost":"explicit","overflow":"wrap","dialect":"java","sourcePath":["folder"]}' >in && serve 0 <in
expect_output '"reason":"exception"'

# What cannot be launched says why.
refused() { # ARGUMENTS TEXT
  story "$1" >in && serve 0 <in
  expect_output '"success":false'
  expect_output "$2"
}
refused '{}' 'the argument `program` is missing'
refused '{"program":"none.java"}' 'none.java'
refused '{"program":"none.java"}' 'W0001'
refused '{"program":"broken.java"}' 'W0002'
refused '{"program":"broken.java"}' 'broken.java:8'
refused '{"program":"empty"}' 'there are no .java or .idf files'
refused '{"program":"A.java","member":"A.n"}' 'there are: A.m()'
refused '{"program":"A.java","ghost":"maybe"}' 'explicit'
refused '{"program":"A.java","ghost":"infer --limit 1"}' 'must be a word'
refused '{"program":"A.java","library":"none"}' 'there is no folder none'
refused '{"program":"A.java","sourcePath":"none"}' 'there is no folder none'
refused '{"program":["A.java"]}' 'must be a string'
story '{"program":"latin.java"}' >in && serve 0 <in
expect_output '"category":"stderr"'

# Bytes that are no messages, and clients that are gone.
: >in && serve 0 <in
expect_no_output
serve 0 </dev/null
serve 3 <&-
expect_errors "is closed"
printf 'Content-Length: nonsense\r\n\r\n{}' >in && serve 3 <in
expect_errors 'is no number'
printf 'Content-Length: 99999999999\r\n\r\n' >in && serve 3 <in
expect_errors 'too long'
head -c 100000 /dev/zero >in && serve 3 <in
expect_errors 'Content-Length'
message '{"type":' >in && serve 3 <in
expect_output '"success":false'
expect_errors 'no JSON'
{ request 1 initialize; printf 'Content-Length: 50\r\n\r\n{'; } >in && serve 0 <in
expect_errors 'hung up'
expect_output '"request_seq":1'
# Nobody reads what is answered.
command='dap, to nobody'
{
  request 1 initialize
  sleep 1
  request 2 threads
  sleep 1
  request 3 threads
} | { "$warrant" dap 2>errors; echo "$?" >status; } | true
if [ "$(cat status)" = 0 ]; then passed=$((passed + 1)); else complain "status $(cat status)"; fi

# What is not there is refused, and so is what comes too early.
{ request 1 threads; request 2 initialize; request 3 stackTrace '{"threadId":1}'; request 4 frobnicate; } >in && serve 0 <in
expect_output '`initialize` must come before `threads`'
expect_output 'nothing was launched'
expect_output 'there is no request `frobnicate`'

# The file changes during the session; it is read again when asked to.
mkfifo pipe
cp wrong.java changing.java
: >output
{
  request 1 initialize
  request 2 launch '{"program":"changing.java"}'
  request 3 configurationDone
  until grep -q '"event":"stopped"' output; do sleep 0.1; done
  cp A.java changing.java
  request 4 stepBack '{"threadId":1}'
  request 5 restart
} >pipe &
serve 0 <pipe
expect_output 'changing.java has changed'
expect_output '"output":"verified: A.m()\n"'

expect_status 3 dap A.java
finish
