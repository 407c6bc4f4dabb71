#!/bin/sh
# vim.sh WARRANT: what is in editors/nvim, in every editor of the family that is there and can run it.
root=$(cd "$(dirname "$0")/../.." && pwd)
. "$root/tests/cli/harness.sh"
ran=
for editor in nvim vim; do
  command -v "$editor" >/dev/null || continue
  "$editor" --clean -es -c 'if has("syntax") && has("quickfix") | quit | endif' -c 'cquit' >/dev/null 2>&1 || continue
  ran="$ran $editor"
  command=$editor
  rm -f found
  "$editor" --clean -es --cmd "let warrant = '$warrant' | let root = '$root' | let results = '$directory/found'" \
    -S "$root/tests/editors/check.vim" >output 2>errors
  if grep -q '^done$' found 2>>errors; then passed=$((passed + 1)); else
    cat found >>output 2>/dev/null
    complain 'it is not as expected'
  fi
done
[ -n "$ran" ] || {
  echo 'skipped: there is no nvim, and no vim with syntax and quickfix'
  exit 77
}
echo "ran:$ran"
finish
