#!/bin/sh
# report.sh WARRANT: the page of a recorded run, where it goes, and the status.
. "$(dirname "$0")/harness.sh"

cat >Cell.java <<'END'
class Cell {
  int x;

  void good() {}

  void set(int v)
    //@ ensures true;
  {
    x = v;
  }

  void other()
    //@ requires acc(x);
    //@ ensures acc(x) ** x == 1;
  {
  }
}
END

expect_page() {
  if grep -qF -e "$1" page.html; then passed=$((passed + 1)); else complain "the page lacks: $1"; fi
}
expect_no_page() {
  if [ ! -e page.html ]; then passed=$((passed + 1)); else complain "a page was written"; fi
  rm -f page.html
}
expect_nothing_left() {
  if ls ./*.html.* >/dev/null 2>&1; then complain "something is left: $(ls)"; else passed=$((passed + 1)); fi
}

expect_status 1 report -o page.html Cell.java
expect_output "page.html shows Cell.set(int), failed, in "
expect_no_errors
expect_page "<title>Cell.set(int) failed"
expect_page 'data-steps="'
expect_status 1 report -o page.html --member Cell.other Cell.java
expect_page "<title>Cell.other() failed"
expect_status 0 report --member Cell.good Cell.java -o page.html
expect_page "<title>Cell.good() verified"
expect_status 2 report -o page.html --member Cell.good --limit 1 Cell.java
expect_page "<title>Cell.good() unknown"
expect_nothing_left

# A page that is there is replaced; its mode stays; a link is followed.
chmod 640 page.html
ln -s page.html link.html
expect_status 1 report -o link.html Cell.java
expect_page "<title>Cell.set(int) failed"
if [ -L link.html ] && [ "$(stat -c %a page.html)" = 640 ]; then passed=$((passed + 1)); else complain "link or mode is lost"; fi
rm -f page.html link.html

echo 'class Empty {}' >Empty.java
expect_status 0 report -o page.html Empty.java
expect_output "page.html shows a program without members"
: >Nothing.java
expect_status 0 report -o page.html Nothing.java
expect_page 'data-steps="0"'
rm -f page.html

# A member that nothing is done for.
cat >Abstract.java <<'END'
abstract class Abstract {
  abstract void m();
}
END
expect_status 0 report -o page.html --member Abstract.m Abstract.java
expect_page "<title>Abstract.m() verified"
rm -f page.html

# Why it fails, and what mends it.
cat >Why.java <<'END'
class Why {
  int x;

  void take()
    //@ requires acc(x);
  {
  }

  void twice()
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    take();
  }
}
END
expect_status 1 report -o page.html Why.java
expect_page '<p class="why">Why: <strong>given away</strong> (<code>this.x</code>)'
expect_page 'class="way live-only" data-go="'
expect_page '<summary>help: '
expect_page '+    //@ ensures acc(x);'
rm -f page.html

# With status 3 there is no page.
echo 'class {' >Broken.java
expect_status 3 report -o page.html Broken.java
expect_output "Broken.java:1"
expect_no_page
expect_status 3 report -o page.html Nowhere.java
expect_no_page
expect_status 3 report -o page.html --member Cell.none Cell.java
expect_errors "there is no member Cell.none"
expect_no_page
expect_status 3 report Cell.java
expect_errors "--output is required"
mkdir folder
expect_status 3 report -o folder Cell.java
expect_errors "folder is a folder, no file"
expect_status 3 report -o nowhere/page.html Cell.java
expect_errors "there is no folder nowhere"
expect_status 3 report -o /dev/null Cell.java
expect_errors "is no plain file"
expect_status 3 report -o Cell.java Cell.java
expect_errors "it is not written over"
if grep -q 'class Cell' Cell.java; then passed=$((passed + 1)); else complain "the program is gone"; fi
expect_nothing_left
expect_status 3 report -o /proc/page.html Cell.java # where nobody can write
expect_errors "/proc/page.html cannot be written: "

# What there is no room for leaves what was there.
expect_status 1 report -o page.html Cell.java
cp page.html before.html
(
  trap '' XFSZ
  ulimit -f 1
  status=0
  "$warrant" report -o page.html --member Cell.other Cell.java >full.out 2>full.err || status=$?
  echo "$status" >full.status
)
if [ "$(cat full.status)" = 3 ] && grep -q 'page.html cannot be written' full.err && cmp -s page.html before.html; then
  passed=$((passed + 1))
else
  complain "without room: status $(cat full.status), $(cat full.err)"
fi
expect_nothing_left
rm -f page.html

# Names are one line each and no markup, whatever the file is called.
mkdir '<b>&"'
cp Cell.java '<b>&"/Cell.java'
expect_status 1 report -o page.html '<b>&"/Cell.java'
expect_page '&lt;b&gt;&amp;&quot;/Cell.java'
rm -f page.html

finish
