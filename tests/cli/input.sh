#!/bin/sh
# input.sh WARRANT: how the program takes its input, and what it says of input that it cannot take.
. "$(dirname "$0")/harness.sh"

cat >Good.java <<'END'
class Good {
  int x;

  void set(int v)
    //@ requires acc(this.x);
    //@ ensures acc(this.x) && this.x == v;
  {
    x = v;
  }
}
END
cat >Bad.java <<'END'
class Bad {
  int x;

  void set(int v)
    //@ requires true;
  {
    x = v; //~ write:permission
  }
}
END

expect_status 0 verify Good.java
expect_output '1 verified in'
expect_status 1 verify Bad.java
expect_output 'error[W0101]'
expect_output 'Bad.java:7:'
expect_status 1 verify Good.java Bad.java
expect_output '1 verified, 1 failed in'

# marks
expect_status 0 verify --expect Bad.java Good.java
sed 's,//~.*,,' Bad.java >Unmarked.java
expect_status 1 verify --expect Unmarked.java
expect_output 'unexpected'
sed 's,write:permission,read:permission,' Bad.java >Mismarked.java
expect_status 1 verify --expect Mismarked.java
expect_output 'missing'

# what is not there, or cannot be read
for path in nothing nothing/ nothing.txt; do
  expect_status 3 verify $path
  expect_output 'there is no such file'
done
expect_status 3 verify nothing.java
expect_output 'error[W0001]'
expect_output 'nothing.java'
expect_status 3 verify Good.java nothing.java
expect_output '1 verified'
expect_status 3 verify --format json nothing.java
expect_output '"code": "W0001"'
mkdir empty
expect_status 3 verify empty
expect_output 'no .java or .idf files'
expect_status 3 verify /dev/null
expect_status 3 verify --dialect java /dev/null
expect_output 'not a file'
cp Good.java Good.txt
expect_status 3 verify Good.txt
expect_output '--dialect'
expect_status 0 verify --dialect java Good.txt
if [ "$(id -u)" != 0 ]; then
  cp Good.java Secret.java
  chmod 000 Secret.java
  expect_status 3 verify Secret.java
  expect_output 'cannot be read'
fi
if mkfifo pipe.java 2>/dev/null; then
  expect_status 3 verify pipe.java # and does not wait
  rm pipe.java
fi
mkdir Directory.java
expect_status 3 verify Directory.java

# what is not a text
printf 'class A {\n  // caf\351\n}\n' >Latin1.java
expect_status 0 verify Latin1.java
expect_output 'Latin1.java:2:9'
expect_output '0xE9'
expect_status 0 verify --format json Latin1.java
expect_output '"line": 2'

# comments that would be annotations but for a blank
printf 'class A {\n  // @ requires v > 0;\n  /* @ ensures false; @*/\n  // @author me\n  // no @ requires\n  //@ requires v > 0;\n  void m(int v) { String s = "// @ requires"; }\n}\n' >Blank.java
expect_status 0 verify Blank.java
expect_output 'W0017'
expect_output 'Blank.java:2:3'
expect_output 'Blank.java:3:3'
expect_output 'starts with `/*@`'
expect_status 0 verify --format json Blank.java
expect_output '"warnings": 2'
printf 'class A {\000}\n' >Nul.java
expect_status 3 verify Nul.java
expect_output 'NUL'
printf '\377\376c\000l\000' >Utf16.java
expect_status 3 verify Utf16.java
expect_output 'UTF-16'
truncate -s 65M Large.java
expect_status 3 verify Large.java
expect_output 'too large'
rm Large.java

# odd, but fine
: >Empty.java
expect_status 0 verify Empty.java
{ printf '\357\273\277'; cat Good.java; } >Mark.java
expect_status 0 verify Mark.java
sed 's/$/\r/' Bad.java >Crlf.java
expect_status 1 verify Crlf.java
expect_output 'Crlf.java:7:'
mkdir 'a folder'
cp Good.java 'a folder/my class.java'
expect_status 0 verify 'a folder/my class.java'
expect_status 0 verify 'a folder'

# directories
mkdir -p tree/deep/.hidden tree/.git
cp Good.java tree/deep/Good.java
cp Bad.java tree/.git/Bad.java
cp Bad.java tree/deep/.hidden/Bad.java
cp Bad.java tree/.Bad.java
ln -s .. tree/deep/up
ln -s Good.java tree/deep/Link.java
expect_status 0 verify tree
expect_output '1 verified in'
expect_status 0 verify --format json tree/
expect_output '"path": "tree/deep/Good.java"'
expect_status 0 verify Good.java ./Good.java
expect_output '1 verified in'
mkdir second
cp Good.java second # two directories are two programs, each with a class Good
expect_status 0 verify tree second
expect_output '2 verified in'
expect_status 0 verify Good.java second/Good.java # one program: each file means its own class Good
expect_output '2 verified in'
cat Good.java second/Good.java >Twice.java
expect_status 3 verify Twice.java # two classes Good in one file
expect_output 'W0008'
rm Twice.java
ln -s missing.java tree/Broken.java
expect_status 3 verify tree
expect_output '1 verified'

# large and deep files
{ echo 'class Big { int x; //@ predicate p() = acc(x);'
  awk 'BEGIN { for (line = 0; line < 130000; line++) print "// " line " a comment that makes the file large: 0123456789 0123456789 0123456789 0123456789" }'
  echo '}'; } >Big.java
expect_status 0 verify Big.java
expect_output '1 verified in'
awk 'BEGIN { printf "class Deep { int m() { return "
  for (i = 0; i < 100000; i++) printf "("
  printf "1"
  for (i = 0; i < 100000; i++) printf ")"
  print "; } }" }' >Deep.java
expect_status 3 verify Deep.java
expect_output 'W0014'
rm Big.java Deep.java

# classes of other files, on the source path
mkdir -p path/a/b path/a/c
echo 'package a.c; public class C { public static int one() //@ ensures result == 1;
{ return 2; } }' >path/a/c/C.java
echo 'package a.b; class D { static int two() //@ ensures result == 2;
{ return 2; } }' >path/a/b/D.java
echo 'package a.b; import a.c.C; class B { int m() //@ ensures result == 3;
{ return C.one() + D.two(); } }' >path/a/b/B.java
expect_status 3 verify path/a/b/B.java
expect_output '--source-path'
expect_status 0 verify --source-path path path/a/b/B.java
expect_output '1 verified' # and C.one, which is wrong, is not verified here

# a directory with --expect: a suite of programs
mkdir -p suite/sub
echo 'class P { int m() { return Q.k(); } }' >suite/P.java
echo 'class Q { static int k() { return 1; } }' >suite/Q.java
printf '//: --overflow=wrap\nclass R { int m(int k) { return k + 1; } }\n' >suite/sub/R.java
echo 'class R { int m(int k) { return k + 1; } } //~ arithmetic:overflow' >suite/R.java
expect_status 0 verify --expect suite
expect_output 'suite (2 files): 2 verified'
expect_output 'suite/R.java: 0 verified, 1 failure as marked'
expect_output 'as expected: 1 marked failure in 3 programs'
printf '//: --no-such\nclass R { }\n' >suite/sub/R.java
expect_status 3 verify --expect suite
expect_output 'suite/sub/R.java:1:1'

# a program with problems does not hide the next
mkdir broken
echo 'class Broken { int x' >broken/Broken.java
expect_status 3 verify broken second
expect_output 'error[W0002]'
expect_output '1 verified'

finish
