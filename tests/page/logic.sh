#!/bin/sh
# logic.sh WARRANT [NODE]: what the page's script computes, on recorded runs, without a browser.
set -eu
folder=$(cd "$(dirname "$0")" && pwd)
warrant=$(realpath "$1")
if [ $# -lt 2 ] || [ ! -x "$2" ]; then
  echo "SKIPPED: there is no Node"
  exit 77
fi
exec "$2" "$folder/logic.js" "$warrant" "$folder/../.."
