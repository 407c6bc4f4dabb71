#!/bin/sh
# package.sh WARRANT BUILD CMAKE: the Debian package, unpacked and run from there.
build=$2
cpack=$(dirname "$3")/cpack
. "$(dirname "$0")/harness.sh"
for tool in "$cpack" dpkg-deb dpkg-shlibdeps; do
  command -v "$tool" >/dev/null || {
    echo "skipped: there is no $tool"
    exit 77
  }
done

command='cpack -G DEB'
"$cpack" -G DEB --config "$build/CPackConfig.cmake" -B "$directory/made" >output 2>errors || complain 'it fails'
package=$(ls made/*.deb)
dpkg-deb -f "$package" >output 2>errors || complain 'not a package'
expect_output 'Package: warrant'
expect_output 'libz3-4'
expect_output 'libc6'
for unwanted in spdlog fmt antlr stdc++; do
  if grep '^Depends' output | grep -q "$unwanted"; then complain "it depends on $unwanted"; fi
done
dpkg-deb -x "$package" root
warrant=$directory/root/usr/bin/warrant
expect_status 0 verify root/usr/share/doc/warrant/examples/tutorial/Tank.java
expect_output '6 verified'
expect_status 0 explain W0101
if grep -q "$directory\|$build" "$(find root -name warrant.1)"; then complain 'the man page names a folder'; fi
finish
