#!/bin/sh
# completion.sh WARRANT: shell completion and the man page, as far as the shells are there.
. "$(dirname "$0")/harness.sh"
skipped=

for shell in bash zsh fish; do
  expect_status 0 completion $shell
  expect_output 'source-path'
  if grep -q probe-exits output; then complain 'a hidden option is completed'; fi
  if grep -qw resolve output; then complain 'a hidden command is completed'; fi
  cp output warrant.$shell
done
expect_status 3 completion tcsh
expect_status 3 completion

# What bash offers behind words of a command line, the last of which is not finished.
cat >complete.bash <<'END'
PATH=$1:$PATH
. ./warrant.bash
shift
compopt() { :; }
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_warrant
printf '%s\n' "${COMPREPLY[@]}" | sort | tr '\n' ' '
END
touch A.java b.idf c.txt
mkdir folder
offers() {
  expected=$1
  shift
  command="completion of: $*"
  bash complete.bash "$(dirname "$warrant")" "$@" >output 2>errors
  if [ "$(cat output)" = "$expected" ]; then passed=$((passed + 1)); else complain "not: $expected"; fi
}
if command -v bash >/dev/null; then
  offers 'verify ' warrant ver
  offers 'dap debug explain explore fix merge plan report run verify ' warrant ''
  offers 'json ' warrant verify --format j
  offers 'explicit infer ' warrant verify --ghost = ''
  offers 'infer ' warrant verify --ghost = i
  offers '--library --limit ' warrant verify --li
  offers 'A.java b.idf folder ' warrant verify ''
  offers 'folder ' warrant verify --library ''
  offers ' ' warrant verify --member ''
  offers 'W1909 ' warrant explain W190
else
  skipped="$skipped bash"
fi
if command -v zsh >/dev/null; then
  command='zsh -n'
  zsh -n warrant.zsh >output 2>errors || complain 'a syntax error'
else
  skipped="$skipped zsh"
fi
if command -v fish >/dev/null; then
  command='fish'
  fish --no-execute warrant.fish >output 2>errors || complain 'a syntax error'
  fish -c 'source warrant.fish; complete -C "warrant verify --format "' >output 2>errors
  expect_output sarif
else
  skipped="$skipped fish"
fi

expect_status 0 man
cp output warrant.1
expect_output '.SH EXIT STATUS'
expect_output '\fB\-\-close\-depth\fR'
expect_output 'Thread'
if command -v groff >/dev/null; then
  command='man'
  groff -man -Tutf8 -ww -Kutf8 warrant.1 >output 2>errors || complain 'not a man page'
  expect_no_errors
  expect_output 'warrant'
else
  skipped="$skipped groff"
fi
[ -z "$skipped" ] || echo "skipped, since it is not there:$skipped"
finish
