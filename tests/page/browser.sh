#!/bin/sh
# browser.sh WARRANT [SCREENSHOTS]: the page in headless Chromium (Debian: chromium, nodejs). With a folder,
# screenshots of two examples go there.
set -eu
. "$(dirname "$0")/../on_request.sh"
needs node chromium
exec node "$folder/browser.js" "$warrant" "$root" ${2+"$2"}
