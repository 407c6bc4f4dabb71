#!/bin/sh
# client.sh WARRANT: the debug adapter with the client library of VS Code's own project, which npm installs in a folder
# that is removed at the end (Debian: nodejs, npm). On request.
set -eu
folder=$(cd "$(dirname "$0")" && pwd)
warrant=$(realpath "$1")
for program in node npm; do
  if ! command -v "$program" >/dev/null; then
    echo "SKIPPED: there is no $program"
    exit 77
  fi
done
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp "$folder/package.json" "$folder/client.js" "$scratch"
if ! (cd "$scratch" && npm install --no-package-lock --no-audit --no-fund --ignore-scripts --loglevel=error >npm.log 2>&1); then
  cat "$scratch/npm.log"
  echo 'SKIPPED: npm cannot install the client library'
  exit 77
fi
node "$scratch/client.js" "$warrant" "$folder/../.."
