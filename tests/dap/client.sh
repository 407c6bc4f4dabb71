#!/bin/sh
# client.sh WARRANT: the debug adapter with the client library of VS Code's own project, which npm installs in a folder
# that is removed at the end (Debian: nodejs, npm). On request.
set -eu
. "$(dirname "$0")/../on_request.sh"
needs node npm
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp "$folder/package.json" "$folder/client.js" "$scratch"
if ! (cd "$scratch" && npm install --no-package-lock --no-audit --no-fund --ignore-scripts --loglevel=error >npm.log 2>&1); then
  cat "$scratch/npm.log"
  echo 'SKIPPED: npm cannot install the client library'
  exit 77
fi
node "$scratch/client.js" "$warrant" "$root"
