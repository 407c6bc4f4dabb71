#!/bin/sh
# install.sh WARRANT BUILD CMAKE: what `cmake --install` installs, run from there.
build=$2
cmake=$3
. "$(dirname "$0")/harness.sh"

command="$cmake --install"
"$cmake" --install "$build" --prefix "$directory/place" >output 2>errors || complain 'it fails'
for file in bin/warrant share/warrant/library/java/lang/Math.java share/man/man1/warrant.1 \
  share/bash-completion/completions/warrant share/zsh/site-functions/_warrant \
  share/fish/vendor_completions.d/warrant.fish share/doc/warrant/docs/diagnostics.md \
  share/doc/warrant/examples/tutorial/Tank.java share/doc/warrant/LICENSE; do
  if [ -s "place/$file" ]; then passed=$((passed + 1)); else complain "there is no $file"; fi
done
if grep -rl "$build" place/bin place/share/man place/share/*/completions >output; then complain 'it names where it was built'; fi

warrant=$directory/place/bin/warrant
expect_status 0 completion bash
cmp -s output place/share/bash-completion/completions/warrant || complain 'another completion is installed'
expect_status 0 verify place/share/doc/warrant/examples/tutorial/Tank.java
expect_output '6 verified'
write_use
expect_status 0 verify Use.java
expect_output "the library's \`Math.max(int, int)\`"
ln -s place/bin/warrant linked
warrant=$directory/linked
expect_status 0 verify Use.java
finish
