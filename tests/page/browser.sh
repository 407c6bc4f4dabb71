#!/bin/sh
# browser.sh WARRANT [SCREENSHOTS]: the page in headless Chromium (Debian: chromium, nodejs). With a folder,
# screenshots of two examples go there.
set -eu
folder=$(cd "$(dirname "$0")" && pwd)
warrant=$(realpath "$1")
for program in node chromium; do
  if ! command -v "$program" >/dev/null; then
    echo "SKIPPED: there is no $program"
    exit 77
  fi
done
exec node "$folder/browser.js" "$warrant" "$folder/../.." ${2+"$2"}
