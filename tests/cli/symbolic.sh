#!/bin/sh
# symbolic.sh WARRANT BUILD CMAKE: a project of somebody else's, built with the library of symbolic values as it is
# installed: the example that comes with it.
build=$2
cmake=$3
. "$(dirname "$0")/harness.sh"

command="$cmake --install"
"$cmake" --install "$build" --prefix "$directory/place" >output 2>errors || complain 'it fails'
if grep -rlF "$build" place/lib* place/include >output; then complain 'it names where it was built'; fi
cp -R place/share/doc/warrant/examples/symbolic customers
command='a project with find_package(Warrant)'
"$cmake" -S customers -B built -DCMAKE_PREFIX_PATH="$directory/place" \
  -DCMAKE_CXX_FLAGS='-Wall -Wextra -Wpedantic -Wconversion -Werror' >output 2>errors ||
  complain 'it cannot be configured'
"$cmake" --build built >output 2>errors || complain 'it cannot be built'

command=customers
built/customers >output 2>errors || complain 'it fails'
# It prints what the documentation shows.
sed "s|[^ ]*/specifications.cpp|specifications.cpp|" output >printed
awk '/^```text customers$/ { isShown = 1; next } /^```$/ { isShown = 0 } isShown' \
  place/share/doc/warrant/docs/symbolic.md >output
if [ -s output ] && diff output printed >errors; then passed=$((passed + 1)); else complain 'docs/symbolic.md shows something else'; fi
if [ -e built/customers_test ]; then
  command=customers_test
  built/customers_test >output 2>errors || complain 'it fails'
  expect_output '1 passed'
fi

# A program of one file, and nothing but the compiler.
cat >one.cpp <<'END'
#include <warrant/symbolic.h>

#include <iostream>

int main() {
  std::cout << warrant::check("doubles are even", [] {
    warrant::forall<int>("i", [](warrant::symbolic<int> i) { warrant::should((i + i) % 2 == 0); });
  });
}
END
command='c++ one.cpp'
${CXX:-c++} -std=c++20 -I place/include one.cpp -o one "$(find place -name libwarrant_symbolic.a)" -ldl -pthread \
  >output 2>errors || complain 'it cannot be built'
./one >output 2>errors || complain 'it fails'
expect_output 'doubles are even: verified'
finish
